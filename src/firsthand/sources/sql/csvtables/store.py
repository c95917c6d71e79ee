"""CSV tables in an SQLite database in memory, and the Backend over it.

Law: written once, before the first question; from then on an authorizer lets SQLite read these
tables and call these functions, and nothing else. A query runs in a thread; its deadline, its
cancellation and a run-away plan stop it between two steps of SQLite.
"""

import sqlite3
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import sqlglot
from pydantic import JsonValue
from sqlglot import exp
from sqlglot.errors import SqlglotError

from firsthand.sources.sql.backend import Fetched, QueryLimits, rejected, too_large, too_slow
from firsthand.sources.sql.csvtables.aggregates import AGGREGATES
from firsthand.sources.sql.csvtables.compared import check_times, compare_as_mysql
from firsthand.sources.sql.csvtables.dialect import Held
from firsthand.sources.sql.csvtables.grouping import check_grouping
from firsthand.sources.sql.csvtables.kinds import CsvColumn, Kind, held_moment
from firsthand.sources.sql.csvtables.reading import CsvTable
from firsthand.sources.sql.csvtables.scalars import PREFIX, SCALARS
from firsthand.sources.sql.guard import Guarded, OutputColumn
from firsthand.sources.sql.guard.dialects import SharedMySQL
from firsthand.sources.sql.schema import Column, Table
from firsthand.sources.sql.values import size_of
from firsthand.sources.threads import Stopped, in_thread
from firsthand.sources.wording import counted

NOW_NAME = "now"
NOW = f":{NOW_NAME}"
"""The parameter for which the dialect writes NOW()."""
STEPS = 5000
"""SQLite's steps between two looks at the clock."""
MOST_TEXT = 64 * 1024 * 1024
"""Longest text that a query may make, in bytes."""
TYPES = {Kind.INTEGER: "INTEGER", Kind.REAL: "REAL", Kind.BOOLEAN: "INTEGER"}
"""Kind → SQLite's type; any other is text whose case is ignored, as by MySQL."""
ALLOWED = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION})
BUILT_IN = frozenset(
    {
        *(
            "count",
            "sum",
            "avg",
            "min",
            "max",
            "abs",
            "coalesce",
            "ifnull",
            "nullif",
            "iif",
            "like",
        ),
        *("length", "substr", "substring", "trim", "ltrim", "rtrim", "replace", "likelihood"),
        *("row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "lag", "lead"),
        *("first_value", "last_value", "total", "instr", "lower", "upper"),
    }
)


class CsvBackend:
    """The Backend of CSV tables."""

    dialect = "mysql"
    language = "MySQL, where NOW() is the time of the newest evidence"

    def __init__(
        self, tables: Sequence[CsvTable], limits: QueryLimits, *, clock: datetime | None = None
    ) -> None:
        """`clock` is what NOW() is: the newest evidence."""
        self._limits = limits
        self._clock = clock
        self._held = {one.name: {c.name.casefold(): c for c in one.columns} for one in tables}
        self._rows = sum(len(one.rows) for one in tables)
        self._lock = threading.Lock()
        self._database = _filled(tables)
        self.tables = tuple(_described(one) for one in tables)

    @property
    def label(self) -> str:
        return f"CSV tables ({counted(len(self.tables), 'file')}, {counted(self._rows, 'row')})"

    async def run(self, guarded: Guarded) -> Fetched:
        deadline = time.monotonic() + self._limits.seconds
        tree = sqlglot.parse_one(guarded.sql, dialect=SharedMySQL)
        check_grouping(tree)
        _check_aliases(tree)
        check_times(tree, self._held)
        compare_as_mysql(tree, self._held)
        try:
            sql = tree.transform(_arm).sql(dialect=Held, comments=False)
        except (SqlglotError, ValueError) as error:
            raise rejected(f"the tables cannot answer the statement: {error}") from None
        if self._clock is None and NOW in sql:
            raise rejected("the evidence carries no time, so there is no NOW(); write the time")
        return await in_thread(lambda stop: self._read(guarded, sql, stop, deadline))

    async def close(self) -> None:
        with self._lock:
            self._database.close()

    def _read(self, guarded: Guarded, sql: str, stop: threading.Event, deadline: float) -> Fetched:
        columns = [self._column_of(one) for one in guarded.projection]
        rows: list[list[JsonValue]] = []
        size = 0
        while not self._lock.acquire(timeout=0.05):
            _look(stop, deadline, self._limits.seconds)
        try:
            self._database.set_progress_handler(
                lambda: stop.is_set() or time.monotonic() > deadline, STEPS
            )
            now = held_moment(self._clock.astimezone(UTC)) if self._clock else None
            for row in self._database.execute(sql, {NOW_NAME: now}):
                size += sum(map(size_of, row))
                if size > self._limits.result_bytes:
                    raise too_large(self._limits.result_bytes)
                pairs = zip(row, columns, strict=True)
                rows.append([_value(value, column) for value, column in pairs])
        except sqlite3.Error as error:
            _look(stop, deadline, self._limits.seconds)
            raise rejected(f"the tables cannot answer the statement: {error}") from None
        finally:
            self._database.set_progress_handler(None, 0)
            self._lock.release()
        return Fetched(rows=rows, clock=self._clock)

    def _column_of(self, output: OutputColumn) -> CsvColumn | None:
        """The file's column, where an output holds its values."""
        if not output.stored or len(output.reads) != 1:
            return None
        table, _, name = next(iter(output.reads)).partition(".")
        return self._held.get(table, {}).get(name.casefold())


def _look(stop: threading.Event, deadline: float, seconds: float) -> None:
    if stop.is_set():
        raise Stopped
    if time.monotonic() > deadline:
        raise too_slow(seconds)


def _value(value: Any, column: CsvColumn | None) -> JsonValue:
    if column is not None:
        return column.shown(value)
    return value if value is None or isinstance(value, (int, float, str)) else str(value)


def _filled(tables: Sequence[CsvTable]) -> sqlite3.Connection:
    database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_TEXT)
    database.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for table in tables:
        columns = ", ".join(
            f"{_quoted(one.name)} {TYPES.get(one.kind, 'TEXT COLLATE NOCASE')}"
            for one in table.columns
        )
        database.execute(f"CREATE TABLE {_quoted(table.name)} ({columns})")
        places = ", ".join("?" * len(table.columns))
        database.execute("BEGIN")
        database.executemany(f"INSERT INTO {_quoted(table.name)} VALUES ({places})", table.rows)
        database.execute("COMMIT")
    for name, (count, function) in SCALARS.items():
        database.create_function(f"{PREFIX}{name}", count, function, deterministic=True)
    for name, (count, kind) in AGGREGATES.items():
        database.create_window_function(f"{PREFIX}{name}", count, kind)
    database.execute("PRAGMA query_only = ON")
    database.set_authorizer(_authorize)
    return database


