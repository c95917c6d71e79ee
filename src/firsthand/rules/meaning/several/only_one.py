"""The only one of several: `Only t-blue is over its quota`, t-gold 是唯一的 premium 租户.

Owns that the rest of such a sentence follows from the text, or row, that it names, and that every other one
of the same fields has it otherwise. One that leaves it open decides nothing. Pure.
It cannot tell what texts say that are not there.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.other_values import has_another_value
from firsthand.rules.meaning.several.rows import Cells, Told, rows_of, subjects
from firsthand.rules.sieve import heads

ONLY = heads("only 只 仅 唯")
_FIRST = lazy(r"\A\s*(?:only|只有|仅有|仅|唯有) ?", re.IGNORECASE)
_THE_ONLY = lazy(
    r" (is|was|are|were) the only (?:one |row )?|(?<=[是为])(?:唯一|仅有)的?(?:一[个条台次笔])?",
    re.I,
)
_WHICH = lazy(r"\b(?:that|which|to)\b")
_FIGURE = lazy(r"-?\d[\d.,]*[a-z%]{0,3}|null|none|true|false")
_MEASURED = frozenset({"figure_differs", "limit_differs", "comparison_fails"})
_SHORT = 24
"""Characters before the name of a sentence that begins with `only`."""


def only_one(asked: Asked, facts: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling on such a sentence; None for any other, and where a row leaves it open."""
    text, first = asked.text, _FIRST.match(asked.text)
    if first is not None:
        text = text[first.end() :]
    else:
        the_only = _THE_ONLY.search(text)
        if the_only is None:
            return None
        verb = f" {the_only[1]} a " if the_only[1] else ""
        text = f"{text[: the_only.start()]}{verb}{_WHICH.sub('', text[the_only.end() :])}"
    told = Asked(text)
    if "!only" in told.marks or ("!neg" in told.marks and len(told.marks["!neg"]) > 1):
        return None
    rows = rows_of(facts)
    named = subjects(told.lower, rows) if rows else _by_name(told, facts)
    own = {one.row for one in named}
    if len(own) != 1 or (first is not None and named[0].start > _SHORT):
        return None
    texts = [one.text for one in rows] or facts
    mine = texts[own.pop()]
    found = judge(told, mine)
    if found.rank != HOLDS:
        return found if found.rank == CONTRADICTED else None
    rest = f"{told.text[: named[0].start]} {told.text[named[0].end :]}"
    others = Asked(re.sub(r"\A\s*(?:'s|的)", "", rest))
    if others.empty:
        return None
    cells = {id(one.text): one.cells for one in rows}
    rulings = [(one, judge(others, one)) for one in texts if one is not mine]
    if any(ruling.rank == HOLDS for _, ruling in rulings):
        return Finding(CONTRADICTED, "not_the_only_one")
    if all(_is_otherwise(ruling, one, mine, others, cells) for one, ruling in rulings):
        return Finding(HOLDS, "the_only_one")
    return None


def _by_name(told: Asked, facts: list[Evidence]) -> list[Told]:
    """Where a sentence names one of several texts."""
    found: list[Told] = []
    for part in told.names:
        name = part.text.lower()
        own = [at for at, one in enumerate(facts) if name in one.lower]
        start = told.lower.find(name)
        if len(own) == 1 and len(facts) > 1 and start >= 0:
            found.append(Told(start, start + len(name), own[0]))
    return found


def _is_otherwise(
    ruling: Finding, text: Evidence, mine: Evidence, told: Asked, cells: dict[int, Cells]
) -> bool:
    """Whether a text has otherwise what another one tells: no text is that merely lacks it."""
    if ruling.rank == CONTRADICTED or ruling.rule in _MEASURED:
        return True
    if ruling.rank == OPEN:
        return has_another_value(ruling.detail, text, [mine])
    own, other = cells.get(id(mine), {}), cells.get(id(text), {})
    if ruling.rank != UNSUPPORTED or not own or own.keys() != other.keys():
        return False
    telling = [
        key for key, value in own.items() if value != other[key] and _tells(value, key, told)
    ]
    return bool(telling) and all(_is_known(other[key]) for key in telling)


def _tells(value: str, key: str, told: Asked) -> bool:
    said = Asked(value)
    return value.lower() in told.lower or not said.said.isdisjoint(told.said)


def _is_known(value: str) -> bool:
    """Whether a value means something that is known, so that it is not the same in other words."""
    return _FIGURE.fullmatch(value.lower()) is not None or bool(Asked(value).said)
