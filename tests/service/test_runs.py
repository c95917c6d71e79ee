"""RunService: one question, one run, one terminal state, whatever happens in between."""

import asyncio
import time
from typing import Any

import pytest
from tests.harness.kit import EMPTY_DRAFT, LIMITS, LOG_TEXT, StaticSource, call, scripted
from tests.service.kit import ask, quoting, service
from tests.support.waiting import SOON

from firsthand.contracts.enums import (
    BudgetKind,
    ErrorCode,
    InvocationStatus,
    RunState,
    ToolName,
    Verdict,
)
from firsthand.contracts.errors import ConfigurationError, InputLimitError, UsageError
from firsthand.contracts.events import RunFinished
from firsthand.harness.cancel import Cancellation
from firsthand.harness.events import ListSink
from firsthand.ledger.memory import MemoryLedger

HANGING = StaticSource(ToolName.QUERY_LOGS, before=lambda _: asyncio.sleep(60))


def others() -> set[Any]:
    return asyncio.all_tasks() - {asyncio.current_task()}


async def test_a_run_publishes_what_passed_and_succeeds() -> None:
    result = await ask(service(scripted(call("a"), quoting())))
    assert result.run.state is RunState.SUCCEEDED
    assert result.answer is not None
    assert result.answer.verdict is Verdict.PASS
    assert result.answer.claims[0].evidence[0].text == LOG_TEXT
    assert result.run.digest is not None


async def test_limitations_and_next_steps_of_a_model_do_not_reach_the_reader() -> None:
    result = await ask(service(scripted(call("a"), quoting())))
    assert result.answer is not None
    published = result.answer.model_dump_json()
    assert "healthy" not in published
    assert "restart it now" not in published


async def test_a_failed_draft_fails_the_run_and_publishes_nothing() -> None:
    model = scripted(call("a"), {"text": "not json"}, structure_repair=[{"text": "still not"}])
    result = await ask(service(model))
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, "draft_not_json")
    assert result.answer is None
    assert result.run.draft == "not json"


async def test_a_repaired_draft_passes_all_guards() -> None:
    draft = quoting()["output"] | {"conclusion": None}
    draft["analysis"][0] |= {
        "statement": f'The log reads: "{LOG_TEXT}"',
        "citations": [{"tool_call_id": "a", "raw_path": "$.logs[9]", "excerpt": LOG_TEXT}],
    }
    model = scripted(call("a"), {"text": "oops"}, structure_repair=[{"output": draft}])
    result = await ask(service(model))
    assert result.answer is not None
    assert result.answer.verdict is Verdict.REJECT


@pytest.mark.parametrize(
    ("field", "rule"),
    [("raw_path", "raw_path_not_found"), ("tool_call_id", "invocation_not_found")],
)
async def test_a_reference_with_a_null_character_behind_it_is_another_one(
    field: str, rule: str
) -> None:
    cited = {"tool_call_id": "a", "raw_path": "$.logs[0]", "excerpt": LOG_TEXT}
    draft = quoting()["output"] | {"conclusion": None}
    draft["analysis"][0] |= {
        "statement": f'The log reads: "{LOG_TEXT}"',
        "citations": [cited | {field: cited[field] + "\x00"}],
    }
    result = await ask(service(scripted(call("a"), {"output": draft})))
    assert result.answer is not None
    assert (result.answer.verdict, result.answer.claims) == (Verdict.REJECT, ())
    assert {one.rule for one in result.answer.withheld} == {rule, "nothing_published"}


