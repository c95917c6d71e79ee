"""Replies of Prometheus' API as series: what may be read of them. Pure.

Law: a reply is data. Its shape is checked, labels and values are taken as they are, a shape that is
none of the API's is a SourceError and never an empty answer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import cast

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.records import SeriesRecord
from firsthand.rules.evidence import iso
from firsthand.sources.wording import counted

NAME_LABEL = "__name__"
UNITS: dict[str, str] = {"_seconds": "s", "_bytes": "bytes", "_celsius": "celsius"}
"""Ending of a stored metric's name → its base unit, by the naming convention."""
Point = list[JsonValue]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Series of one reply."""

    series: tuple[SeriesRecord, ...] = ()
    histograms: int = 0
    """Native histograms, which have no one number."""
    warnings: int = 0


def data_of(document: JsonValue, label: str) -> tuple[JsonValue, int]:
    """The `data` of a reply, and how many warnings came with it. Raises SourceError."""
    if not isinstance(document, dict) or document.get("status") != "success":
        raise _odd(label)
    warnings = document.get("warnings")
    return document.get("data"), len(warnings) if isinstance(warnings, list) else 0


def series_of(document: JsonValue, label: str, *, computed: str | None) -> Found:
    """Series of a query's reply. `computed` names what the query made, None: names are stored ones.

    Raises SourceError for a scalar or a string, and for what is no reply.
    """
    data, warnings = data_of(document, label)
    if not isinstance(data, dict):
        raise _odd(label)
    kind, result = data.get("resultType"), data.get("result")
    if kind in ("scalar", "string"):
        raise SourceError(
            f"the query gives a {kind}, which is no stored series", ErrorCode.QUERY_REJECTED
        )
    if kind not in ("matrix", "vector") or not isinstance(result, list):
        raise _odd(label)
    found: list[SeriesRecord] = []
    histograms = 0
    for item in result:
        if not isinstance(item, dict) or not isinstance(item.get("metric"), dict):
            raise _odd(label)
        points = list(_points(item, label))
        if points:
            found.append(_series(cast(JsonObject, item["metric"]), points, computed))
        else:
            histograms += "histogram" in item or "histograms" in item
    return Found(series=tuple(found), histograms=histograms, warnings=warnings)


def label_sets(document: JsonValue, label: str) -> list[dict[str, str]]:
    """Label sets of a `/series` reply. Raises SourceError."""
    data, _ = data_of(document, label)
    if not isinstance(data, list) or not all(isinstance(one, dict) for one in data):
        raise _odd(label)
    return [_labels(cast(JsonObject, one)) for one in data]


def reply_notes(found: Found, label: str) -> list[str]:
    notes = []
    if found.histograms:
        number = counted(found.histograms, "series holds", "series hold")
        notes.append(f"{number} native histograms, which are not shown")
    if found.warnings:
        notes.append(f"{label} gave {counted(found.warnings, 'warning')}: it may be incomplete")
    return notes


def number(text: JsonValue) -> JsonValue:
    """A sample's value: a number, or `NaN`, `+Inf`, `-Inf` as they are written."""
    if not isinstance(text, str):
        return text if isinstance(text, (int, float)) and not isinstance(text, bool) else None
    try:
        value = float(text if text.isascii() and "_" not in text else "")
    except ValueError:
        return None
    if value != value or value in (float("inf"), float("-inf")):
        return text
    return int(value) if value.is_integer() and abs(value) < 1e15 else value


def _series(metric: JsonObject, points: list[Point], computed: str | None) -> SeriesRecord:
    labels = _labels(metric)
    stored = labels.pop(NAME_LABEL, "")
    name = computed if computed is not None else stored
    record = SeriesRecord(metric=name, labels=labels, points=points)
    unit = None if computed is not None else unit_of(stored)
    if unit is not None:
        record["unit"] = unit
    return record


def unit_of(name: str) -> str | None:
    return next((unit for ending, unit in UNITS.items() if name.endswith(ending)), None)


def _points(item: JsonObject, label: str) -> Iterator[Point]:
    values = item.get("values")
    single = item.get("value")
    for pair in values if isinstance(values, list) else [single] if single is not None else []:
        if not isinstance(pair, list) or len(pair) != 2:
            raise _odd(label)
        yield [_time(pair[0], label), number(pair[1])]


def _time(seconds: JsonValue, label: str) -> str:
    try:
        if isinstance(seconds, (int, float)) and not isinstance(seconds, bool):
            return iso(datetime.fromtimestamp(seconds, UTC))
    except (OverflowError, ValueError, OSError):
        pass
    raise _odd(label)


def _labels(metric: JsonObject) -> dict[str, str]:
    return {key: value for key, value in metric.items() if isinstance(value, str)}


def _odd(label: str) -> SourceError:
    return SourceError(
        f"{label} answered JSON that is none of its API; does the address name the server itself?"
    )
