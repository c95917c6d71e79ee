"""One row against another: `edge-1's CPU is 45 points higher than edge-2's`, a 的积压是 b 的 15 倍.

Owns a comparison of two rows (`rows.py`) in one column, with or without by how much or how many times. Pure.
It cannot read `45 % higher` of a column of shares, nor `three times more`, which mean two things each.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.multiples import is_multiple, ratio_of
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.measures_of_names import COMPARING, is_gap
from firsthand.rules.meaning.several.rows import (
    Row,
    beside,
    columns,
    is_of_row,
    meant,
    rows_of,
    subjects,
)
from firsthand.rules.sieve import heads

APART = heads("than times twice double half triple 比 倍 于")
_TWO = 2
_WORDS = "|".join(one for one in COMPARING if one.isascii())
_THAN = lazy(rf"\b({_WORDS})\b(?!.*\b(?:{_WORDS})\b.* than).* than ")
_HAN = lazy(r"([大小长慢短快多高少低])(?:了|出)?")
_HAN_AT = lazy(r"([大小长慢短快多高少低])于")
_MORE_TIMES = lazy(rf"\btimes (?:{_WORDS})\b|倍以?[上]?多")
_POINTS = lazy(r"\bpoints?\b|\bpp\b|百分点")
_NOT_MUCH = frozenset(
    {"!neg", "!other", "!only", "!hedge", "!future", "!most", "!because", "!cause", "!same"}
)
_ASIDE = names("point points percentage take takes took using") | frozenset(
    {
        "used",
        "use",
        "duration",
        "high",
        "low",
        "large",
        "small",
        "slow",
        "fast",
        "long",
        "short",
        "compare",
    }
)


def compared(asked: Asked, facts: list[Evidence]) -> Finding | None:
    """The ruling on such a comparison; None for any other sentence."""
    if not _NOT_MUCH.isdisjoint(asked.marks):
        return None
    rows = rows_of(facts)
    named = subjects(asked.lower, rows) if rows else []
    if len(named) != _TWO or named[0].row == named[1].row:
        return None
    first, second = named
    between = asked.lower[first.end : second.start]
    behind = asked.lower[second.end :]
    ratio = ratio_of(asked)
    above, unit = False, None
    if ratio is not None:
        if _MORE_TIMES.search(asked.lower) or (" than " in between and ">" not in ratio[1] + "<"):
            return None
    else:
        direction = _direction(between, behind)
        if direction is None:
            return None
        above, unit = COMPARING[direction]
    shown = [asked.lower[one.start : one.end] for one in named]
    figures = beside(asked, named)
    if len(figures) > 1 or any(one.number.unit == "x" and ratio is None for one in figures):
        return None
    amount = figures[0] if figures and ratio is None else None
    told = columns(rows)
    points = _POINTS.search(asked.lower) is not None
    if amount is not None and (amount.number.unit == "%" and not points):
        return None
    if points:
        unit = "%"
    elif amount is not None and amount.number.unit:
        unit = amount.number.unit
    key = meant(asked, rows, told, None)
    if (not key or (unit is not None and told[key][0].number.unit != unit)) and unit is not None:
        key = meant(asked, rows, told, unit)
    if not key:
        return None
    column = told[key]
    pair = column[first.row], column[second.row]
    if amount is not None and not points and amount.number.unit != pair[0].number.unit:
        return None
    if not _is_of_both(asked, rows, (first.row, second.row), column, shown):
        return None
    if ratio is not None:
        return _times(ratio, *pair)
    return _gap(above, amount, *pair)


def _direction(between: str, behind: str) -> str | None:
    """The comparing word of a sentence whose second row stands behind `than` or 比."""
    if "比" in between:
        found = _HAN.search(behind)
        return found[1] if found is not None else None
    at = _HAN_AT.search(between)
    if at is not None:
        return at[1]
    than = _THAN.search(between)
    return than[1] if than is not None else None


def _is_of_both(
    asked: Asked, rows: list[Row], two: tuple[int, int], column: list[Figure], shown: list[str]
) -> bool:
    aside = _ASIDE.union(COMPARING)
    return all(is_of_row(asked, rows[one], column[one], aside, shown) for one in two)


def _times(ratio: tuple[float, str], first: Figure, second: Figure) -> Finding | None:
    if not second.number.value:
        return None
    found = first.number.value / second.number.value
    if is_multiple(found, *ratio):
        return Finding(HOLDS, "rows_multiplied")
    return Finding(CONTRADICTED, "multiple_differs")


def _gap(above: bool, amount: Figure | None, first: Figure, second: Figure) -> Finding:
    gap = first.number.value - second.number.value
    if not gap or (gap > 0) != above:
        return Finding(CONTRADICTED, "comparison_fails")
    if amount is None or is_gap(amount, abs(gap), first):
        return Finding(HOLDS, "rows_apart")
    return Finding(CONTRADICTED, "difference_differs")
