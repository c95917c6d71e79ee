"""What stands behind `query_mysql`: something that runs a guarded text and knows its tables.

Law: a backend is only ever given text that came out of the guard, or text of its own. It reads in a
READ ONLY transaction under the server's own time limit, stops at the row and byte caps, stops the
server's work when its task is cancelled, and leaves no connection behind.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Protocol

from pydantic import Field, JsonValue

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.sources.sql.guard import Guarded
from firsthand.sources.sql.schema import Table

Seconds = Annotated[float, Field(gt=0, le=3600)]
MIB = 1024 * 1024


class QueryLimits(Contract):
    """How long and how much one query may take."""

    seconds: Seconds = 10
    """For one query, by the server's own clock; the client waits a little longer."""
    connect_seconds: Seconds = 5
    result_bytes: Annotated[int, Field(gt=0)] = 4 * MIB
    """Most bytes of values that a result may have."""
    connections: Annotated[int, Field(gt=0, le=64)] = 4
    """Most queries that run at the same time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetched:
    """What a query gave."""

    rows: Sequence[Sequence[JsonValue]]
    clock: datetime | None = None
    """The server's time when the query ran."""


class Backend(Protocol):
    @property
    def label(self) -> str:
        """For people: `MariaDB 10.11 database shop`."""
        ...

    @property
    def dialect(self) -> str:
        """As the guard knows it."""
        ...

    @property
    def language(self) -> str:
        """For a model: `MySQL`, `PostgreSQL`."""
        ...

    @property
    def tables(self) -> tuple[Table, ...]: ...

    async def run(self, guarded: Guarded) -> Fetched:
        """Raises SourceError: query_rejected, timeout, result_too_large, source_unavailable."""
        ...

    async def close(self) -> None: ...


def rejected(reason: str) -> SourceError:
    return SourceError(reason, ErrorCode.QUERY_REJECTED)


def too_large(limit: int) -> SourceError:
    return SourceError(
        f"the rows hold more than {limit} bytes; select fewer columns or rows",
        ErrorCode.RESULT_TOO_LARGE,
    )


def too_slow(seconds: float) -> SourceError:
    return SourceError(
        f"the query took longer than {seconds:g} s and was stopped; narrow it down",
        ErrorCode.TIMEOUT,
    )


def unreachable(reason: str) -> SourceError:
    return SourceError(reason, ErrorCode.SOURCE_UNAVAILABLE)
