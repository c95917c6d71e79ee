"""Recheck: an untouched run stands; every edit of the record is found and named."""

from typing import Any

import pytest

from firsthand.contracts.runs import RunResult
from firsthand.flows.recheck import Recheck, recheck
from firsthand.ledger.memory import MemoryLedger
from tests.harness.kit import EMPTY_DRAFT, LIMITS, call, scripted
from tests.service.kit import ask, quoting, service


class Tampered:
    """A ledger in front of another one, with some answers edited by hand."""

    def __init__(self, ledger: MemoryLedger, **edits: Any) -> None:
        self._ledger = ledger
        self._edits = edits

    async def run_invocations(self, run_id: str) -> Any:
        rows = await self._ledger.run_invocations(run_id)
        edit = self._edits.get("row")
        return tuple(edit(row) for row in rows) if edit else rows

    async def get_payload(self, invocation_id: int) -> Any:
        payload = await self._ledger.get_payload(invocation_id)
        edit = self._edits.get("payload")
        return edit(payload) if edit else payload

    async def get_invocations(self, ids: Any) -> Any:
        return await self._ledger.get_invocations(ids)


async def a_run(ledger: MemoryLedger, **fields: Any) -> RunResult:
    return await ask(service(scripted(call("a"), quoting()), ledger=ledger), **fields)


async def checked(ledger: Any, result: RunResult, **fields: Any) -> Recheck:
    return await recheck(ledger, result.run, **fields)


def rules(found: Recheck) -> set[str]:
    return {finding.rule for finding in found.findings}


async def test_an_untouched_run_stands() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)
    found = await checked(ledger, result, digest=result.run.digest)
    assert (found.stands, found.findings, found.other_versions) == (True, (), {})


@pytest.mark.parametrize("limit", [{"model_calls": 1}, {"tool_calls": 1}, {"tokens": 100}])
async def test_a_run_that_a_limit_ended_stands(limit: dict[str, int]) -> None:
    ledger = MemoryLedger()
    calls = [call(f"c{n}") for n in range(4)]
    one = service(scripted(*calls), ledger=ledger, limits=LIMITS.model_copy(update=limit))
    assert (await checked(ledger, await ask(one))).stands


async def test_an_edited_payload_is_found_and_its_invocation_named() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)

    def edit(payload: Any) -> Any:
        record = {**payload["logs"][0], "message": "all is well"}
        return {"logs": [record]}

    found = await checked(Tampered(ledger, payload=edit), result)
    assert not found.stands
    assert rules(found) == {"payload_changed", "evidence_refs_changed"}
    assert {finding.invocation_id for finding in found.findings} == {1}


async def test_an_edited_evidence_text_is_found_and_the_claim_named() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)

    def edit(row: Any) -> Any:
        ref = row.retrieval_details.evidence_refs[0].model_copy(update={"text": "all is well"})
        details = row.retrieval_details.model_copy(update={"evidence_refs": (ref,)})
        return row.model_copy(update={"retrieval_details": details})

    found = await checked(Tampered(ledger, row=edit), result)
    assert {"evidence_refs_changed", "excerpt_mismatch"} <= rules(found)
    assert "c1" in {finding.claim_id for finding in found.findings}


async def test_an_edited_hash_is_found_by_the_digest() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)

    def edit(row: Any) -> Any:
        return row.model_copy(update={"payload_sha256": "0" * 64})

    assert "digest_changed" in rules(await checked(Tampered(ledger, row=edit), result))


async def test_a_digest_kept_elsewhere_is_compared() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)
    found = await checked(ledger, result, digest="f" * 64)
    assert [finding.rule for finding in found.findings] == ["digest_changed"]


async def test_an_edited_claim_is_named() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)
    assert result.answer is not None
    claim = result.answer.claims[0].model_copy(update={"text": "The disk is full."})
    answer = result.answer.model_copy(update={"claims": (claim,)})
    edited = result.run.model_copy(update={"answer": answer})
    found = await recheck(ledger, edited)
    assert [(one.rule, one.claim_id) for one in found.findings] == [("answer_changed", "c1")]


async def test_an_edited_draft_or_verdict_is_found() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)
    assert not (await recheck(ledger, result.run.model_copy(update={"draft": EMPTY_DRAFT}))).stands
    found = await recheck(ledger, result.run.model_copy(update={"draft": "nonsense"}))
    assert rules(found) == {"draft_changed"}


async def test_another_rules_version_is_reported_apart() -> None:
    ledger = MemoryLedger()
    result = await a_run(ledger)
    found = await recheck(ledger, result.run.model_copy(update={"rules_version": "0"}))
    assert found.stands
    assert found.other_versions["rules"].startswith("0 → ")
