"""MySQL and MariaDB behind `query_mysql`, over asyncmy.

Law: one connection per query, closed whatever happens. The session is set so that the server reads
a text as the guard does; the transaction is READ ONLY; each flavour gets its own time limit, since
each rejects the other's variable. The driver's multi-statement flag is taken away. A query that is
cancelled or too slow is killed from a second connection.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

from asyncmy.connection import Connection
from asyncmy.constants import CLIENT, FIELD_TYPE
from asyncmy.cursors import SSCursor
from asyncmy.errors import Error, MySQLError, OperationalError
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

SQL_MODE = (
    "ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION"
)
"""As the guard reads a text: backslashes escape, double quotes are text, || is OR."""
_FLAGS = "_client_flag"
"""Of the driver's connection; it sets the multi-statement flag always."""
GRACE_SECONDS = 1.0
"""How much longer than the server the client waits."""
BATCH = 50
TIMED_OUT = frozenset({1028, 1317, 1969, 3024})
"""The server stopped the query: its own limit, or a KILL."""
GONE = frozenset({2003, 2006, 2013, 2014, 2055, 1040, 1042, 1043, 1044, 1045, 1049, 1129, 1130})
"""The server cannot be reached, or does not let us in."""
REFUSED = frozenset({1040, 1044, 1045, 1049, 1129, 1130})
"""Those with which the server itself answers: too many connections, the account, the database, the
host."""


class MySqlBackend:
    """The Backend of MySQL and MariaDB."""

    language = "MySQL"

    def __init__(self, address: Address, limits: QueryLimits, *, version: str) -> None:
        """`version` as the server says it."""
        self._address = address
        self._limits = limits
        self._version = version
        self._slots = asyncio.Semaphore(limits.connections)
        self.tables: tuple[Table, ...] = ()

    @property
    def is_mariadb(self) -> bool:
        return "mariadb" in self._version.lower()

    @property
    def dialect(self) -> str:
        return "mariadb" if self.is_mariadb else "mysql"

    @property
    def label(self) -> str:
        number = re.search(r"\d+\.\d+", self._version.removeprefix("5.5.5-"))
        name = "MariaDB" if self.is_mariadb else "MySQL"
        return f"{name} {number[0] if number else ''} database {self._address.database}"

    async def run(self, guarded: Guarded) -> Fetched:
        async with self._slots, self.session() as connection:
            return await self.stopped_in_time(connection, self._read(connection, guarded.sql))

    async def close(self) -> None:
        """Nothing stays open between queries."""

    async def fetch(self, sql: str, arguments: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """A statement of our own, never of a model's. Raises SourceError."""
        async with self._slots, self.session() as connection:

            async def read() -> list[tuple[Any, ...]]:
                async with connection.cursor() as cursor:
                    await cursor.execute(sql, tuple(arguments) or None)
                    return list(await cursor.fetchall())

            return await self.stopped_in_time(connection, read())

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Connection]:
        """A connection in a READ ONLY transaction."""
        connection = await connect(self._address, self._limits)
        try:
            try:
                async with connection.cursor() as cursor:
                    for statement in self._settings():
                        await cursor.execute(statement)
            except MySQLError as error:
                raise unreachable(f"{self.label}: {_reason(error)}") from None
            yield connection
        finally:
            connection.close()

    def _settings(self) -> tuple[str, ...]:
        seconds = self._limits.seconds
        timed = (
            f"SET SESSION max_statement_time = {seconds:.3f}"
            if self.is_mariadb
            else f"SET SESSION max_execution_time = {max(1, round(seconds * 1000))}"
        )
        return (
            f"SET SESSION sql_mode = '{SQL_MODE}'",
            "SET SESSION time_zone = '+00:00'",
            "SET SESSION group_concat_max_len = 1048576",
            "SET SESSION lock_wait_timeout = 2",
            timed,
            "SET SESSION TRANSACTION READ ONLY",  # or MariaDB lets CREATE TABLE through
            "START TRANSACTION READ ONLY",
        )

    async def stopped_in_time(self, connection: Connection, work: Awaitable[T]) -> T:
        """The work's result; when it is cancelled or too slow, its query is killed first."""
        thread = connection.thread_id()
        try:
            async with asyncio.timeout(self._limits.seconds + GRACE_SECONDS):
                return await work
        except asyncio.CancelledError:
            await finish(self._kill(thread))
            raise
        except TimeoutError:
            await finish(self._kill(thread))
            raise too_slow(self._limits.seconds) from None
        except MySQLError as error:
            raise self._source_error(error) from None

    async def _read(self, connection: Connection, sql: str) -> Fetched:
        rows: list[list[JsonValue]] = []
        size = 0
        clock = await _clock(connection)
        async with connection.cursor(SSCursor) as cursor:
            await cursor.execute(sql)
            kinds = [described[1] for described in cursor.description or ()]
            while batch := await cursor.fetchmany(BATCH):
                for row in batch:
                    size += sum(map(size_of, row))
                    if size > self._limits.result_bytes:
                        raise too_large(self._limits.result_bytes)
                    rows.append([_value(*pair) for pair in zip(row, kinds, strict=True)])
        return Fetched(rows=rows, clock=clock)

    async def _kill(self, thread: int) -> None:
        """From a second connection; the server lets an account end its own queries."""
        connection = await connect(self._address, self._limits)
        try:
            async with connection.cursor() as cursor:
                await cursor.execute(f"KILL QUERY {thread:d}")
        except MySQLError:
            pass  # it had ended meanwhile
        finally:
            connection.close()

    def _source_error(self, error: MySQLError) -> SourceError:
        number = error.args[0] if error.args else None
        if number in TIMED_OUT:
            return too_slow(self._limits.seconds)
        if number in GONE:
            return unreachable(f"{self.label}: {_reason(error)}")
        return rejected(f"the server refused the statement: {_reason(error)}")


