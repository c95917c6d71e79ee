"""`query_logs` over a log server.

Law: the server is asked for a superset, and the same `LogFilter` that files have decides here, on
the record as it is rendered. What was not read to the end narrows the window in the scope, so that
"nothing found" is only said of what was read. Filters stand in the scope, never in a record.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.requests import QueryLogs, ToolRequest
from firsthand.rules.evidence import iso
from firsthand.sources.http import checked
from firsthand.sources.logfilter import LogFilter, filter_of
from firsthand.sources.logresult import LogCollector, log_scope
from firsthand.sources.logs.entry import By, Entry, LogBackend, Tier, Total
from firsthand.sources.logs.reading import Progress, read_back
from firsthand.sources.logs.record import Held, held
from firsthand.sources.logs.windows import closed_window
from firsthand.sources.metrics.links import link_of
from firsthand.sources.wording import counted

AT_ONCE = 256
"""Records between two looks at the other tasks, and at a cancellation."""
RAW_SHOWN = 1000
"""Longest `raw` in a scope, in characters."""


@dataclass(slots=True, kw_only=True)
class _Found:
    collector: LogCollector = field(default_factory=LogCollector)
    progress: Progress
    tier: Tier
    unlevelled: int = 0
    cut: int = 0


class LogServerSource:
    """The EvidenceSource of a log server."""

    tool = ToolName.QUERY_LOGS

    def __init__(
        self,
        backend: LogBackend,
        *,
        name: str = "sources.logs",
        kind: str,
        link: str | None = None,
        now: Callable[[], datetime] | None = None,
    ) -> None:
        """`link` is the operator's template; `now` the clock of relative windows (default: now)."""
        self._backend = backend
        self._name, self._kind = name, kind
        self._link = link
        self._now = now or (lambda: datetime.now(UTC))

    def describe(self) -> str:
        backend = self._backend
        return f"Searches {backend.label}, newest records first. {backend.language}"

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryLogs):
            raise SourceError("log servers answer query_logs only", ErrorCode.INVALID_ARGUMENTS)
        backend = self._backend
        raw = None if request.raw is None else backend.guard(request.raw)
        window, notes = closed_window(request.window, now=self._now(), longest=backend.longest)
        asked = filter_of(request.model_copy(update={"raw": None}), window)
        for tier in await backend.plan(asked, raw):
            found = await self._search(tier, asked)
            if found.collector.total or not found.progress.complete:
                break
        told = [*notes, *await self._notes(found, asked, request)]
        searched = TimeWindow(since=found.progress.since, until=window.until)
        scope = log_scope(request, backend.label, searched)
        filters = scope.filters if raw is None else {**scope.filters, "raw": _short(raw)}
        link = link_of(self._link, found.tier.shown or found.tier.queries[0], asked.window)
        scope = scope.model_copy(update={"filters": filters, "link": link})
        return found.collector.result(limit=limit, scope=scope, notes=tuple(told))

    async def check(self) -> tuple[SourceCheck, ...]:
        probe = self._backend.probe
        return (await checked(self._name, self._kind, lambda: probe(self._now())),)

    async def close(self) -> None:
        await self._backend.close()

    async def _search(self, tier: Tier, asked: LogFilter) -> _Found:
        window = asked.window
        assert window.until is not None
        found = _Found(progress=Progress(since=window.until), tier=tier)
        read = read_back(self._backend, tier.queries, window, found.progress)
        entries = [entry async for entry in read]
        entries.reverse()  # as in a file: a group shows its first
        for start in range(0, len(entries), AT_ONCE):
            for entry in entries[start : start + AT_ONCE]:
                _take(found, entry, asked)
            await asyncio.sleep(0)
        return found

    async def _notes(self, found: _Found, asked: LogFilter, request: QueryLogs) -> list[str]:
        progress = found.progress
        rows = [
            (found.tier.by is By.PLACE, f"no record has the service '{request.service}'; those of its"
             " pod, host or container are shown"),
            (found.tier.by is By.TEXT, f"no record has the service '{request.service}'; those whose"
             " text names it are shown"),
            (found.unlevelled, f"{counted(found.unlevelled, 'record')} without a level kept beside"
             f" those of {request.level}"),
            (found.cut, f"{counted(found.cut, 'overlong record')} cut"),
            (progress.skipped, f"{counted(progress.skipped, 'record')} without a time left out"),
            (progress.crowded, f"more than {counted(progress.crowded, 'record')} of one instant; the"
             " rest of them were not read"),
        ]  # fmt: skip
        notes = [note for holds, note in rows if holds]
        if not progress.complete:
            notes.append(await self._narrowed(found, asked))
        elif not progress.read and await self._is_empty(asked.window):
            notes.append("the window holds no record at all of what is configured to be searched")
        return notes

    async def _is_empty(self, window: TimeWindow) -> bool:
        """Whether nothing was found because nothing is there, such as under a wrong selector."""
        with suppress(SourceError):
            return not (await self._backend.page(self._backend.everything, window, 1)).entries
        return False

    async def _narrowed(self, found: _Found, asked: LogFilter) -> str:
        """What was read of how many, and from when on."""
        progress = found.progress
        total = progress.total
        if total is None and not progress.slow:
            total = await self._count(found.tier, asked.window)
        of = "" if total is None else f" of {'at least ' if total.at_least else ''}{total.number}"
        why = (
            "" if progress.failure is None else f" ({progress.failure.error_code.value} behind it)"
        )
        return (
            f"only the newest {counted(progress.read, 'record')}{of} that the server's search"
            f" matches were read, back to {iso(progress.since)}{why}"
        )

    async def _count(self, tier: Tier, window: TimeWindow) -> Total | None:
        """A server that cannot say it costs the number, not the result."""
        number, at_least = 0, False
        with suppress(SourceError):
            for query in tier.queries:
                total = await self._backend.count(query, window)
                if total is None:
                    return None
                number += total.number
                at_least = at_least or total.at_least
            return Total(number=number, at_least=at_least)
        return None


def _short(raw: str) -> str:
    return raw if len(raw) <= RAW_SHOWN else f"{raw[:RAW_SHOWN]}…"


def _take(found: _Found, entry: Entry, asked: LogFilter) -> None:
    """Add the entry's record if it passes the filter."""
    if not asked.holds_time(entry.time or entry.instant):
        return
    one = held(entry)
    record = one.record
    lowered = one.text.lower()
    service = record["service"]
    left = asked.without(" ".join(dict.fromkeys((service, entry.service or ""))), service)
    if not left.holds_terms(lowered) or not _of_service(one, entry, asked, found.tier.by):
        return
    if not asked.holds_level(record["level"], record["message"]):
        return
    found.unlevelled += asked.least is not None and record["level"] is None
    found.cut += one.cut
    found.collector.add(record, in_text=left == asked or asked.holds_terms(lowered))


def _of_service(one: Held, entry: Entry, asked: LogFilter, by: By) -> bool:
    name = asked.service
    match by:
        case By.NOTHING:
            return True
        case _ if name is None:
            return True
        case By.SERVICE:
            return any(map(name.within_text, filter(None, (entry.service, one.record["service"]))))
        case By.PLACE:
            return any(map(name.within_text, one.places))
        case By.TEXT:
            return name.within(one.text)
