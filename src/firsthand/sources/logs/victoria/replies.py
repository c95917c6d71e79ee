"""What VictoriaLogs answers: one JSON object a line, every value a text, read into entries.

Law: pure; never raises on any JSON.
"""

from pydantic import JsonValue

from firsthand.contracts.servers import VictoriaLogsServer
from firsthand.sources.files.flat import flattened
from firsthand.sources.files.stamps import read_stamp
from firsthand.sources.logs.entry import Entry
from firsthand.sources.logs.record import STORED_TIME, stored, text_of
from firsthand.sources.logs.victoria.compose import OWN_FIELDS


def entry_of(value: JsonValue, server: VictoriaLogsServer) -> Entry | None:
    """None for a line that is no record or has no time."""
    if not isinstance(value, dict):
        return None
    time = value.get("_time")
    stamp = None
    if isinstance(time, str) and len(time) <= 64:
        stamp = read_stamp(time.encode(errors="replace"), STORED_TIME)
    if stamp is None:
        return None
    service, level = value.get(server.service_field), value.get(server.level_field)
    taken = OWN_FIELDS | {server.service_field, server.level_field}
    fields = {
        name: stored(one) if isinstance(one, str) else one
        for name, one in flattened(value)
        if name not in taken and one not in ("", None)
    }
    return Entry(
        instant=stamp.instant,
        text=text_of(value.get("_msg")),
        service=service if isinstance(service, str) else None,
        level=level if isinstance(level, str) else None,
        fields=fields,
    )


def number(value: JsonValue, name: str) -> int | None:
    """A count in one row of `stats`."""
    text = value.get(name) if isinstance(value, dict) else None
    return int(text) if isinstance(text, str) and len(text) <= 18 and text.isdigit() else None


def names(document: JsonValue) -> list[str] | None:
    """Field names, the most frequent first; None if it is no such reply."""
    rows = document.get("values") if isinstance(document, dict) else None
    if not isinstance(rows, list):
        return None
    found = [row.get("value") for row in rows if isinstance(row, dict)]
    return [name for name in found if isinstance(name, str) and name not in OWN_FIELDS]
