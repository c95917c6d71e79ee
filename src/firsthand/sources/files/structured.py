"""Records that carry their own structure: JSON-lines and logfmt.

Law: pure. Which key holds the time, the level, the message and the service is a table; the first
key of a row that has a usable value wins. Every other field is kept, a nested one under its dotted
name: so do servers that flatten what they store, and the same record reads the same from either.
What is not wholly structured is text, and this module says so by None.
"""

import json
import re
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.flat import flattened
from firsthand.sources.files.stamps import from_number, read_stamp
from firsthand.sources.levels import KLOG_LEVELS, named_level, numbered_level

TIME_KEYS = (
    "time", "timestamp", "@timestamp", "ts", "t", "datetime", "date", "asctime", "eventTime",
    "event_time", "logged_at", "@t", "timeMillis", "_time", "StartUTC",
)  # fmt: skip
LEVEL_KEYS = (
    "level", "severity", "lvl", "loglevel", "log_level", "logLevel", "log.level", "levelname",
    "severity_text", "severityText", "@l", "priority", "status",
)  # fmt: skip
MESSAGE_KEYS = (
    "message",
    "msg",
    "@m",
    "log",
    "body",
    "text",
    "event",
    "MESSAGE",
    "_msg",
    "short_message",
)
SERVICE_KEYS = (
    "service", "service.name", "service_name", "serviceName", "app", "application", "app_name",
    "appName", "application_name",
)  # fmt: skip
NESTED_SERVICES = (
    ("kubernetes", "labels", "app"),
    ("kubernetes", "labels", "app.kubernetes.io/name"),
    ("kubernetes", "labels", "app_kubernetes_io/name"),
    ("kubernetes", "container_name"),
    ("kubernetes", "container", "name"),
    ("kubernetes", "deployment", "name"),
    ("kubernetes", "pod_name"),
    ("kubernetes", "pod", "name"),
    ("resource", "service.name"),
    ("resource", "service", "name"),
)
POD_KEYS = ("container_name", "container", "pod_name", "pod")
"""Tried in this order: service keys, nested ones, pod keys. An object stands for its `name`."""

_PAIR = re.compile(r"([A-Za-z_@][\w.@/-]*)=(\"(?:[^\"\\\n]|\\.)*\"|[^\s\"]\S*|)(?:\s+|$)")


class Structure(NamedTuple):
    instant: datetime | None
    level: str | None
    service: str | None
    message: str
    fields: JsonObject
    zone_unknown: bool = False
    yearless: bool = False
    zoneless: bool = False


def from_json(text: str, calendar: Calendar) -> Structure | None:
    """A JSON object on one line; None if it is none."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return _structure(document, calendar) if isinstance(document, dict) else None


def from_logfmt(text: str, calendar: Calendar) -> Structure | None:
    """`key=value key="a value" …` from end to end, two pairs at least; else None."""
    fields: JsonObject = {}
    place = 0
    while place < len(text):
        pair = _PAIR.match(text, place)
        if pair is None:
            return None
        fields[_free(pair[1], fields)] = _unquoted(pair[2])
        place = pair.end()
    return _structure(fields, calendar) if len(fields) >= 2 else None


def _structure(document: JsonObject, calendar: Calendar) -> Structure:
    fields = dict(document)
    instant, said = _take_time(fields, calendar)
    level = _take_level(fields)
    message_key = next((key for key in MESSAGE_KEYS if isinstance(fields.get(key), str)), None)
    message = str(fields.pop(message_key)) if message_key else ""
    service = _service(document)
    own = dict(flattened(fields))
    return Structure(instant, level, service, message, own, *said)


def _take_time(
    fields: JsonObject, calendar: Calendar
) -> tuple[datetime | None, tuple[bool, bool, bool]]:
    """The time, and whether its zone is unknown, its year and its zone are absent."""
    for key in TIME_KEYS:
        if key not in fields:
            continue
        value = fields[key]
        if isinstance(value, Mapping):  # MongoDB
            value = value.get("$date")
        if isinstance(value, str) and len(value) <= 64:
            stamp = read_stamp(value.encode(errors="replace"), calendar)
            if stamp is not None:
                del fields[key]
                return stamp.instant, (stamp.zone_unknown, stamp.yearless, stamp.zoneless)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            instant = from_number(value)
            if instant is not None:
                del fields[key]
                return instant, (False, False, False)
    return None, (False, False, False)


def _take_level(fields: JsonObject) -> str | None:
    for key in LEVEL_KEYS:
        if key not in fields:
            continue
        value = fields[key]
        numbered = key == "level" and isinstance(value, int)
        level = (
            numbered_level(value, gelf="short_message" in fields)
            if numbered
            else named_level(value)
        )
        if level is not None:
            del fields[key]
            return level
    nested = fields.get("log")
    if isinstance(nested, dict) and (level := named_level(nested.get("level"))):
        return level
    letter = fields.get("s")
    if isinstance(letter, str) and letter[:1] in KLOG_LEVELS and letter[1:] in ("", *"12345"):
        del fields["s"]
        return KLOG_LEVELS[letter[0]]
    return None


def _service(document: JsonObject) -> str | None:
    for key in SERVICE_KEYS:
        if key in document and (named := _name(document[key])):
            return named
    for path in NESTED_SERVICES:
        if path[0] in document and (named := _name(_at(document, path))):
            return named
    return next((named for key in POD_KEYS if (named := _name(document.get(key)))), None)


def _name(value: JsonValue) -> str | None:
    if isinstance(value, dict):
        value = value.get("name")
    return value if isinstance(value, str) and value.strip() else None


def _at(value: JsonValue, path: tuple[str, ...]) -> JsonValue:
    for key in path:
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def _free(key: str, fields: JsonObject) -> str:
    """A key that came before gets a number, so that no value is lost."""
    number, name = 2, key
    while name in fields:
        name, number = f"{key}#{number}", number + 1
    return name


def _unquoted(value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        return str(json.loads(value))
    except (ValueError, RecursionError):
        return value[1:-1]
