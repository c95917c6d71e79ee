"""Upgrade: whether a database's schema is this version's, and how it becomes so.

1. `is_current` asks for the recorded revision: two cheap questions, without a lock.
2. `prepare` runs in a transaction that no other process can be in; it asks again, because another
   process may have been first.
3. An empty database gets the tables as they are now and the newest revision's stamp; one that is
   behind is migrated (that alone loads Alembic).
4. A database that is newer, or another program's, is refused unchanged.
"""

import importlib

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
)

from firsthand.contracts.errors import LedgerError
from firsthand.ledger.sql.schema import Schema

REVISIONS = ("0001",)
"""Every revision, oldest first; the last is this version's."""
VERSION_TABLE = "ledger_version"
"""Not Alembic's default name: a PostgreSQL schema may hold another program's tables too."""

_VERSION = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="ledger_version_pkc"),
)
"""As Alembic makes it."""


def is_current(connection: Connection, label: str) -> bool:
    """False for an empty database and for one that is behind. Raises LedgerError for a newer one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return False
    stored = connection.execute(select(_VERSION.c.version_num)).scalars().all()
    unknown = [revision for revision in stored if revision not in REVISIONS]
    if unknown:
        raise LedgerError(
            f"the ledger {label} was written by a newer Firsthand (schema {unknown[0]}, this one "
            f"knows up to {REVISIONS[-1]}); upgrade Firsthand, or name another ledger with --ledger"
        )
    return list(stored) == [REVISIONS[-1]]


def prepare(connection: Connection, schema: Schema, label: str) -> None:
    """Bring the schema up to date; call it in a transaction that excludes other processes."""
    if is_current(connection, label):
        return
    if inspect(connection).has_table(VERSION_TABLE):
        importlib.import_module("firsthand.ledger.sql.migrate").migrate(connection)
    else:
        _refuse_strangers(connection, schema, label)
        schema.metadata.create_all(connection)
        _VERSION.create(connection)
        connection.execute(insert(_VERSION), {"version_num": REVISIONS[-1]})


def _refuse_strangers(connection: Connection, schema: Schema, label: str) -> None:
    """A file is one program's; in a server's schema only tables of our names are in the way."""
    tables = inspect(connection).get_table_names()
    if connection.dialect.name != "sqlite":
        tables = [name for name in tables if name in schema.metadata.tables]
    if tables:
        raise LedgerError(
            f"the ledger {label} holds another program's tables ({tables[0]}); "
            "name another ledger with --ledger"
        )
