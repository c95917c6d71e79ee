"""ToolBoundary: reserve ► validate ► run ► redact ► render ► record ► bounded agent_result."""

import asyncio
import json
from typing import Any

import pytest
from tests.harness.kit import LIMITS, LOG_TEXT, RECORD, StaticSource, open_context, registry

from firsthand.contracts.enums import (
    BudgetKind,
    ErrorCode,
    EvidenceStatus,
    InvocationStatus,
    ToolName,
)
from firsthand.contracts.errors import LimitError, SourceError
from firsthand.harness.context import RunContext
from firsthand.harness.envelope import ToolCallRequestEnvelope
from firsthand.harness.tool_boundary import ToolBoundary, ToolReply

LOGS = ToolName.QUERY_LOGS


async def use(
    context: RunContext, source: StaticSource, call_id: str = "a", **arguments: Any
) -> ToolReply:
    envelope = ToolCallRequestEnvelope(
        run_id=context.run_id,
        tool_call_id=call_id,
        tool_name="query_logs",
        arguments=arguments or {"any_of": ["HikariPool"]},
        authorized=True,
        provider_id=True,
    )
    return await ToolBoundary(registry(query_logs=source)).call(context, envelope)


async def test_a_success_returns_only_the_bounded_agent_result() -> None:
    context = await open_context()
    reply = await use(context, StaticSource(LOGS))
    result = json.loads(reply.text)
    assert set(result) == {
        "evidence_status",
        "tool_call_id",
        "invocation_id",
        "evidence",
        "total",
        "omitted",
        "scope",
    }
    assert result["evidence"] == [{"raw_path": "$.logs[0]", "text": LOG_TEXT}]
    assert result["evidence_status"] == "evidence_found"


async def test_no_hit_is_no_evidence_with_an_empty_collection_and_its_scope() -> None:
    context = await open_context()
    result = json.loads((await use(context, StaticSource(LOGS, records=()))).text)
    assert (result["evidence_status"], result["evidence"]) == ("no_evidence", [])
    assert result["scope"]["source"] == "static records"
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert row.retrieval_details.evidence_refs == ()
    assert row.evidence_status is EvidenceStatus.NO_EVIDENCE


async def test_the_row_is_written_before_the_source_is_called() -> None:
    context = await open_context()
    seen: list[InvocationStatus] = []

    async def look(_: object) -> None:
        seen.extend(row.status for row in await context.ledger.run_invocations("run-1"))

    await use(context, StaticSource(LOGS, before=look))
    assert seen == [InvocationStatus.RUNNING]


@pytest.mark.parametrize("error", [ValueError("secret-host:5432 refused"), KeyError("x")])
async def test_an_exceptions_text_stays_in_the_record(error: Exception) -> None:
    def fail(_: object) -> None:
        raise error

    context = await open_context()
    reply = await use(context, StaticSource(LOGS, before=fail))
    assert reply.failed
    assert json.loads(reply.text) == {
        "evidence_status": "unavailable",
        "tool_call_id": "a",
        "error_code": "internal",
    }
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert type(error).__name__ in (row.error_detail or "")
    assert row.retrieval_details.evidence_refs == ()


async def test_a_source_error_keeps_its_code() -> None:
    def fail(_: object) -> None:
        raise SourceError("table is not allowed", ErrorCode.QUERY_REJECTED)

    context = await open_context()
    reply = await use(context, StaticSource(LOGS, before=fail))
    assert json.loads(reply.text)["error_code"] == "query_rejected"


async def test_a_slow_source_times_out_with_its_own_status() -> None:
    limits = LIMITS.model_copy(update={"tool_seconds": 0.05})
    context = await open_context(limits=limits)
    reply = await use(context, StaticSource(LOGS, before=lambda _: asyncio.sleep(30)))
    assert json.loads(reply.text)["error_code"] == "timeout"
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert row.status is InvocationStatus.TIMED_OUT


async def test_a_cancelled_call_completes_its_row_and_passes_the_cancellation_on() -> None:
    context = await open_context()
    task = asyncio.create_task(use(context, StaticSource(LOGS, before=lambda _: asyncio.sleep(30))))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert (row.status, row.error_code) == (InvocationStatus.CANCELLED, ErrorCode.CANCELLED)


