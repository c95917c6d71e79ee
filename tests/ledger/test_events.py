"""Events: one contract suite for the twin, SQLite and PostgreSQL; and what the outbox promises."""

import asyncio

import pytest
from tests.ledger.conftest import STORES
from tests.ledger.samples import (
    NOON,
    answer,
    finish,
    name,
    new_invocation,
    new_run,
    opened_run,
    step,
)

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import LedgerError
from firsthand.contracts.events import Event, RunFinished, RunStarted
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger
from firsthand.ledger.sql.outbox import MOST_HELD


async def test_events_come_back_in_order_and_whole(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    events: list[Event] = [
        RunFinished(
            run_id=run.run_id,
            at=NOON,
            sequence=12,
            state=RunState.SUCCEEDED,
            verdict=Verdict.PASS,
            budgets=answer(run).budgets,
        ),
        step(run.run_id, 2, "数据 🔥"),
        RunStarted(
            run_id=run.run_id,
            at=NOON,
            sequence=1,
            session_id=run.session_id,
            flow=run.flow,
            model="offline",
        ),
    ]
    await ledger.append_events(events[:1])
    await ledger.append_events(events[1:])
    assert await ledger.run_events(run.run_id) == tuple(reversed(events))


async def test_events_after_a_number_come_alone(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    await ledger.append_events([step(run.run_id, number) for number in range(1, 6)])
    after = {n: await ledger.run_events(run.run_id, after=n) for n in (-(2**70), 3, 5, 2**70)}
    assert [len(events) for events in after.values()] == [5, 2, 0, 0]
    assert [event.sequence for event in after[3]] == [4, 5]


async def test_events_of_other_runs_do_not_come(ledger: Ledger) -> None:
    run, other = await opened_run(ledger), await opened_run(ledger)
    await ledger.append_events([step(run.run_id, 1), step(other.run_id, 1, "theirs")])
    assert await ledger.run_events(run.run_id) == (step(run.run_id, 1),)
    assert await ledger.run_events("run-none") == ()


async def test_the_first_event_under_a_number_stands(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    await ledger.append_events([step(run.run_id, 1, "first")])
    await ledger.append_events([step(run.run_id, 1, "second"), step(run.run_id, 2)])
    found = await ledger.run_events(run.run_id)
    assert found == (step(run.run_id, 1, "first"), step(run.run_id, 2))


async def test_no_events_is_nothing_to_write(ledger: Ledger) -> None:
    await ledger.append_events([])


@pytest.mark.parametrize("number", [0, -1, 2**63])
async def test_an_event_without_a_number_is_refused(ledger: Ledger, number: int) -> None:
    run = await opened_run(ledger)
    with pytest.raises(LedgerError, match="no sequence number"):
        await ledger.append_events([step(run.run_id, number)])


async def test_events_of_an_unknown_run_are_refused_and_spoil_nothing(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    await ledger.append_events([step(run.run_id, 1)])
    with pytest.raises(LedgerError, match="not in the ledger"):
        await ledger.append_events([step(run.run_id, 2), step("run-none", 1)])
    await ledger.request_invocation(new_invocation(run))
    assert await ledger.run_events(run.run_id) == (step(run.run_id, 1),)


async def test_very_many_events_are_kept(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    for number in range(1, 2 * MOST_HELD + 50):
        await ledger.append_events([step(run.run_id, number)])
    assert len(await ledger.run_events(run.run_id)) == 2 * MOST_HELD + 49


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_held_events_are_written_with_the_next_write(address: str, stored: Ledger) -> None:
    reader = await open_ledger(address)
    run = await opened_run(stored)
    await stored.append_events([step(run.run_id, 1)])
    await stored.start_run(run.run_id, at=NOON)
    assert len(await reader.run_events(run.run_id)) == 1
    await stored.append_events([step(run.run_id, 2)])
    await stored.finish_run(run.run_id, finish(run))
    assert len(await reader.run_events(run.run_id)) == 2
    await reader.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_events_of_a_run_that_ended_are_written_at_once(address: str, stored: Ledger) -> None:
    reader = await open_ledger(address)
    run = await opened_run(stored)
    await stored.finish_run(run.run_id, finish(run))
    await stored.append_events([step(run.run_id, 1)])
    assert len(await reader.run_events(run.run_id)) == 1
    await reader.append_events([step(run.run_id, 2)])
    assert len(await stored.run_events(run.run_id)) == 2
    await reader.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_held_events_are_written_when_the_ledger_closes(address: str) -> None:
    writer = await open_ledger(address)
    run = await opened_run(writer)
    await writer.append_events([step(run.run_id, 1)])
    await writer.close()
    reader = await open_ledger(address)
    assert len(await reader.run_events(run.run_id)) == 1
    await reader.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_a_write_that_is_refused_keeps_the_events_that_rode_with_it(stored: Ledger) -> None:
    run = await opened_run(stored)
    await stored.append_events([step(run.run_id, 1)])
    with pytest.raises(LedgerError):
        await stored.create_run(new_run(run.session_id, run_id=run.run_id))
    assert len(await stored.run_events(run.run_id)) == 1


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_a_cancelled_write_loses_no_event(stored: Ledger) -> None:
    run = await opened_run(stored)
    for number in range(1, 21):
        await stored.append_events([step(run.run_id, number)])
        writing = asyncio.ensure_future(stored.open_session(name("ses"), at=NOON))
        await asyncio.sleep(0.0002 * (number % 5))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    found = await stored.run_events(run.run_id)
    assert [event.sequence for event in found] == list(range(1, 21))


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_concurrent_runs_read_the_events_they_appended(stored: Ledger) -> None:
    async def one() -> None:
        run = await opened_run(stored)
        for number in range(1, 9):
            await stored.append_events([step(run.run_id, number)])
            made = await stored.request_invocation(new_invocation(run))
            await stored.start_invocation(made.id, at=NOON)
            assert len(await stored.run_events(run.run_id)) == number

    await asyncio.gather(*(one() for _ in range(6)))
