"""What `_search` answers: hits with a stored document each, read into entries.

Law: pure; never raises on any JSON. The time is what the server sorted by; the document's own is
taken where it only says it finer. Fields that shippers add about themselves are no evidence.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.servers import ElasticServer
from firsthand.sources.files.flat import flattened
from firsthand.sources.files.stamps import from_number, read_stamp
from firsthand.sources.logs.entry import Entry, Total
from firsthand.sources.logs.record import STORED_TIME, text_of

OTHER_MESSAGES = ("event.original", "log", "msg", "body", "body.text")
"""Where the text stands if the message field is absent."""
PLUMBING = (
    "@version", "agent", "ecs", "input", "data_stream", "fileset", "event.original", "event.dataset",
    "event.module", "event.ingested", "event.created", "event.timezone", "log.offset", "log.file",
    "log.flags", "stream", "host.mac", "host.ip", "host.os", "host.architecture", "host.id",
    "host.containerized", "cloud", "container.id", "container.image", "container.runtime",
    "kubernetes.labels", "kubernetes.annotations", "kubernetes.node.labels", "kubernetes.pod.uid",
    "kubernetes.namespace_labels", "kubernetes.namespace_uid", "kubernetes.replicaset",
    "kubernetes.pod.ip", "orchestrator", "observer", "elastic_agent",
)  # fmt: skip
"""Fields, and all that is below them."""
FINER = timedelta(milliseconds=1)


class Hits(NamedTuple):
    entries: list[Entry]
    found: int
    """Hits, with those that have no time."""
    total: Total | None
    shards: int
    timed_out: bool


def hits_of(document: JsonValue, server: ElasticServer) -> Hits | None:
    """The hits of a reply; None if it is no reply of `_search`."""
    if not isinstance(document, dict):
        return None
    outer, shards = document.get("hits"), document.get("_shards")
    found = outer.get("hits") if isinstance(outer, dict) else None
    if not isinstance(outer, dict) or not isinstance(found, list) or not isinstance(shards, dict):
        return None
    total = shards.get("total")
    entries = [entry for hit in found if (entry := _entry(hit, server)) is not None]
    return Hits(
        entries=entries,
        found=len(found),
        total=_total(outer.get("total")),
        shards=total if isinstance(total, int) else 0,
        timed_out=document.get("timed_out") is True,
    )


def _total(value: JsonValue) -> Total | None:
    if not isinstance(value, dict):
        return None
    number = value.get("value")
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        return None
    return Total(number=number, at_least=value.get("relation") != "eq")


def _entry(hit: JsonValue, server: ElasticServer) -> Entry | None:
    source = hit.get("_source") if isinstance(hit, dict) else None
    sort = hit.get("sort") if isinstance(hit, dict) else None
    document = dict(flattened(source)) if isinstance(source, dict) else {}
    instant = _sorted_by(sort[0] if isinstance(sort, list) and sort else None)
    own = _own_time(document.get(server.time_field))
    if instant is None:
        instant = own
    if instant is None:
        return None
    message = server.message_field
    if document.get(message) is None:
        message = next((name for name in OTHER_MESSAGES if document.get(name)), message)
    service, level = document.get(server.service_field), document.get(server.level_field)
    taken = {server.time_field, message, server.service_field, server.level_field}
    return Entry(
        instant=instant,
        time=own if own is not None and timedelta(0) <= own - instant < FINER else None,
        text=text_of(document.get(message)),
        service=service if isinstance(service, str) else None,
        level=level if isinstance(level, str) else None,
        fields={name: one for name, one in document.items() if _is_field(name, one, taken)},
    )


def _is_field(name: str, value: JsonValue, taken: set[str]) -> bool:
    if name in taken or value is None:
        return False
    parts = name.split(".")
    return not any(".".join(parts[:count]) in PLUMBING for count in range(1, len(parts) + 1))


def _sorted_by(value: JsonValue) -> datetime | None:
    """Milliseconds, or nanoseconds of a `date_nanos` field."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value < 10**19:
        return None
    return from_number(value)


def _own_time(value: JsonValue) -> datetime | None:
    if isinstance(value, str) and len(value) <= 64:
        stamp = read_stamp(value.encode(errors="replace"), STORED_TIME)
        return stamp.instant if stamp is not None else None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return from_number(value)
    return None


def version_of(document: JsonValue) -> JsonObject:
    """`version` of the root's reply; empty if it has none."""
    version = document.get("version") if isinstance(document, dict) else None
    return version if isinstance(version, dict) else {}
