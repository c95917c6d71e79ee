"""A PostgreSQL ledger whose server, database or rights are not what they should be."""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Any

import pytest
from tests.ledger.conftest import SERVER, in_schema, sql
from tests.ledger.samples import NOON, opened_run

from firsthand.contracts.errors import LedgerError
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger

pytestmark = pytest.mark.postgres
HOST = SERVER.partition("@")[2].partition("/")[0]
SECRET = "hunter2-s3cret"


async def refusal(work: Awaitable[Any]) -> str:
    with pytest.raises(LedgerError) as caught:
        await work
    message = str(caught.value)
    assert "\n" not in message
    assert ";" in message
    assert "postgresql://" in message
    assert SECRET not in f"{message} {caught.value!r} {caught.value.__cause__!r}"
    return message


async def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    message = await refusal(open_ledger(f"postgresql://me:{SECRET}@127.0.0.1:1/db"))
    assert "postgresql://me@127.0.0.1:1/db does not answer" in message


async def test_a_host_that_is_not_there_is_named() -> None:
    message = await refusal(open_ledger(f"postgresql://me:{SECRET}@no.such.host.invalid/db"))
    assert "does not answer" in message


async def test_a_missing_database_is_named(postgres_schema: str) -> None:
    message = await refusal(open_ledger(f"postgresql://postgres:{SECRET}@{HOST}/no-such-db"))
    assert "has no such database" in message


async def test_an_unknown_user_is_named(postgres_schema: str) -> None:
    message = await refusal(open_ledger(f"postgresql://no-such-user:{SECRET}@{HOST}/test"))
    assert "refuses this user or password" in message


async def test_a_missing_schema_is_named(postgres_schema: str) -> None:
    assert "no such schema" in await refusal(open_ledger(in_schema("no_such_schema")))


async def test_a_read_only_server_is_named(fresh_postgres: str) -> None:
    address = f"{fresh_postgres}&default_transaction_read_only=on"
    assert "is read-only" in await refusal(open_ledger(address))


async def test_a_user_without_rights_is_named(fresh_postgres: str) -> None:
    role = f"firsthand_{secrets.token_hex(4)}"
    sql(f"CREATE ROLE {role} LOGIN")
    try:
        address = fresh_postgres.replace("//postgres@", f"//{role}@")
        message = await refusal(open_ledger(address))
        assert "does not let this user" in message or "no such schema" in message
    finally:
        sql(f"DROP ROLE {role}")


async def test_lost_tables_are_named(fresh_postgres: str) -> None:
    ledger = await open_ledger(fresh_postgres)
    schema = fresh_postgres.rpartition("=")[2]
    sql(f"DROP TABLE {schema}.diagnosis_session CASCADE")
    assert "lost the ledger's tables" in await refusal(ledger.open_session("ses-a", at=NOON))
    await ledger.close()


async def test_a_ledger_outlives_its_connections(fresh_postgres: str) -> None:
    ledger = await open_ledger(fresh_postgres)
    run = await opened_run(ledger)
    schema = fresh_postgres.rpartition("=")[2]
    application = f"{fresh_postgres}&application_name={schema}"
    other = await open_ledger(application)
    assert await other.get_run(run.run_id) == run
    sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE application_name = '{schema}'"
    )
    assert await other.get_run(run.run_id) == run
    await asyncio.gather(other.close(), ledger.close())


async def test_a_closed_ledger_refuses_work(fresh_postgres: str) -> None:
    ledger: Ledger = await open_ledger(fresh_postgres)
    await ledger.close()
    await ledger.close()
    with pytest.raises(LedgerError, match="the ledger is closed"):
        await ledger.open_session("ses-a", at=NOON)


async def test_another_programs_tables_are_refused_and_left(fresh_postgres: str) -> None:
    schema = fresh_postgres.rpartition("=")[2]
    sql(f"CREATE TABLE {schema}.diagnosis_run (theirs int)")
    message = await refusal(open_ledger(fresh_postgres))
    assert "another program's tables (diagnosis_run)" in message
    sql(f"SELECT theirs FROM {schema}.diagnosis_run")


async def test_tables_beside_the_ledgers_are_left_alone(fresh_postgres: str) -> None:
    schema = fresh_postgres.rpartition("=")[2]
    sql(f"CREATE TABLE {schema}.bookmarks (url text)")
    ledger = await open_ledger(fresh_postgres)
    await opened_run(ledger)
    await ledger.close()
