"""The file of a SQLite ledger: its rights, its modes, and every way in which it cannot be used."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.ledger.samples import (
    NOON,
    completion,
    finish,
    name,
    new_invocation,
    opened_run,
    requested,
    step,
)

from firsthand.contracts.errors import LedgerError
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger
from firsthand.ledger.sql.ledger import SqlLedger
from firsthand.ledger.sql.sqlite import SqliteStore, open_file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path, busy_seconds=0.2)
    await opened.open()
    yield opened
    await opened.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def ask(store: SqliteStore, question: str) -> Any:
    return await store.read(lambda connection: connection.exec_driver_sql(question).scalar())


def driver(connection: Connection) -> Any:
    return connection.connection.dbapi_connection


def one_line(error: BaseException, path: Path) -> str:
    """The message: one line that names the file and has a way out."""
    message = str(error)
    assert "\n" not in message
    assert str(path) in message
    assert ";" in message
    assert "Traceback" not in message
    return message


def make(path: Path, content: bytes = b"", *, rights: int = 0o600) -> None:
    path.write_bytes(content)
    path.chmod(rights)


def content_of(path: Path) -> bytes:
    return path.read_bytes()


async def read_run(path: Path, run_id: str) -> None:
    ledger = await open_ledger(str(path))
    try:
        await ledger.get_run(run_id)
    finally:
        await ledger.close()


async def refusal(path: Path) -> str:
    with pytest.raises(LedgerError) as caught:
        await open_file(path, busy_seconds=0.2)
    return one_line(caught.value, path)


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


@pytest.mark.parametrize(
    "content", [b"alerts: none\n" * 100, b"\x00" * 5000, b"SQLite format 3\x00" + b"?" * 5000]
)
async def test_a_file_that_is_no_database_is_refused_and_left(path: Path, content: bytes) -> None:
    make(path, content)
    message = await refusal(path)
    assert "no SQLite database" in message or "damaged" in message
    assert content_of(path) == content


async def test_another_programs_database_is_refused_and_left(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    assert "another program's tables (bookmarks)" in await refusal(path)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
    connection.close()


async def test_a_damaged_file_is_refused_when_the_damage_is_met(path: Path) -> None:
    ledger = await open_ledger(str(path))
    run = await opened_run(ledger, question="x" * 200_000)
    await ledger.close()
    content = content_of(path)
    make(path, content[:8192] + b"\xff" * (len(content) - 8192))
    with pytest.raises(LedgerError) as caught:
        await read_run(path, run.run_id)
    assert "damaged" in one_line(caught.value, path)


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "is a folder" in await refusal(tmp_path)


async def test_a_path_through_a_file_is_refused(path: Path) -> None:
    make(path)
    assert "has a file where a folder should be" in await refusal(path / "ledger.db")
    assert "has a file where a folder should be" in await refusal(path / "more" / "ledger.db")


async def test_a_name_that_is_too_long_is_refused(path: Path) -> None:
    assert "too long a name" in await refusal(path.with_name("x" * 300))


async def test_a_file_that_another_process_holds_is_refused_after_the_wait(path: Path) -> None:
    await (await open_ledger(str(path))).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    ledger = await open_file(path, busy_seconds=0.2)
    with pytest.raises(LedgerError) as caught:
        await ledger.open_session("ses-a", at=NOON)
    assert "held by another process" in one_line(caught.value, path)
    holder.execute("ROLLBACK")
    await ledger.open_session("ses-a", at=NOON)
    holder.close()
    await ledger.close()


async def test_a_new_file_that_another_process_holds_is_refused(path: Path) -> None:
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert "held by another process" in await refusal(path)
    holder.close()


async def test_a_full_disk_is_named_and_leaves_the_record_whole(
    store: SqliteStore, path: Path
) -> None:
    ledger: Ledger = SqlLedger(store)
    made = await requested(ledger)
    pages = await ask(store, "PRAGMA page_count")
    await ask(store, f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(LedgerError) as caught:
        await ledger.complete_invocation(made.id, completion(payload="x" * 1_000_000))
    assert "the disk is full" in one_line(caught.value, path)
    assert await ledger.get_invocations([made.id]) == {made.id: made}
    assert await ledger.complete_invocation(made.id, completion())


async def test_a_store_that_turns_read_only_is_named(store: SqliteStore, path: Path) -> None:
    await store.read(lambda connection: connection.exec_driver_sql("PRAGMA query_only = 1"))
    with pytest.raises(LedgerError) as caught:
        await SqlLedger(store).open_session(name("ses"), at=NOON)
    assert "cannot be written" in one_line(caught.value, path)


def test_a_file_without_the_right_to_write_is_refused(path: Path) -> None:
    path.touch()
    path.chmod(0o444)
    code = (
        "import asyncio, os, sys\n"
        "from firsthand.ledger import open_ledger\n"
        "import firsthand.ledger.sql.sqlite\n"
        "if os.getuid() == 0: os.setuid(65534)\n"
        "for place in sys.argv[1:]:\n"
        "    try: asyncio.run(open_ledger(place))\n"
        "    except Exception as error: print(type(error).__name__, error)\n"
    )
    for folder in (path.parent, path.parent.parent, path.parent.parent.parent):
        folder.chmod(0o755)
    places = [str(path), "/proc/ledger.db", "/nobody/may/write/here.db"]
    done = subprocess.run(
        [sys.executable, "-c", code, *places],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 3, done.stdout
    assert all(line.startswith("LedgerError the ledger /") for line in lines)
    assert "cannot be written" in lines[0]
    assert "cannot be written" in lines[2]


async def test_a_document_larger_than_the_store_takes_is_refused(
    store: SqliteStore, path: Path
) -> None:
    ledger = SqlLedger(store)
    made = await requested(ledger)
    await store.read(lambda c: driver(c).setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000))
    with pytest.raises(LedgerError) as caught:
        await ledger.complete_invocation(made.id, completion(payload="x" * 20_000))
    assert "no document of that size" in one_line(caught.value, path)
    assert await ledger.complete_invocation(made.id, completion())


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
