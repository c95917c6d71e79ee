"""Ending a server's work after the task that wanted it was cancelled.

Law: what is begun here is finished, within a bound, even while the task is being cancelled again:
a query that nobody waits for must not go on.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

from firsthand.contracts.errors import SourceError

MOST_SECONDS = 5.0


async def finish(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end, or to the bound. A server that cannot be reached any more is left alone."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(_read_error)
    waiting = asyncio.ensure_future(asyncio.wait([task], timeout=MOST_SECONDS))
    try:
        await asyncio.shield(waiting)
    except asyncio.CancelledError:
        await waiting
    finally:
        if not task.done():
            task.cancel()


def _read_error(task: "asyncio.Future[None]") -> None:
    if not task.cancelled():
        error = task.exception()
        if error is not None and not isinstance(error, (SourceError, OSError, TimeoutError)):
            task.get_loop().call_exception_handler(
                {"message": "a query could not be stopped", "exception": error}
            )
