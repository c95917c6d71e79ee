"""After a run that was stopped, its connections, tasks and threads are gone; asyncio is not closed."""

import asyncio
import threading

import pytest
from tests.harness.kit import LIMITS
from tests.support.http_stub import Reply, Request, Stub
from tests.wire.kit import FLOWS, ask, models, service, working
from tests.wire.openai_stub import call, chat

from firsthand.contracts.enums import Flow, RunState
from firsthand.harness.cancel import Cancellation

COLLECT = chat(calls=[call("a")])


def others() -> list[threading.Thread]:
    """Threads beside the loop's own, which look up names and end with it."""
    return [one for one in threading.enumerate() if not one.name.startswith("asyncio_")]


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("state", [RunState.CANCELLED, RunState.TIMED_OUT])
async def test_a_run_that_is_stopped_while_its_server_hangs_leaves_nothing(
    flow: Flow, state: RunState
) -> None:
    threads = others()
    hanging = asyncio.Event()

    def hang(request: Request) -> Reply:
        hanging.set()
        return Reply(fault="hang")

    async with Stub(working(flow, COLLECT, hang)) as stub:
        tasks = asyncio.all_tasks()
        timed = state is RunState.TIMED_OUT
        limits = LIMITS.model_copy(update={"deadline_seconds": 1.5 if timed else 60})
        one = service(models(f"{stub.url}/v1", timeout_seconds=60), limits=limits)
        cancellation = Cancellation()
        run = asyncio.create_task(ask(one, flow, cancellation=cancellation))
        if not timed:
            await asyncio.wait_for(hanging.wait(), 60)
            cancellation.cancel()
        result = await asyncio.wait_for(run, 60)
        assert result.run.state is state
        await stub.settled(lambda: not stub.open_connections)
        await one.models.close()
        left = [one for one in asyncio.all_tasks() - tasks if not one.done()]
        assert left == []
    assert others() == threads
