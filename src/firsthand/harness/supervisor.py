"""Supervisor: runs a flow until it is done, cancelled or past its deadline, whichever is first.

Owns the clock and the cancel flag; leaves no task behind. A flow that does not end within the
grace after its cancellation is abandoned to the loop with its result ignored.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from firsthand.contracts.errors import RunCancelled
from firsthand.harness.context import RunContext

T = TypeVar("T")

GRACE_SECONDS = 0.7
"""How long a cancelled flow may take to write its record: a run ends within a second."""


async def supervise(context: RunContext, flow: Coroutine[Any, Any, T]) -> T:
    """The flow's result. Raises RunCancelled, LimitError (deadline) or what the flow raised."""
    task = asyncio.ensure_future(flow)
    cancelled = asyncio.ensure_future(context.cancellation.wait())
    left = max(0.0, context.budget.deadline_at - context.clock.monotonic())
    try:
        await asyncio.wait({task, cancelled}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        context.stopping = (
            RunCancelled("the run was cancelled")
            if cancelled.done()
            else context.budget.deadline_error(context.clock.monotonic())
        )
        raise context.stopping
    except asyncio.CancelledError:
        context.stopping = RunCancelled("the run's task was cancelled")
        raise
    finally:
        cancelled.cancel()
        if not task.done():
            await _end(task)


async def _end(task: "asyncio.Future[Any]") -> None:
    task.cancel()
    await asyncio.wait({task}, timeout=GRACE_SECONDS)
    if task.done() and not task.cancelled():
        task.exception()
