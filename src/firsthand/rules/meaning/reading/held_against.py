"""The value that an alert gives behind its bound: `a median latency above 1s (current value: 1.84s)`.

Owns that such a value measures what is bounded: it has the bound's words, that of its statistic, too. Pure.
It cannot tell what a value behind two bounds is held against.
"""

from itertools import pairwise

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.tokens.token import Token

SIGNS = ("current", "now", "value", "actual", "observed", "当前", "目前", "实际", "现")
"""Words of which a text must have one."""
_OPENING = frozenset("(,;")
_SAYING = names(
    "current now value actual observed currently at is 当前 当前值 目前 实际 实际值 现 现为 值 为"
)
_WORDS = 4
"""Tokens from the bracket to the value."""


def held_against_bounds(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """The numbers, where a value right behind the bracket after a bound has the bound's field."""
    turned = {
        value.place: value.but(field=bound.field | value.field)
        for bound, value in pairwise(found)
        if bound.compare
        and not value.compare
        and bound.number.unit == value.number.unit
        and _is_its_value(bound.place, value.place, tokens)
    }
    return [turned.get(one.place, one) for one in found] if turned else found


def _is_its_value(bound: int, value: int, tokens: list[Token]) -> bool:
    between = [text.lower() for _, text, _, _ in tokens[bound + 1 : value]]
    return (
        1 < len(between) <= _WORDS + 1
        and between[0] in _OPENING
        and not _SAYING.isdisjoint(between)
        and all(text in _SAYING or text in ":=" for text in between[1:])
    )
