"""PostgreSQL: a ledger on a server, through AsyncEngine and asyncpg (the extra `postgres`).

The driver gets the address as it was written (its own options, sslmode and host lists work), and
no message repeats it. Only one process at a time may bring a schema up to date: an advisory lock.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import BigInteger, Connection, DateTime, text
from sqlalchemy.dialects.postgresql import JSONB, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.dml import Insert

from firsthand.contracts.errors import LedgerError
from firsthand.ledger.rows import Row
from firsthand.ledger.sql import schema, statements, upgrade
from firsthand.ledger.sql.faults import fault
from firsthand.ledger.sql.ledger import SqlLedger
from firsthand.ledger.sql.statements import Change, Statements

T = TypeVar("T")

CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 60.0
"""Longest wait for one statement's answer; a lost server must not hold a run for ever."""
CONNECTIONS = 5
UPGRADE_LOCK = 0x66697273746C6467
"""Key of the advisory lock under which a schema is made or migrated."""

SCHEMA = schema.build(
    schema.Types(
        document=JSONB(none_as_null=True), instant=DateTime(timezone=True), id=BigInteger()
    )
)
STATEMENTS = statements.build(SCHEMA, insert)


async def open_server(dsn: str, *, label: str) -> SqlLedger:
    """Raises LedgerError."""
    store = PostgresStore(dsn, label=label)
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    return SqlLedger(store)


class PostgresStore:
    """Its connections belong to the event loop that opened it."""

    def __init__(self, dsn: str, *, label: str) -> None:
        self._label = label
        self._closed = False
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(
                asyncpg.connect, dsn, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS
            ),
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            json_serializer=str,
            json_deserializer=str,
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def statements(self) -> Statements:
        return STATEMENTS

    async def open(self) -> None:
        if not await self.read(lambda connection: upgrade.is_current(connection, self._label)):
            await self.write(self._prepare)

    async def write(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise fault(error, self._label) from error

    def change(self, connection: Connection, statement: Change, row: Row) -> int:
        return connection.execute(statement, row).rowcount

    def insert(self, connection: Connection, statement: Insert, row: Row) -> int:
        given = connection.execute(statement, row).inserted_primary_key
        assert given is not None
        return int(given[0])

    def insert_each(self, connection: Connection, statement: Insert, rows: Sequence[Row]) -> None:
        connection.execute(statement, rows)

    async def read(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise fault(error, self._label) from error

    async def close(self) -> None:
        self._closed = True
        await self._engine.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise LedgerError("the ledger is closed")

    def _prepare(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        upgrade.prepare(connection, SCHEMA, self._label)
