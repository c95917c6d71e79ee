"""Where a record has another value than those of which something is told: `status=Pending` is not running.

Owns the look for the column, key or place in which the records of which it is true agree, and this one does
not. Pure. It cannot compare records of different forms.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence

_PAIR = lazy(r"(?:^|[\s,{])\"?([A-Za-z_][\w.-]*)\"?[=:] ?\"?([\w./-]+)")
_MOST_WORDS = 40


def has_another_value(value: str, row: Evidence, others: list[Evidence]) -> bool:
    """Whether a row has, where all the others have a value, another one: in a column, a key, a place."""
    if not value or not others:
        return False
    return _in_column(value, row, others) or _at_place(value, row, others)


def _in_column(value: str, row: Evidence, others: list[Evidence]) -> bool:
    pattern = re.compile(rf"(?:^|, )([^=]+=){re.escape(value)}(?:, |$)", re.IGNORECASE)
    columns = {found[1] if (found := pattern.search(one.text)) else "" for one in others}
    column = columns.pop() if len(columns) == 1 else ""
    return bool(column) and f", {column}" in f", {row.text}" and pattern.search(row.text) is None


def _at_place(value: str, row: Evidence, others: list[Evidence]) -> bool:
    """Whether the others have a word of that meaning under a key or in its place, and the row has not."""
    mine, theirs = _values(row), [_values(one) for one in others]
    for key, told in theirs[0].items():
        if key not in mine or mine[key] == told or any(one.get(key) != told for one in theirs):
            continue
        if _means(told, value) and not _means(mine[key], value):
            return True
    return False


def _values(row: Evidence) -> dict[str, str]:
    """The words of a record by their keys, those before its first key by their place."""
    lower = row.lower
    found = dict(_PAIR.findall(lower))
    for at, word in enumerate(lower.split()[:_MOST_WORDS]):
        if "=" in word or not word.isalpha():
            break
        found[str(at)] = word
    return found


def _means(word: str, value: str) -> bool:
    return word == value.lower() or not Asked(word).said.isdisjoint(Asked(value).said)
