"""Texts, or records of one text, as rows of the same fields: who each is, and the numbers of a column.

Owns which fields several records share (`key=value`, JSON, a series' labels, `键：值`), by which of their
values a sentence names one of them, which column it means, and whether all else in it is of one row. Pure.
It cannot tell apart two rows with the same names, nor a column that a sentence leaves unnamed.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.called import called
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import HOLDS
from firsthand.rules.meaning.reading.records import may_have_parts, parts_of
from firsthand.rules.meaning.words.parts import part_finding

_FEWEST, _MOST = 2, 40
_PAIR = lazy(
    r"(?:^|(?<=[\s,;，；{(|]))([A-Za-z_\u4e00-\u9fff][\w.*%/-]{0,40}) ?(?:=|：|: ) ?"
    r"(\"[^\"]*\"|[^\s,;，；})]+)"
)
_OF_SERIES = lazy(r"([A-Za-z_][\w:]*)\{[^}]*\} (-?[\d.]+)\Z")
_NUMBER = lazy(r"-?\d[\d,]*(?:\.\d+)?[a-zA-Z%]{0,3}")
_ID = lazy(
    r"(?:.*[_-])?(?:id|pid|partition|no|index|shard|seq|port|rank|node|slot|num)|分区|编号|序号|连接"
)
_AROUND = r"(?<![a-z0-9_.-])(?:{})(?![a-z0-9_-]|[.:][a-z0-9])"
_BEFORE_ID = lazy(
    r"(?:[a-z]{2,}|[\u4e00-\u9fff]|^|#)(?<![为是达到至约])(?<!\bis)(?<!\bwas)(?<!\bof)(?<!\bat)(?<!\bto)(?<!\bby)"
    r" ?#?\Z"
)
_BEHIND_ID = lazy(
    r" ?(?:%|[个条次件台倍秒分天]|ms\b|s\b|seconds|minutes|hours|points|more|times|higher|lower)"
)

_OF_SESSIONS = frozenset({"connection", "session", "process", "thread", "query", "ask", "lifetime"})
"""What a row of a server's process list is."""
Cells = dict[str, str]


class Row(NamedTuple):
    """A record, and its fields by their names in lower case."""

    text: Evidence
    cells: Cells


class Told(NamedTuple):
    """Where a sentence names a row."""

    start: int
    end: int
    row: int


def rows_of(facts: Sequence[Evidence]) -> list[Row]:
    """The rows of one text or of several; none where they share no field."""
    texts = list(facts)
    if len(texts) == 1:
        texts = parts_of(texts[0]) if may_have_parts(texts[0]) else []
    if not _FEWEST <= len(texts) <= _MOST + 1:
        return []
    rows = [Row(one, _cells(one.raw)) for one in texts]
    if texts[0].raw[:1] == "{" and not rows[1].cells.keys() <= rows[0].cells.keys():
        rows = rows[1:]  # the object around its elements
    if len(rows) < _FEWEST:
        return []
    shared = set.intersection(*(set(one.cells) for one in rows))
    return rows if shared else []


def _cells(raw: str) -> Cells:
    if raw[:1] == "{":
        try:
            return _flat(json.loads(raw))
        except (ValueError, RecursionError):
            return {}
    found = {key.lower(): value.strip('"') for key, value in _PAIR.findall(raw)}
    series = _OF_SERIES.search(raw) if raw[-1:].isdigit() else None
    if series is not None:
        found |= {key: value.strip('"') for key, value in _LABEL.findall(raw)}
        found[series[1].lower()] = series[2]
    return found


_LABEL = lazy(r'(\w+)="([^"]*)"')


def _flat(whole: Any) -> Cells:
    found: Cells = {}
    for key, value in whole.items() if isinstance(whole, dict) else ():
        if isinstance(value, dict):
            found |= _flat(value)
        elif not isinstance(value, list):
            found[key.lower()] = "null" if value is None else str(value)
    return found