def _authorize(action: int, first: str | None, second: str | None, *_: str | None) -> int:
    if action == sqlite3.SQLITE_FUNCTION:
        name = (second or "").lower()
        allowed = name in BUILT_IN or name.startswith(PREFIX)
        return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY
    if action == sqlite3.SQLITE_READ and (first or "").lower().startswith("sqlite_"):
        return sqlite3.SQLITE_DENY
    return sqlite3.SQLITE_OK if action in ALLOWED else sqlite3.SQLITE_DENY


def _check_aliases(tree: exp.Expr) -> None:
    """SQLite has no `(…) t(a, b)`, and its columns would go by their old names."""
    for node in tree.find_all(exp.Subquery, exp.Table):
        alias = node.args.get("alias")
        if isinstance(alias, exp.TableAlias) and alias.args.get("columns"):
            raise rejected("name the columns inside the subquery, or in WITH t(a, b) AS (...)")


def _arm(node: exp.Expr) -> exp.Expr:
    """An arm of a set operation in parentheses, which SQLite cannot read, as a subquery."""
    if isinstance(node, exp.Subquery) and isinstance(node.parent, exp.SetOperation):
        inner = exp.Subquery(this=node.this, alias=exp.TableAlias(this=exp.to_identifier("arm")))
        return exp.Select(expressions=[exp.Star()], from_=exp.From(this=inner))
    return node


def _described(table: CsvTable) -> Table:
    columns = tuple(Column(name=one.name, kind=one.kind.value) for one in table.columns)
    return Table(name=table.name, columns=columns, rows=len(table.rows))


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
