"""The sum of a column over rows: `The total lag of group audit is 2020`, 三个仓库共有 165 件.

Owns which rows a sentence adds up (those that have a value which it names, else all), and that a number told
as their total is it. A text that gives a total itself is left alone. Pure.
It cannot add up what the sentence chooses by a number.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.parts_told import within
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.rows import Row, columns, is_of_row, meant, rows_of
from firsthand.rules.sieve import heads

ADDING = heads("total all together altogether combined overall sum 总 共 合 计")
_TOLD = lazy(r"\b(?:total|altogether|together|combined|overall|sum|in all)\b|总|共有?|合计")
_GIVEN = lazy(r"(?<![a-z])(?:total|sum)(?![a-z])|合计|总计")
_MARKS = frozenset({"!about", "!light", "!all", "!by"})
_ASIDE = frozenset(
    {"total", "sum", "together", "add", "all", "number_noun", "hold", "have", "count", "item"}
)
_TWO = 2


def totalled(asked: Asked, facts: list[Evidence]) -> Finding | None:
    """The ruling on a total over rows; None for a sentence without one."""
    if _TOLD.search(asked.lower) is None or not _MARKS.issuperset(asked.marks):
        return None
    if not asked.figures or any(_GIVEN.search(one.lower) for one in facts):
        return None
    rows = rows_of(facts)
    if len(rows) < _TWO:
        return None
    chosen, shown = _chosen(asked, rows)
    if len(chosen) < _TWO:
        return None
    given = [one for one in asked.figures if not _counts(one, chosen)]
    if len(given) != 1 or given[0].compare:
        return None
    told = columns(rows)
    key = meant(asked, rows, told, None)
    if not key and len(told) == 1:
        key = next(iter(told))
    if not key:
        return None
    column = [told[key][at] for at in chosen]
    if not all(is_of_row(asked, rows[at], told[key][at], _ASIDE, shown) for at in chosen):
        return None
    whole = sum(one.number.value for one in column)
    found = column[0].number.but(value=whole)
    claim = given[0]
    if claim.number.unit != found.unit:
        return None
    good = within(claim, found)
    return Finding(HOLDS if good else CONTRADICTED, "total_of_rows" if good else "sum_differs")


def _counts(figure: Figure, chosen: list[int]) -> bool:
    """Whether a number says how many rows there are."""
    return not figure.number.unit and figure.number.value == len(chosen)


def _chosen(asked: Asked, rows: list[Row]) -> tuple[list[int], list[str]]:
    """The places of the rows that have a value which the sentence names, and those values."""
    left, shown = list(range(len(rows))), []
    lower = asked.lower
    for key in rows[0].cells:
        values = [row.cells.get(key, "").lower() for row in rows]
        for value in dict.fromkeys(values):
            if value[:1].isalpha() and len(value) > _TWO and value in lower:
                left = [at for at in left if values[at] == value]
                shown.append(value)
    return left, shown