def subjects(text: str, rows: Sequence[Row]) -> list[Told]:
    """Where a sentence in lower case names one row by a value that no other row has in that field."""
    found: list[Told] = []
    for key in rows[0].cells:
        values = [one.cells.get(key, "").lower() for one in rows]
        for at, value in enumerate(values):
            if len(value) < _FEWEST - value.isdigit() or values.count(value) > 1:
                continue
            numbers = _NUMBER.fullmatch(value) is not None
            if numbers and _ID.fullmatch(key) is None:
                continue
            if value not in text:
                continue
            for one in re.finditer(_AROUND.format(re.escape(value)), text):
                if not numbers or _is_id(text, one.start(), one.end()):
                    found.append(Told(one.start(), one.end(), at))
    found.sort()
    return [
        one
        for one in found
        if not any(
            other.start <= one.start and one.end <= other.end and other[:2] != one[:2]
            for other in found
        )
    ]


def beside(asked: Asked, named: Sequence[Told]) -> list[Figure]:
    """The numbers of a sentence that are no part of a name of a row."""
    text = asked.text
    for one in reversed(named):
        text = f"{text[: one.start]} {text[one.end :]}"
    return Asked(text).figures if named else asked.figures


def _is_id(text: str, start: int, end: int) -> bool:
    return _BEFORE_ID.search(text[:start]) is not None and _BEHIND_ID.match(text, end) is None


def columns(rows: Sequence[Row]) -> dict[str, list[Figure]]:
    """The numbers of each field of which every row has one, of one unit."""
    found: dict[str, list[Figure]] = {}
    first = rows[0].text
    for figure in first.figures:
        if figure.key < 0:
            continue
        key = first.tokens[figure.key][1].lower()
        column = [of_key(one.text, key) for one in rows]
        if len({one.number.unit if one else None for one in column}) == 1 and column[0] is not None:
            found[key] = [one for one in column if one is not None]
    for key in rows[0].cells:
        if key.endswith("%"):
            shares = [one for one in (_share(row, key) for row in rows) if one is not None]
            if len(shares) == len(rows):
                found[key] = shares
    return {key: one for key, one in found.items() if len({cell.number.value for cell in one}) > 1}


def of_key(text: Evidence, key: str) -> Figure | None:
    """The one number of a record under a key."""
    own = [one for one in text.figures if one.key >= 0 and text.tokens[one.key][1].lower() == key]
    return own[0] if len({one.number.value for one in own}) == 1 else None


def _share(row: Row, key: str) -> Figure | None:
    """The share of `Use%=97%`, whose key is no single word."""
    value = row.cells.get(key, "")[:-1]
    own = [
        one
        for one in row.text.figures
        if one.key < 0 and one.number.unit == "%" and f"{one.number.value:g}" == value
    ]
    return own[0] if own else None


def meant(
    asked: Asked, rows: Sequence[Row], told: dict[str, list[Figure]], unit: str | None
) -> str:
    """The column that a sentence calls by most of its words; the only one of a unit may go unnamed."""
    said = asked.said | asked.words
    fit = {key: one for key, one in told.items() if unit is None or one[0].number.unit == unit}
    scores = {
        key: len((one[0].field.keys() | called(one[0], rows[0].text)) & said)
        for key, one in fit.items()
        if _ID.fullmatch(key) is None
    }
    most = max(scores.values(), default=0)
    best = [key for key, score in scores.items() if score == most]
    return best[0] if len(best) == 1 and (most or unit is not None) else ""


def is_of_row(
    asked: Asked, row: Row, column: Figure, aside: frozenset[str], named: Sequence[str] = ()
) -> bool:
    """Whether every word and name of a sentence is the row's, the column's, or one of some set aside."""
    words = column.field.keys() | called(column, row.text)
    aside = aside | _OF_SESSIONS if "command" in row.cells else aside
    for part in asked.names:
        if part.text.lower() not in row.text.lower and not any(
            part.text.lower() in one for one in named
        ):
            return False
    return all(
        part.text.lower() in aside
        or not aside.isdisjoint(part.options)
        or not words.isdisjoint(part.options)
        or any(part.text.lower() in one for one in named)
        or part_finding(part, asked, row.text).rank == HOLDS
        for part in asked.parts
    )
