"""Which rows of a table a sentence means that names none: those that the sentence before it is told of.

Owns only what points back: a pronoun, or a sentence without a name and without a bare number. What it tells
must be told of one of those rows; another row of the table lends it nothing. Pure.
It cannot follow a pronoun over a sentence that is told of the table as a whole.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS
from firsthand.rules.meaning.reading.records import rows_of_table
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.tokens.fold import fold

_NUMBERED = lazy(r"(?<![\w.-])(?=[\w.:-]*\d)[A-Za-z0-9][\w:-]*(?:[.-][\w:-]+)+(?<!\.)", re.ASCII)
"""A name with a digit and a sign in it."""


def pointed_rows(asked: Asked, last: str, facts: list[Evidence], judge: Judge) -> list[Evidence]:
    """The rows that the sentence before is told of; none where the sentence points back to nothing."""
    if not _points_back(asked):
        return []
    rows = [row for one in facts if "\n" in one.raw for row in rows_of_table(one)]
    if not rows:
        return []
    before = Asked(fold(last))
    return [row for row in rows if judge(before, row).rank == HOLDS]


def _points_back(asked: Asked) -> bool:
    if "!that" in asked.marks:
        return True
    return not asked.names and all(one.number.unit for one in asked.figures)


def of_the_same(text: Evidence, before: list[Evidence], told: str) -> bool:
    """Whether another text is of what the sentence before named last: `neighbor 10.1.2.3 … that neighbor`."""
    names = _NUMBERED.findall(told)
    return bool(names) and all(names[-1].lower() in one.lower for one in (text, *before))
