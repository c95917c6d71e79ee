"""Worker: one thread that owns one connection and runs jobs on it, one after another.

A job is awaited with one hand-over each way. Cancelling the await of a job that has begun does
not stop it: it ends whole, and its result is dropped; one that has not begun is skipped.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from firsthand.contracts.errors import LedgerError

T = TypeVar("T")
Job = tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Callable[[], Any]]


class Worker:
    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()
        self.stopped = False

    async def run(self, job: Callable[[], T]) -> T:
        """What the job returns or raises. Raises LedgerError once stopped."""
        if self.stopped:
            raise LedgerError("the ledger is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, future, job))
        return await future

    def stop(self) -> None:
        """Take no more jobs; the thread ends after those that it has."""
        if not self.stopped:
            self.stopped = True
            self._jobs.put(None)

    def _work(self) -> None:
        while (item := self._jobs.get()) is not None:
            loop, future, job = item
            if not future.cancelled():
                self._answer(loop, future, job)
            del item, loop, future, job  # hold nothing of a caller's while idle

    def _answer(
        self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[T], job: Callable[[], T]
    ) -> None:
        try:
            result = job()
        except BaseException as error:
            _deliver(loop, _fail, future, error)
        else:
            _deliver(loop, _succeed, future, result)


def _deliver(loop: asyncio.AbstractEventLoop, how: Callable[..., None], *values: object) -> None:
    try:
        loop.call_soon_threadsafe(how, *values)
    except RuntimeError:
        return  # the loop is closed: nobody waits


def _succeed(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[T], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
