"""JSON values as text, and `key=value` pairs. Owns the spelling of numbers, quotes and NULL.

The same value is written the same way after a trip through a JSON store that reorders keys and
rewrites numbers, so a rendering can be made again from the record.
"""

import json
import re
from collections.abc import Iterable, Mapping
from decimal import Decimal, InvalidOperation

from pydantic import JsonValue

NESTING = 100
"""Deepest structure that is written out; what lies deeper is named, not followed."""
NUMBER_DIGITS = 40
"""Longest number written out in digits; a longer one keeps its exponent."""
TOO_DEEP = "[nested too deeply]"

EXPONENT = 400
"""Greatest power of ten of what still counts as a measured number."""

_QUOTE_NEEDED = re.compile(r"[\s\",;=⏎]|\A\Z|\Anull\Z", re.IGNORECASE)
_BEFORE_QUOTE = re.compile(r"(\\*)\"")
_TRAILING_SLASHES = re.compile(r"(\\+)\Z")


def number_text(value: int | float) -> str:
    """Shortest exact decimal: `91`, not `91.0`; `0.0000001`, not `1e-07`."""
    if isinstance(value, int):
        return str(value) if value.bit_length() < 4096 else hex(value)
    if value != value or value in (float("inf"), float("-inf")):
        return {"nan": "NaN", "inf": "+Inf", "-inf": "-Inf"}[repr(value)]
    exact = Decimal(repr(value))
    text = format(exact, "f")
    if len(text) > NUMBER_DIGITS:
        return repr(value)
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def number_of(value: JsonValue) -> Decimal | None:
    """The finite number that a value is or spells; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    if isinstance(value, str) and (len(value) > 64 or not value.isascii()):
        return None
    try:
        number = Decimal(value.strip().replace("_", "x") if isinstance(value, str) else str(value))
    except (InvalidOperation, ValueError):
        return None
    return number if number.is_finite() and abs(number.adjusted()) <= EXPONENT else None


def value_text(value: JsonValue) -> str:
    """A value without quotes around it; structures as compact JSON with sorted keys."""
    if isinstance(value, str):
        return value
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return number_text(value)
    return "".join(_json_parts(value, 0))


def quoted(text: str) -> str:
    """In double quotes that nothing inside can close."""
    inner = _BEFORE_QUOTE.sub(lambda found: found[1] * 2 + '\\"', text)
    return '"' + _TRAILING_SLASHES.sub(lambda found: found[1] * 2, inner) + '"'


def field_text(value: JsonValue) -> str:
    """The value of a field; a string that could be read as more than one value is quoted."""
    text = value_text(value)
    return quoted(text) if isinstance(value, str) and _QUOTE_NEEDED.search(text) else text


def pair(key: str, value: JsonValue) -> str:
    """`key=value`, both quoted where they could be read as more."""
    return f"{quoted(key) if _QUOTE_NEEDED.search(key) else key}={field_text(value)}"


def pairs(values: Mapping[str, JsonValue], first: Iterable[str] = ()) -> list[str]:
    """Pairs in an order that does not depend on the mapping's: `first`, then by name."""
    head = [key for key in first if key in values]
    return [pair(key, values[key]) for key in [*head, *sorted(set(values) - set(head))]]


def _json_parts(value: JsonValue, depth: int) -> Iterable[str]:
    if isinstance(value, (dict, list)) and depth >= NESTING:
        yield json.dumps(TOO_DEEP)
    elif isinstance(value, dict):
        yield "{"
        for place, key in enumerate(sorted(value)):
            yield f"{',' if place else ''}{json.dumps(key, ensure_ascii=False)}:"
            yield from _json_parts(value[key], depth + 1)
        yield "}"
    elif isinstance(value, list):
        yield "["
        for place, item in enumerate(value):
            yield "," if place else ""
            yield from _json_parts(item, depth + 1)
        yield "]"
    elif isinstance(value, str):
        yield json.dumps(value, ensure_ascii=False)
    else:
        yield value_text(value)
