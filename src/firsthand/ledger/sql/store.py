"""Store: what a kind of database brings, and the two conflicts that the ledger can answer.

A Store runs work in a transaction, whole or not at all, and turns every other failure of its
driver into a LedgerError of one line.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.sql.dml import Insert

from firsthand.contracts.errors import LedgerError
from firsthand.ledger.rows import Row
from firsthand.ledger.sql.statements import Change, Statements

T = TypeVar("T")


class Store(Protocol):
    @property
    def statements(self) -> Statements: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run in one transaction that holds the right to write from its start; then commit."""
        ...

    def change(self, connection: Connection, statement: Change, row: Row) -> int:
        """Inside of `write`: how many rows the statement changed."""
        ...

    def insert(self, connection: Connection, statement: Insert, row: Row) -> int:
        """Inside of `write`: the id that the store gave the row."""
        ...

    def insert_each(self, connection: Connection, statement: Insert, rows: Sequence[Row]) -> None:
        """Inside of `write`: rows of the same names."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class KeyTaken(LedgerError):
    """A row with this key is in the ledger already."""


class NoSuchParent(LedgerError):
    """The row that this one belongs to is not in the ledger."""
