"""What Firsthand relies on in the agent framework: each of its traps, so that an upgrade shows."""

import itertools
import json

import pytest
from tests.harness.kit import EMPTY_DRAFT, LIMITS, call, converse, open_context

from firsthand.agents.parsing import FailedDraft, Parsed
from firsthand.contracts.enums import BudgetKind, ErrorCode, InvocationStatus
from firsthand.contracts.errors import LimitError, ModelError
from firsthand.harness.context import RunContext


async def rows(context: RunContext) -> list[tuple[str, InvocationStatus, ErrorCode | None]]:
    found = await context.ledger.run_invocations(context.run_id)
    return [(row.tool_name, row.status, row.error_code) for row in found]


@pytest.mark.parametrize(
    "text",
    [
        f"```json\n{json.dumps(EMPTY_DRAFT)}\n```",
        f"Here is the draft: {json.dumps(EMPTY_DRAFT)}",
        f"{json.dumps(EMPTY_DRAFT)}\nHope that helps!",
        json.dumps(EMPTY_DRAFT)[:-1] + ', "conclusion": "twice"}',
        json.dumps({**EMPTY_DRAFT, "surprise": 1}),
        json.dumps({**EMPTY_DRAFT, "conclusion": 7}),
        "[]",
        "null",
    ],
    ids=["fence", "prose before", "prose after", "duplicate key", "extra", "type", "list", "null"],
)
async def test_a_final_text_that_is_not_exactly_one_draft_fails_closed(text: str) -> None:
    context = await open_context()
    outcome = await converse(context, {"text": text})
    assert isinstance(outcome, FailedDraft)
    assert outcome.repairable
    assert len(context.model_calls) == 1  # and nothing was retried by the framework


@pytest.mark.parametrize("reply", [{"text": ""}, {"text": "  \n"}, {}], ids=["empty", "ws", "none"])
async def test_a_blank_reply_is_a_blank_draft_and_is_not_retried(reply: dict[str, str]) -> None:
    context = await open_context()
    outcome = await converse(context, reply)
    assert isinstance(outcome, FailedDraft)
    assert (outcome.code, outcome.repairable) == ("draft_blank", False)
    assert len(context.model_calls) == 1


@pytest.mark.parametrize(
    "text", ["I need to query the logs first.", "Let me check the metrics", "我需要查询日志"]
)
async def test_an_intention_is_a_failed_draft_and_is_not_repaired(text: str) -> None:
    outcome = await converse(await open_context(), {"text": text})
    assert isinstance(outcome, FailedDraft)
    assert (outcome.code, outcome.repairable) == ("draft_intention", False)


async def test_arguments_are_not_coerced() -> None:
    context = await open_context()
    await converse(context, call("a", limit="7"), {"output": EMPTY_DRAFT})
    assert await rows(context) == [
        ("query_logs", InvocationStatus.FAILED, ErrorCode.INVALID_ARGUMENTS)
    ]


@pytest.mark.parametrize("raw", ['{"any_of": ["x"', '```json\n{"any_of": []}\n```', "[1]", '"x"'])
async def test_malformed_arguments_are_answered_and_do_not_end_the_run(raw: str) -> None:
    context = await open_context()
    bad = {"tool": "query_logs", "id": "a", "arguments": raw}
    outcome = await converse(context, bad, {"output": EMPTY_DRAFT})
    assert isinstance(outcome, Parsed)
    assert [code for _, _, code in await rows(context)] == [ErrorCode.INVALID_ARGUMENTS]
    assert context.budget.used[BudgetKind.TOOL_CALLS] == 1  # the reservation is consumed


async def test_an_unknown_tool_is_answered_unauthorized_and_the_run_goes_on() -> None:
    context = await open_context()
    outcome = await converse(context, call("a", "restart_service"), {"output": EMPTY_DRAFT})
    assert isinstance(outcome, Parsed)
    assert await rows(context) == [
        ("restart_service", InvocationStatus.DENIED, ErrorCode.UNAUTHORIZED_TOOL)
    ]


async def test_one_id_twice_in_one_reply_runs_nothing() -> None:
    context = await open_context()
    with pytest.raises(ModelError) as raised:
        await converse(context, {"calls": [call("a"), call("a", any_of=["other"])]})
    assert raised.value.code == "model_malformed_reply"
    assert await rows(context) == []


async def test_an_id_repeated_in_a_later_reply_is_a_duplicate_call() -> None:
    context = await open_context()
    await converse(context, call("a"), call("a", any_of=["other"]), {"output": EMPTY_DRAFT})
    assert await rows(context) == [("query_logs", InvocationStatus.SUCCEEDED, None)]
    assert context.budget.used[BudgetKind.TOOL_CALLS] == 1


async def test_an_empty_id_runs_once_and_is_then_a_duplicate() -> None:
    context = await open_context()
    await converse(context, call(""), call("", any_of=["other"]), {"output": EMPTY_DRAFT})
    assert len(await rows(context)) == 1


