"""Prepared: a statement that changes rows, compiled once and run on SQLite's driver itself.

SQLAlchemy's own execution takes twice the time of SQLite. The text, the order of its values and how
each is bound stay SQLAlchemy's; reads go through it, since it makes their rows.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Dialect

from firsthand.ledger.rows import Row
from firsthand.ledger.sql.statements import Change


class Prepared:
    def __init__(self, statement: Change, names: Sequence[str], dialect: Dialect) -> None:
        """For rows of these names. Raises SQLAlchemyError where the statement lacks one."""
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        own = compiled.construct_params(dict.fromkeys(names))
        self._text = str(compiled)
        self._places = [
            (
                name,
                own[name],
                compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect),
            )
            for name in compiled.positiontup or ()
        ]

    def run(self, driver: sqlite3.Connection, row: Row) -> sqlite3.Cursor:
        return driver.execute(self._text, self._values(row))

    def run_each(self, driver: sqlite3.Connection, rows: Sequence[Row]) -> None:
        driver.executemany(self._text, map(self._values, rows))

    def _values(self, row: Row) -> list[Any]:
        """In their order; what the row has not is the statement's own."""
        return [
            row.get(name, own) if bind is None else bind(row.get(name, own))
            for name, own, bind in self._places
        ]
