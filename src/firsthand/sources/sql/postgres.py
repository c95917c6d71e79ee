"""PostgreSQL behind `query_mysql`, over asyncpg.

Law: one connection per query, closed whatever happens. The session's search path holds the system's
functions alone, so that no function of the database's owner can stand in for one of them; tables
are named with their schema. The transaction is READ ONLY, the time limit is the server's. A query
that is cancelled or too slow is ended from a second connection.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no stubs
from pydantic import JsonValue

from firsthand.contracts.errors import SourceError
from firsthand.sources.sql.address import Address
from firsthand.sources.sql.backend import (
    Fetched,
    QueryLimits,
    rejected,
    too_large,
    too_slow,
    unreachable,
)
from firsthand.sources.sql.guard import Guarded
from firsthand.sources.sql.schema import Table
from firsthand.sources.sql.stopping import finish
from firsthand.sources.sql.values import json_value, size_of

T = TypeVar("T")

GRACE_SECONDS = 1.0
"""How much longer than the server the client waits."""
BATCH = 50
DOCUMENTS = frozenset({"json", "jsonb"})
REFUSED_ENTRY = ("08", "28", "3D", "53", "57P")
"""Classes of errors in which the server cannot be reached, or does not let us in."""


class PostgresBackend:
    """The Backend of PostgreSQL."""

    language = "PostgreSQL"
    dialect = "postgres"

    def __init__(self, address: Address, limits: QueryLimits, *, version: str) -> None:
        """`version` as the server says it."""
        self._address = address
        self._limits = limits
        self._version = version
        self._slots = asyncio.Semaphore(limits.connections)
        self.tables: tuple[Table, ...] = ()

    @property
    def label(self) -> str:
        number = re.search(r"\d+(?:\.\d+)?", self._version)
        return f"PostgreSQL {number[0] if number else ''} database {self._address.database}"

    async def run(self, guarded: Guarded) -> Fetched:
        async with self._slots, self.session() as connection:
            return await self.stopped_in_time(connection, self._read(connection, guarded.sql))

    async def close(self) -> None:
        """Nothing stays open between queries."""

    async def fetch(self, sql: str, *arguments: Any) -> list[Sequence[Any]]:
        """A statement of our own, never of a model's. Raises SourceError."""
        async with self._slots, self.session() as connection:
            rows = await self.stopped_in_time(connection, connection.fetch(sql, *arguments))
            return [tuple(row.values()) for row in rows]

    @asynccontextmanager
    async def session(self) -> AsyncIterator["asyncpg.Connection[asyncpg.Record]"]:
        """A connection in a READ ONLY transaction."""
        connection = await connect(self._address, self._limits)
        try:
            await connection.execute("START TRANSACTION READ ONLY")
            yield connection
        finally:
            connection.terminate()

    async def stopped_in_time(
        self, connection: "asyncpg.Connection[asyncpg.Record]", work: Awaitable[T]
    ) -> T:
        """The work's result; when it is cancelled or too slow, its query is ended first."""
        process = connection.get_server_pid()
        try:
            async with asyncio.timeout(self._limits.seconds + GRACE_SECONDS):
                return await work
        except asyncio.CancelledError:
            await finish(self._end(process))
            raise
        except (TimeoutError, asyncpg.QueryCanceledError):
            await finish(self._end(process))
            raise too_slow(self._limits.seconds) from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise self._source_error(error) from None

    async def _read(self, connection: "asyncpg.Connection[asyncpg.Record]", sql: str) -> Fetched:
        rows: list[list[JsonValue]] = []
        size = 0
        clock = await connection.fetchval("SELECT pg_catalog.now()")
        statement = await connection.prepare(sql)
        documents = [one.type.name in DOCUMENTS for one in statement.get_attributes()]
        cursor = await statement.cursor()
        while batch := await cursor.fetch(BATCH):
            for record in batch:
                row = tuple(record.values())
                size += sum(map(size_of, row))
                if size > self._limits.result_bytes:
                    raise too_large(self._limits.result_bytes)
                pairs = zip(row, documents, strict=True)
                rows.append([json_value(value, document=document) for value, document in pairs])
        return Fetched(rows=rows, clock=clock if isinstance(clock, datetime) else None)

    async def _end(self, process: int) -> None:
        """From a second connection; the server lets an account end its own queries."""
        connection = await connect(self._address, self._limits)
        try:
            await connection.execute("SELECT pg_catalog.pg_cancel_backend($1)", process)
        finally:
            connection.terminate()

    def _source_error(self, error: Exception) -> SourceError:
        state = str(getattr(error, "sqlstate", None) or "08")
        if state.startswith(REFUSED_ENTRY) and state != "57014":
            return unreachable(f"{self.label}: {_reason(error)}")
        return rejected(f"the server refused the statement: {_reason(error)}")


async def connect(address: Address, limits: QueryLimits) -> "asyncpg.Connection[asyncpg.Record]":
    """Raises SourceError(source_unavailable) with one line that holds no password."""
    try:
        async with asyncio.timeout(limits.connect_seconds + GRACE_SECONDS):
            return await asyncpg.connect(
                host=address.socket or address.host,
                port=address.port,
                user=address.user or None,
                password=address.password or None,
                database=address.database,
                timeout=limits.connect_seconds,
                ssl=address.tls_context() or False,
                statement_cache_size=0,
                server_settings={
                    "application_name": "firsthand",
                    "search_path": "pg_catalog",
                    "standard_conforming_strings": "on",
                    "timezone": "UTC",
                    "statement_timeout": str(max(1, round(limits.seconds * 1000))),
                    "lock_timeout": "2000",
                    "idle_in_transaction_session_timeout": "60000",
                    "default_transaction_read_only": "on",
                },
            )
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise unreachable(f"{address.place} cannot be reached: {_reason(error)}") from None


async def server_version(address: Address, limits: QueryLimits) -> str:
    """E.g. `15.20 (Debian …)`. Raises SourceError."""
    connection = await connect(address, limits)
    try:
        return str(await connection.fetchval("SHOW server_version"))
    finally:
        connection.terminate()


def _reason(error: BaseException) -> str:
    """The server's words on one line."""
    return " ".join(str(error).split())[:300] or type(error).__name__
