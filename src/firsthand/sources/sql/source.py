"""`query_mysql`: guard, run, name the columns, and say what was read.

Law: what the guard refuses never reaches a server, and its reason goes to the ledger, not to the
model. A row's column is named by the guard, never by the server: an alias is the query's own word.
"""

import re
from collections.abc import Sequence
from typing import cast

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult
from firsthand.contracts.records import RowRecord
from firsthand.contracts.requests import QueryMysql, ToolRequest
from firsthand.rules.evidence import iso
from firsthand.sources.sql.backend import Backend, Fetched
from firsthand.sources.sql.guard import (
    DEFAULT_FUNCTIONS,
    Guarded,
    OutputColumn,
    Policy,
    Refused,
    check,
)
from firsthand.sources.sql.schema import columns_by_table, describe, named
from firsthand.sources.sql.values import json_value
from firsthand.sources.wording import counted

LONG_CHARACTERS = 512
"""Columns with a longer text stand last, so that a cut rendering keeps the others."""
MOST_SHOWN = 1000
"""Longest condition in a scope."""
WRITING = "to_char("
_PATTERN_LETTERS = re.compile(r"(?!AM|PM)[A-Z]{2}")
"""No month's or day's name has them."""


class TableSource:
    """The EvidenceSource of tables."""

    tool = ToolName.QUERY_MYSQL

    def __init__(
        self,
        backend: Backend,
        *,
        functions: frozenset[str] = DEFAULT_FUNCTIONS,
        notes: Sequence[str] = (),
    ) -> None:
        self._backend = backend
        self._functions = functions
        self._notes = tuple(notes)

    @property
    def backend(self) -> Backend:
        return self._backend

    def describe(self) -> str:
        backend = self._backend
        return describe(backend.label, backend.language, backend.tables)

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryMysql):
            raise SourceError("tables answer query_mysql only", ErrorCode.INVALID_ARGUMENTS)
        guarded = check(request.sql, self.policy(limit))
        if isinstance(guarded, Refused):
            raise SourceError(
                f"refused by the guard ({guarded.rule}): {guarded.detail}",
                ErrorCode.QUERY_REJECTED,
            )
        fetched = await self._backend.run(guarded)
        _check_written(guarded, fetched)
        return self._result(guarded, fetched, limit)

    async def close(self) -> None:
        await self._backend.close()

    def policy(self, limit: int) -> Policy:
        backend = self._backend
        return Policy(
            dialect=backend.dialect,
            tables=frozenset(table.name for table in backend.tables),
            functions=self._functions,
            row_limit=limit,
            columns=columns_by_table(backend.tables),
        )

    def _documents(self, projection: Sequence[OutputColumn]) -> list[bool]:
        """Columns that hold JSON, whatever type the server gives it."""
        stored = {
            f"{table.name.rpartition('.')[2]}.{column.name}"
            for table in self._backend.tables
            for column in table.columns
            if column.kind in ("json", "jsonb")
        }
        return [one.document or (not one.computed and one.reads <= stored) for one in projection]

    def _result(self, guarded: Guarded, fetched: Fetched, limit: int) -> SourceResult:
        documents = self._documents(guarded.projection)
        kept = [_with_documents(row, documents) for row in fetched.rows[:limit]]
        names = column_names(guarded.projection, kept)
        items: list[RowRecord] = [dict(zip(names, row, strict=True)) for row in kept]
        notes = [*self._notes, *_row_notes(guarded, len(fetched.rows), len(kept))]
        return SourceResult(
            payload=cast(JsonObject, {"rows": items, "columns": long_last(names, items)}),
            total=len(fetched.rows),
            scope=_scope(self._backend.label, guarded, fetched),
            notes=tuple(notes),
        )


def _check_written(guarded: Guarded, fetched: Fetched) -> None:
    """PostgreSQL's `to_char` of a number writes the letters of a date's pattern. Raises SourceError."""
    for place, column in enumerate(guarded.projection):
        if WRITING in column.name:
            texts = (row[place] for row in fetched.rows)
            if any(isinstance(text, str) and _PATTERN_LETTERS.search(text) for text in texts):
                raise SourceError(
                    "refused: to_char writes a time; select a number as it is",
                    ErrorCode.QUERY_REJECTED,
                )


def _with_documents(row: Sequence[JsonValue], documents: Sequence[bool]) -> list[JsonValue]:
    return [
        json_value(value, document=True) if document and isinstance(value, str) else value
        for value, document in zip(row, documents, strict=True)
    ]


def column_names(
    projection: Sequence[OutputColumn], rows: Sequence[Sequence[JsonValue]]
) -> list[str]:
    """A name for each column: a JSON path stands in it only where some row had a value there."""
    names: list[str] = []
    for place, column in enumerate(projection):
        seen = any(row[place] is not None for row in rows)
        name = column.name if seen else column.bare_name
        count = sum(1 for one in names if one == name or one.startswith(f"{name} #"))
        names.append(f"{name} #{count + 1}" if count else name)
    return names


def long_last(names: Sequence[str], items: Sequence[RowRecord]) -> list[str]:
    def is_long(name: str) -> bool:
        return any(len(str(item[name])) > LONG_CHARACTERS for item in items)

    return sorted(names, key=is_long)


def _row_notes(guarded: Guarded, found: int, kept: int) -> list[str]:
    if found > kept:
        return [f"more rows match than the {kept} that are shown; the total counts one of them"]
    if found and found == guarded.limit:
        return [f"the query's own limit of {counted(found, 'row')} was reached"]
    return []


def _scope(label: str, guarded: Guarded, fetched: Fetched) -> SearchScope:
    filters = {}
    if guarded.order:
        filters["order_by"] = _short(", ".join(guarded.order))
    if fetched.clock is not None:
        filters["server_time"] = iso(fetched.clock)
    return SearchScope(
        source=f"{label}, {named(guarded.tables)}",
        terms=tuple(map(_short, guarded.conditions)),
        filters=filters,
    )


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
