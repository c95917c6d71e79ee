"""Series that are held in memory, and which of them a request asks for. Pure.

Law: a name matches exactly, or else by part, case ignored; a service matches any label value that
names it; labels match exactly; of the points those of the window stay, and a series without any is
not there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from pydantic import JsonValue

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.records import SeriesRecord
from firsthand.contracts.requests import QueryMetrics
from firsthand.rules.evidence import iso
from firsthand.sources.terms import Name


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldSeries:
    metric: str
    labels: dict[str, str]
    points: tuple[tuple[datetime, JsonValue], ...]
    """Oldest first."""
    unit: str | None = field(default=None)

    @property
    def newest(self) -> datetime | None:
        return self.points[-1][0] if self.points else None

    @property
    def oldest(self) -> datetime | None:
        return self.points[0][0] if self.points else None

    def within(self, window: TimeWindow) -> "HeldSeries":
        points = tuple(
            (time, value)
            for time, value in self.points
            if (window.since is None or time >= window.since)
            and (window.until is None or time < window.until)
        )
        return replace(self, points=points)

    def record(self) -> SeriesRecord:
        """The payload item."""
        item = SeriesRecord(
            metric=self.metric,
            labels=self.labels,
            points=[[iso(time), value] for time, value in self.points],
        )
        if self.unit is not None:
            item["unit"] = self.unit
        return item


def matching_series(
    series: Sequence[HeldSeries], request: QueryMetrics, window: TimeWindow
) -> list[HeldSeries]:
    """In the order of the file."""
    name = request.name.casefold() if request.name is not None else ""
    service = Name.of(request.service) if request.service is not None else None
    found = [
        one
        for one in series
        if name in one.metric.casefold()
        and (service is None or any(map(service.within_text, one.labels.values())))
        and all(one.labels.get(key) == value for key, value in (request.labels or {}).items())
    ]
    exact = [one for one in found if one.metric.casefold() == name]
    return [kept for one in exact or found if (kept := one.within(window)).points]
