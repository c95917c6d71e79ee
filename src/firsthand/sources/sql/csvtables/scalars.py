"""MySQL's scalar functions that SQLite lacks, or means otherwise. Pure; a table of name → function.

A NULL argument gives NULL, as in MySQL, but where the table says that a function looks itself.
"""

import json
import math
from collections.abc import Callable
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, InvalidOperation
from functools import lru_cache
from typing import Any

import regex  # type: ignore[import-untyped]  # it has no stubs

from firsthand.sources.sql.csvtables import dates
from firsthand.sources.sql.csvtables.kinds import Cell

MATCH_SECONDS = 0.25
"""Longest time of one regular expression over one text."""
PREFIX = "fh_"

Scalar = Callable[..., Any]


def whole(value: Any) -> int | None:
    """CAST(… AS SIGNED): a number is rounded, a text cut, as by MySQL."""
    if isinstance(value, float):
        near = rounded(value, 0)
        return None if near is None else int(near)
    return value if isinstance(value, int) else math.trunc(number(value))


def rounded(value: Cell, digits: Cell, how: str = ROUND_HALF_UP) -> Cell:
    """ROUND: half away from zero; negative digits round before the point."""
    try:
        exact = Decimal(str(value))
        places = int(digits or 0)
        step = Decimal(1).scaleb(-places)
        result = exact.quantize(step, rounding=how)
    except (InvalidOperation, ValueError, OverflowError):
        return value
    return int(result) if places <= 0 else float(result)


def truncated(value: Cell, digits: Cell) -> Cell:
    return rounded(value, digits, ROUND_DOWN)


def whole_quotient(left: Cell, right: Cell) -> Cell:
    a, b = number(left), number(right)
    return None if not b else math.trunc(a / b)


def remainder(left: Cell, right: Cell) -> Cell:
    a, b = number(left), number(right)
    if not b:
        return None
    result = math.fmod(a, b)
    return int(result) if result.is_integer() else result


def number(value: Cell) -> float:
    """A text is the number that it begins with."""
    if isinstance(value, (int, float)):
        return value
    found = regex.match(r"\s*[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?", str(value or ""))
    return float(found[0]) if found else 0.0


def greatest(*values: Cell) -> Cell:
    return max(values, key=_ordered(values))


def least(*values: Cell) -> Cell:
    return min(values, key=_ordered(values))


def _ordered(values: tuple[Cell, ...]) -> Callable[[Cell], Any]:
    return str if any(isinstance(one, str) for one in values) else number


def joined_with(separator: Cell, *values: Cell) -> Cell:
    """CONCAT_WS leaves NULLs out."""
    if separator is None:
        return None
    return str(separator).join(_text(one) for one in values if one is not None)


def left(value: Cell, count: Cell) -> Cell:
    return _text(value)[: max(int(count or 0), 0)]


def right(value: Cell, count: Cell) -> Cell:
    kept = max(int(count or 0), 0)
    return _text(value)[-kept:] if kept else ""


def before(value: Cell, mark: Cell, count: Cell) -> Cell:
    """SUBSTRING_INDEX."""
    parts, times = _text(value).split(_text(mark) or "\0"), int(count or 0)
    return _text(mark).join(parts[:times] if times >= 0 else parts[times:])


def place_of(part: Cell, value: Cell) -> Cell:
    """LOCATE: from 1, case ignored."""
    return _text(value).casefold().find(_text(part).casefold()) + 1


def place_among(value: Cell, *values: Cell) -> Cell:
    """FIELD."""
    wanted = _text(value).casefold()
    found = [place for place, one in enumerate(values, 1) if _text(one).casefold() == wanted]
    return found[0] if value is not None and found else 0


def matches(pattern: Cell, value: Cell) -> Cell:
    """REGEXP: case ignored; a pattern that takes too long ends the query."""
    return int(_compiled(_text(pattern)).search(_text(value), timeout=MATCH_SECONDS) is not None)


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> Any:
    return regex.compile(pattern, regex.IGNORECASE | regex.VERSION0)


def json_at(document: Cell, path: str) -> Cell:
    """JSON_EXTRACT: JSON text, or NULL."""
    found = _walk(document, path)
    return None if found is _NOTHING else json.dumps(found, ensure_ascii=False)


def json_scalar(document: Cell, path: str) -> Cell:
    """JSON_VALUE: a scalar as text."""
    found = _walk(document, path)
    if found is _NOTHING or isinstance(found, (dict, list)):
        return None
    return unquoted(json.dumps(found, ensure_ascii=False))