async def test_the_same_arguments_under_a_new_id_are_a_duplicate_call() -> None:
    context = await open_context()
    source = StaticSource(LOGS)
    await use(context, source, "a", any_of=["x"], limit=3)
    reply = await use(context, source, "b", limit=3, any_of=["x"])
    assert json.loads(reply.text)["error_code"] == "duplicate_call"
    assert len(source.requests) == 1
    assert context.budget.used[BudgetKind.TOOL_CALLS] == 1
    assert len(await context.ledger.run_invocations("run-1")) == 1


async def test_a_replayed_step_returns_the_record_and_reserves_nothing() -> None:
    context = await open_context(replays=["tool:query_logs:a"])
    source = StaticSource(LOGS)
    first = await use(context, source)
    again = await use(context, source)
    assert again.text == first.text
    assert len(source.requests) == 1
    assert context.budget.used[BudgetKind.TOOL_CALLS] == 1


async def test_a_replay_with_other_arguments_is_a_duplicate_call() -> None:
    context = await open_context(replays=["tool:query_logs:a"])
    source = StaticSource(LOGS)
    await use(context, source, "a", any_of=["x"])
    reply = await use(context, source, "a", any_of=["y"])
    assert json.loads(reply.text)["error_code"] == "duplicate_call"


async def test_an_exhausted_budget_writes_denied_and_a_second_time_ends_the_run() -> None:
    context = await open_context(limits=LIMITS.model_copy(update={"tool_calls": 1}))
    source = StaticSource(LOGS)
    await use(context, source, "a", any_of=["1"])
    reply = await use(context, source, "b", any_of=["2"])
    assert json.loads(reply.text)["error_code"] == "budget_exhausted"
    with pytest.raises(LimitError, match=r"tool_calls budget of 1 .* \(1 used\)"):
        await use(context, source, "c", any_of=["3"])
    statuses = [row.status for row in await context.ledger.run_invocations("run-1")]
    assert statuses == [
        InvocationStatus.SUCCEEDED,
        InvocationStatus.DENIED,
        InvocationStatus.DENIED,
    ]


async def test_the_result_is_bounded_by_leaving_out_whole_items() -> None:
    context = await open_context(limits=LIMITS.model_copy(update={"tool_result_bytes": 900}))
    records = [{**RECORD, "message": f"record {n} " + "x" * 100} for n in range(12)]
    result = json.loads((await use(context, StaticSource(LOGS, records=records))).text)
    assert result["omitted"] > 0
    assert len(result["evidence"]) + result["omitted"] == 12
    assert all(item["text"].endswith("x" * 100) for item in result["evidence"])
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert len(row.retrieval_details.evidence_refs or ()) == 12  # what is not seen is kept


async def test_a_payload_over_its_limit_is_result_too_large() -> None:
    context = await open_context(limits=LIMITS.model_copy(update={"payload_bytes": 100}))
    reply = await use(context, StaticSource(LOGS))
    assert json.loads(reply.text)["error_code"] == "result_too_large"


async def test_secrets_are_masked_in_payload_arguments_and_result() -> None:
    secret = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    context = await open_context()
    source = StaticSource(LOGS, records=[{**RECORD, "message": f"login with {secret} failed"}])
    reply = await use(context, source, "a", any_of=[secret])
    row = (await context.ledger.run_invocations("run-1"))[0]
    payload = await context.ledger.get_payload(row.id)
    assert secret not in reply.text + row.model_dump_json() + json.dumps(payload)
    assert "[secret:" in reply.text


async def test_run_bytes_that_do_not_fit_end_the_run_but_the_record_is_whole() -> None:
    context = await open_context(limits=LIMITS.model_copy(update={"run_bytes": 50}))
    with pytest.raises(LimitError, match="run_bytes"):
        await use(context, StaticSource(LOGS))
    row = (await context.ledger.run_invocations("run-1"))[0]
    assert row.status is InvocationStatus.SUCCEEDED


async def test_nothing_is_spent_after_the_run_was_cancelled() -> None:
    from firsthand.contracts.errors import RunCancelled

    context = await open_context()
    context.cancellation.cancel()
    with pytest.raises(RunCancelled):
        await use(context, StaticSource(LOGS))
    assert await context.ledger.run_invocations("run-1") == ()


async def test_a_masked_call_id_stands_for_one_recorded_call() -> None:
    call_id = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    context = await open_context()
    await use(context, StaticSource(LOGS), call_id)
    assert len({call.id for call in context.calls.values()}) == len(context.calls) == 1
