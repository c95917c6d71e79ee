"""What Loki answers: streams of `[nanoseconds, line]`, read into entries.

Law: pure; a reply of another shape is a SourceError, a value of another shape is left out and
counted. Labels that Loki or a collector makes for its own ends are no fields of a record.
"""

from collections.abc import Iterator
from typing import NamedTuple

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.sources.logs.entry import Entry
from firsthand.sources.logs.record import instant_of_nanoseconds, text_of

LEVEL_LABELS = ("level", "severity", "lvl", "severity_text")
PLUMBING = frozenset({"filename", "stream", "detected_level"})
"""Labels of collectors, and Loki's guess."""


class Row(NamedTuple):
    nanoseconds: int
    entry: Entry


def streams(document: JsonValue) -> list[JsonValue] | None:
    """The result of a log query; None if it is none."""
    data = document.get("data") if isinstance(document, dict) else None
    if not isinstance(data, dict) or data.get("resultType") != "streams":
        return None
    found = data.get("result")
    return found if isinstance(found, list) else [] if found is None else None


def rows(found: list[JsonValue], service_label: str) -> Iterator[Row | None]:
    """Every record, stream by stream; None for one that cannot be read."""
    for stream in found:
        labels = stream.get("stream") if isinstance(stream, dict) else None
        values = stream.get("values") if isinstance(stream, dict) else None
        for value in values if isinstance(values, list) else ():
            yield _row(value, labels if isinstance(labels, dict) else {}, service_label)


def _row(value: JsonValue, labels: JsonObject, service_label: str) -> Row | None:
    if not isinstance(value, list) or len(value) < 2:
        return None
    nanoseconds = _whole(value[0])
    instant = None if nanoseconds is None else instant_of_nanoseconds(nanoseconds)
    if nanoseconds is None or instant is None:
        return None
    labels = {**labels, **_metadata(value[2] if len(value) > 2 else None)}
    service = labels.get(service_label)
    level_label = next((name for name in LEVEL_LABELS if isinstance(labels.get(name), str)), "")
    taken = {service_label, level_label}
    fields = {
        name: one
        for name, one in labels.items()
        if name not in taken and name not in PLUMBING and not name.startswith("__")
    }
    level = labels.get(level_label)
    entry = Entry(
        instant=instant,
        text=text_of(value[1]),
        service=service if isinstance(service, str) else None,
        level=level if isinstance(level, str) else None,
        fields=fields,
    )
    return Row(nanoseconds, entry)


def _metadata(value: JsonValue) -> JsonObject:
    """Structured metadata, categorised or not. What a parser of the query made is left out."""
    if not isinstance(value, dict):
        return {}
    if "structuredMetadata" in value or "parsed" in value:
        inner = value.get("structuredMetadata")
        return inner if isinstance(inner, dict) else {}
    return {name: one for name, one in value.items() if isinstance(one, str)}


def _whole(value: JsonValue) -> int | None:
    if isinstance(value, str) and len(value) <= 20 and value.isascii() and value.isdigit():
        return int(value)
    return None


def number(document: JsonValue) -> int | None:
    """The one number of an instant query; 0 for an empty answer, None for what is none."""
    data = document.get("data") if isinstance(document, dict) else None
    result = data.get("result") if isinstance(data, dict) else None
    if not isinstance(result, list):
        return None
    if not result:
        return 0
    value = result[0].get("value") if isinstance(result[0], dict) else None
    text = value[1] if isinstance(value, list) and len(value) == 2 else None
    return int(text) if isinstance(text, str) and len(text) <= 18 and text.isdigit() else None
