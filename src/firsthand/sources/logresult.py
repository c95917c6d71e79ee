"""The result of a log search: grouped records, scope, and what must be said beside them.

Law: pure. Records whose own text holds the terms come before those that only lie in a file whose
name does; within each, `LogGrouper` decides. Nothing is cut without a count.
"""

from datetime import datetime
from typing import cast

from firsthand.contracts.base import JsonObject
from firsthand.contracts.evidence import SearchScope, SourceResult, TimeWindow
from firsthand.contracts.records import LogRecord
from firsthand.contracts.requests import QueryLogs
from firsthand.rules.evidence import LogGrouper
from firsthand.sources.wording import counted


class LogCollector:
    """Takes matching records one by one, in bounded memory."""

    def __init__(self) -> None:
        self._named = LogGrouper()
        self._by_place = LogGrouper()

    def add(self, record: LogRecord, *, in_text: bool = True) -> None:
        (self._named if in_text else self._by_place).add(record)

    @property
    def total(self) -> int:
        return self._named.total + self._by_place.total

    def result(
        self, *, limit: int, scope: SearchScope, notes: tuple[str, ...] = ()
    ) -> SourceResult:
        items = self._named.items(limit)
        items += self._by_place.items(limit - len(items))
        overflow = self._named.overflow + self._by_place.overflow
        if overflow:
            notes = (*notes, f"{counted(overflow, 'record')} of further kinds were counted only")
        kinds = self._named.groups + self._by_place.groups
        if kinds > len(items):
            notes = (*notes, f"{len(items)} of {kinds} kinds of log records are shown")
        payload = cast(JsonObject, {"logs": items})
        return SourceResult(payload=payload, total=self.total, scope=scope, notes=notes)


def log_scope(request: QueryLogs, source: str, window: TimeWindow | None) -> SearchScope:
    """Scope of a request: terms as asked, the other conditions, the window really searched."""
    filters: dict[str, str] = {}
    if request.all_of and request.any_of:
        filters["match"] = f"any of the first {len(request.any_of)} terms and all of the others"
    elif len(request.all_of) > 1:
        filters["match"] = "all terms"
    if request.service is not None:
        filters["service"] = request.service
    if request.level is not None:
        filters["level"] = request.level
    terms = (*request.any_of, *request.all_of)
    return SearchScope(source=source, terms=terms, filters=filters, window=window)


def least(*instants: datetime | None) -> datetime | None:
    return min((instant for instant in instants if instant is not None), default=None)


def greatest(*instants: datetime | None) -> datetime | None:
    return max((instant for instant in instants if instant is not None), default=None)
