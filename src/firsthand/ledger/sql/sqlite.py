"""SQLite: a ledger in a file. Owns the file, its rights, and the one thread that touches it.

WAL, `synchronous=NORMAL` (a commit outlives the process), foreign keys, a busy time-out, and
BEGIN IMMEDIATE: without it 280 of 320 concurrent read-modify-writes were lost without an error.
A file that is made here is its owner's alone (0600, and so its -wal and -shm), and its folders
too (0700).
"""

import errno
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Integer, NullPool, Text, create_engine
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import Insert
from sqlalchemy.types import TypeDecorator

from firsthand.ledger.rows import Row
from firsthand.ledger.sql import schema, statements, upgrade
from firsthand.ledger.sql.faults import fault
from firsthand.ledger.sql.ledger import SqlLedger
from firsthand.ledger.sql.prepared import Prepared
from firsthand.ledger.sql.statements import Change, Statements
from firsthand.ledger.sql.worker import Worker

T = TypeVar("T")

BUSY_SECONDS = 10.0
"""How long a write waits for another process's; a write holds the file for well under 1 ms."""
PRAGMAS = ("PRAGMA synchronous=NORMAL", "PRAGMA foreign_keys=ON")


NO_TIME = "no time"
"""Stands for an edited time that is none: whoever reads the row refuses it, and can name the row."""


class IsoInstant(TypeDecorator[Any]):
    """Aware UTC times as `2026-07-08T10:14:03.000000Z`: as text they sort by time."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        return None if value is None else value.isoformat(timespec="microseconds")[:-6] + "Z"

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | str | None:
        if value is None:
            return None
        try:
            found = datetime.fromisoformat(value)
        except (TypeError, ValueError):
            return NO_TIME
        return found if found.tzinfo else found.replace(tzinfo=UTC)


SCHEMA = schema.build(schema.Types(document=Text(), instant=IsoInstant(), id=Integer()))
"""Documents are TEXT: a column named JSON has numeric affinity, and makes `1e+22` a number."""
STATEMENTS = statements.build(SCHEMA, insert)


async def open_file(path: Path, *, busy_seconds: float = BUSY_SECONDS) -> SqlLedger:
    """Raises LedgerError."""
    store = SqliteStore(path, busy_seconds=busy_seconds)
    await store.open()
    return SqlLedger(store)


class SqliteStore:
    def __init__(self, path: Path, *, busy_seconds: float) -> None:
        self._path = path
        self._busy_seconds = busy_seconds
        self._worker = Worker("firsthand-ledger")
        self._connection: Connection
        """Used in the worker's thread alone, as is the driver's own below."""
        self._driver: sqlite3.Connection
        self._prepared: dict[Hashable, Prepared] = {}
        """By the statement and its row's names."""

    @property
    def statements(self) -> Statements:
        return STATEMENTS

    async def open(self) -> None:
        try:
            await self._run(self._open)
        except BaseException:
            self._worker.stop()
            raise

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(lambda: self._transaction(work))

    def change(self, connection: Connection, statement: Change, row: Row) -> int:
        return self._compiled(statement, row).run(self._driver, row).rowcount

    def insert(self, connection: Connection, statement: Insert, row: Row) -> int:
        return self._compiled(statement, row).run(self._driver, row).lastrowid or 0

    def insert_each(self, connection: Connection, statement: Insert, rows: Sequence[Row]) -> None:
        self._compiled(statement, rows[0]).run_each(self._driver, rows)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(lambda: work(self._connection))

    async def close(self) -> None:
        """Close the file; a second call does nothing."""
        if not self._worker.stopped:
            try:
                await self._run(self._close)
            finally:
                self._worker.stop()

    async def _run(self, job: Callable[[], T]) -> T:
        try:
            return await self._worker.run(job)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise fault(error, str(self._path)) from error

    def _open(self) -> None:
        _make_private(self._path)
        engine = create_engine(
            "sqlite://",
            creator=self._connect,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self._connection = engine.connect()
        try:
            if not upgrade.is_current(self._connection, str(self._path)):
                self._transaction(self._prepare)
        except BaseException:
            self._close()
            raise

    def _connect(self) -> sqlite3.Connection:
        driver = sqlite3.connect(self._path, timeout=self._busy_seconds, isolation_level=None)
        try:
            _write_ahead(driver, until=time.monotonic() + self._busy_seconds)
            for pragma in PRAGMAS:
                driver.execute(pragma)
        except BaseException:
            driver.close()
            raise
        self._driver = driver
        return driver

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            result = work(self._connection)
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            raise
        return result

    def _compiled(self, statement: Change, row: Row) -> Prepared:
        key = (statement, *row)
        if key not in self._prepared:
            self._prepared[key] = Prepared(statement, tuple(row), self._connection.dialect)
        return self._prepared[key]

    def _prepare(self, connection: Connection) -> None:
        upgrade.prepare(connection, SCHEMA, str(self._path))

    def _close(self) -> None:
        self._connection.close()
        self._driver.close()


def _make_private(path: Path) -> None:
    """Make the file, and the folders above it, for the owner alone; leave what is there."""
    _require_file(path)
    missing = [folder for folder in path.parents if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _require_file(path: Path) -> None:
    """Looked at before it is opened: to open a pipe may wait for ever, and a device may act on it."""
    with suppress(FileNotFoundError):
        mode = path.stat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def _write_ahead(driver: sqlite3.Connection, *, until: float) -> None:
    """Switch to WAL; the busy time-out does not cover the switch, so wait here."""
    while True:
        try:
            driver.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > until:
                raise
        time.sleep(0.01)