async def connect(address: Address, limits: QueryLimits) -> Connection:
    """Raises SourceError(source_unavailable) with one line that holds no password."""
    connection = Connection(  # type: ignore[no-untyped-call]  # its stub has no types here
        host=address.host,
        port=address.port,
        user=address.user,
        password=address.password,
        database=address.database,
        unix_socket=address.socket,
        charset="utf8mb4",
        connect_timeout=limits.connect_seconds,
        autocommit=True,
        local_infile=False,
        program_name="firsthand",
        ssl=address.tls_context(),
    )
    flags: int = getattr(connection, _FLAGS)
    setattr(connection, _FLAGS, flags & ~CLIENT.MULTI_STATEMENTS)
    try:
        async with asyncio.timeout(limits.connect_seconds + GRACE_SECONDS):
            await connection.connect()
    except BaseException as error:
        connection.close()
        if isinstance(error, (Error, OSError, TimeoutError)):
            answered = isinstance(error, Error) and error.args[:1] and error.args[0] in REFUSED
            what = "was reached and refused" if answered else "cannot be reached"
            raise unreachable(f"{address.place} {what}: {_reason(error)}") from None
        raise
    return connection


async def server_version(address: Address, limits: QueryLimits) -> str:
    """E.g. `5.5.5-10.11.19-MariaDB-0+deb12u1`. Raises SourceError."""
    connection = await connect(address, limits)
    try:
        return str(connection.get_server_info())
    finally:
        connection.close()


async def _clock(connection: Connection) -> datetime | None:
    async with connection.cursor() as cursor:
        await cursor.execute("SELECT UTC_TIMESTAMP()")
        row = await cursor.fetchone()
    moment = row[0] if row else None
    return moment.replace(tzinfo=UTC) if isinstance(moment, datetime) else None


def _value(value: Any, kind: int) -> JsonValue:
    if kind == FIELD_TYPE.BIT and isinstance(value, bytes):
        return int.from_bytes(value)
    return json_value(value, zoned=kind == FIELD_TYPE.TIMESTAMP, document=kind == FIELD_TYPE.JSON)


def _reason(error: BaseException) -> str:
    """The server's words on one line, without its number."""
    if isinstance(error, OperationalError | MySQLError) and len(error.args) > 1:
        return " ".join(str(error.args[1]).split())[:300]
    return type(error).__name__ if isinstance(error, TimeoutError) else str(error)[:300]
