"""Outbox: events that ride along with the next write, since a transaction costs more than a row.

Law: an event is held for a run that this ledger has open, and only in memory; it is written with
the next write, or before events are read, or when the ledger closes, or when too many wait. A
batch leaves when its transaction has committed; one that is written twice (a caller was cancelled
while the store went on) changes nothing, because the first event under a number stands.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from firsthand.ledger.rows import Row
from firsthand.ledger.sql.store import Store

T = TypeVar("T")

MOST_HELD = 256
"""Events that may wait."""


class Outbox:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: list[Row] = []
        self._carrying = asyncio.Lock()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work, and write what waits in the same transaction, unless another is at that."""
        if not self._held or self._carrying.locked():
            return await self._store.write(work)
        return await self._carry(work)

    async def append(self, rows: Sequence[Row]) -> None:
        """Hold events until the next write."""
        self._held += rows
        if len(self._held) > MOST_HELD:
            await self.flush()

    async def write_now(self, rows: Sequence[Row]) -> None:
        """Write events on their own: if the store refuses them, nothing else is refused."""
        if rows:
            await self._store.write(lambda connection: self._insert(connection, rows))

    async def flush(self) -> None:
        """Return when everything that was held before the call is written."""
        async with self._carrying:
            pass
        if self._held:
            await self._carry(lambda connection: None)

    async def _carry(self, work: Callable[[Connection], T]) -> T:
        async with self._carrying:
            batch, self._held = self._held, []
            try:
                return await self._store.write(
                    lambda connection: self._both(connection, work, batch)
                )
            except BaseException:
                self._held = batch + self._held
                raise

    def _both(self, connection: Connection, work: Callable[[Connection], T], batch: list[Row]) -> T:
        result = work(connection)
        if batch:
            self._insert(connection, batch)
        return result

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        self._store.insert_each(connection, self._store.statements.append_event, rows)
