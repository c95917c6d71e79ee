"""Recheck: an untouched run stands, however it ended; other versions are reported apart."""

import json
from typing import Any

import pytest
from tests.flows.kit import (
    CONTRADICTED,
    ID,
    OPEN,
    TEXT,
    UNSUPPORTED,
    bound,
    claim,
    model,
    plan,
    prose,
    rechecked,
    report,
    reviewed,
    ruling,
    rulings,
    told,
)
from tests.harness.kit import EMPTY_DRAFT, LIMITS, LOG_TEXT, call, scripted
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import LedgerError, UsageError
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import RunResult
from firsthand.flows.findings import Recheck
from firsthand.flows.recheck import recheck
from firsthand.ledger import MemoryLedger, open_ledger


async def direct(ledger: Ledger, *replies: dict[str, Any], **limits: Any) -> RunResult:
    one = scripted(*(replies or (call("a"), quoting())))
    return await ask(service(one, ledger=ledger, limits=LIMITS.model_copy(update=limits)))


def rules(found: Recheck) -> list[str]:
    return [finding.rule for finding in (*found.findings, *found.judged_otherwise)]


async def test_an_untouched_run_stands_and_says_what_was_looked_at() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), claim("k2"), ledger=ledger)
    found = await rechecked(ledger, result, digest=result.run.digest)
    assert (found.stands, rules(found), found.other_versions) == (True, [], {})
    assert (found.payloads, found.texts, found.claims) == (1, 1, 2)
    assert (found.verdict, found.digest) == (Verdict.PASS, result.run.digest)


@pytest.mark.parametrize("limit", [{"model_calls": 1}, {"tool_calls": 1}, {"tokens": 100}])
async def test_a_run_that_a_limit_ended_stands(limit: dict[str, int]) -> None:
    ledger = MemoryLedger()
    result = await direct(ledger, *(call(f"c{n}") for n in range(4)), **limit)
    assert (await rechecked(ledger, result)).stands


def escaped(made: dict[str, Any], number: str = "") -> dict[str, Any]:
    """As raw text, with escapes for all but ASCII, and a string as the number that it spells."""
    text = json.dumps(made["output"])
    return {"text": text.replace(f'"{number}"', number) if number else text}


REPORTS: dict[str, dict[str, Any]] = {
    "true": report(claim("k1")),
    "every_wording": report(*map(claim, "abcd", (TEXT, OPEN, UNSUPPORTED, CONTRADICTED))),
    "forged": report(claim("k1"), claim("k2", TEXT, bound(source_invocation_id=99))),
    "float_id_beside_a_nan": report(claim("k1", "NaN", bound(source_invocation_id=1.0))),
    "infinite_id": escaped(report(claim("k1", TEXT, bound(source_invocation_id="1e999"))), "1e999"),
    "nul_in_an_excerpt": report(claim("k1", TEXT, bound(evidence_excerpt=TEXT + "\x00"))),
    "half_a_surrogate": escaped(report(claim("k1", f"{TEXT} \ud83d", bound()))),
    "legacy": report(claim("k1", source_invocation_ids=[ID, "1"])),
    "backfilled": report(claim("k1", TEXT, bound(source_invocation_id=None))),
    "twin_ids": report(claim("k1"), claim("k1", OPEN)),
    "deep": report(claim("k1"), more=[[[[[[[[[[1]]]]]]]]]]),
    "empty": {"output": {}},
}


@pytest.mark.parametrize("place", ["memory", "sqlite"])
@pytest.mark.parametrize("name", REPORTS)
async def test_a_reviewed_run_stands_whatever_its_report_was(
    name: str, place: str, tmp_path: Any
) -> None:
    ledger: Ledger = MemoryLedger() if place == "memory" else await open_ledger(str(tmp_path / "l"))
    one = model(call("a"), REPORTS[name], planner=plan("narrow", "\x00 purpose"))
    result = await reviewed(one, ledger=ledger)
    assert result.run.state is RunState.SUCCEEDED
    found = await rechecked(ledger, result)
    assert (found.stands, rules(found)) == (True, [])
    await ledger.close()


async def test_a_float_id_never_comes_back_as_an_integer(tmp_path: Any) -> None:
    ledger = await open_ledger(str(tmp_path / "l"))
    result = await reviewed(model(call("a"), REPORTS["float_id_beside_a_nan"]), ledger=ledger)
    run = await ledger.get_run(result.run.run_id)
    assert run is not None
    assert run.answer is not None
    assert run.answer.verdict is Verdict.REJECT
    draft: Any = run.draft
    assert draft["claims"][0]["evidence_bindings"][0]["source_invocation_id"] == "1.0"
    await ledger.close()


