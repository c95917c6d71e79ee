"""`query_metrics` over alerts and series that are held in memory; files and the twin alike.

Law: pure. There is no query language here, and no state of a series: PromQL is refused with the way
out, and a request for a state finds alerts only. Series that could not be read make an empty answer
a failure: nothing that was not read may say "nothing found".
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.requests import QueryMetrics, ToolRequest
from firsthand.sources.alerts import HeldAlert, matching
from firsthand.sources.metrics.gathered import Gathered, Series, Servers
from firsthand.sources.metrics.heldseries import HeldSeries, matching_series
from firsthand.sources.windows import UNTIMED_NOTE, effective_window
from firsthand.sources.wording import counted, identifiers

MOST_POINTS = 50_000
"""Most points of one answer."""
NO_STEP = "the series are given as they were stored; the step was not applied"


class HeldMetrics:
    """The EvidenceSource of alerts and series at hand."""

    tool = ToolName.QUERY_METRICS

    def __init__(
        self,
        alerts: Sequence[HeldAlert] | None = None,
        *,
        series: Sequence[HeldSeries] | None = None,
        labels: tuple[str, str] = ("alerts", "series"),
        bounds: TimeWindow | None = None,
        newest: datetime | None = None,
        notes: Sequence[str] = (),
        unread: SourceError | None = None,
    ) -> None:
        """`alerts` or `series` None: there are none to search. `unread`: why series are missing."""
        self._alerts = None if alerts is None else tuple(alerts)
        self._series = None if series is None else tuple(series)
        self._labels = labels
        self._bounds = bounds or TimeWindow()
        self._newest = newest
        self._notes = tuple(notes)
        self._unread = unread

    @property
    def label(self) -> str:
        parts = []
        if self._alerts is not None:
            parts.append(f"{self._labels[0]} ({counted(len(self._alerts), 'alert')})")
        if self._series is not None:
            parts.append(f"{self._labels[1]} ({len(self._series)} series)")
        return " and ".join(parts) or self._labels[1]

    def describe(self) -> str:
        alerts, series = self._alerts or (), self._series or ()
        states = Counter(alert.state for alert in alerts)
        parts = [f"Holds {self.label}{'' if self._series is not None else ', no series'}."]
        if names := identifiers(sorted({alert.name for alert in alerts})):
            parts.append(f"Alert names: {names}.")
        if known := identifiers(sorted(states)):
            parts.append(f"States: {known}.")
        if metrics := identifiers(sorted({one.metric for one in series})):
            parts.append(f"Metrics: {metrics}.")
        return " ".join(parts)

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryMetrics):
            raise SourceError("metrics answer query_metrics only", ErrorCode.INVALID_ARGUMENTS)
        if request.promql is not None:
            raise SourceError(
                "files have no PromQL; ask by name, service, labels, state or window",
                ErrorCode.QUERY_REJECTED,
            )
        window = effective_window(request.window, bounds=self._bounds, newest=self._newest)
        gathered = self._gathered(request, window, limit)
        if gathered.failures and not gathered.total:
            raise gathered.failures[0][1]
        servers = Servers(names=(self.label,), link=None)
        return gathered.result(request, servers, window, limit=limit, now=self._newest)

    async def close(self) -> None:
        """Nothing is open."""

    def _gathered(self, request: QueryMetrics, window: TimeWindow, limit: int) -> Gathered:
        stateless = request.state is None
        found = matching_series(self._series or (), request, window) if stateless else []
        if sum(len(one.points) for one in found[:limit]) > MOST_POINTS:
            raise SourceError(
                f"more than {MOST_POINTS} points; narrow the window, or name one metric",
                ErrorCode.RESULT_TOO_LARGE,
            )
        notes = list(self._notes)
        if request.window is not None and self._newest is None:
            notes.append(UNTIMED_NOTE)
        if request.step is not None and found:
            notes.append(NO_STEP)
        series = Series(
            series=tuple(one.record() for one in found[:limit]),
            total=len(found),
            notes=tuple(notes),
        )
        unread = self._unread if stateless else None
        return Gathered(
            alerts=tuple(matching(self._alerts or (), request, window)),
            series=series,
            failures=((f"the series of {self._labels[1]}", unread),) if unread else (),
        )
