"""The trace of a run: its whole record, redacted, in the order in which it happened."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.observing.kit import MARKER, SECRET, ask_marked, marked_service

from firsthand.contracts.enums import Flow
from firsthand.contracts.runs import RunResult
from firsthand.service.runs import RunService
from firsthand.wiring.observing import observed

FLOWS = list(Flow)
REQUESTS = {
    Flow.DIRECT: ["diagnosis_agent"] * 4,
    Flow.REVIEWED: ["planner", *["executor"] * 4],
}


async def traced(
    flow: Flow, *, broken: bool = False
) -> tuple[list[dict[str, Any]], RunResult, RunService]:
    records: list[Any] = []
    one = observed(marked_service(flow, broken=broken), record=records.append, sinks=())
    return records, await ask_marked(one, flow), one


def of_type(records: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [one for one in records if one["type"] == kind]


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.value)
@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
async def test_no_secret_is_in_it_and_all_else_is(flow: Flow, broken: bool) -> None:
    records, _, _ = await traced(flow, broken=broken)
    text = json.dumps(records)
    assert SECRET not in text
    assert "[secret:" in text
    places = ["question", "evidence", "argument", "tool", "id", "error"]
    places += ["raw"] if broken else ["draft", "verifier"]
    assert [one for one in places if f"{MARKER}{one}" not in text] == []


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.value)
async def test_it_begins_with_the_run_and_ends_with_its_end(flow: Flow) -> None:
    records, result, _ = await traced(flow)
    assert records[0]["type"] == "run"
    assert records[0]["run"]["run_id"] == result.run.run_id
    end = records[-1]
    assert (end["type"], end["run_id"]) == ("run_finished", result.run.run_id)
    assert result.answer is not None
    assert end["finish"]["answer"] == result.answer.model_dump(mode="json")
    assert end["finish"]["digest"] == result.run.digest
    assert end["finish"]["gatekeeper_result"]["status"] == "pass"
    assert end["finish"]["verifier_result"]["c1"]["verdict"] == "PASS"
    assert end["finish"]["draft"] == result.run.draft


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.value)
@pytest.mark.parametrize("last", ["structure_repair", "verifier"])
async def test_every_model_call_has_its_request_and_its_reply(flow: Flow, last: str) -> None:
    records, result, _ = await traced(flow, broken=last == "structure_repair")
    requests, replies = of_type(records, "model_request"), of_type(records, "model_reply")
    assert [one["step"] for one in requests] == [*REQUESTS[flow], last]
    assert [one["number"] for one in requests] == [one["number"] for one in replies]
    assert len(requests) == len(result.run.model_calls)
    worker = [one for one in requests if one["step"] in ("diagnosis_agent", "executor")]
    assert [one["messages_before"] for one in worker] == [0, 1, 3, 5]
    assert "query_logs" in worker[0]["tools"]
    assert "query" in json.dumps(worker[0]["messages"])


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.value)
async def test_every_tool_call_has_its_digest_and_its_items_and_no_payload(flow: Flow) -> None:
    records, result, one = await traced(flow)
    rows = await one.ledger.run_invocations(result.run.run_id)
    asked = of_type(records, "invocation_requested")
    done = of_type(records, "invocation")
    assert [call["id"] for call in asked] == [call["id"] for call in done] == [r.id for r in rows]
    for call, row in zip(done, rows, strict=True):
        assert call["tool_call_id"] == row.tool_call_id
        assert call["completion"]["payload_sha256"] == row.payload_sha256
        assert call["completion"]["status"] == row.status.value
        assert "payload" not in call["completion"]
        items = row.model_dump(mode="json")["retrieval_details"]["evidence_refs"]
        assert call["completion"]["retrieval_details"]["evidence_refs"] == items


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.value)
async def test_it_has_every_event_once(flow: Flow) -> None:
    records, result, one = await traced(flow)
    stored = await one.ledger.run_events(result.run.run_id)
    sequences = [record["event"]["sequence"] for record in of_type(records, "event")]
    assert sequences == [event.sequence for event in stored]


async def test_a_trace_changes_nothing_of_the_answer() -> None:
    _, with_trace, _ = await traced(Flow.DIRECT)
    without = await ask_marked(marked_service(Flow.DIRECT), Flow.DIRECT)
    answers = [one.answer.model_dump(mode="json") for one in (with_trace, without) if one.answer]
    for answer in answers:
        for name in ("run_id", "session_id", "budgets"):
            del answer[name]
        for claim in answer["claims"]:
            for item in claim["evidence"]:
                item["observed_at"] = None
    assert answers[0] == answers[1]
    assert Counter(call.step for call in with_trace.run.model_calls) == Counter(
        call.step for call in without.run.model_calls
    )