def unquoted(value: Cell) -> Cell:
    """JSON_UNQUOTE."""
    if isinstance(value, str) and value.startswith('"'):
        found = _document(value)
        return found if isinstance(found, str) else value
    return value


def json_length(document: Cell, path: str = "$") -> Cell:
    found = _walk(document, path)
    if found is _NOTHING:
        return None
    return len(found) if isinstance(found, (dict, list)) else 1


def json_keys(document: Cell, path: str = "$") -> Cell:
    found = _walk(document, path)
    return json.dumps(list(found), ensure_ascii=False) if isinstance(found, dict) else None


def json_valid(value: Cell) -> Cell:
    return int(_document(value) is not _NOTHING)


def json_contains(document: Cell, candidate: Cell) -> Cell:
    whole, part = _document(document), _document(candidate)
    if whole is _NOTHING or part is _NOTHING:
        return None
    if isinstance(whole, list):
        return int(all(one in whole for one in (part if isinstance(part, list) else [part])))
    if isinstance(whole, dict) and isinstance(part, dict):
        return int(all(key in whole and whole[key] == value for key, value in part.items()))
    return int(whole == part)


_NOTHING = object()
_LEG = regex.compile(r'\.(?:"([^"]*)"|([\w-]+))|\[(\d+)\]')


@lru_cache(maxsize=256)
def _document(value: Cell) -> Any:
    try:
        return json.loads(value) if isinstance(value, str) else _NOTHING
    except (ValueError, RecursionError):
        return _NOTHING


def _walk(document: Cell, path: str) -> Any:
    found = _document(document)
    for quoted, plain, index in _LEG.findall(path):
        key = quoted or plain
        if index and isinstance(found, list) and int(index) < len(found):
            found = found[int(index)]
        elif not index and isinstance(found, dict) and key in found:
            found = found[key]
        else:
            return _NOTHING
    return found


def _text(value: Cell) -> str:
    return "" if value is None else str(value)


def strict(function: Scalar) -> Scalar:
    """NULL for a NULL argument."""

    def called(*values: Any) -> Any:
        return None if any(value is None for value in values) else function(*values)

    return called


SCALARS: dict[str, tuple[int, Scalar]] = {
    "round": (2, strict(rounded)),
    "truncate": (2, strict(truncated)),
    "div": (2, strict(whole_quotient)),
    "mod": (2, strict(remainder)),
    "floor": (1, strict(lambda value: math.floor(number(value)))),
    "ceil": (1, strict(lambda value: math.ceil(number(value)))),
    "sqrt": (1, strict(lambda value: math.sqrt(value) if value >= 0 else None)),
    "ln": (1, strict(lambda value: math.log(value) if value > 0 else None)),
    "number": (1, strict(number)),
    "whole": (1, strict(whole)),
    "greatest": (-1, strict(greatest)),
    "least": (-1, strict(least)),
    "concat_ws": (-1, joined_with),
    "left": (2, strict(left)),
    "right": (2, strict(right)),
    "substring_index": (3, strict(before)),
    "locate": (2, strict(place_of)),
    "field": (-1, place_among),
    "lower": (1, strict(lambda value: _text(value).lower())),
    "upper": (1, strict(lambda value: _text(value).upper())),
    "bytes": (1, strict(lambda value: len(_text(value).encode()))),
    "regexp": (2, strict(matches)),
    "row": (-1, strict(lambda *values: json.dumps(values))),
    "json_extract": (2, strict(json_at)),
    "json_value": (2, strict(json_scalar)),
    "json_unquote": (1, unquoted),
    "json_length": (-1, strict(json_length)),
    "json_keys": (-1, strict(json_keys)),
    "json_valid": (1, strict(json_valid)),
    "json_contains": (2, strict(json_contains)),
    "date": (1, dates.day),
    "time": (1, dates.clock),
    "timestamp": (1, dates.timestamp),
    "part": (2, dates.part),
    "shift": (3, dates.shift),
    "between": (3, dates.between),
    "datediff": (2, dates.days_between),
    "unix": (1, dates.to_unix),
    "from_unix": (1, dates.from_unix),
    "last_day": (1, dates.last_day),
    "written": (2, strict(dates.written)),
    "time_to_sec": (1, strict(dates.seconds_of)),
    "sec_to_time": (1, dates.clock_of),
}
"""Name behind the prefix → number of arguments, function."""
