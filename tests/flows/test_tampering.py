"""A ledger edited by hand, in its file: each kind of edit is found, and what it touches is named."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.flows.edits import CALLS, EDITS, RUNS, SESSIONS, Edit, at, inside
from tests.flows.kit import (
    OPEN,
    UNSUPPORTED,
    bound,
    claim,
    model,
    plan,
    prose,
    report,
    reviewed,
    ruling,
    rulings,
)
from tests.harness.kit import LOG_TEXT, call, scripted
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import Flow
from firsthand.flows.findings import Recheck
from firsthand.ledger import open_ledger
from firsthand.rules.evidence import payload_sha256, run_digest
from firsthand.wiring import App

SAID = "HikariPool-1 request timed out after 30000ms."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


async def a_run(path: Path, flow: Flow = Flow.REVIEWED, **fields: Any) -> str:
    """A finished run in the file: a derivable claim, one that the Verifier passed, and prose."""
    ledger = await open_ledger(str(path))
    if flow is Flow.DIRECT:
        result = await ask(service(scripted(call("a"), quoting()), ledger=ledger))
    else:
        one = model(
            call("a"),
            report(claim("k1"), claim("k2", OPEN)),
            planner=plan("narrow"),
            verifier=[rulings(ruling("k1"), ruling("k2"))],
            composer=[prose(SAID)],
        )
        judges = {"verifier": "scripted", "composer": "scripted"}
        result = await reviewed(one, ledger=ledger, **judges, **fields)
    await ledger.close()
    return result.run.run_id


def edit(path: Path, change: Edit) -> None:
    connection = sqlite3.connect(path)
    with connection:
        change(connection)
    connection.close()


async def verify(path: Path, run_id: str, digest: str | None = None) -> Recheck:
    ledger = await open_ledger(str(path))
    try:
        return await App(ledger=ledger).recheck(run_id, digest=digest)
    finally:
        await ledger.close()


@pytest.mark.parametrize("name", EDITS)
async def test_an_edit_by_hand_is_found_and_named(name: str, path: Path) -> None:
    change, expected = EDITS[name]
    run_id = await a_run(path)
    assert (await verify(path, run_id)).stands
    edit(path, change)
    found = await verify(path, run_id)
    assert not found.stands
    assert expected <= {one.rule for one in found.findings}


@pytest.mark.parametrize(
    ("name", "claim_id"),
    [
        ("payload", "c1"),
        ("tool_name", "c2"),
        ("draft_claim", "c1"),
        ("claim", "c1"),
        ("claims_evidence", "c2"),
        ("ruling", "c2"),
        ("conclusion", "conclusion"),
    ],
)
async def test_the_claim_that_an_edit_touches_is_named(
    name: str, claim_id: str, path: Path
) -> None:
    run_id = await a_run(path)
    edit(path, EDITS[name][0])
    assert claim_id in {one.claim_id for one in (await verify(path, run_id)).findings}


@pytest.mark.parametrize("name", ["payload", "payload_sha256", "evidence_text"])
async def test_the_tool_call_is_named_with_the_claims_that_rest_on_it(
    name: str, path: Path
) -> None:
    run_id = await a_run(path)
    edit(path, EDITS[name][0])
    (first, *_) = [one for one in (await verify(path, run_id)).findings if one.invocation_id]
    assert (first.invocation_id, first.resting) == (1, ("c1", "c2"))


@pytest.mark.parametrize("name", ["payload", "payload_sha256", "evidence_text", "claim", "digest"])
async def test_the_direct_flows_record_is_checked_alike(name: str, path: Path) -> None:
    run_id = await a_run(path, Flow.DIRECT)
    assert (await verify(path, run_id)).stands
    edit(path, EDITS[name][0])
    assert not (await verify(path, run_id)).stands


async def test_an_edited_payload_of_an_earlier_run_is_found(path: Path) -> None:
    first = await a_run(path, session_id="ses-shared")
    ledger = await open_ledger(str(path))
    then = claim("k1", LOG_TEXT, bound(source_invocation_id=1, evidence_excerpt=LOG_TEXT))
    second = await reviewed(model(report(then)), ledger=ledger, session_id="ses-shared")
    await ledger.close()
    assert second.run.run_id != first
    assert (await verify(path, second.run.run_id)).stands
    edit(path, EDITS["payload_sha256"][0])
    found = await verify(path, second.run.run_id)
    rules = {(one.rule, one.invocation_id) for one in found.findings}
    assert rules == {("digest_changed", None), ("payload_changed", 1)}
    assert first in " ".join(one.detail for one in found.findings)


async def test_a_coherent_forgery_falls_by_the_digest_that_was_kept_elsewhere(path: Path) -> None:
    """Payload, texts, hash, digest, draft and answer, all rewritten to agree: nothing inside the
    ledger can tell. A digest that lay elsewhere can."""
    run_id = await a_run(path, Flow.DIRECT)
    kept = (await verify(path, run_id)).digest

    def forge(file: sqlite3.Connection) -> None:
        for table, column in (
            (CALLS, "payload"),
            (CALLS, "retrieval_details"),
            (RUNS, "draft"),
            (RUNS, "answer"),
            (RUNS, "guard_result"),
            (RUNS, "gatekeeper_result"),
            (SESSIONS, "self_evaluation"),
        ):
            file.execute(f"UPDATE {table} SET {column} = replace({column}, '30000ms', '10000ms')")
        (payload,) = file.execute("SELECT payload FROM tool_invocation").fetchone()
        digest = payload_sha256(json.loads(payload))
        file.execute("UPDATE tool_invocation SET payload_sha256 = ?", (digest,))
        file.execute("UPDATE diagnosis_run SET digest = ?", (run_digest([(1, digest)]),))

    edit(path, forge)
    assert (await verify(path, run_id)).stands
    found = await verify(path, run_id, digest=kept)
    assert [one.rule for one in found.findings] == ["digest_changed"]


async def test_what_is_unsupported_cannot_be_written_into_draft_and_answer(path: Path) -> None:
    run_id = await a_run(path)

    def forge(file: sqlite3.Connection) -> None:
        for column, place in (("draft", ("claims", 0, "text")), ("answer", ("claims", 0, "text"))):
            inside(RUNS, column, at(*place, value=UNSUPPORTED))(file)

    edit(path, forge)
    found = await verify(path, run_id)
    assert ("wording_unsupported", "c1") in {(one.rule, one.claim_id) for one in found.findings}
