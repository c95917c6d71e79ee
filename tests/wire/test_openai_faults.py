"""Every fault of an OpenAI-compatible server, over real HTTP, in both flows: a clear end, a stable
code, and nothing published that was not checked.
"""

import json
from typing import Any

import pytest
from tests.wire.faults import CASES, COLLECT, DONE, FAILED, Case
from tests.wire.kit import FLOWS, finished, run, working
from tests.wire.openai_stub import call, chat

from firsthand.contracts.enums import Flow, RunState


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_a_fault_has_its_state_and_its_code(case: Case, flow: Flow) -> None:
    script = working(flow, *case.replies(flow), structure_repair=[chat("still no JSON")])
    result, one, _ = await run(flow, script, **dict(case.changes))
    assert (result.run.state, result.run.error_code) == (case.state, case.code)
    assert (result.answer is None) is (case.state is FAILED)
    if case.state is DONE:
        assert result.answer is not None
        assert result.answer.claims
    if case.tool_codes is not None:
        rows = await one.ledger.run_invocations(result.run.run_id)
        assert tuple(row.error_code for row in rows) == case.tool_codes


@pytest.mark.parametrize(
    ("flow", "state", "code"),
    [(Flow.DIRECT, FAILED, "draft_wrong_shape"), (Flow.REVIEWED, DONE, None)],
)
async def test_a_wrong_schema_publishes_nothing(
    flow: Flow, state: RunState, code: str | None
) -> None:
    """The reviewed flow reads any object as a report, and finds no claim in this one."""
    script = working(flow, COLLECT, chat('{"answer": 1}'), structure_repair=[chat("no")])
    result, _, _ = await run(flow, script)
    assert (result.run.state, result.run.error_code) == (state, code)
    assert result.answer is None or result.answer.claims == ()


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_refused_connection_is_tried_again_and_has_its_code(flow: Flow) -> None:
    import socket

    from tests.wire.kit import ask, models, service

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    one = service(models(f"http://127.0.0.1:{port}/v1"))
    result = await ask(one, flow)
    await one.models.close()
    assert (result.run.state, result.run.error_code) == (FAILED, "model_unreachable")
    assert [made.failed for made in result.run.model_calls] == ["model_unreachable"] * 3
    assert str(port) in (result.run.error_detail or "")


USAGES = {
    "missing": None,
    "negative": {"prompt_tokens": -5, "completion_tokens": 3, "total_tokens": -2},
    "of nulls": {"prompt_tokens": None, "completion_tokens": None, "total_tokens": None},
    "of words": {"prompt_tokens": "many", "completion_tokens": [], "total_tokens": {}},
}


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("usage", USAGES.values(), ids=USAGES)
async def test_a_usage_that_is_none_is_unmeasured(usage: Any, flow: Flow) -> None:
    script = working(flow, chat(calls=[call("a")], usage=usage), finished(flow))
    result, _, _ = await run(flow, script)
    assert result.answer is not None
    assert result.answer.budgets.unmeasured_calls == 1
    assert result.answer.budgets.tokens.used == 250 * (len(result.run.model_calls) - 1)


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_failed_tool_call_tells_the_model_three_fields_and_nothing_else(flow: Flow) -> None:
    script = working(
        flow, chat(calls=[call("a", arguments="{")]), chat(calls=[call("b")]), finished(flow)
    )
    _, _, requests = await run(flow, script)
    told = next(one for one in requests[-1].json["messages"] if one["role"] == "tool")
    assert json.loads(told["content"]) == {
        "evidence_status": "unavailable",
        "tool_call_id": "a",
        "error_code": "invalid_arguments",
    }
