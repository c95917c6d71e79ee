"""`query_logs` over a log server.

Law: the server is asked for a superset, and the same `LogFilter` that files have decides here, on
the record as it is rendered. What was not read to the end narrows the window in the scope, so that
"nothing found" is only said of what was read. Filters stand in the scope, never in a record.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.requests import QueryLogs, ToolRequest
from firsthand.rules.evidence import iso
from firsthand.sources.http import checked
from firsthand.sources.links import link_of
from firsthand.sources.logfilter import LogFilter, filter_of
from firsthand.sources.logresult import log_scope
from firsthand.sources.logs.entry import LogBackend, Tier, Total
from firsthand.sources.logs.reading import FIRST_PAGE, Progress, read_back
from firsthand.sources.logs.record import held
from firsthand.sources.logs.taken import Taken, is_of_service, notes_of
from firsthand.sources.logs.windows import closed_window
from firsthand.sources.wording import counted

AT_ONCE = 256
"""Records between two looks at the other tasks, and at a cancellation."""
RAW_SHOWN = 1000
"""Longest `raw` in a scope, in characters."""


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
            if (
                found.collector.total
                or not found.progress.complete
                or await self._is_present(tier, asked)
            ):
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

    async def _search(self, tier: Tier, asked: LogFilter) -> Taken:
        window = asked.window
        assert window.until is not None
        found = Taken(progress=Progress(since=window.until), tier=tier)
        number = 0
        async for entry in read_back(self._backend, tier.queries, window, found.progress):
            found.take(entry, asked)
            number += 1
            if not number % AT_ONCE:
                await asyncio.sleep(0)
        found.collect()
        return found

    async def _notes(self, found: Taken, asked: LogFilter, request: QueryLogs) -> list[str]:
        notes = notes_of(found, request)
        if not found.progress.complete:
            notes.append(await self._narrowed(found, asked))
        elif not found.progress.read and await self._is_empty(asked.window):
            notes.append("the window holds no record at all of what is configured to be searched")
        return notes

    async def _is_present(self, tier: Tier, asked: LogFilter) -> bool:
        """Whether the service has records there at all, so that no other place is sought."""
        if tier.present is None:
            return False
        page = await self._backend.page(tier.present, asked.window, FIRST_PAGE)
        return any(is_of_service(held(entry), entry, asked, tier.by) for entry in page.entries)

    async def _is_empty(self, window: TimeWindow) -> bool:
        """Whether nothing was found because nothing is there, such as under a wrong selector."""
        with suppress(SourceError):
            return not (await self._backend.page(self._backend.everything, window, 1)).entries
        return False

    async def _narrowed(self, found: Taken, asked: LogFilter) -> str:
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
