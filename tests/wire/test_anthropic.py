"""The Anthropic wire: the main path and the faults that differ from the other wire, in both flows."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("anthropic", reason="install the extra: pip install 'firsthand[anthropic]'")

from tests.support.http_stub import Reply, Request, Stub
from tests.wire.anthropic_stub import (
    AnthropicConversation,
    as_openai,
    error,
    message,
    system_of,
    use,
)
from tests.wire.conversation import Made, dump
from tests.wire.kit import FLOWS, KEY, WORKERS, ask, models, service
from tests.wire.openai_stub import drafted, reported

from firsthand.contracts.enums import ErrorCode, Flow, RunState
from firsthand.contracts.models import ModelsConfig, ProviderConfig
from firsthand.contracts.runs import RunResult
from firsthand.service.runs import RunService

COLLECT = message(calls=[use("toolu_a")])


async def run(
    flow: Flow, *replies: Made, **roles: Sequence[Made]
) -> tuple[RunResult, RunService, list[Request]]:
    script = AnthropicConversation(**{WORKERS[flow]: list(replies)}, **roles)
    async with Stub(script) as stub:
        base = models("http://unused.invalid")
        provider = ProviderConfig(base_url=stub.url, api_key=KEY)  # type: ignore[arg-type]
        config: ModelsConfig = base.model_copy(update={"providers": {"anthropic": provider}})
        one = service(config)
        try:
            result = await ask(one, flow, model="anthropic:claude-sonnet-5-5")
        finally:
            await one.models.close()
        return result, one, stub.requests


def finished(flow: Flow) -> Made:
    make = drafted if flow is Flow.DIRECT else reported
    return lambda request: message(dump(make(as_openai(request))))


def fenced(flow: Flow) -> Made:
    make = drafted if flow is Flow.DIRECT else reported
    return lambda request: message(f"```json\n{dump(make(as_openai(request)))}\n```")


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_run_over_the_anthropic_wire_publishes_what_it_saw(flow: Flow) -> None:
    result, one, requests = await run(flow, COLLECT, finished(flow))
    assert result.run.state is RunState.SUCCEEDED
    assert result.answer is not None
    assert result.answer.claims
    assert result.answer.budgets.tokens.used == 250 * len(result.run.model_calls)
    (row,) = await one.ledger.run_invocations(result.run.run_id)
    assert row.tool_call_id == "toolu_a"
    assert {request.headers["authorization"] for request in requests} == {f"Bearer {KEY}"}
    assert {request.json["stream"] for request in requests} == {False}
    assert {tool["name"] for tool in requests[-1].json["tools"]} >= {"query_logs"}
    assert system_of(requests[-1])


@pytest.mark.parametrize("flow", FLOWS)
async def test_several_calls_in_one_reply_run_in_order(flow: Flow) -> None:
    calls = message(calls=[use("toolu_a"), use("toolu_b"), use("toolu_c")])
    result, one, _ = await run(flow, calls, finished(flow))
    rows = await one.ledger.run_invocations(result.run.run_id)
    assert [row.tool_call_id for row in rows] == ["toolu_a", "toolu_b", "toolu_c"]


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize(
    ("call", "code"),
    [
        (use("toolu_x", "restart_service"), ErrorCode.UNAUTHORIZED_TOOL),
        (use("toolu_x", arguments={"any_of": "no list"}), ErrorCode.INVALID_ARGUMENTS),
        (use("toolu_x", arguments={"any_of": ["x"], "limit": "7"}), ErrorCode.INVALID_ARGUMENTS),
    ],
    ids=["unknown tool", "wrong type", "no coercion"],
)
async def test_a_call_that_is_refused_is_answered(
    call: dict[str, Any], code: ErrorCode, flow: Flow
) -> None:
    result, one, requests = await run(flow, message(calls=[call]), COLLECT, finished(flow))
    assert result.run.state is RunState.SUCCEEDED
    rows = await one.ledger.run_invocations(result.run.run_id)
    assert [row.error_code for row in rows] == [code, None]
    told = as_openai(requests[-1]).json["messages"][0]["content"]
    assert json.loads(told) == {
        "evidence_status": "unavailable",
        "tool_call_id": "toolu_x",
        "error_code": code.value,
    }


ENDS: dict[str, tuple[Reply, str]] = {
    "401": (error(401, "authentication_error", f"bad key {KEY}"), "model_unauthorized"),
    "404": (error(404, "not_found_error"), "model_not_found"),
    "429": (error(429, "rate_limit_error"), "model_rate_limited"),
    "500": (error(500), "model_server_error"),
    "529": (error(529, "overloaded_error"), "model_unavailable"),
    "HTML": (
        Reply(body=b"<html>sign in</html>", headers={"content-type": "text/html"}),
        "model_malformed_reply",
    ),
    "half of the JSON": (Reply(body=COLLECT.body[:60]), "model_malformed_reply"),
    "truncated": (Reply(body=COLLECT.body, fault="truncate"), "model_disconnected"),
    "dropped": (Reply(fault="drop"), "model_disconnected"),
    "blank": (message(""), "draft_blank"),
    "no content": (message(), "draft_blank"),
    "an intention": (message("I need to query the logs."), "draft_intention"),
    "200 kB of text": (message("x" * 200_000), "draft_too_large"),
    "cut off": (message('{"conclusion": "a', stop="max_tokens"), "draft_cut_off"),
    "a refusal": (message(None, stop="refusal"), "model_refused"),
}


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize(("reply", "code"), ENDS.values(), ids=ENDS)
async def test_a_fault_has_its_code_and_publishes_nothing(
    reply: Reply, code: str, flow: Flow
) -> None:
    result, _, _ = await run(flow, reply)
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, code)
    assert result.answer is None
    assert KEY not in result.model_dump_json()


@pytest.mark.parametrize("flow", FLOWS)
async def test_fenced_json_is_no_draft(flow: Flow) -> None:
    result, _, _ = await run(flow, COLLECT, fenced(flow), structure_repair=[message("no")])
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, "draft_not_json")


@pytest.mark.parametrize("flow", FLOWS)
async def test_an_overloaded_service_is_tried_again_by_us_alone(flow: Flow) -> None:
    result, _, requests = await run(flow, error(529, "overloaded_error"), COLLECT, finished(flow))
    assert result.run.state is RunState.SUCCEEDED
    assert len(requests) == len(result.run.model_calls)


@pytest.mark.parametrize("usage", [{}, {"input_tokens": -5, "output_tokens": 3}, None])
async def test_a_usage_that_is_none_is_unmeasured(usage: Any) -> None:
    first = message(calls=[use("toolu_a")], usage=usage)
    result, _, _ = await run(Flow.DIRECT, first, finished(Flow.DIRECT))
    assert result.run.state is RunState.SUCCEEDED
    assert result.answer is not None
    assert result.answer.budgets.unmeasured_calls == 1
