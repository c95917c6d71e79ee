"""Renderings of query_metrics: an alert, a series. Pure; never raises, whatever the item is."""

from collections.abc import Iterable
from datetime import UTC, datetime
from decimal import Decimal

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.rules.evidence.times import iso
from firsthand.rules.evidence.values import number_of, pair, pairs, value_text

LABEL_ORDER = ("service", "severity", "namespace", "pod", "instance")
ANNOTATION_ORDER = ("summary", "description")
ONGOING = frozenset({"firing", "pending", "active", "suppressed", "unprocessed", "alerting"})
"""States in which an alert's value is a current one, elsewhere only a `value`; and in which its
`until` is no end, but the lease after which its source forgets it unless it is sent again."""

MEAN_DIGITS = 6
"""Significant digits of a mean, which code computes."""


def alert_text(item: JsonObject) -> str:
    """`HighMemoryUsage firing, service=order-service, current=91%, duration=15m`."""
    labels = mapping(item.get("labels"))
    name = item.get("name") or labels.get("alertname")
    state = item.get("state")
    head = " ".join(value_text(part) for part in (name, state) if part is not None)
    if labels.get("alertname") == name:
        labels.pop("alertname", None)
    ongoing = isinstance(state, str) and state.lower() in ONGOING
    parts = [head] if head else []
    parts += pairs(labels, LABEL_ORDER)
    for key, shown in (
        ("value", "current" if ongoing else "value"),
        ("duration", "duration"),
        ("since", "since"),
        ("until", "until"),
    ):
        if item.get(key) is not None and not (ongoing and key == "until"):
            parts.append(pair(shown, item[key]))
    for key in ("silenced_by", "inhibited_by", "muted_by", "receivers"):
        names = item.get(key)
        if isinstance(names, list) and names:
            parts.append(pair(key, " ".join(map(value_text, names))))
    if item.get("reported_by") is not None:
        parts.append(pair("reported_by", item["reported_by"]))
    return ", ".join(parts + pairs(mapping(item.get("annotations")), ANNOTATION_ORDER))


def series_text(item: JsonObject) -> str:
    """`ReplicaLag, instance=db-1, unit=s, points=3, first=1.2 at …, …, max=74 at …, mean=25.8`."""
    metric = item.get("metric")
    parts = [value_text(metric)] if metric not in (None, "") else []
    parts += pairs(mapping(item.get("labels")), LABEL_ORDER)
    if item.get("unit") not in (None, ""):
        parts.append(pair("unit", item["unit"]))
    points = item.get("points")
    if isinstance(points, list):
        parts += _summary(
            [point for point in points if isinstance(point, list) and len(point) == 2]
        )
    return ", ".join(parts)


def mapping(value: JsonValue) -> JsonObject:
    """A copy of an object; an empty one for anything else."""
    return dict(value) if isinstance(value, dict) else {}


def _summary(points: list[list[JsonValue]]) -> Iterable[str]:
    yield f"points={len(points)}"
    numbers = [(number, point) for point in points if (number := number_of(point[1])) is not None]
    if len(numbers) < len(points):
        yield f"points_without_number={len(points) - len(numbers)}"
    if not points:
        return
    yield _point("first", points[0])
    yield _point("last", points[-1])
    if numbers:
        yield _point("min", min(numbers, key=lambda pair: pair[0])[1])
        yield _point("max", max(numbers, key=lambda pair: pair[0])[1])
        yield f"mean={_mean([number for number, _ in numbers])}"


def _point(name: str, point: list[JsonValue]) -> str:
    return f"{pair(name, point[1])} at {_time_text(point[0])}"


def _time_text(value: JsonValue) -> str:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        try:
            return iso(datetime.fromtimestamp(value, UTC))
        except (OverflowError, ValueError, OSError):
            return value_text(value)
    return value_text(value)


def _mean(numbers: list[Decimal]) -> str:
    mean = sum(numbers, Decimal(0)) / len(numbers)
    rounded = Decimal(f"{mean:.{MEAN_DIGITS}g}")
    text = format(rounded, "f") if abs(rounded.adjusted()) < 40 else str(rounded)
    return text.rstrip("0").rstrip(".") if "." in text else text
