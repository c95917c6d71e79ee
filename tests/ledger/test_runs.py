"""Sessions and runs: one contract suite for the twin, SQLite and PostgreSQL."""

from datetime import datetime, timedelta, timezone

import pytest
from tests.ledger.samples import NOON, finish, later, name, new_run, opened_run

from firsthand.contracts.enums import BudgetKind, RunState
from firsthand.contracts.errors import LedgerError
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import RunRecord


async def test_a_session_is_made_once(ledger: Ledger) -> None:
    session_id = name("ses")
    made = await ledger.open_session(session_id, at=NOON)
    again = await ledger.open_session(session_id, at=later(60))
    assert made == again == await ledger.get_session(session_id)
    assert (made.created_at, made.version, made.self_evaluation) == (NOON, 0, {})


async def test_an_unknown_session_is_absent(ledger: Ledger) -> None:
    assert await ledger.get_session("nobody") is None


async def test_a_created_run_comes_back_as_it_was_given(ledger: Ledger) -> None:
    await ledger.open_session("ses-a", at=NOON)
    new = new_run("ses-a", previous_run_id="run-before")
    created = await ledger.create_run(new)
    assert created == RunRecord(**new.model_dump(), state=RunState.CREATED)
    assert await ledger.get_run(new.run_id) == created


async def test_a_run_begins_running_in_a_session_of_its_own(ledger: Ledger) -> None:
    new = new_run(name("ses"))
    await ledger.begin_run(new)
    running = RunRecord(**new.model_dump(), state=RunState.RUNNING, started_at=new.created_at)
    assert await ledger.get_run(new.run_id) == running
    session = await ledger.get_session(new.session_id)
    assert session is not None
    assert (session.created_at, session.version) == (new.created_at, 0)
    assert not await ledger.start_run(new.run_id, at=later(1))


async def test_a_run_that_begins_leaves_its_session_as_it_is(ledger: Ledger) -> None:
    first = await opened_run(ledger)
    await ledger.finish_run(first.run_id, finish(first))
    before = await ledger.get_session(first.session_id)
    await ledger.begin_run(new_run(first.session_id, created_at=later(60)))
    assert await ledger.get_session(first.session_id) == before


