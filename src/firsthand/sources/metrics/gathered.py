"""What live servers gave for one request, as a SourceResult: limits, notes, scope, link. Pure.

Law: nothing is left out without a note, and what could not be asked is named.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import cast

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult, TimeWindow
from firsthand.contracts.records import SeriesRecord
from firsthand.contracts.requests import QueryMetrics
from firsthand.rules.evidence.oneline import bounded
from firsthand.sources.alerts import HeldAlert, filters_of
from firsthand.sources.links import link_of
from firsthand.sources.metrics.quoting import quoted

MOST_SHOWN = 1000
"""Most bytes of a query in the scope."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """What a request for series brought."""

    series: tuple[SeriesRecord, ...] = ()
    total: int = 0
    """Series that match, before any limit."""
    window: TimeWindow | None = None
    query: str | None = None
    """As it was sent."""
    step: str | None = None
    """How far apart its instants are; None for one instant."""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Servers:
    """Who was asked."""

    names: tuple[str, ...]
    link: str | None
    """Template of a link to series."""
    alerts_link: str | None = None
    """Template of a link to alerts; its query is a matcher of their name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered:
    alerts: tuple[HeldAlert, ...] = ()
    """Those that match, the gravest first."""
    series: Series = Series()
    failures: tuple[tuple[str, SourceError], ...] = ()
    """What could not be asked, and why."""
    notes: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return len(self.alerts) + self.series.total

    def result(
        self,
        request: QueryMetrics,
        servers: Servers,
        window: TimeWindow,
        *,
        limit: int,
        now: datetime | None,
    ) -> SourceResult:
        """At most `limit` items; of alerts and series each at least half of it, if it has so many."""
        series = self.series
        for_series = min(len(series.series), max(limit // 2, limit - len(self.alerts)))
        for_alerts = min(len(self.alerts), limit - for_series)
        notes = [*self.notes, *series.notes]
        notes += (
            f"{what} could not be asked ({error.code}); what is shown may lack some"
            for what, error in self.failures
        )
        if for_alerts < len(self.alerts):
            notes.append(f"{for_alerts} of {len(self.alerts)} alerts are shown, the gravest first")
        if for_series < series.total:
            notes.append(f"{for_series} of {series.total} series are shown")
        payload: JsonObject = {}
        if request.promql is None:
            alerts = [cast(JsonObject, alert.record(now)) for alert in self.alerts[:for_alerts]]
            payload["alerts"] = [*alerts]
        if request.promql is not None or for_series:
            payload["series"] = [cast(JsonObject, one) for one in series.series[:for_series]]
        scope = self._scope(request, servers, window)
        return SourceResult(payload=payload, total=self.total, scope=scope, notes=tuple(notes))

    def _scope(self, request: QueryMetrics, servers: Servers, window: TimeWindow) -> SearchScope:
        series = self.series
        filters = filters_of(request)
        if request.promql is not None and series.query is not None:
            filters["promql"] = bounded(series.query, MOST_SHOWN)
        if series.step is not None:
            filters["step"] = series.step
        covered = series.window or window
        source = " and ".join(servers.names)
        return SearchScope(
            source=f"{source}, in part" if self.failures else source,
            filters=filters,
            window=covered,
            link=self._link(servers, covered),
        )

    def _link(self, servers: Servers, window: TimeWindow) -> str | None:
        """To the series, else to the alerts that were found."""
        if self.series.query is not None:
            return link_of(servers.link, self.series.query, window)
        names = {alert.name for alert in self.alerts}
        query = f"{{alertname={quoted(names.pop())}}}" if len(names) == 1 else ""
        return link_of(servers.alerts_link, query, window) if self.alerts else None