@pytest.mark.parametrize(
    ("limits", "kind"),
    [
        ({"model_calls": 2}, BudgetKind.MODEL_CALLS),
        ({"tool_calls": 1}, BudgetKind.TOOL_CALLS),
        ({"tokens": 300}, BudgetKind.TOKENS),
        ({"run_bytes": 700}, BudgetKind.RUN_BYTES),
    ],
)
async def test_a_budget_that_runs_out_publishes_what_was_gathered(
    limits: dict[str, int], kind: BudgetKind
) -> None:
    calls = [call(f"c{n}", any_of=[f"term {n}"]) for n in range(6)]
    one = service(scripted(*calls, quoting("c0")), limits=LIMITS.model_copy(update=limits))
    result = await ask(one)
    assert (result.run.state, result.run.limit_hit) == (RunState.BUDGET_EXHAUSTED, kind)
    answer = result.answer
    assert answer is not None
    assert (answer.verdict, answer.conclusion) == (Verdict.LOW_CONFID, None)
    assert answer.claims
    assert all(claim.wording == "quoted" for claim in answer.claims)
    assert any("limit" in line for line in answer.limitations)


async def test_the_deadline_ends_a_hanging_tool_within_a_second() -> None:
    one = service(
        scripted(call("a", "query_metrics", name="HighLatency"), call("b"), quoting()),
        limits=LIMITS.model_copy(update={"deadline_seconds": 0.3}),
        query_logs=HANGING,
    )
    started = time.monotonic()
    result = await ask(one)
    assert time.monotonic() - started < 0.3 + SOON
    assert (result.run.state, result.run.limit_hit) == (RunState.TIMED_OUT, BudgetKind.DEADLINE)
    rows = await one.ledger.run_invocations(result.run.run_id)
    assert rows[-1].status is InvocationStatus.TIMED_OUT
    assert not others()


async def test_the_deadline_ends_a_hanging_model_within_a_second() -> None:
    limits = LIMITS.model_copy(update={"deadline_seconds": 0.3})
    started = time.monotonic()
    result = await ask(service(scripted({"fault": "hang"}), limits=limits))
    assert time.monotonic() - started < 0.3 + SOON
    assert result.run.state is RunState.TIMED_OUT
    assert not others()


@pytest.mark.parametrize("where", ["tool", "model"])
async def test_a_cancel_ends_the_run_within_a_second_and_publishes_what_it_has(where: str) -> None:
    last = [call("b")] if where == "tool" else [{"fault": "hang"}]
    one = service(
        scripted(call("a", "query_metrics", name="HighLatency"), *last, quoting()),
        query_logs=HANGING,
    )
    cancellation = Cancellation()
    task = asyncio.create_task(ask(one, cancellation=cancellation))
    await asyncio.sleep(0.2)
    cancellation.cancel()
    started = time.monotonic()
    result = await task
    assert time.monotonic() - started < SOON
    assert result.run.state is RunState.CANCELLED
    assert result.answer is not None
    assert result.answer.verdict is Verdict.LOW_CONFID
    rows = await one.ledger.run_invocations(result.run.run_id)
    assert all(row.finished_at is not None for row in rows)
    assert rows[-1].error_code is (ErrorCode.CANCELLED if where == "tool" else None)
    assert not others()


async def test_a_cancelled_task_still_writes_its_terminal_state() -> None:
    ledger = MemoryLedger()
    one = service(scripted({"fault": "hang"}), ledger=ledger)
    task = asyncio.create_task(ask(one))
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    (run,) = await ledger.list_runs()
    assert run.state is RunState.CANCELLED


async def test_there_is_one_terminal_event_and_it_is_the_last() -> None:
    one = service(scripted(call("a"), quoting()))
    result = await ask(one)
    assert isinstance(one.sink, ListSink)
    events = one.sink.events
    assert [type(event) for event in events].count(RunFinished) == 1
    assert isinstance(events[-1], RunFinished)
    assert [event.sequence for event in events] == list(range(1, len(events) + 1))
    assert list(await one.ledger.run_events(result.run.run_id)) == events


