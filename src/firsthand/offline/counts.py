"""A question after a number, and the row that answers it. Pure.

Owns what counts as such a question, and as such a row: the database counted it, and one of its values
is the state that the question names. A row without such a value answers no question after a state.
"""

import re

from firsthand.offline.question import Question

COUNTS = re.compile(
    r"\bhow (?:many|much|often)\b|\bcount\b|\bnumber of\b|多少|几[个次笔条]", re.IGNORECASE
)
LEAST_STEM = 4
ENDING = 3
"""So many last letters may differ: `failing` asks for `failed`."""

_COUNTED = re.compile(r"\bcount\(\*\)=\d", re.IGNORECASE)
_WORD = re.compile(r"[a-z][a-z0-9_-]*")
_VALUE = re.compile(r"(?:\A|, )[\w.]+=([A-Za-z][\w-]*)(?=,|\Z)")


def asks_count(question: Question) -> bool:
    return COUNTS.search(question.text) is not None


def answers_count(text: str, question: Question) -> bool:
    """Whether a row says how many of what the question asks for: `status=failed, count(*)=2`."""
    if not asks_count(question) or _COUNTED.search(text) is None:
        return False
    words = _WORD.findall(question.text.casefold())
    return any(_same(value, word) for value in _VALUE.findall(text.casefold()) for word in words)


def _same(one: str, other: str) -> bool:
    """The same word, or another ending of it."""
    stem = max(LEAST_STEM, max(len(one), len(other)) - ENDING)
    return one == other or (min(len(one), len(other)) >= stem and one[:stem] == other[:stem])
