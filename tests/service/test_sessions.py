"""Sessions: several turns, at once and one after the other; whose evidence a turn may cite."""

import asyncio
import json
from typing import Any

import pytest
from tests.flows.kit import TEXT, bound, claim, codes, model, rechecked, report, reviewed, told
from tests.harness.kit import LOG_TEXT, call, scripted
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import Flow, RunState, Verdict
from firsthand.contracts.errors import UsageError
from firsthand.contracts.ports import Ledger
from firsthand.flows.recheck import recheck
from firsthand.ledger import MemoryLedger
from firsthand.service.audit import audit

TURNS = 8


@pytest.mark.parametrize("flow", Flow)
async def test_concurrent_turns_of_one_session_lose_nothing(stored: Ledger, flow: Flow) -> None:
    one = model(call("a"), call("b"), report(claim("k1")), DiagnosisDraft=[call("a"), quoting()])
    made = service(one, ledger=stored)
    asked = (ask(made, f"question {n}", flow=flow, session_id="ses-shared") for n in range(TURNS))
    results = await asyncio.gather(*asked)
    assert {result.run.state for result in results} == {RunState.SUCCEEDED}
    session = await stored.get_session("ses-shared")
    assert session is not None
    assert session.version == TURNS
    runs = {run.run_id: run for run in await stored.list_runs(session_id="ses-shared")}
    assert set(runs) == {result.run.run_id for result in results}
    latest = session.self_evaluation
    assert latest["run_id"] in runs
    whole: Any = runs[str(latest["run_id"])].gatekeeper_result
    assert latest["verifier_evaluation"]["gatekeeper_result"] == whole.model_dump(mode="json")  # type: ignore[index,call-overload]
    for run in runs.values():
        assert run.gatekeeper_result is not None
        calls = await stored.run_invocations(run.run_id)
        assert len(calls) == (2 if flow is Flow.REVIEWED else 1)
        assert run.answer is not None
        cited = {one.invocation_id for claim in run.answer.claims for one in claim.evidence}
        assert cited <= {call.id for call in calls}
        assert (await recheck(stored, run)).stands


async def test_concurrent_turns_each_stand_in_the_audit(stored: Ledger) -> None:
    made = service(model(call("a"), report(claim("k1"))), ledger=stored)
    await asyncio.gather(
        *(ask(made, f"{n}?", flow=Flow.REVIEWED, session_id="ses-a") for n in range(TURNS))
    )
    found = await audit(stored, "ses-a")
    assert len({run["run_id"] for run in found["runs"]}) == TURNS
    for run in found["runs"]:
        assert run["verifier_evaluation"]["gatekeeper_result"]["severity"] == "none"
        assert run["digest"]


async def test_a_session_is_continued_and_the_previous_turn_is_context_without_ids() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger, session_id="ses-mine")
    one = model(call("a"), report(claim("k1")))
    second = await reviewed(one, ledger=ledger, session_id="ses-mine")
    assert second.run.session_id == first.run.session_id == "ses-mine"
    assert second.run.previous_run_id == first.run.run_id
    for role in ("ExecutionPlan", "ExecutorReport"):
        turn = json.loads(one.told[role][0])["previous_turn"]
        assert turn == {
            "question": "why is order-service slow?",
            "conclusion": f"Observed: {LOG_TEXT}",
            "published_texts": [LOG_TEXT],
            "verdict": "PASS",
        }


async def test_a_turn_that_published_nothing_is_passed_over() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger, session_id="ses-a")
    failed = await reviewed(model({"fault": "unreachable"}), ledger=ledger, session_id="ses-a")
    third = await told(claim("k1"), ledger=ledger, session_id="ses-a")
    assert failed.run.state is RunState.FAILED
    assert third.run.previous_run_id == first.run.run_id


async def test_another_sessions_run_cannot_be_continued() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger)
    with pytest.raises(UsageError, match="belongs to session"):
        await reviewed(
            model(call("a"), report(claim("k1"))),
            ledger=ledger,
            session_id="ses-other",
            previous_run_id=first.run.run_id,
        )


def theft(of: int) -> Any:
    return claim("k1", LOG_TEXT, bound(source_invocation_id=of, evidence_excerpt=LOG_TEXT))


async def test_an_earlier_runs_invocation_is_authentic_and_told_with_its_time(
    stored: Ledger,
) -> None:
    first = await told(claim("k1"), ledger=stored, session_id="ses-a")
    (seen,) = await stored.run_invocations(first.run.run_id)
    second = await reviewed(model(report(theft(seen.id))), ledger=stored, session_id="ses-a")
    assert codes(second) == ["earlier_run"]
    assert second.answer is not None
    assert second.answer.verdict is Verdict.PASS
    (published,) = second.answer.claims
    assert seen.finished_at is not None
    stamp = seen.finished_at.isoformat(timespec="microseconds").replace("+00:00", "Z")
    assert published.text.startswith(f"As of {stamp[:19]}")
    assert published.text.endswith(f"in an earlier run of this session: {LOG_TEXT}")
    assert published.evidence[0].observed_at == seen.finished_at
    assert second.answer.conclusion is None
    assert (await rechecked(stored, second)).stands


async def test_another_sessions_invocation_is_foreign_and_nothing_of_it_is_told(
    stored: Ledger,
) -> None:
    first = await told(claim("k1"), ledger=stored, session_id="ses-a")
    (seen,) = await stored.run_invocations(first.run.run_id)
    second = await reviewed(model(report(theft(seen.id))), ledger=stored, session_id="ses-b")
    assert second.answer is not None
    assert second.answer.verdict is Verdict.REJECT
    assert [one.rule for one in second.answer.withheld] == ["foreign_session", "nothing_published"]
    assert LOG_TEXT not in second.answer.model_dump_json()
    result = second.run.gatekeeper_result
    assert result is not None
    assert result.checked_bindings[0].system_text is None


async def test_an_earlier_runs_invocation_is_foreign_to_the_direct_flow(stored: Ledger) -> None:
    first = await ask(service(scripted(call("a"), quoting()), ledger=stored), session_id="ses-a")
    cited = {"tool_call_id": "a", "raw_path": "$.logs[0]", "excerpt": LOG_TEXT}
    item = {
        "kind": "OBSERVATION",
        "statement": LOG_TEXT,
        "tool_call_ids": ["a"],
        "citations": [cited],
    }
    draft = {"conclusion": None, "analysis": [item], "limitations": [], "next_steps": []}
    thief = service(scripted(call("b"), {"output": draft}), ledger=stored)
    second = await ask(thief, "and now?", session_id="ses-a")
    assert second.run.previous_run_id == first.run.run_id
    assert second.answer is not None
    assert second.answer.verdict is Verdict.REJECT
    assert [one.rule for one in second.answer.withheld] == [
        "invocation_not_found",
        "nothing_published",
    ]


async def test_a_turn_of_either_flow_may_follow_one_of_the_other() -> None:
    ledger = MemoryLedger()
    await ask(service(scripted(call("a"), quoting()), ledger=ledger), session_id="ses-a")
    second = await told(claim("k1", TEXT), ledger=ledger, session_id="ses-a")
    assert second.answer is not None
    assert second.answer.verdict is Verdict.PASS
    found = await audit(ledger, "ses-a")
    assert [run["flow"] for run in found["runs"]] == ["direct", "reviewed"]
    assert found["self_evaluation"]["flow"] == "reviewed"
