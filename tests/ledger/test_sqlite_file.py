"""The file of a SQLite ledger: its rights, its modes, and how often it is written."""

import os
import stat
from pathlib import Path

import pytest
from tests.ledger.conftest import ask, driver
from tests.ledger.samples import NOON, completion, finish, new_invocation, opened_run, step

from firsthand.contracts.errors import LedgerError
from firsthand.ledger import open_ledger
from firsthand.ledger.sql.ledger import SqlLedger
from firsthand.ledger.sql.sqlite import SqliteStore


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def make(path: Path, content: bytes = b"", *, rights: int = 0o600) -> None:
    path.write_bytes(content)
    path.chmod(rights)


async def test_the_file_and_its_companions_are_the_owners_alone(path: Path) -> None:
    before = os.umask(0)
    try:
        ledger = await open_ledger(str(path.parent / "new" / "folder" / path.name))
        await opened_run(ledger)
        files = sorted((path.parent / "new" / "folder").iterdir())
        assert [file.name for file in files] == ["ledger.db", "ledger.db-shm", "ledger.db-wal"]
        assert {mode(file) for file in files} == {0o600}
        assert {mode(path.parent / "new"), mode(path.parent / "new" / "folder")} == {0o700}
        await ledger.close()
    finally:
        os.umask(before)


async def test_a_file_behind_a_dangling_link_is_the_owners_alone(path: Path) -> None:
    link = path.parent / "link.db"
    link.symlink_to(path)
    await (await open_ledger(str(link))).close()
    assert mode(path) == 0o600


async def test_rights_that_were_given_are_left(path: Path) -> None:
    make(path, rights=0o640)
    await (await open_ledger(str(path))).close()
    assert mode(path) == 0o640


async def test_the_connection_has_the_modes_that_the_law_names(store: SqliteStore) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "busy_timeout": 200}
    for pragma, value in wanted.items():
        found = await ask(store, f"PRAGMA {pragma}")
        assert found == value, pragma


async def test_a_closed_ledger_leaves_one_file_and_refuses_work(path: Path) -> None:
    ledger = await open_ledger(str(path))
    await opened_run(ledger)
    await ledger.close()
    await ledger.close()
    assert [file.name for file in path.parent.iterdir()] == ["ledger.db"]
    with pytest.raises(LedgerError, match="the ledger is closed"):
        await ledger.open_session("ses-a", at=NOON)
    with pytest.raises(LedgerError, match="the ledger is closed"):
        await ledger.get_run("run-a")


async def test_what_was_written_is_there_when_it_is_opened_again(path: Path) -> None:
    ledger = await open_ledger(str(path))
    run = await opened_run(ledger)
    await ledger.close()
    again = await open_ledger(f"sqlite:///{path}")
    assert await again.get_run(run.run_id) == run
    await again.close()


async def test_an_empty_file_becomes_a_ledger(path: Path) -> None:
    make(path)
    ledger = await open_ledger(str(path))
    await opened_run(ledger)
    await ledger.close()


async def test_a_whole_run_takes_ten_transactions_and_its_events_take_none(
    store: SqliteStore,
) -> None:
    ledger, statements = SqlLedger(store), list[str]()
    await store.read(lambda c: driver(c).set_trace_callback(statements.append))
    run = await opened_run(ledger)
    await ledger.start_run(run.run_id, at=NOON)
    for number in range(2):
        made = await ledger.request_invocation(new_invocation(run))
        assert statements[-1] == "COMMIT"
        await ledger.start_invocation(made.id, at=NOON)
        await ledger.complete_invocation(made.id, completion())
        await ledger.append_events([step(run.run_id, 10 * number + n) for n in range(1, 11)])
    await ledger.finish_run(run.run_id, finish(run))
    assert statements.count("BEGIN IMMEDIATE") == statements.count("COMMIT") == 10
    assert sum(statement.startswith("INSERT INTO run_event") for statement in statements) == 20
