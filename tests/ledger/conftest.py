"""The ledgers that one contract suite runs on: the twin, SQLite, and a PostgreSQL that runs here."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from firsthand.contracts.ports import Ledger
from firsthand.ledger import MemoryLedger, open_ledger
from firsthand.ledger.sql.sqlite import SqliteStore

SERVER = os.environ.get("FIRSTHAND_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
NO_SERVER = (
    f"no PostgreSQL at {SERVER}; bring one: docker run --rm -p 5432:5432 -e POSTGRES_DB=test "
    "-e POSTGRES_HOST_AUTH_METHOD=trust postgres:15 (or set FIRSTHAND_TEST_POSTGRES)"
)
EMPTY = "TRUNCATE run_event, tool_invocation, diagnosis_run, diagnosis_session"
POSTGRES = pytest.param("postgres", marks=pytest.mark.postgres)
STORES = ["sqlite", POSTGRES]


def apart(work: Callable[[], Awaitable[Any]]) -> Any:
    """Run a coroutine in a loop of its own, whatever loop the test has."""

    async def run() -> Any:
        return await work()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(run())).result()


def sql(*statements: str) -> None:
    """Run statements on the test server; skip the test where there is none."""
    asyncpg = pytest.importorskip("asyncpg", reason="the extra `postgres` is not installed")

    async def work() -> None:
        try:
            connection = await asyncpg.connect(SERVER, timeout=5)
        except (OSError, asyncpg.PostgresError):
            pytest.skip(NO_SERVER)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    apart(work)


@pytest.fixture(scope="module")
def postgres_schema() -> Iterator[str]:
    """A schema of this module's own."""
    schema = f"firsthand_test_{secrets.token_hex(6)}"
    sql(f"CREATE SCHEMA {schema}")
    yield schema
    sql(f"DROP SCHEMA {schema} CASCADE")


def in_schema(schema: str) -> str:
    return f"{SERVER}?search_path={schema}"


@pytest.fixture
def fresh_postgres() -> Iterator[str]:
    """The address of an empty schema of this test's own."""
    schema = f"firsthand_test_{secrets.token_hex(6)}"
    sql(f"CREATE SCHEMA {schema}")
    yield in_schema(schema)
    sql(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture
def fresh_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a ledger, of the kind that the test is parametrised with."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ledger.db'}"
    address: str = request.getfixturevalue("fresh_postgres")
    return address


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A place for a ledger without rows; on PostgreSQL the module's schema, emptied afterwards."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'ledger.db'}"
        return
    schema = request.getfixturevalue("postgres_schema")
    yield in_schema(schema)
    sql(f"SET search_path = {schema}", EMPTY)


@pytest.fixture
async def stored(address: str) -> AsyncIterator[Ledger]:
    """A SQL ledger. Parametrise `address` with STORES, indirectly."""
    ledger = await open_ledger(address)
    yield ledger
    await ledger.close()


@pytest.fixture(params=["memory", "sqlite", POSTGRES])
async def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Ledger]:
    """Every ledger there is, empty."""
    if request.param == "memory":
        yield MemoryLedger()
        return
    place = str(tmp_path / "ledger.db")
    if request.param == "postgres":
        place = in_schema(request.getfixturevalue("postgres_schema"))
    opened: Any = await open_ledger(place)
    yield opened
    if request.param == "postgres":
        await opened._store.write(lambda connection: connection.exec_driver_sql(EMPTY))
    await opened.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path, busy_seconds=0.2)
    await opened.open()
    yield opened
    await opened.close()


async def ask(store: SqliteStore, question: str) -> Any:
    return await store.read(lambda connection: connection.exec_driver_sql(question).scalar())


def driver(connection: Connection) -> Any:
    return connection.connection.dbapi_connection