async def test_two_runs_at_once_never_mix() -> None:
    ledger = MemoryLedger()

    async def slow(_: object) -> None:
        await asyncio.sleep(0.02)

    one = service(
        scripted(call("a"), call("b"), quoting("b")),
        ledger=ledger,
        query_logs=StaticSource(ToolName.QUERY_LOGS, before=slow),
    )
    results = await asyncio.gather(*(ask(one, f"question {n}") for n in range(8)))
    for result in results:
        rows = await ledger.run_invocations(result.run.run_id)
        own = {row.id for row in rows}
        assert len(own) == 2
        assert result.answer is not None
        cited = {e.invocation_id for claim in result.answer.claims for e in claim.evidence}
        assert cited <= own
    assert len({result.run.session_id for result in results}) == 8


async def test_an_invocation_of_another_run_cannot_be_cited_in_the_direct_flow() -> None:
    ledger = MemoryLedger()
    first = await ask(service(scripted(call("a"), quoting()), ledger=ledger))
    thief = quoting()
    for item in thief["output"]["analysis"]:
        item["statement"] = f'The log reads: "{LOG_TEXT}"'
        item["citations"][0] |= {"raw_path": "$.logs[0]", "excerpt": LOG_TEXT}
    thief["output"]["conclusion"] = None
    second = await ask(service(scripted(thief), ledger=ledger), previous_run_id=first.run.run_id)
    assert second.run.session_id == first.run.session_id
    assert second.answer is not None
    assert second.answer.verdict is Verdict.REJECT
    assert second.answer.claims == ()


async def test_a_provider_failure_fails_the_run_with_its_code() -> None:
    result = await ask(service(scripted({"fault": "unreachable"})))
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, "model_unreachable")


async def test_an_input_over_its_limit_fails_before_a_run_exists() -> None:
    one = service(scripted({"output": EMPTY_DRAFT}))
    with pytest.raises(InputLimitError):
        await ask(one, "x" * 3000)
    with pytest.raises(UsageError):
        await ask(one, "  ")
    with pytest.raises(ConfigurationError):
        await ask(one, model="nobody")
    assert await one.ledger.list_runs() == ()


async def test_the_question_is_masked_before_it_is_stored_or_sent() -> None:
    secret = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    result = await ask(service(scripted({"output": EMPTY_DRAFT})), f"why does {secret} fail?")
    assert secret not in result.run.model_dump_json()
    assert "[secret:" in result.run.question


async def test_the_previous_turn_is_context_without_ids() -> None:
    ledger = MemoryLedger()
    first = await ask(service(scripted(call("a"), quoting()), ledger=ledger))
    seen: list[str] = []

    from firsthand.models.history import user_message
    from firsthand.models.scripted import ScriptedModel

    class Watching(ScriptedModel):
        async def request(self, messages: Any, settings: Any, parameters: Any) -> Any:
            seen.append(user_message(messages))
            return await super().request(messages, settings, parameters)

    model = Watching("w", {"DiagnosisDraft": [{"output": EMPTY_DRAFT}]})
    await ask(service(model, ledger=ledger), "and now?", session_id=first.run.session_id)
    assert LOG_TEXT in seen[0]
    assert first.run.run_id not in seen[0]
    assert "invocation" not in seen[0]


async def test_a_run_whose_process_died_is_marked_interrupted_at_the_next_start() -> None:
    ledger = MemoryLedger()
    one = service(scripted({"output": EMPTY_DRAFT}), ledger=ledger)
    result = await ask(one)
    dead = result.run.model_copy(update={"run_id": "run-dead", "owner": "nowhere-known:1:1"})
    import socket

    from firsthand.contracts.runs import NewRun
    from firsthand.harness.clock import SystemClock
    from firsthand.service.recovery import recover

    fields = {name: getattr(dead, name) for name in NewRun.model_fields}
    fields["owner"] = f"{socket.gethostname()}:4194301:7"
    await ledger.create_run(NewRun(**fields))
    await ledger.start_run("run-dead", at=result.run.created_at)
    assert await recover(ledger, SystemClock()) == ("run-dead",)
    run = await ledger.get_run("run-dead")
    assert run is not None
    assert run.state is RunState.INTERRUPTED
    assert await recover(ledger, SystemClock()) == ()
