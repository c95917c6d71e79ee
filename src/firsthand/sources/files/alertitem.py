"""One alert of a document: Alertmanager's or Prometheus' spelling of it, as a `HeldAlert`.

Law: pure. What is no alert, or has a time that is none, is refused with its place; a rule's
expression is read off the alert's link and never sent.
"""

import json
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence.oneline import one_line
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.stamps import from_number, read_stamp

EXPECTED = (
    "expected Alertmanager's list (`amtool alert -o json`, /api/v2/alerts), its webhook payload, "
    "or Prometheus' /api/v1/alerts"
)
LONGEST_LINK = 8000
UNNAMED = "unnamed alert"
UNKNOWN_STATE = "unknown"

CALENDAR = Calendar(anchor=datetime(2000, 1, 1, tzinfo=UTC))


def alert_of(item: JsonValue, name: str, place: str) -> HeldAlert:
    """`name` and `place` are for the message. Raises EvidenceFileError."""
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
        muted_by=_names(item, "mutedBy"),
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
