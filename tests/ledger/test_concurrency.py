"""Several writers at once, in one process and in many: nothing is lost and nothing happens twice."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from tests.ledger.conftest import POSTGRES, STORES
from tests.ledger.samples import (
    NOON,
    completion,
    finish,
    new_invocation,
    new_run,
    opened_run,
    requested,
)

from firsthand.contracts.enums import EvidenceStatus, InvocationStatus, RunState
from firsthand.contracts.errors import DuplicateToolCall
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger

ROOT = Path(__file__).parents[2]
WRITERS = 8


def spawn(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ledger.process", *arguments],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def succeed(processes: list["subprocess.Popen[str]"]) -> None:
    for process in processes:
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors


async def test_concurrent_turns_of_one_session_lose_no_finish(ledger: Ledger) -> None:
    first = await opened_run(ledger)
    runs = [first] + [
        await ledger.create_run(new_run(first.session_id)) for _ in range(WRITERS - 1)
    ]
    ends = await asyncio.gather(
        *(
            ledger.finish_run(run.run_id, finish(run, self_evaluation={"by": run.run_id}))
            for run in runs
        )
    )
    session = await ledger.get_session(first.session_id)
    assert session is not None
    assert ends == [True] * WRITERS
    assert session.version == WRITERS
    assert session.self_evaluation["by"] in {run.run_id for run in runs}


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_two_ledgers_on_one_store_end_a_run_once(address: str, stored: Ledger) -> None:
    other = await open_ledger(address)
    run = await opened_run(stored)
    ends = await asyncio.gather(
        *(
            ledger.finish_run(run.run_id, finish(run, state=state))
            for ledger in (stored, other)
            for state in (RunState.SUCCEEDED, RunState.CANCELLED, RunState.TIMED_OUT)
        )
    )
    session = await other.get_session(run.session_id)
    assert session is not None
    assert (ends.count(True), session.version) == (1, 1)
    await other.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_two_ledgers_on_one_store_complete_an_invocation_once(
    address: str, stored: Ledger
) -> None:
    other = await open_ledger(address)
    made = await requested(stored)
    both = [stored, other] * 4
    starts = await asyncio.gather(*(one.start_invocation(made.id, at=NOON) for one in both))
    done = [
        completion(
            status=InvocationStatus.FAILED,
            evidence_status=EvidenceStatus.UNAVAILABLE,
            payload={"writer": number},
        )
        for number in range(len(both))
    ]
    ends = await asyncio.gather(
        *(one.complete_invocation(made.id, end) for one, end in zip(both, done, strict=True))
    )
    assert (starts.count(True), ends.count(True)) == (1, 1)
    assert await other.get_payload(made.id) == {"writer": ends.index(True)}
    await other.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_two_ledgers_on_one_store_record_a_tool_call_once(
    address: str, stored: Ledger
) -> None:
    other = await open_ledger(address)
    run = await opened_run(stored)
    calls = [new_invocation(run, tool_call_id="call_1") for _ in range(8)]
    made = await asyncio.gather(
        *(
            one.request_invocation(call)
            for one, call in zip([stored, other] * 4, calls, strict=True)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(one, DuplicateToolCall) for one in made) == 7
    assert len(await stored.run_invocations(run.run_id)) == 1
    await other.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_concurrent_openings_make_one_session(stored: Ledger) -> None:
    made = await asyncio.gather(*(stored.open_session("ses-one", at=NOON) for _ in range(8)))
    assert len({one.created_at for one in made}) == 1


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_processes_at_once_lose_no_finish(address: str, stored: Ledger) -> None:
    await stored.open_session("ses-shared", at=NOON)
    writers, times = 3, 15
    succeed(
        [
            spawn("finish_runs", address, "ses-shared", f"run-p{writer}", str(times))
            for writer in range(writers)
        ]
    )
    session = await stored.get_session("ses-shared")
    assert session is not None
    assert session.version == writers * times
    assert await stored.unfinished_runs() == ()


@pytest.mark.parametrize("fresh_address", ["sqlite", POSTGRES], indirect=True)
async def test_processes_that_start_at_once_on_an_empty_store_make_one_schema(
    fresh_address: str,
) -> None:
    succeed([spawn("just_open", fresh_address) for _ in range(3)])
    ledger = await open_ledger(fresh_address)
    assert await ledger.get_session("ses-shared") is not None
    await ledger.close()
