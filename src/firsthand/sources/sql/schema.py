"""Tables that may be read: their columns and sizes, and how a model is told of them. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from firsthand.sources.sql.guard.names import listed
from firsthand.sources.wording import counted, identifiers

MOST_TABLES = 40
MOST_COLUMNS = 60
MOST_CHARACTERS = 6000
"""Longest list of tables in a description."""

ADVICE = (
    "Send one SELECT over these tables. Select the columns you filter by; `count(*)=3` alone "
    "supports no claim about them. An output holds stored values, counts and ranks: no value of "
    "your own, no comparison outside SUM, COUNT and AVG, no function that builds, cuts or replaces "
    "text or shifts a date. Use conditions freely in WHERE."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    name: str
    kind: str
    """The type in the server's words, without its size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    name: str
    """As a policy names it."""
    columns: tuple[Column, ...]
    rows: int | None = None
    """None: not counted."""
    exact: bool = True
    """False: the server's estimate."""

    @property
    def kinds(self) -> dict[str, str]:
        return {column.name: column.kind for column in self.columns}


def columns_by_table(tables: Iterable[Table]) -> Mapping[str, Sequence[str]]:
    """What a guard's policy is told."""
    return {table.name: [column.name for column in table.columns] for table in tables}


def describe(label: str, language: str, tables: Sequence[Table]) -> str:
    """One bounded paragraph. Names that are no identifiers are left out of it."""
    shown: list[str] = []
    for table in tables[:MOST_TABLES]:
        text = _table(table)
        if text and sum(map(len, shown)) + len(text) <= MOST_CHARACTERS:
            shown.append(text)
    more = len(tables) - len(shown)
    parts = [f"Holds {label}, in {language}."]
    if shown:
        parts.append(f"Tables: {'; '.join(shown)}{f'; and {more} more' if more > 0 else ''}.")
    return " ".join([*parts, ADVICE])


def _table(table: Table) -> str:
    name = identifiers([table.name])
    columns = [
        f"{column.name} {column.kind}"
        for column in table.columns
        if identifiers([column.name]) and identifiers([column.kind])
    ]
    more = len(table.columns) - MOST_COLUMNS
    text = ", ".join(columns[:MOST_COLUMNS]) + (f" and {more} more" if more > 0 else "")
    return f"{name} [{_size(table)}] ({text})" if name and columns else ""


def _size(table: Table) -> str:
    if table.rows is None:
        return "rows not counted"
    about = "" if table.exact else "about "
    return f"{about}{counted(table.rows, 'row')}"


def named(tables: Iterable[str]) -> str:
    """`table orders`, `tables customers and orders`."""
    names = sorted(tables)
    return f"{'table' if len(names) == 1 else 'tables'} {listed(names)}"
