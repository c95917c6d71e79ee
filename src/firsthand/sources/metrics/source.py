"""`query_metrics` over live servers: alerts of one or two, series of Prometheus.

Law: an empty answer means that every server asked has nothing. If one could not be asked, what the
others have is given with a note; if they have nothing, the failure is the answer.

    promql ► series          name ► alerts and series          else ► alerts
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.requests import QueryMetrics, ToolRequest
from firsthand.sources.alerts import matching
from firsthand.sources.http import HttpFailure, checked
from firsthand.sources.metrics import alertmanager, api
from firsthand.sources.metrics.alertmanager import Alertmanager
from firsthand.sources.metrics.gathered import Gathered, Series, Servers
from firsthand.sources.metrics.merging import merged
from firsthand.sources.metrics.prometheus import Prometheus
from firsthand.sources.windows import effective_window

T = TypeVar("T")
NO_ALERTS = frozenset({400, 404, 501})
"""Statuses of a store that speaks Prometheus' API and evaluates no rules."""
NO_ALERTS_HERE = "Prometheus serves no alerts here; they are Alertmanager's alone"
NO_PROMETHEUS = (
    "no Prometheus is configured, so there are alerts and no series; set sources.prometheus.url"
)


class LiveMetrics:
    """The EvidenceSource of live metrics."""

    tool = ToolName.QUERY_METRICS

    def __init__(
        self,
        *,
        prometheus: Prometheus | None,
        alertmanager: Alertmanager | None,
        now: Callable[[], datetime],
    ) -> None:
        self._prometheus = prometheus
        self._alertmanager = alertmanager
        self._now = now

    def describe(self) -> str:
        if self._prometheus is None:
            return "Holds the alerts of Alertmanager, as they are now; no series, no PromQL."
        also = " and Alertmanager" if self._alertmanager is not None else ""
        return (
            f"Holds the alerts of Prometheus{also}, as they are now, and Prometheus' series."
            " A name finds alerts and the series of that metric. PromQL may use rates, *_over_time,"
            " aggregations, histogram_quantile and comparisons; durations such as 5m, 1h, 1d;"
            " numbers only to compare with, or a factor such as 100, 1024 or 60. Without window and step"
            " it is asked at one instant; over a range leave outermost filters and topk away."
        )

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryMetrics):
            raise SourceError("metrics answer query_metrics only", ErrorCode.INVALID_ARGUMENTS)
        now = self._now().replace(microsecond=0)
        window = effective_window(request.window, bounds=TimeWindow(), newest=now)
        if request.promql is not None:
            if self._prometheus is None:
                raise SourceError(NO_PROMETHEUS, ErrorCode.QUERY_REJECTED)
            series = await self._prometheus.by_promql(request, window, limit=limit, now=now)
            gathered = Gathered(series=series)
        else:
            gathered = await self._gathered(request, window, limit, now)
        if gathered.failures and not gathered.total:
            raise gathered.failures[0][1]
        return gathered.result(request, self._servers(request), window, limit=limit, now=now)

    def _servers(self, request: QueryMetrics) -> Servers:
        manager = self._alertmanager if request.promql is None else None
        names = [
            label
            for label, server in (
                (api.LABEL, self._prometheus),
                (alertmanager.LABEL, manager),
            )
            if server is not None
        ]
        link = self._prometheus.server.link if self._prometheus is not None else None
        alerts_link = manager.server.link if manager is not None else None
        return Servers(names=tuple(names), link=link, alerts_link=alerts_link)

    async def check(self) -> tuple[SourceCheck, ...]:
        """One entry for each server."""
        probes = []
        if self._prometheus is not None:
            name = "sources.prometheus"
            probes.append(checked(name, api.LABEL, self._prometheus.check))
        if self._alertmanager is not None:
            name = "sources.alertmanager"
            probes.append(checked(name, alertmanager.LABEL, self._alertmanager.check))
        return tuple(await asyncio.gather(*probes))

    async def close(self) -> None:
        for server in (self._prometheus, self._alertmanager):
            if server is not None:
                await server.close()

    async def _gathered(
        self, request: QueryMetrics, window: TimeWindow, limit: int, now: datetime
    ) -> Gathered:
        """Alerts of both servers and series of the name; all asked at once."""
        server, manager = self._prometheus, self._alertmanager
        wants_series = request.name is not None and request.state is None
        async with asyncio.TaskGroup() as group:
            own_task = group.create_task(_tried(server.alerts() if server else _of(())))
            sent_task = group.create_task(_tried(manager.alerts() if manager else _of(())))
            series_task = group.create_task(
                _tried(
                    server.by_name(request, window, limit=limit, now=now)
                    if server is not None and wants_series
                    else _of(Series())
                )
            )
        own, sent, series = own_task.result(), sent_task.result(), series_task.result()
        failures: list[tuple[str, SourceError]] = []
        notes: tuple[str, ...] = ()
        if manager is not None and isinstance(own, HttpFailure) and own.status in NO_ALERTS:
            own, notes = (), (NO_ALERTS_HERE,)
        if isinstance(own, SourceError):
            failures.append((f"the alerts of {api.LABEL}", own))
            own = ()
        if isinstance(sent, SourceError):
            failures.append((f"the alerts of {alertmanager.LABEL}", sent))
            sent = ()
        if isinstance(series, SourceError):
            failures.append((f"the series of {api.LABEL}", series))
            series = Series()
        both = server is not None and manager is not None
        alerts = merged(own, sent) if both else (*own, *sent)
        found = tuple(matching(alerts, request, window))
        return Gathered(alerts=found, series=series, failures=tuple(failures), notes=notes)


async def _tried(work: Awaitable[T]) -> T | SourceError:
    try:
        return await work
    except SourceError as error:
        return error


async def _of(value: T) -> T:
    return value
