"""The worker: jobs run whole, in order, in one thread; a cancelled await leaves no half."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from firsthand.contracts.errors import LedgerError
from firsthand.ledger.sql.worker import Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker("test-worker")
    yield made
    made.stop()


async def test_jobs_run_in_order_in_one_other_thread(worker: Worker) -> None:
    threads = await asyncio.gather(*(worker.run(threading.get_ident) for _ in range(5)))
    assert len(set(threads)) == 1
    assert threads[0] != threading.get_ident()


async def test_a_jobs_error_reaches_its_caller_alone(worker: Worker) -> None:
    def fail() -> None:
        raise ValueError("mine")

    with pytest.raises(ValueError, match="mine"):
        await worker.run(fail)
    assert await worker.run(lambda: 7) == 7


async def test_a_job_that_has_begun_ends_whole_though_its_await_is_cancelled(
    worker: Worker,
) -> None:
    begun, go, done = threading.Event(), threading.Event(), []

    def job() -> None:
        begun.set()
        go.wait(10)
        done.append(1)

    waiting = asyncio.ensure_future(worker.run(job))
    await asyncio.to_thread(begun.wait, 10)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    go.set()
    assert await worker.run(lambda: list(done)) == [1]


async def test_a_job_that_is_cancelled_before_it_begins_never_runs(worker: Worker) -> None:
    go, done = threading.Event(), []
    first = asyncio.ensure_future(worker.run(lambda: go.wait(10)))
    second = asyncio.ensure_future(worker.run(lambda: done.append(1)))
    await asyncio.sleep(0)
    second.cancel()
    go.set()
    await first
    await worker.run(lambda: None)
    assert done == []


async def test_a_stopped_worker_ends_its_jobs_and_takes_no_more() -> None:
    worker = Worker("test-worker")
    last = asyncio.ensure_future(worker.run(lambda: 1))
    await asyncio.sleep(0)
    worker.stop()
    worker.stop()
    assert await last == 1
    with pytest.raises(LedgerError, match="closed"):
        await worker.run(lambda: 2)


def test_an_answer_for_a_loop_that_is_gone_is_dropped(worker: Worker) -> None:
    go = threading.Event()

    async def leave() -> None:
        asyncio.ensure_future(worker.run(lambda: go.wait(10))).cancel()
        await asyncio.sleep(0)

    asyncio.run(leave())
    go.set()
    assert asyncio.run(worker.run(lambda: 3)) == 3
