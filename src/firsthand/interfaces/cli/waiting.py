"""Waits for work that a signal may end, and says now and then what is still waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from firsthand.interfaces.cli.output import write_line
from firsthand.interfaces.cli.running import Interruption

T = TypeVar("T")
PROGRESS_SECONDS = 2.0


async def finished(
    work: Coroutine[Any, Any, T],
    interruption: Interruption,
    *,
    waiting_for: Callable[[], str] | None = None,
) -> asyncio.Task[T] | None:
    """The work when it is done; None where a signal came first, and the work is cancelled then."""
    task = asyncio.ensure_future(work)
    stopped = asyncio.ensure_future(interruption.cancellation.wait())
    seconds = None if waiting_for is None else PROGRESS_SECONDS
    while not (await _first(task, stopped, seconds)):
        if waiting_for is not None:
            write_line(f"waiting for {waiting_for()}")
    stopped.cancel()
    if interruption.exit_code is None:
        return task
    task.cancel()
    await asyncio.wait({task})
    return None


async def _first(
    task: asyncio.Task[Any], stopped: asyncio.Task[Any], seconds: float | None
) -> bool:
    done, _ = await asyncio.wait(
        {task, stopped}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
    )
    return bool(done)