async def test_a_run_that_cannot_begin_makes_no_session(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    other = name("ses")
    with pytest.raises(LedgerError, match="is in the ledger already"):
        await ledger.begin_run(new_run(other, run_id=run.run_id))
    assert await ledger.get_session(other) is None


async def test_times_come_back_in_utc_to_the_microsecond(ledger: Ledger) -> None:
    shanghai = datetime(2026, 7, 8, 20, 0, 0, 7, tzinfo=timezone(timedelta(hours=8)))
    created = await opened_run(ledger, created_at=shanghai)
    stored = await ledger.get_run(created.run_id)
    assert stored is not None
    assert stored.created_at.isoformat() == "2026-07-08T12:00:00.000007+00:00"


async def test_a_time_without_a_zone_is_refused(ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="no time zone"):
        await ledger.open_session(name("ses"), at=NOON.replace(tzinfo=None))


async def test_a_run_needs_its_session(ledger: Ledger) -> None:
    with pytest.raises(LedgerError, match="session ses-none is not in the ledger"):
        await ledger.create_run(new_run("ses-none"))


async def test_a_run_id_is_given_once(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    with pytest.raises(LedgerError, match="is in the ledger already"):
        await ledger.create_run(new_run(run.session_id, run_id=run.run_id))
    assert await ledger.get_run(run.run_id) == run


@pytest.mark.parametrize("bad", ["", "run\x00", "run\ud800"])
async def test_an_id_that_no_store_could_keep_is_refused(ledger: Ledger, bad: str) -> None:
    await ledger.open_session("ses-a", at=NOON)
    with pytest.raises(LedgerError):
        await ledger.create_run(new_run("ses-a", run_id=bad))
    with pytest.raises(LedgerError):
        await ledger.open_session(bad, at=NOON)
    assert await ledger.get_run(bad) is None
    assert await ledger.get_session(bad) is None
    assert not await ledger.start_run(bad, at=NOON)
    assert not await ledger.finish_run(bad, finish(new_run("ses-a")))
    assert await ledger.list_runs(session_id=bad) == ()
    assert await ledger.run_invocations(bad) == ()
    assert await ledger.run_events(bad) == ()


async def test_a_run_starts_once(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    assert await ledger.start_run(run.run_id, at=later(1))
    assert not await ledger.start_run(run.run_id, at=later(2))
    stored = await ledger.get_run(run.run_id)
    assert stored is not None
    assert (stored.state, stored.started_at) == (RunState.RUNNING, later(1))


async def test_an_unknown_run_neither_starts_nor_ends(ledger: Ledger) -> None:
    assert not await ledger.start_run("run-none", at=NOON)
    assert not await ledger.finish_run("run-none", finish(new_run("ses-none")))
    assert await ledger.get_run("run-none") is None


async def test_a_finished_run_holds_all_that_it_ended_with(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    await ledger.start_run(run.run_id, at=later(1))
    end = finish(run, error_code="x", error_detail="why", limit_hit=BudgetKind.TOKENS)
    assert await ledger.finish_run(run.run_id, end)
    stored = await ledger.get_run(run.run_id)
    assert stored is not None
    assert stored == RunRecord(
        **run.model_dump(exclude={"state", "started_at", *dict(end)}),
        **{field: value for field, value in end if field != "self_evaluation"},
        started_at=later(1),
    )


async def test_a_run_ends_once_and_the_second_end_writes_nothing(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    assert await ledger.finish_run(run.run_id, finish(run))
    first = await ledger.get_run(run.run_id)
    second = finish(run, state=RunState.FAILED, error_detail="no", self_evaluation={"forged": True})
    assert not await ledger.finish_run(run.run_id, second)
    assert await ledger.get_run(run.run_id) == first
    session = await ledger.get_session(run.session_id)
    assert session is not None
    assert session.version == 1
    assert "forged" not in session.self_evaluation


async def test_a_run_that_never_started_can_end(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    assert await ledger.finish_run(run.run_id, finish(run, state=RunState.INTERRUPTED))
    assert not await ledger.start_run(run.run_id, at=later(9))


@pytest.mark.parametrize("state", [RunState.CREATED, RunState.RUNNING])
async def test_a_run_cannot_end_in_a_state_that_is_no_end(ledger: Ledger, state: RunState) -> None:
    run = await opened_run(ledger)
    with pytest.raises(LedgerError, match="cannot end as"):
        await ledger.finish_run(run.run_id, finish(run, state=state))
    assert await ledger.get_run(run.run_id) == run


async def test_the_sessions_evaluation_is_replaced_whole_under_a_version(ledger: Ledger) -> None:
    first = await opened_run(ledger)
    second = await ledger.create_run(new_run(first.session_id))
    third = await ledger.create_run(new_run(first.session_id))
    await ledger.finish_run(first.run_id, finish(first, self_evaluation={"a": {"b": 1}, "c": 2}))
    await ledger.finish_run(second.run_id, finish(second, self_evaluation={"a": {"d": None}}))
    await ledger.finish_run(third.run_id, finish(third, self_evaluation=None))
    session = await ledger.get_session(first.session_id)
    assert session is not None
    assert (session.version, session.self_evaluation) == (2, {"a": {"d": None}})


@pytest.mark.parametrize("draft", [None, "not json", [], {}, 0, False, "", [None]])
async def test_a_draft_of_any_shape_is_kept(ledger: Ledger, draft: object) -> None:
    run = await opened_run(ledger)
    await ledger.finish_run(run.run_id, finish(run, draft=draft))
    stored = await ledger.get_run(run.run_id)
    assert stored is not None
    assert stored.draft == draft
    assert type(stored.draft) is type(draft)


async def test_runs_are_listed_newest_first_and_bounded(ledger: Ledger) -> None:
    runs = [await opened_run(ledger, created_at=later(n)) for n in (2, 0, 3, 1)]
    newest = [runs[index].run_id for index in (2, 0, 3, 1)]
    assert [run.run_id for run in await ledger.list_runs()] == newest
    assert [run.run_id for run in await ledger.list_runs(limit=2)] == newest[:2]
    assert [await ledger.newest_runs(most) for most in (0, 2, 9)] == [
        (),
        (*newest[:2],),
        (*newest,),
    ]
    assert await ledger.list_runs(limit=0) == await ledger.list_runs(limit=-(2**70)) == ()
    assert len(await ledger.list_runs(limit=2**70)) == 4


async def test_runs_of_one_session_are_listed_alone(ledger: Ledger) -> None:
    run, _ = await opened_run(ledger), await opened_run(ledger)
    assert await ledger.list_runs(session_id=run.session_id) == (run,)
    assert await ledger.list_runs(session_id="ses-none") == ()


async def test_unfinished_runs_are_those_that_have_not_ended(ledger: Ledger) -> None:
    created = await opened_run(ledger, created_at=later(2), owner="host:9:9")
    running, ended = await opened_run(ledger, created_at=later(1)), await opened_run(ledger)
    await ledger.start_run(running.run_id, at=later(3))
    await ledger.finish_run(ended.run_id, finish(ended))
    found = await ledger.unfinished_runs()
    assert [run.run_id for run in found] == [running.run_id, created.run_id]
    assert found[1].owner == "host:9:9"


async def test_runs_are_found_by_prefix_newest_first_at_most_ten(ledger: Ledger) -> None:
    await ledger.open_session("ses-a", at=NOON)
    for number in range(12):
        new = new_run("ses-a", run_id=f"run-abc{number:02}", created_at=later(number))
        await ledger.create_run(new)
    await ledger.create_run(new_run("ses-a", run_id="other"))
    found = await ledger.find_runs("run-abc")
    assert found == tuple(f"run-abc{number:02}" for number in range(11, 1, -1))
    assert await ledger.find_runs("run-abc03") == ("run-abc03",)


@pytest.mark.parametrize(
    "prefix", ["%", "_", "run_", "RUN-", "%n-", "\\", "*", "[r]", "a\x00", "\ud83d"]
)
async def test_a_prefix_is_taken_letter_by_letter(ledger: Ledger, prefix: str) -> None:
    await ledger.open_session("ses-a", at=NOON)
    await ledger.create_run(new_run("ses-a", run_id="run-x"))
    assert await ledger.find_runs(prefix) == ()


async def test_a_prefix_of_wild_cards_finds_the_ids_that_have_them(ledger: Ledger) -> None:
    await ledger.open_session("ses-a", at=NOON)
    for run_id in ("50%_a", "50xya", "运行-🔥"):
        await ledger.create_run(new_run("ses-a", run_id=run_id))
    assert await ledger.find_runs("50%_") == ("50%_a",)
    assert await ledger.find_runs("运行-🔥") == ("运行-🔥",)
    assert len(await ledger.find_runs("")) == 3
