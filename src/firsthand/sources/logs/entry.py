"""What a log server gives, before it is a record, and what the search asks of a backend.

Law: data and the port only. A backend composes its language and reads its replies; windows, pages,
filters and grouping are the search's. `Entry.fields` hold stored values and never a request's.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol

from firsthand.contracts.base import JsonObject
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.servers import LogServer
from firsthand.sources.http import Found
from firsthand.sources.logfilter import LogFilter

MICROSECOND = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One record as a server holds it."""

    instant: datetime
    """The server's own time of it, UTC; what is finer than a microsecond is cut off."""
    text: str
    """The line or the message; may have many lines."""
    time: datetime | None = None
    """The same in the record's own words, where those are finer than what the server sorts by."""
    service: str | None = None
    """Of the configured label or field."""
    level: str | None = None
    """A level word that stands beside the text; None where there is none."""
    fields: JsonObject = field(default_factory=dict)
    """Labels and fields beside those, as stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Total:
    """How many records a server counts for its own search, before our filter."""

    number: int
    at_least: bool = False
    """The server stopped counting there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One reply: the newest entries of a window."""

    entries: Sequence[Entry]
    """Newest first."""
    full: bool
    """As many as were asked for, so the window may hold older ones."""
    size: int
    """Bytes of the reply."""
    total: Total | None = None
    """Where a reply says it."""
    skipped: int = 0
    """Records without a time that can be read."""


class By(StrEnum):
    """Where a service's name is sought; the first place that has records wins."""

    NOTHING = "nothing"
    """No service was asked for."""
    SERVICE = "service"
    """The configured label or field."""
    PLACE = "place"
    """Labels and fields that say where a record comes from: pod, host, container, …"""
    TEXT = "text"
    """The record's own text, as in a log file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tier:
    """One way to search; the next is tried where it finds nothing."""

    queries: tuple[str, ...]
    """Disjoint; together they hold every record that may pass (the filter decides)."""
    by: By = By.NOTHING
    present: str | None = None
    """Records of the service in this place, whatever they say; None for the last tier."""
    shown: str | None = None
    """What a link for people says, where that is another language; else the first query."""


class LogBackend(Protocol):
    @property
    def label(self) -> str:
        """What is searched, for the scope: the server's kind and the operator's own narrowing."""
        ...

    @property
    def language(self) -> str:
        """What `raw` may hold, for the tool's description; one sentence."""
        ...

    @property
    def server(self) -> LogServer:
        """Its configuration: most records and bytes of one reply."""
        ...

    @property
    def longest(self) -> timedelta | None:
        """Longest window that the server takes; None: any."""
        ...

    @property
    def everything(self) -> str:
        """The query for every record that the operator lets be searched."""
        ...

    def guard(self, raw: str) -> str:
        """`raw` as it may be sent. Raises SourceError (query_rejected) with the rule's name."""
        ...

    async def plan(self, asked: LogFilter, raw: str | None) -> tuple[Tier, ...]:
        """Tiers in the order in which they are tried; at least one. `raw` is guarded."""
        ...

    async def page(self, query: str, window: TimeWindow, limit: int) -> Page:
        """The newest `limit` entries of a window that is closed on both sides."""
        ...

    async def count(self, query: str, window: TimeWindow) -> Total | None:
        """How many records the server counts; None where it does not say."""
        ...

    async def probe(self, now: datetime) -> Found:
        """For `sources check`: version and a sample. Raises SourceError."""
        ...

    async def close(self) -> None: ...
