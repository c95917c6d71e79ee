"""What a server says of the allowed tables: columns, sizes, and what stands behind a view.

Law: only statements of our own, with the operator's names as parameters. A table that is not there
is a note; a count that takes too long is left out.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from firsthand.contracts.errors import SourceError
from firsthand.sources.sql.schema import MOST_TABLES, Column, Table

if TYPE_CHECKING:
    from firsthand.sources.sql.mysql import MySqlBackend
    from firsthand.sources.sql.postgres import PostgresBackend

Fetch = Callable[[str], Awaitable[Sequence[Sequence[Any]]]]

COUNTED_ROWS = 10_000
"""Tables of up to so many rows are counted; of larger ones the server's estimate is told."""

MYSQL_COLUMNS = """
    SELECT table_schema, table_name, column_name, data_type FROM information_schema.columns
    WHERE (table_schema, table_name) IN ({places}) ORDER BY table_schema, table_name, ordinal_position
"""
MARIADB_DOCUMENTS = """
    SELECT constraint_schema, table_name, check_clause FROM information_schema.check_constraints
    WHERE check_clause LIKE 'json_valid(%%)' AND constraint_schema <> %s
"""
MYSQL_ESTIMATE = """
    SELECT table_rows FROM information_schema.tables WHERE table_schema = %s AND table_name = %s
"""
POSTGRES_COLUMNS = """
    SELECT n.nspname, c.relname, a.attname, t.typname, c.reltuples::bigint
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind IN ('r', 'v', 'm', 'p', 'f')
    ORDER BY a.attnum
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    tables: tuple[Table, ...]
    missing: tuple[str, ...]
    """Tables of the operator's list that the server has not, or does not show to the account."""


async def mysql_catalogue(
    backend: "MySqlBackend", wanted: Sequence[str], database: str
) -> Catalogue:
    """Raises SourceError."""
    asked = {name: _parts(name, database) for name in wanted}
    places = ", ".join(["(%s, %s)"] * len(asked))
    values = [part for pair in asked.values() for part in pair]
    rows = await backend.fetch(MYSQL_COLUMNS.format(places=places), values) if asked else []
    documents = await _documents(backend)
    found: list[Table] = []
    for name, (schema, table) in asked.items():
        columns = tuple(
            Column(
                name=str(row[2]),
                kind="json" if (*row[:2], f"`{row[2]}`") in documents else str(row[3]).lower(),
            )
            for row in rows
            if (row[0], row[1]) == (schema, table)
        )
        if columns:
            found.append(Table(name=name, columns=columns))
    counted = [await _mysql_count(backend, one, *asked[one.name]) for one in found[:MOST_TABLES]]
    return _catalogue([*counted, *found[MOST_TABLES:]], wanted)


async def _documents(backend: "MySqlBackend") -> set[tuple[str, str, str]]:
    """MariaDB's JSON is text with a check."""
    if not backend.is_mariadb:
        return set()
    rows = await backend.fetch(MARIADB_DOCUMENTS, ("mysql",))
    return {
        (str(row[0]), str(row[1]), str(row[2]).removeprefix("json_valid(").removesuffix(")"))
        for row in rows
    }


async def postgres_catalogue(
    backend: "PostgresBackend", wanted: Sequence[str], schema: str
) -> Catalogue:
    """Tables are named with their schema. Raises SourceError."""
    found: list[Table] = []
    names: list[str] = []
    for name in wanted:
        schema_name, table = _parts(name, schema)
        names.append(f"{schema_name}.{table}")
        rows = await backend.fetch(POSTGRES_COLUMNS, schema_name, table)
        if not rows:
            continue
        columns = tuple(Column(name=str(row[2]), kind=str(row[3])) for row in rows)
        estimate = int(rows[0][4])
        one = Table(
            name=names[-1], columns=columns, rows=None if estimate < 0 else estimate, exact=False
        )
        quoted = f"{_quoted(schema_name, chr(34))}.{_quoted(table, chr(34))}"
        count = await _count(backend.fetch, quoted) if len(found) < MOST_TABLES else None
        found.append(one if count is None else replace(one, rows=count, exact=True))
    return _catalogue(found, names)


async def _mysql_count(backend: "MySqlBackend", table: Table, schema: str, name: str) -> Table:
    quoted = f"{_quoted(schema, '`')}.{_quoted(name, '`')}"
    count = await _count(backend.fetch, quoted)
    if count is not None:
        return replace(table, rows=count)
    rows = await backend.fetch(MYSQL_ESTIMATE, (schema, name))
    estimate = rows[0][0] if rows else None
    return replace(table, rows=None if estimate is None else int(estimate), exact=False)


async def _count(fetch: Fetch, quoted: str) -> int | None:
    """The number of rows, if there are few and the server says so in time."""
    try:
        rows = await fetch(
            f"SELECT count(*) FROM (SELECT 1 FROM {quoted} LIMIT {COUNTED_ROWS + 1}) AS counted"
        )
    except SourceError:
        return None
    count = int(rows[0][0])
    return count if count <= COUNTED_ROWS else None


def _parts(name: str, default: str) -> tuple[str, str]:
    head, _, tail = name.rpartition(".")
    return head or default, tail


def _quoted(name: str, mark: str) -> str:
    return mark + name.replace(mark, mark * 2) + mark


def _catalogue(found: Sequence[Table], wanted: Sequence[str]) -> Catalogue:
    names = {table.name for table in found}
    return Catalogue(
        tables=tuple(found), missing=tuple(name for name in wanted if name not in names)
    )
