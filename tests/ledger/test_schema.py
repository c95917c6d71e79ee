"""The schema: made new or migrated it is the same, and what this version does not know is refused."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine
from tests.ledger.conftest import POSTGRES, SERVER, STORES, apart, sql
from tests.ledger.samples import NOON, completion, opened_run, requested
from tests.ledger.test_concurrency import spawn, succeed

from firsthand.contracts.errors import LedgerError
from firsthand.ledger import open_ledger
from firsthand.ledger.sql import migrate, upgrade

FRESH = pytest.mark.parametrize("fresh_address", ["sqlite", POSTGRES], indirect=True)


def test_the_list_of_revisions_is_the_migrations() -> None:
    scripts = ScriptDirectory.from_config(migrate.config())
    newest_first = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(newest_first)) == upgrade.REVISIONS


@FRESH
async def test_a_migrated_schema_is_the_one_that_is_made_new(
    fresh_address: str,
) -> None:
    await (await open_ledger(fresh_address)).close()
    made = await shape(fresh_address)
    clear(fresh_address)
    behind(fresh_address)
    await (await open_ledger(fresh_address)).close()
    assert await shape(fresh_address) == made


@FRESH
async def test_a_migrated_ledger_works(fresh_address: str) -> None:
    behind(fresh_address)
    ledger = await open_ledger(fresh_address)
    made = await requested(ledger)
    assert await ledger.complete_invocation(made.id, completion())
    await ledger.close()


@FRESH
async def test_processes_that_start_at_once_migrate_once(fresh_address: str) -> None:
    behind(fresh_address)
    succeed([spawn("just_open", fresh_address) for _ in range(3)])
    ledger = await open_ledger(fresh_address)
    assert await ledger.get_session("ses-shared") is not None
    await ledger.close()


@FRESH
async def test_a_newer_ledger_is_refused_and_left(fresh_address: str) -> None:
    ledger = await open_ledger(fresh_address)
    run = await opened_run(ledger)
    await ledger.close()
    execute(fresh_address, "UPDATE {ledger_version} SET version_num = '9999'")
    with pytest.raises(LedgerError, match=r"newer Firsthand \(schema 9999.*upgrade Firsthand"):
        await open_ledger(fresh_address)
    execute(fresh_address, "UPDATE {ledger_version} SET version_num = '0001'")
    ledger = await open_ledger(fresh_address)
    assert await ledger.get_run(run.run_id) == run
    await ledger.close()


@pytest.mark.parametrize("address", STORES, indirect=True)
async def test_the_store_itself_refuses_a_status_that_is_none(address: str) -> None:
    ledger = await open_ledger(address)
    await requested(ledger)
    await ledger.close()
    with pytest.raises(Exception, match=r"(?i)check constraint"):
        execute(address, "UPDATE {tool_invocation} SET status = 'finished'")


async def test_ids_are_never_given_again(tmp_path: Path) -> None:
    ledger = await open_ledger(str(tmp_path / "ledger.db"))
    first = await requested(ledger)
    await ledger.close()
    execute(f"sqlite:///{tmp_path / 'ledger.db'}", "DELETE FROM {tool_invocation}")
    ledger = await open_ledger(str(tmp_path / "ledger.db"))
    assert (await requested(ledger)).id > first.id
    assert await ledger.get_invocations([first.id]) == {}
    await ledger.open_session("ses-a", at=NOON)
    await ledger.close()


def execute(address: str, statement: str) -> None:
    """Run a statement on a store; `{table}` becomes the table's name there."""
    prefix = "" if address.startswith("sqlite") else address.rpartition("=")[2] + "."
    ready = statement.replace("{", prefix).replace("}", "")
    if not prefix:
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        connection.execute(ready)
        connection.commit()
        connection.close()
    else:
        sql(ready)


def behind(address: str) -> None:
    """A store that no revision was run on: its version table is there, and empty."""
    execute(
        address,
        "CREATE TABLE {ledger_version} (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT ledger_version_pkc PRIMARY KEY (version_num))",
    )


def clear(address: str) -> None:
    if address.startswith("sqlite"):
        Path(address.removeprefix("sqlite:///")).unlink()
    else:
        schema = address.rpartition("=")[2]
        sql(f"DROP SCHEMA {schema} CASCADE", f"CREATE SCHEMA {schema}")


async def shape(address: str) -> dict[str, Any]:
    """All that the store says of its tables."""
    if address.startswith("sqlite"):
        with sqlite_connection(address) as connection:
            made = describe(connection)
            rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master").all()
            made["sql"] = {
                name: sorted(re.findall(r"[^\s,]+", text))
                for name, text in rows
                if text and name != upgrade.VERSION_TABLE
            }
            return made
    return dict(apart(lambda: describe_server(address)))


@contextmanager
def sqlite_connection(address: str) -> Iterator[Connection]:
    engine = create_engine(address)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


async def describe_server(address: str) -> dict[str, Any]:
    schema = address.rpartition("=")[2]
    engine = create_async_engine(
        SERVER.replace("postgresql://", "postgresql+asyncpg://"),
        connect_args={"server_settings": {"search_path": schema}},
    )
    async with engine.connect() as connection:
        made = await connection.run_sync(describe)
    await engine.dispose()
    return made


def describe(connection: Connection) -> dict[str, Any]:
    inspector = inspect(connection)
    return {
        table: {
            "columns": [
                {key: str(value) for key, value in column.items()}
                for column in inspector.get_columns(table)
            ],
            "key": inspector.get_pk_constraint(table),
            "foreign": by_name(inspector.get_foreign_keys(table)),
            "unique": by_name(inspector.get_unique_constraints(table)),
            "checks": by_name(inspector.get_check_constraints(table)),
            "indexes": by_name(inspector.get_indexes(table)),
        }
        for table in inspector.get_table_names()
    }


def by_name(found: Any) -> list[Any]:
    return sorted(found, key=lambda one: str(one["name"]))