async def test_several_calls_in_one_reply_run_one_after_the_other() -> None:
    context = await open_context()
    await converse(context, {"calls": [call("a"), call("b"), call("c")]}, {"output": EMPTY_DRAFT})
    found = await context.ledger.run_invocations(context.run_id)
    assert [row.tool_call_id for row in found] == ["a", "b", "c"]
    for earlier, later in itertools.pairwise(found):
        assert earlier.finished_at is not None
        assert earlier.finished_at <= later.requested_at


async def test_the_frameworks_own_request_limit_does_not_end_a_run() -> None:
    limits = LIMITS.model_copy(update={"model_calls": 80, "tool_calls": 80})
    context = await open_context(limits=limits)
    calls = [call(f"c{n}") for n in range(60)]
    outcome = await converse(context, *calls, {"output": EMPTY_DRAFT})
    assert isinstance(outcome, Parsed)
    assert len(await rows(context)) == 60


async def test_missing_usage_is_unmeasured_and_not_zero() -> None:
    context = await open_context()
    await converse(context, {"output": EMPTY_DRAFT, "usage": None})
    assert context.budgets().unmeasured_calls == 1
    assert context.model_calls[0].input_tokens is None


async def test_negative_usage_is_unmeasured() -> None:
    context = await open_context()
    usage = {"input_tokens": -5, "output_tokens": 3}
    await converse(context, {"output": EMPTY_DRAFT, "usage": usage})
    assert context.budgets().unmeasured_calls == 1
    assert context.budget.used[BudgetKind.TOKENS] == 0


async def test_tokens_may_overshoot_by_one_reply_and_the_overshoot_shows() -> None:
    limits = LIMITS.model_copy(update={"tokens": 100})
    context = await open_context(limits=limits)
    usage = {"input_tokens": 90, "output_tokens": 60}
    with pytest.raises(LimitError) as raised:
        await converse(context, {**call("a"), "usage": usage}, {"output": EMPTY_DRAFT})
    assert (raised.value.kind, raised.value.used, raised.value.limit) == (
        BudgetKind.TOKENS,
        150,
        100,
    )


async def test_the_model_sees_the_serialised_result_that_was_counted() -> None:
    context = await open_context()
    outcome = await converse(
        context,
        call("a"),
        {"output": {**EMPTY_DRAFT, "conclusion": "${a.evidence.0.raw_path}|${a.total}"}},
    )
    assert isinstance(outcome, Parsed)
    assert outcome.value.conclusion == "$.logs[0]|1"
    assert context.budget.used[BudgetKind.RUN_BYTES] > 0


async def test_a_provider_failure_becomes_a_stable_code() -> None:
    context = await open_context()
    with pytest.raises(ModelError) as raised:
        await converse(context, {"fault": "unauthorized"})
    assert raised.value.code == "model_unauthorized"
    assert context.model_calls[0].failed == "model_unauthorized"


async def test_the_agent_has_its_name_its_metadata_and_accepts_hooks() -> None:
    from pydantic_ai.capabilities import AbstractCapability
    from tests.harness.kit import registry, scripted

    from firsthand.agents.diagnosis import DIAGNOSIS
    from firsthand.agents.factory import AgentFactory
    from firsthand.agents.runner import run_agent

    seen: list[tuple[str | None, object]] = []

    class Logging(AbstractCapability[RunContext]):
        async def wrap_model_request(self, ctx, *, request_context, handler):  # type: ignore
            seen.append((ctx.agent.name, dict(ctx.metadata or {})))
            return await handler(request_context)

    context = await open_context()
    factory = AgentFactory(registry(), hooks=[Logging()])
    agent = factory.build(DIAGNOSIS, scripted({"output": EMPTY_DRAFT}))
    await run_agent(agent, context, '{"query": "why?"}')
    assert seen == [("diagnosis_agent", {"session_id": "ses-1", "run_id": "run-1"})]


async def test_every_run_has_an_agent_of_its_own_with_its_own_model() -> None:
    from tests.harness.kit import registry, scripted

    from firsthand.agents.diagnosis import DIAGNOSIS
    from firsthand.agents.factory import AgentFactory
    from firsthand.agents.runner import run_agent

    factory = AgentFactory(registry())
    models = [scripted({"output": {**EMPTY_DRAFT, "conclusion": name}}) for name in ("a", "b")]
    agents = [factory.build(DIAGNOSIS, model) for model in models]
    assert agents[0] is not agents[1]
    assert [agent.model for agent in agents] == models
    for agent, name in zip(agents, ("a", "b"), strict=True):
        outcome = await run_agent(agent, await open_context(), '{"query": "why?"}')
        assert isinstance(outcome, Parsed)
        assert outcome.value.conclusion == name  # type: ignore[union-attr]


async def test_a_tool_definition_cannot_be_executed_past_the_boundary() -> None:
    from tests.harness.kit import registry

    from firsthand.harness.hooks import EvidenceToolset

    toolset = EvidenceToolset(registry())
    with pytest.raises(RuntimeError, match="past the ToolBoundary"):
        await toolset.call_tool("query_logs", {}, None, None)  # type: ignore[arg-type]


async def test_half_a_surrogate_in_a_reply_is_a_failed_draft_and_no_crash() -> None:
    context = await open_context()
    outcome = await converse(context, {"text": "broken \ud83d text"})
    assert isinstance(outcome, FailedDraft)