async def test_what_rests_on_the_recorded_verifier_is_named() -> None:
    ledger = MemoryLedger()
    one = model(
        call("a"),
        report(claim("k1"), claim("k2", OPEN)),
        verifier=[rulings(ruling("k1"), ruling("k2"))],
        composer=[prose("HikariPool-1 request timed out after 30000ms.")],
    )
    result = await reviewed(one, ledger=ledger, verifier="scripted", composer="scripted")
    found = await rechecked(ledger, result)
    assert (found.stands, found.verifier_claims) == (True, ("c2",))


async def test_a_citation_of_an_earlier_run_stands_and_its_run_is_checked_too() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger)
    then = claim("k1", LOG_TEXT, bound(source_invocation_id=1, evidence_excerpt=LOG_TEXT))
    second = await reviewed(model(report(then)), ledger=ledger, session_id=first.run.session_id)
    found = await rechecked(ledger, second)
    assert (found.stands, found.payloads, found.claims) == (True, 1, 1)


async def test_a_foreign_citation_stays_foreign() -> None:
    ledger = MemoryLedger()
    await told(claim("k1"), ledger=ledger)
    theft = bound(source_invocation_id=1, evidence_excerpt=LOG_TEXT)
    result = await told(claim("k1", LOG_TEXT, theft), ledger=ledger)
    found = await rechecked(ledger, result)
    assert (found.stands, found.verdict) == (True, Verdict.REJECT)
    assert found.payloads == 1


async def test_a_failed_run_published_nothing_and_its_record_is_whole() -> None:
    ledger = MemoryLedger()
    failed = await direct(ledger, call("a"), {"fault": "unreachable"})
    found = await rechecked(ledger, failed)
    assert (found.state, found.verdict, found.stands) == (RunState.FAILED, None, True)
    assert found.payloads == 1


async def test_an_interrupted_run_has_no_digest_and_is_no_finding() -> None:
    ledger = MemoryLedger()
    result = await direct(ledger)
    dead = result.run.model_copy(
        update={"state": RunState.INTERRUPTED, "digest": None, "answer": None}
    )
    assert (await recheck(ledger, dead)).stands


async def test_a_run_that_has_not_ended_cannot_be_verified() -> None:
    ledger = MemoryLedger()
    result = await direct(ledger)
    with pytest.raises(UsageError, match="has not ended"):
        await recheck(ledger, result.run.model_copy(update={"state": RunState.RUNNING}))


async def test_a_digest_kept_elsewhere_is_compared_in_any_spelling() -> None:
    ledger = MemoryLedger()
    result = await direct(ledger)
    assert result.run.digest is not None
    kept = f"  {result.run.digest.upper()} "
    assert (await rechecked(ledger, result, digest=kept)).stands
    found = await rechecked(ledger, result, digest="f" * 64)
    assert (found.stands, rules(found)) == (False, ["digest_changed"])


async def test_other_rules_that_judge_the_same_stand_and_are_reported_apart() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), ledger=ledger)
    assert result.answer is not None
    old = result.answer.model_copy(
        update={"limitations": ("An old wording.",), "versions": _old(result)}
    )
    run = result.run.model_copy(update={"rules_version": "0", "answer": old})
    found = await recheck(ledger, run)
    assert (found.stands, rules(found)) == (True, [])
    assert found.other_versions["rules"].startswith("0 → ")


async def test_what_other_rules_would_refuse_is_named_apart_and_does_not_stand() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), claim("k2", UNSUPPORTED), ledger=ledger)
    assert result.answer is not None
    first = result.answer.claims[0]
    bolder = first.model_copy(update={"claim_id": "c2", "text": UNSUPPORTED})
    answer = result.answer.model_copy(
        update={"claims": (first, bolder), "verdict": Verdict.PASS, "versions": _old(result)}
    )
    found = await recheck(
        ledger, result.run.model_copy(update={"rules_version": "0", "answer": answer})
    )
    of_the_verdict = {one.rule for one in found.findings}  # the events and the session keep it too
    assert (found.stands, of_the_verdict) == (False, {"run_changed", "evaluation_changed"})
    assert [(one.rule, one.claim_id) for one in found.judged_otherwise] == [
        ("wording_unsupported", "c2"),
        ("answer_changed", None),
    ]


def _old(result: RunResult) -> Any:
    assert result.answer is not None
    return result.answer.versions.model_copy(update={"rules": "0"})


async def test_versions_that_disagree_are_a_finding() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), ledger=ledger)
    found = await recheck(ledger, result.run.model_copy(update={"rules_version": "0"}))
    assert (found.stands, rules(found)) == (False, ["answer_changed"])


async def test_a_ledger_that_is_gone_is_no_finding() -> None:
    class Gone(MemoryLedger):
        async def run_invocations(self, run_id: str) -> Any:
            raise LedgerError("the server does not answer; start it")

    ledger = MemoryLedger()
    result = await direct(ledger)
    with pytest.raises(LedgerError):
        await recheck(Gone(), result.run)


async def test_an_empty_draft_stands() -> None:
    ledger = MemoryLedger()
    result = await direct(ledger, {"output": EMPTY_DRAFT})
    assert (await rechecked(ledger, result)).stands
