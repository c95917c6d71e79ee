"""Output modes and the small mode, as the server sees them."""

import json
from typing import Any

import pytest
from tests.support.http_stub import Reply, Request
from tests.wire.conversation import Made, dump
from tests.wire.kit import FLOWS, SMALL, finished, run, working
from tests.wire.openai_stub import call, chat, drafted, reported, system_of

from firsthand.contracts.enums import Flow, RunState
from firsthand.contracts.models import OutputMode

COLLECT = chat(calls=[call("a")])
FEW_SHAPES = {Flow.DIRECT: "DiagnosisDraft", Flow.REVIEWED: "ExecutorReport"}


def bodies(requests: list[Request]) -> list[dict[str, Any]]:
    return [request.json for request in requests]


async def in_mode(mode: OutputMode, flow: Flow, *replies: Made, **roles: Any) -> Any:
    script = working(flow, *replies, **roles)
    return await run(flow, script, provider={"output_mode": mode})


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_prompted_model_is_sent_the_schema_and_never_a_response_format(flow: Flow) -> None:
    result, _, requests = await in_mode(OutputMode.PROMPTED, flow, COLLECT, finished(flow))
    assert result.run.state is RunState.SUCCEEDED
    assert all("response_format" not in body for body in bodies(requests))
    assert "JSON object's schema" in system_of(requests[-1])
    assert requests[-1].json["tools"]


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_native_model_is_sent_the_schema_as_a_response_format(flow: Flow) -> None:
    result, _, requests = await in_mode(OutputMode.NATIVE, flow, COLLECT, finished(flow))
    assert result.run.state is RunState.SUCCEEDED
    for body in bodies(requests[-2:]):
        assert body["response_format"]["json_schema"]["name"] == FEW_SHAPES[flow]
        assert body["response_format"]["json_schema"]["strict"] is True
        assert body["tools"]


@pytest.mark.parametrize("flow", FLOWS)
async def test_prose_is_asked_again_without_tools_and_with_the_schema(flow: Flow) -> None:
    replies = (COLLECT, chat("The pool of order-service timed out."), finished(flow))
    result, _, requests = await in_mode(OutputMode.FINAL_TURN, flow, *replies)
    assert result.run.state is RunState.SUCCEEDED
    assert [made.step for made in result.run.model_calls][-1] == "final_turn"
    *before, last = bodies(requests)
    assert all("response_format" not in body for body in before)
    assert "tools" not in last
    assert last["response_format"]["json_schema"]["name"] == FEW_SHAPES[flow]
    assert last["messages"][-2] == {
        "role": "assistant",
        "content": "The pool of order-service timed out.",
    }


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_whole_draft_needs_no_final_turn(flow: Flow) -> None:
    result, _, _ = await in_mode(OutputMode.FINAL_TURN, flow, COLLECT, finished(flow))
    assert "final_turn" not in [made.step for made in result.run.model_calls]


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("mode", OutputMode)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("I need to query the logs first.", "draft_intention"),
        ("我需要先查询日志", "draft_intention"),
        ("", "draft_blank"),
        ('<tool_call>{"name": "query_logs"}</tool_call>', "draft_tool_call"),
    ],
)
async def test_no_mode_makes_an_answer_of_an_intention(
    text: str, code: str, mode: OutputMode, flow: Flow
) -> None:
    result, _, _ = await in_mode(mode, flow, chat(text), finished(flow))
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, code)
    assert result.answer is None


@pytest.mark.parametrize("mode", OutputMode)
async def test_every_mode_is_read_as_strictly(mode: OutputMode) -> None:
    def fenced(request: Request) -> Reply:
        return chat(f"```json\n{dump(drafted(request))}\n```")

    repair = [chat("no")]
    result, _, _ = await in_mode(mode, Flow.DIRECT, COLLECT, fenced, structure_repair=repair)
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, "draft_not_json")


def test_a_report_of_the_kit_is_one() -> None:
    """So that a test which expects a failure does not get it from its own material."""
    found = {
        "evidence_status": "evidence_found",
        "invocation_id": 1,
        "tool_call_id": "a",
        "evidence": [{"raw_path": "$.logs[0]", "text": "x"}],
    }
    body = json.dumps({"messages": [{"role": "tool", "content": json.dumps(found)}]}).encode()
    request = Request(method="POST", path="/", headers={}, body=body)
    assert drafted(request)["analysis"]
    assert reported(request)["claims"]


RECORDS = [
    {
        "time": f"2026-07-08T10:14:{second:02}Z",
        "level": "ERROR",
        "service": f"service-{second}",
        "message": f"failure {second} " + "x" * 300,
    }
    for second in range(20)
]


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize(
    "changes",
    [{"small": True}, {"provider": {"context_tokens": 8_192}}],
    ids=["asked for", "by its context"],
)
async def test_a_small_model_is_spared(changes: dict[str, Any], flow: Flow) -> None:
    from tests.harness.kit import StaticSource

    from firsthand.contracts.enums import ToolName

    source = StaticSource(ToolName.QUERY_LOGS, records=RECORDS)
    script = working(flow, COLLECT, finished(flow))
    result, _, requests = await run(flow, script, sources={"query_logs": source}, **changes)
    assert result.run.state is RunState.SUCCEEDED
    assert result.run.settings["small"] is True
    assert result.run.limits.tool_calls == SMALL.tool_calls
    for request in requests:
        assert len(system_of(request).encode()) <= 4096
    told = next(one for one in requests[-1].json["messages"] if one["role"] == "tool")["content"]
    assert len(told.encode()) <= SMALL.tool_result_bytes
    items = json.loads(told)["evidence"]
    assert len(items) == SMALL.tool_items
    assert all(item["text"].endswith("x" * 300) for item in items)  # whole items, none cut


async def test_a_model_with_a_large_context_is_not_small() -> None:
    script = working(Flow.DIRECT, COLLECT, finished(Flow.DIRECT))
    result, _, _ = await run(Flow.DIRECT, script, provider={"context_tokens": 131_072})
    assert "small" not in result.run.settings


@pytest.mark.parametrize("said", [None, True, False])
async def test_one_call_a_reply_is_asked_for_where_the_server_takes_it(said: bool | None) -> None:
    script = working(Flow.DIRECT, COLLECT, finished(Flow.DIRECT))
    _, _, requests = await run(Flow.DIRECT, script, provider={"one_call_a_reply": said})
    sent = [request.json.get("parallel_tool_calls") for request in requests]
    assert sent == [False if said else None] * 2
