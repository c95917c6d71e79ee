"""Every way in which a SQLite file cannot be a ledger is one line that names it and the way out."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.ledger.conftest import ask, driver
from tests.ledger.samples import NOON, completion, name, opened_run, requested

from firsthand.contracts.errors import LedgerError
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger
from firsthand.ledger.sql.ledger import SqlLedger
from firsthand.ledger.sql.sqlite import SqliteStore, open_file


def one_line(error: BaseException, path: Path) -> str:
    """The message: one line that names the file and has a way out."""
    message = str(error)
    assert "\n" not in message
    assert str(path) in message
    assert ";" in message
    assert "Traceback" not in message
    return message


def make(path: Path, content: bytes = b"") -> None:
    path.write_bytes(content)


def link(path: Path, target: Path) -> None:
    path.symlink_to(target)


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


async def test_a_loop_of_links_is_refused(path: Path) -> None:
    link(path, path)
    assert "is a loop of links" in await refusal(path)
    assert "lies below one" in await refusal(path / "ledger.db")


async def test_a_path_through_a_link_that_leads_nowhere_is_refused(path: Path) -> None:
    link(path, path.parent / "gone")
    assert "a link that leads nowhere" in await refusal(path / "ledger.db")


async def test_a_link_to_a_folder_that_is_not_there_is_refused(path: Path) -> None:
    link(path, path.parent / "gone" / "ledger.db")
    assert "is a link to a folder that is not there" in await refusal(path)


def a_pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


def a_link_to_a_pipe(path: Path) -> Path:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to(path.with_name("pipe"))
    return path


def a_socket(path: Path) -> Path:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))
    return path


def a_device(path: Path) -> Path:
    path.symlink_to(os.devnull)
    return path


@pytest.mark.parametrize("make_it", [a_pipe, a_link_to_a_pipe, a_socket, a_device])
async def test_what_is_no_file_is_refused_before_it_is_opened(
    make_it: Callable[[Path], Path], path: Path
) -> None:
    assert "is a pipe, a device or a socket, not a file" in await refusal(make_it(path))


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
