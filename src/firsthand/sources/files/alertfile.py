"""Alert files: what Alertmanager and Prometheus export, as `HeldAlert`s.

Law: reads one file, whole and bounded; every instance is kept, states as they are. Read are
Alertmanager's v2 list (and its groups, and v1), its webhook payload, Prometheus' `/api/v1/alerts`,
and one alert alone. Anything else is refused with one line that names the file, the place and the
way out: a half-read alert file would make "no alert" a lie.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence.oneline import one_line
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import read_bounded
from firsthand.sources.files.stamps import from_number, read_stamp

EXPECTED = (
    "expected Alertmanager's list (`amtool alert -o json`, /api/v2/alerts), its webhook payload, "
    "or Prometheus' /api/v1/alerts"
)
LONGEST_LINK = 8000
UNNAMED = "unnamed alert"
UNKNOWN_STATE = "unknown"

CALENDAR = Calendar(anchor=datetime(2000, 1, 1, tzinfo=UTC))
_ENCODINGS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"", "utf-8-sig"))


class AlertFile(NamedTuple):
    alerts: tuple[HeldAlert, ...]
    notes: tuple[str, ...]


def read_alerts(path: Path, name: str, limits: ReadLimits) -> AlertFile:
    """All alerts of a file. Raises EvidenceFileError."""
    data = read_bounded(path, name, limits.alert_file_bytes)
    return alerts_in(parse_json(data, name), name)


def alerts_in(document: JsonValue, name: str) -> AlertFile:
    """All alerts of a document of any of the shapes. Raises EvidenceFileError."""
    alerts = tuple(_alert(item, name, place) for place, item in _instances(document, name))
    missing = document.get("truncatedAlerts") if isinstance(document, dict) else None
    if isinstance(missing, int) and missing > 0:
        return AlertFile(alerts, (f"{name}: its sender left {missing} alerts out",))
    return AlertFile(alerts, ())


def parse_json(data: bytes, name: str, expected: str = EXPECTED) -> JsonValue:
    """A JSON document. Raises EvidenceFileError that says where it breaks."""
    encoding = next(encoding for bom, encoding in _ENCODINGS if data.startswith(bom))
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise EvidenceFileError(f"{name} is not text in UTF-8; export it as JSON") from None
    if not text.strip():
        raise EvidenceFileError(f"{name} is empty; export it again, `[]` means none")
    try:
        document: JsonValue = json.loads(text, parse_constant=str)
    except RecursionError:
        raise EvidenceFileError(f"{name} is nested too deeply; {expected}") from None
    except json.JSONDecodeError as error:
        cut = " (half a file?)" if error.pos >= len(text.rstrip()) - 1 else ""
        raise EvidenceFileError(
            f"{name} is not JSON: {error.msg} at line {error.lineno}, "
            f"column {error.colno}{cut}; export it again"
        ) from None
    return document


def _instances(document: JsonValue, name: str) -> Iterator[tuple[str, JsonValue]]:
    """Each alert with its place in the document, for whichever of the shapes it is."""
    listed: JsonValue = document
    where = ""
    if isinstance(document, dict):
        if document.get("status") == "error":
            reason = one_line(str(document.get("error", "")), 200)
            raise EvidenceFileError(f"{name} is an error reply ({reason}); export it again")
        if "labels" in document and "alerts" not in document:
            yield "the alert", document
            return
        data = document.get("data")
        if isinstance(data, dict) and "alerts" in data:
            listed, where = data["alerts"], "data.alerts"
        elif isinstance(data, list):
            listed, where = data, "data"
        else:
            listed, where = document.get("alerts"), "alerts"
    if not isinstance(listed, list):
        raise EvidenceFileError(f"{name} has no list of alerts; {EXPECTED}")
    for index, item in enumerate(listed):
        place = f"{where}[{index}]"
        if isinstance(item, dict) and isinstance(item.get("alerts"), list) and "receiver" in item:
            yield from (
                (f"{place}.alerts[{i}]", one) for i, one in enumerate(_list(item, "alerts"))
            )
        else:
            yield place, item


def _alert(item: JsonValue, name: str, place: str) -> HeldAlert:
    if not isinstance(item, dict) or not isinstance(item.get("labels"), dict):
        raise EvidenceFileError(f"{name}: {place} is no alert with labels; {EXPECTED}")
    labels = _strings(item["labels"])
    since = _instant(item, ("startsAt", "activeAt"), name, place)
    until = _instant(item, ("endsAt",), name, place)
    value = item.get("value")
    return HeldAlert(
        name=labels.get("alertname") or UNNAMED,
        state=_state(item),
        labels=labels,
        annotations=_strings(item.get("annotations")),
        value=None if value in (None, "") else _string(value),
        since=since,
        until=until,
        silenced_by=_names(item, "silencedBy"),
        inhibited_by=_names(item, "inhibitedBy"),
        receivers=_receivers(item),
        expression=_expression(item.get("generatorURL")),
    )


def _expression(link: JsonValue) -> str | None:
    """What Prometheus links to as `g0.expr`."""
    if not isinstance(link, str):
        return None
    try:
        found = parse_qs(urlsplit(link[:LONGEST_LINK]).query, max_num_fields=50).get("g0.expr")
    except ValueError:
        return None
    return found[0] if found else None


def _names(item: JsonObject, key: str) -> tuple[str, ...]:
    status = item.get("status")
    return tuple(map(_string, _list(status, key))) if isinstance(status, dict) else ()


def _receivers(item: JsonObject) -> tuple[str, ...]:
    named = (one.get("name") if isinstance(one, dict) else one for one in _list(item, "receivers"))
    return tuple(name for name in named if isinstance(name, str) and name)


def _state(item: JsonObject) -> str:
    status = item.get("status")
    if isinstance(status, dict):
        status = status.get("state")
    state = status if isinstance(status, str) else item.get("state")
    return state if isinstance(state, str) and state.strip() else UNKNOWN_STATE


def _instant(item: JsonObject, keys: tuple[str, ...], name: str, place: str) -> datetime | None:
    """A time of the alert; Go's zero time (year 1) means that there is none."""
    for key in keys:
        value = item.get(key)
        if value is None or value == "" or (isinstance(value, str) and value.startswith("0001-")):
            continue
        if isinstance(value, str):
            stamp = read_stamp(value.encode(errors="replace"), CALENDAR)
            if stamp is not None:
                return stamp.instant
        elif isinstance(value, (int, float)) and (instant := from_number(value)):
            return instant
        shown = one_line(_string(value), 60)
        raise EvidenceFileError(f"{name}: {place}.{key} is no time: '{shown}'; export it again")
    return None


def _list(item: JsonObject, key: str) -> list[JsonValue]:
    value = item.get(key)
    return value if isinstance(value, list) else []


def _strings(value: JsonValue) -> dict[str, str]:
    pairs = value.items() if isinstance(value, dict) else ()
    return {key: _string(one) for key, one in pairs}


def _string(value: JsonValue) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
