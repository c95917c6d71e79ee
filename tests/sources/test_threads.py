"""Work in a thread ends when its task does."""

import asyncio
import threading
import time

import pytest
from tests.support.waiting import SOON

from firsthand.sources.threads import THREAD_NAME, Stopped, in_thread


def alive() -> int:
    return sum(thread.name == THREAD_NAME for thread in threading.enumerate())


async def test_the_result_comes_back_and_no_thread_is_left() -> None:
    assert await in_thread(lambda stop: 5) == 5
    assert alive() == 0


async def test_an_exception_comes_back() -> None:
    def fail(stop: threading.Event) -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await in_thread(fail)
    assert alive() == 0


async def test_a_cancelled_task_stops_its_thread_and_waits_for_it() -> None:
    begun = threading.Event()
    seen: list[str] = []

    def work(stop: threading.Event) -> None:
        begun.set()
        while not stop.wait(0.005):
            pass
        seen.append("stopped")
        raise Stopped

    task = asyncio.create_task(in_thread(work))
    await asyncio.to_thread(begun.wait, 5)
    started = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - started < SOON
    assert seen == ["stopped"]
    assert alive() == 0


async def test_a_thread_that_is_stuck_does_not_hold_its_task() -> None:
    release = threading.Event()
    task = asyncio.create_task(in_thread(lambda stop: release.wait(30)))
    await asyncio.sleep(0.01)
    started = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - started < SOON
    release.set()


async def test_the_loop_goes_on_while_a_thread_works() -> None:
    ticks = 0
    task = asyncio.create_task(in_thread(lambda stop: time.sleep(0.1)))
    while not task.done():
        ticks += 1
        await asyncio.sleep(0.005)
    assert ticks > 5
