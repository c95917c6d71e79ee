"""A server's values as JSON, so that a claim can bind to them. Pure.

Decimals keep their digits, as text. A time with a zone is written in UTC with `Z`; one without is
written without. Binary is its length and sha256. Text stays whole; a payload keeps it whole too.
"""

import hashlib
import json
import math
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from typing import Any

from pydantic import JsonValue

from firsthand.rules.evidence import iso

MOST_NESTING = 50

_ENDLESS = {1: "-infinity", 9999: "infinity"}
"""Years in which PostgreSQL's driver puts the ends of time."""
_REPRESENTED = re.compile(r"\A<\w+ (.*)>\Z", re.DOTALL)


def json_value(value: Any, *, zoned: bool = False, document: bool = False) -> JsonValue:
    """`zoned`: a naive time is UTC. `document`: a text is a JSON document."""
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return _document(value) if document else value
    if isinstance(value, Decimal):
        return str(value) if not value.is_finite() else format(value, "f")
    if isinstance(value, (bytes, bytearray, memoryview)):
        data = bytes(value)
        return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    return _time(value, zoned) or _structure(value, 0)


def size_of(value: Any) -> int:
    """About how many bytes a value takes."""
    if isinstance(value, (str, bytes, bytearray, memoryview)):
        return len(value)
    return 16


def _time(value: Any, zoned: bool) -> str | None:
    if isinstance(value, (date, datetime)) and value.year in _ENDLESS:
        return _ENDLESS[value.year]
    if isinstance(value, datetime):
        if value.tzinfo is not None or zoned:
            return iso(value)
        fraction = f"{value.microsecond:06d}".rstrip("0")
        return f"{value:%Y-%m-%dT%H:%M:%S}" + (f".{fraction}" if fraction else "")
    if isinstance(value, (date, time)):
        return value.isoformat()
    return span_text(value) if isinstance(value, timedelta) else None


def span_text(span: timedelta) -> str:
    """`-3 days 04:05:06.5`; hours alone below a day: `04:05:06`."""
    sign = "-" if span < timedelta(0) else ""
    span = abs(span)
    minutes, seconds = divmod(span.seconds, 60)
    fraction = f".{span.microseconds:06d}".rstrip("0") if span.microseconds else ""
    clock = f"{minutes // 60:02d}:{minutes % 60:02d}:{seconds:02d}{fraction}"
    days = f"{span.days} {'day' if span.days == 1 else 'days'} " if span.days else ""
    return f"{sign}{days}{clock}"


def _document(text: str) -> JsonValue:
    try:
        found: JsonValue = json.loads(text, parse_constant=str)
    except (ValueError, RecursionError):
        return text
    return found


def _structure(value: Any, depth: int) -> JsonValue:
    """Arrays and composites of a server; anything else in its own words."""
    if depth < MOST_NESTING and isinstance(value, Mapping):
        return {str(key): _element(one, depth) for key, one in value.items()}
    if depth < MOST_NESTING and isinstance(value, Sequence):
        return [_element(one, depth) for one in value]
    return _REPRESENTED.sub(r"\1", str(value))


def _element(value: Any, depth: int) -> JsonValue:
    if isinstance(value, (Mapping, Sequence)) and not isinstance(value, (str, bytes, bytearray)):
        return _structure(value, depth + 1)
    return json_value(value)
