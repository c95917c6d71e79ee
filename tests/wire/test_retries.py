"""The one retry policy, over real HTTP: counted, bounded by the deadline and the budget."""

import asyncio
import time

import pytest
from tests.harness.kit import LIMITS
from tests.support.http_stub import Reply, Request, Stub
from tests.support.waiting import SOON
from tests.wire.kit import FLOWS, ask, finished, models, run, service, working
from tests.wire.openai_stub import call, chat, error

from firsthand.contracts.enums import BudgetKind, Flow, RunState
from firsthand.contracts.events import ModelCallFinished
from firsthand.contracts.models import RetryPolicy
from firsthand.harness.cancel import Cancellation
from firsthand.harness.events import ListSink

COLLECT = chat(calls=[call("a")])
LONG = RetryPolicy(attempts=5, first_seconds=30, longest_seconds=60)


@pytest.mark.parametrize("flow", FLOWS)
async def test_every_attempt_is_a_model_call_of_the_budget(flow: Flow) -> None:
    script = working(flow, error(429), error(503), COLLECT, finished(flow))
    result, one, requests = await run(flow, script)
    made = [call.failed for call in result.run.model_calls if call.step != "planner"]
    assert made == ["model_rate_limited", "model_unavailable", None, None]
    assert result.answer is not None
    assert result.answer.budgets.model_calls.used == len(requests)
    assert isinstance(one.sink, ListSink)
    finished_calls = [event for event in one.sink.events if isinstance(event, ModelCallFinished)]
    waits = [event.retry_in for event in finished_calls if event.failed]
    assert waits == [0.02, 0.04]


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_refused_attempt_is_not_unmeasured(flow: Flow) -> None:
    result, _, _ = await run(flow, working(flow, error(429), COLLECT, finished(flow)))
    assert result.answer is not None
    assert result.answer.budgets.unmeasured_calls == 0


@pytest.mark.parametrize(
    ("headers", "least"), [({"retry-after": "1"}, 1.0), ({"retry-after-ms": "300"}, 0.3)]
)
async def test_the_providers_wait_is_honoured(headers: dict[str, str], least: float) -> None:
    script = working(Flow.DIRECT, error(429, **headers), COLLECT, finished(Flow.DIRECT))
    started = time.monotonic()
    result, _, _ = await run(Flow.DIRECT, script)
    assert time.monotonic() - started >= least
    assert result.run.state is RunState.SUCCEEDED


async def test_a_wait_beyond_the_deadline_is_not_begun() -> None:
    limits = LIMITS.model_copy(update={"deadline_seconds": 3})
    started = time.monotonic()
    result, _, requests = await run(
        Flow.DIRECT, working(Flow.DIRECT, error(429)), limits=limits, retry=LONG
    )
    assert time.monotonic() - started < 2.5
    assert (result.run.state, result.run.error_code) == (RunState.FAILED, "model_rate_limited")
    assert len(requests) == 1


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_budget_that_holds_no_further_attempt_ends_the_run(flow: Flow) -> None:
    calls = 3 if flow is Flow.DIRECT else 4
    limits = LIMITS.model_copy(update={"model_calls": calls})
    script = working(flow, COLLECT, error(503))
    result, _, requests = await run(
        flow, script, limits=limits, retry=RetryPolicy(attempts=9, first_seconds=0.01)
    )
    assert (result.run.state, result.run.limit_hit) == (
        RunState.BUDGET_EXHAUSTED,
        BudgetKind.MODEL_CALLS,
    )
    assert len(requests) == calls
    assert result.answer is not None
    assert result.answer.claims  # what was gathered


@pytest.mark.parametrize(
    "reply", [error(500), error(401), Reply(fault="drop")], ids=["500", "401", "dropped"]
)
async def test_a_failure_that_may_have_cost_something_is_not_repeated(reply: Reply) -> None:
    _, _, requests = await run(Flow.DIRECT, working(Flow.DIRECT, reply))
    assert len(requests) == 1  # and the SDK repeats nothing either


async def test_a_quota_that_is_used_up_is_not_waited_for() -> None:
    body = (
        b'{"error": {"message": "pay", "type": "insufficient_quota", "code": "insufficient_quota"}}'
    )
    script = working(Flow.DIRECT, Reply(status=429, body=body))
    result, _, requests = await run(Flow.DIRECT, script)
    assert result.run.error_code == "model_quota_exceeded"
    assert len(requests) == 1


async def test_a_cancel_ends_the_wait() -> None:
    asked, cancellation = asyncio.Event(), Cancellation()

    def refusing(request: Request) -> Reply:
        asked.set()
        return error(429)

    async with Stub(refusing) as stub:
        waiting = RetryPolicy(attempts=5, first_seconds=10, longest_seconds=15)
        one = service(models(f"{stub.url}/v1", retry=waiting))
        task = asyncio.create_task(ask(one, Flow.DIRECT, cancellation=cancellation))
        await asked.wait()
        await asyncio.sleep(0.2)
        started = time.monotonic()
        cancellation.cancel()
        result = await task
        await one.models.close()
    assert time.monotonic() - started < SOON
    assert result.run.state is RunState.CANCELLED
    assert len(stub.requests) == 1
