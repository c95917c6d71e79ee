"""`metrics.json`: series as `HeldSeries`.

Law: reads one file, whole and bounded. Read are a list of `{metric, labels, points: [[time, value]],
unit}` and Prometheus' reply to a range query; times are ISO 8601 or seconds or milliseconds since
1970, values are numbers, null, or `NaN` and `+Inf` as text. Anything else is refused with one line
that names the file, the place and the way out: half of a series would make its maximum a lie.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import cast

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence.oneline import one_line
from firsthand.sources.files.alertfile import parse_json
from firsthand.sources.files.alertitem import CALENDAR
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import read_bounded
from firsthand.sources.files.stamps import from_number, read_stamp
from firsthand.sources.metrics.heldseries import HeldSeries
from firsthand.sources.metrics.replies import NAME_LABEL, number, unit_of

EXPECTED = (
    "expected a list of {metric, labels, points: [[time, value]], unit}, "
    "or Prometheus' /api/v1/query_range"
)


def read_metrics(path: Path, name: str, limits: ReadLimits) -> tuple[HeldSeries, ...]:
    """All series of a file, each with its points in the order of time. Raises EvidenceFileError."""
    document = parse_json(read_bounded(path, name, limits.metric_file_bytes), name, EXPECTED)
    return tuple(_series(item, f"{name}: {place}") for place, item in _listed(document, name))


def _listed(document: JsonValue, name: str) -> Iterator[tuple[str, JsonValue]]:
    where = ""
    if isinstance(document, dict):
        data = document.get("data")
        if not isinstance(data, dict) or data.get("resultType") != "matrix":
            raise EvidenceFileError(f"{name} has no list of series; {EXPECTED}")
        document, where = data.get("result"), "data.result"
    if not isinstance(document, list):
        raise EvidenceFileError(f"{name} has no list of series; {EXPECTED}")
    for index, item in enumerate(document):
        yield f"{where}[{index}]", item


def _series(item: JsonValue, place: str) -> HeldSeries:
    if not isinstance(item, dict):
        raise EvidenceFileError(f"{place} is no series; {EXPECTED}")
    metric, labels = item.get("metric"), item.get("labels", {})
    points = item.get("points")
    if isinstance(metric, dict):
        labels = {key: value for key, value in metric.items() if key != NAME_LABEL}
        metric, points = metric.get(NAME_LABEL, ""), item.get("values")
    if not isinstance(metric, str) or not isinstance(labels, dict) or not isinstance(points, list):
        raise EvidenceFileError(f"{place} has no metric, labels or points; {EXPECTED}")
    found = [_point(point, f"{place}.points[{index}]") for index, point in enumerate(points)]
    return HeldSeries(
        metric=metric,
        labels=_strings(labels, place),
        points=tuple(sorted(found, key=lambda point: point[0])),
        unit=_unit(item, metric),
    )


def _point(point: JsonValue, place: str) -> tuple[datetime, JsonValue]:
    if not isinstance(point, list) or len(point) != 2:
        raise EvidenceFileError(f"{place} is no [time, value]; {EXPECTED}")
    time = _instant(point[0])
    if time is None:
        shown = one_line(str(point[0]), 60)
        raise EvidenceFileError(f"{place} has no time: '{shown}'; give ISO 8601 or seconds")
    value = number(point[1])
    if value is None and point[1] is not None:
        shown = one_line(str(point[1]), 60)
        raise EvidenceFileError(f"{place} has no number: '{shown}'; give a number or null")
    return time, value


def _instant(value: JsonValue) -> datetime | None:
    if isinstance(value, str):
        stamp = read_stamp(value.encode(errors="replace"), CALENDAR)
        return stamp.instant if stamp is not None else None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return from_number(value)
    return None


def _strings(labels: JsonObject, place: str) -> dict[str, str]:
    if not all(isinstance(value, str) for value in labels.values()):
        raise EvidenceFileError(f"{place} has a label that is no text; {EXPECTED}")
    return cast(dict[str, str], dict(labels))


def _unit(item: JsonObject, metric: str) -> str | None:
    unit = item.get("unit")
    return unit if isinstance(unit, str) and unit else unit_of(metric)
