"""Blocking work beside the event loop, stopped at once when its task is cancelled.

Law: one thread per call, named, gone when the call has ended. The work polls `stop` at least once
per chunk; a cancelled task waits for that, a second at most, so that no thread outlives it.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")

THREAD_NAME = "firsthand-source"
GRACE_SECONDS = 1.0
"""How long a cancelled task waits for its thread; one stuck in the kernel is left behind."""


class Stopped(Exception):
    """The work saw `stop` and ended."""


async def in_thread(work: Callable[[threading.Event], T]) -> T:
    """The result of `work(stop)`, run in a thread of its own."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()
    stop = threading.Event()
    ended = asyncio.Event()

    def deliver(result: T | None, error: BaseException | None) -> None:
        ended.set()
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]  # None only where T allows it

    def run() -> None:
        result: T | None = None
        error: BaseException | None = None
        try:
            result = work(stop)
        except BaseException as caught:  # it is raised again in the waiting task
            error = caught
        with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits
            loop.call_soon_threadsafe(deliver, result, error)

    thread = threading.Thread(target=run, name=THREAD_NAME, daemon=True)
    thread.start()
    try:
        return await future
    except asyncio.CancelledError:
        stop.set()
        await _ended(ended)
        raise
    finally:
        if ended.is_set():
            thread.join()


async def _ended(ended: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(GRACE_SECONDS):
            await ended.wait()
    except TimeoutError:
        return
