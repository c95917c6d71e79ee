"""Renderings of log records, groups, runbook passages and rows. Pure; never raises."""

from collections.abc import Sequence

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.rules.evidence.metrics import mapping
from firsthand.rules.evidence.values import field_text, pairs, value_text

DIGEST_DIGITS = 12
"""Hex digits of a binary value's sha256 that are shown."""


def log_text(item: JsonObject) -> str:
    """A record, or a group of similar ones (an item with an `exemplar`)."""
    exemplar = item.get("exemplar")
    return _record(item) if exemplar is None else _group(item, exemplar)


def block_text(item: JsonObject) -> str:
    """`file › Heading › Sub: text`."""
    heading = item.get("heading")
    trail = [item.get("file"), *(heading if isinstance(heading, list) else [heading])]
    place = " › ".join(value_text(part) for part in trail if part not in (None, ""))
    text = value_text(item["text"]) if item.get("text") is not None else ""
    return f"{place}: {text}" if place and text else place or text


def row_text(item: JsonObject, columns: Sequence[str] = ()) -> str:
    """`column=value, …` in the order of `columns`, then by name."""
    head = [name for name in dict.fromkeys(columns) if name in item]
    order = [*head, *sorted(set(item) - set(head))]
    return ", ".join(_cell(name, item[name]) for name in order)


def _record(item: JsonObject) -> str:
    parts = [item.get(key) for key in ("time", "level", "service", "message")]
    words = [value_text(part) for part in parts if part not in (None, "")]
    return " ".join(words + pairs(mapping(item.get("fields"))))


def _group(item: JsonObject, exemplar: JsonValue) -> str:
    count = item.get("count")
    parts = [f"{value_text(count)} similar" if count is not None else "similar"]
    parts += [f"{key}={_range(ends)}" for key, ends in sorted(mapping(item.get("varying")).items())]
    record = _record(exemplar) if isinstance(exemplar, dict) else value_text(exemplar)
    times = [f"{key} {value_text(item[key])}" for key in ("first", "last") if item.get(key)]
    return ", ".join([*parts, f"e.g. {record}"]) + (f" ({', '.join(times)})" if times else "")


def _range(ends: JsonValue) -> str:
    return "..".join(map(value_text, ends)) if isinstance(ends, list) else value_text(ends)


def _cell(name: str, value: JsonValue) -> str:
    if value is None:
        return f"{name}=NULL"
    if isinstance(value, dict) and set(value) == {"bytes", "sha256"}:
        digest = value_text(value["sha256"])[:DIGEST_DIGITS]
        return f"{name}=binary({value_text(value['bytes'])} bytes, sha256 {digest}…)"
    return f"{name}={field_text(value)}"
