"""A store of each kind for the service: a SQLite file, and a PostgreSQL schema of the test's own."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.ledger.conftest import POSTGRES, in_schema, sql

from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger


@pytest.fixture(params=["sqlite", POSTGRES])
async def stored(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Ledger]:
    """An empty ledger behind a real store."""
    schema = f"firsthand_test_{secrets.token_hex(6)}"
    postgres = request.param == "postgres"
    if postgres:
        sql(f"CREATE SCHEMA {schema}")
    ledger = await open_ledger(in_schema(schema) if postgres else str(tmp_path / "ledger.db"))
    yield ledger
    await ledger.close()
    if postgres:
        sql(f"DROP SCHEMA {schema} CASCADE")
