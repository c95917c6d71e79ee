"""From a server's entry to a log record, read as a line of a file would be.

Law: pure; never raises on any JSON. The server's time is the record's time; a stamp in the text is
taken off as in a file. A text whose level stands apart from it is a message already and is kept as
it is; any other is parsed: stamp, level, JSON, logfmt. Nested fields get dotted names, so that a
server that keeps them nested and one that flattens them say the same.
"""

import json
from datetime import UTC, datetime
from typing import NamedTuple

from pydantic import JsonValue

from firsthand.contracts.records import LogRecord
from firsthand.rules.evidence import canonical_json, iso
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.heads import Parsed, parse
from firsthand.sources.files.stamps import read_stamp
from firsthand.sources.levels import named_level
from firsthand.sources.logs.entry import Entry

RECORD_BYTES = 64 * 1024
"""Longest text of one record that a result carries; a longer one keeps its start and no fields."""
STORED_TIME = Calendar(anchor=datetime(2000, 1, 1, tzinfo=UTC))
"""What a server stores has its year, and of a stamp in the text only its place counts."""
NO_SERVICE = frozenset({"", "unknown_service", "unknown"})
"""What collectors write where they know no service."""
PLACES = (
    "pod", "pod_name", "container", "container_name", "host", "hostname", "host.name", "instance",
    "node", "node_name", "app", "job", "component", "deployment", "namespace", "k8s_pod_name",
    "k8s.pod.name", "kubernetes.pod.name", "kubernetes.pod_name", "kubernetes.container.name",
    "kubernetes.node.name", "container.name", "service_name", "service.name", "service",
)  # fmt: skip
"""Labels and fields that say where a record comes from."""


class Held(NamedTuple):
    """A record, and what a filter looks at."""

    record: LogRecord
    text: bytes
    """Its own text: time, level, the line as stored, fields."""
    places: tuple[str, ...]
    """Values of `PLACES`."""
    cut: bool
    """It was longer than a result carries."""


def held(entry: Entry) -> Held:
    """The record of an entry."""
    level, parsed = _read(entry)
    service = None if entry.service in NO_SERVICE else entry.service
    fields = {**entry.fields, **(parsed.fields or {})}
    if entry.service and parsed.service and parsed.service != service and service:
        fields.setdefault("service_name", service)
    record = LogRecord(
        time=iso(entry.time or entry.instant),
        level=level or parsed.level,
        service=parsed.service or service or "",
        message=parsed.message,
    )
    if fields:
        record["fields"] = fields
    places = (str(value) for key in PLACES if isinstance(value := fields.get(key), str))
    named = tuple(dict.fromkeys(filter(None, (entry.service, record["service"], *places))))
    words = (record["time"], record["level"], entry.text)
    text = " ".join(word for word in words if word).encode(errors="replace")
    if entry.fields:
        text += b" " + canonical_json(dict(entry.fields))
    cut = len(text) > RECORD_BYTES
    return Held(_shortened(record) if cut else record, text, named, cut)


def _read(entry: Entry) -> tuple[str | None, Parsed]:
    level = named_level(entry.level)
    raw = entry.text.encode(errors="replace")
    if level is None or read_stamp(raw, STORED_TIME) is not None:
        return level, parse(raw, STORED_TIME)
    return level, Parsed(entry.text.strip("\r\n"))


def _shortened(record: LogRecord) -> LogRecord:
    message = record["message"].encode(errors="replace")[:RECORD_BYTES].decode(errors="ignore")
    return LogRecord(
        time=record["time"], level=record["level"], service=record["service"], message=message
    )


def text_of(value: JsonValue) -> str:
    """A message, whatever its type: text as it is, anything else as compact JSON."""
    if isinstance(value, str):
        return value
    return "" if value is None else canonical_json(value).decode(errors="replace")


def stored(value: str) -> JsonValue:
    """A value that a server keeps as text: a JSON array in it is one again."""
    if value[:1] == "[" and value[-1:] == "]":
        try:
            found: JsonValue = json.loads(value)
        except (ValueError, RecursionError):
            return value
        return found
    return value


def instant_of_nanoseconds(nanoseconds: int) -> datetime | None:
    """Nanoseconds since 1970, cut to microseconds; None for what no calendar has."""
    seconds, rest = divmod(nanoseconds, 1_000_000_000)
    try:
        return datetime.fromtimestamp(seconds, UTC).replace(microsecond=rest // 1000)
    except (OverflowError, ValueError, OSError):
        return None


def nanoseconds_of(moment: datetime) -> int:
    whole = int(moment.astimezone(UTC).replace(microsecond=0).timestamp())
    return whole * 1_000_000_000 + moment.microsecond * 1000


def nanosecond_text(moment: datetime, below: str = "000") -> str:
    """ISO 8601 in UTC with nine digits, of which the last three are `below`."""
    aware = moment.astimezone(UTC)
    return f"{aware:%Y-%m-%dT%H:%M:%S}.{aware.microsecond:06d}{below}Z"
