"""The shop in MariaDB, in PostgreSQL and in CSV files; privileged, and as an account that may only read.

Databases and accounts are this session's own, and go with it. Without a server its tests skip and
say what brings one.
"""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from os import environ
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.sources.sql import shop

from firsthand.sources.sql.address import Address, read_address
from firsthand.sources.sql.backend import QueryLimits
from firsthand.sources.sql.csvtables.reading import read_table
from firsthand.sources.sql.csvtables.store import CsvBackend
from firsthand.sources.sql.opening import open_database
from firsthand.sources.sql.source import TableSource

MARIADB = environ.get("FIRSTHAND_TEST_MARIADB", "mysql://root@127.0.0.1:3306/mysql")
POSTGRES = environ.get("FIRSTHAND_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
NO_MARIADB = (
    f"no MariaDB at {MARIADB}; bring one: docker run --rm -p 3306:3306 "
    "-e MARIADB_ALLOW_EMPTY_ROOT_PASSWORD=1 mariadb:10.11 (or set FIRSTHAND_TEST_MARIADB)"
)
NO_POSTGRES = (
    f"no PostgreSQL at {POSTGRES}; bring one: docker run --rm -p 5432:5432 "
    "-e POSTGRES_HOST_AUTH_METHOD=trust postgres:15 (or set FIRSTHAND_TEST_POSTGRES)"
)
LIMITS = QueryLimits(seconds=3)
CLOCK = datetime(2026, 7, 8, 15, 30, tzinfo=UTC)


class Server(NamedTuple):
    """One database of this session."""

    admin: Address
    reader: Address
    """An account that may SELECT the allowed tables, and nothing else."""


def material(name: str) -> list[str]:
    path = Path(__file__).parent / "material" / f"{name}.txt"
    return path.read_text(encoding="utf-8").strip("\n").split("\n;\n")


def apart(work: Any) -> Any:
    """A coroutine in a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()


async def mysql_run(address: Address, *statements: str) -> list[Any]:
    """Statements of the test, as they are; the last one's rows."""
    from firsthand.sources.sql.mysql import connect

    connection = await connect(address, LIMITS)
    try:
        async with connection.cursor() as cursor:
            for statement in statements:
                await cursor.execute(statement)
            return list(await cursor.fetchall())
    finally:
        await connection.ensure_closed()


async def postgres_run(address: Address, *statements: str) -> list[Any]:
    """The last one's rows."""
    return (await postgres_each(address, statements))[-1]


async def postgres_each(address: Address, statements: Sequence[str]) -> list[list[Any]]:
    """Rows of every statement, over one connection."""
    import asyncpg

    connection = await asyncpg.connect(
        host=address.host, port=address.port, user=address.user, database=address.database
    )
    try:
        return [[tuple(row) for row in await connection.fetch(one)] for one in statements]
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def mariadb() -> Iterator[Server]:
    pytest.importorskip("asyncmy", reason="the extra `mysql` is not installed")
    root = read_address(MARIADB)
    name = f"fh_test_{secrets.token_hex(5)}"
    reader = f"fh_{secrets.token_hex(5)}"
    try:
        apart(mysql_run(root, f"CREATE DATABASE {name} CHARACTER SET utf8mb4"))
    except Exception as error:
        pytest.skip(f"{NO_MARIADB} ({error})")
    admin = read_address(MARIADB.rpartition("/")[0] + f"/{name}")
    grants = [f"GRANT SELECT ON {name}.{table} TO {reader}@'%'" for table in shop.COLUMNS]
    made = [*shop.statements("mariadb"), f"CREATE USER {reader}@'%' IDENTIFIED BY 'only-reads'"]
    apart(mysql_run(admin, *made, *grants))
    place = f"{admin.host}:{admin.port}"
    try:
        yield Server(admin, read_address(f"mysql://{reader}:only-reads@{place}/{name}"))
    finally:
        apart(mysql_run(root, f"DROP DATABASE {name}", f"DROP USER {reader}@'%'"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    pytest.importorskip("asyncpg", reason="the extra `postgres` is not installed")
    root = read_address(POSTGRES)
    name = f"fh_test_{secrets.token_hex(5)}"
    reader = f"fh_{secrets.token_hex(5)}"
    try:
        apart(postgres_run(root, f"CREATE DATABASE {name}"))
    except Exception as error:
        pytest.skip(f"{NO_POSTGRES} ({error})")
    base = POSTGRES.rpartition("/")[0]
    admin = read_address(f"{base}/{name}")
    grants = [f"GRANT SELECT ON {table} TO {reader}" for table in shop.COLUMNS]
    made = [*shop.statements("postgres"), f"CREATE ROLE {reader} LOGIN"]
    apart(postgres_run(admin, *made, *grants))
    try:
        place = f"{admin.host}:{admin.port}"
        yield Server(admin, read_address(f"postgresql://{reader}@{place}/{name}"))
    finally:
        apart(postgres_run(root, f"DROP DATABASE {name} WITH (FORCE)", f"DROP ROLE {reader}"))


async def source_at(address: Address, limits: QueryLimits = LIMITS) -> TableSource:
    source, notes = await open_database(address, list(shop.COLUMNS), limits)
    assert isinstance(source, TableSource), notes
    return source


def csv_source(folder: Path, limits: QueryLimits = LIMITS) -> TableSource:
    tables = []
    for name, text in shop.csv_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        tables.append(read_table(path, name, 10**8))
    return TableSource(CsvBackend(tables, limits, clock=CLOCK))
