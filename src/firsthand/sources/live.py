"""A live source within the run's bounds: every request gets a window that the operator allows.

Law: the clock of what is live is the time of day. A request without a begin gets the operator's
default span, but for PromQL at one instant, which needs none; what a request asks for is cut to the
bounds of `--since` and `--until`. The source behind it says what was really searched.
"""

from datetime import UTC, datetime, timedelta

from firsthand.contracts.checks import LiveEvidence, SourceCheck
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.ports import Clock
from firsthand.contracts.requests import QueryLogs, QueryMetrics, ToolRequest, Window
from firsthand.rules.evidence import iso
from firsthand.sources.windows import effective_window

EARLIEST = datetime.min.replace(tzinfo=UTC)


class LiveSource:
    """An EvidenceSource over another."""

    def __init__(
        self, source: LiveEvidence, *, bounds: TimeWindow, span: timedelta, clock: Clock
    ) -> None:
        self._source = source
        self._bounds = bounds
        self._span = span
        self._clock = clock

    @property
    def tool(self) -> ToolName:
        return self._source.tool

    def describe(self) -> str:
        return f"{self._source.describe()} Live: times count back from now."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if isinstance(request, QueryMetrics | QueryLogs):
            window = self._window(request, self._clock.now())
            request = request.model_copy(update={"window": window})
        return await self._source.query(request, limit=limit)

    async def check(self) -> tuple[SourceCheck, ...]:
        return await self._source.check()

    async def close(self) -> None:
        await self._source.close()

    def _window(self, request: QueryMetrics | QueryLogs, now: datetime) -> Window | None:
        """Raises SourceError for a window that cannot be read, or lies outside the bounds."""
        window = effective_window(request.window, bounds=self._bounds, newest=now)
        since, until = window.since, window.until
        if _at_one_instant(request):
            since = None
        elif since is None:
            end = until or now
            since = end - min(self._span, end - EARLIEST)
        if since is None and until is None:
            return None
        return Window(
            since=None if since is None else iso(since), until=None if until is None else iso(until)
        )


def _at_one_instant(request: QueryMetrics | QueryLogs) -> bool:
    return (
        isinstance(request, QueryMetrics)
        and request.promql is not None
        and request.step is None
        and (request.window is None or request.window.since is None)
    )
