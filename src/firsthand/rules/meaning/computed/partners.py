"""The figure that a sentence sets beside another one: the whole beside its part, the part beside its whole.

Owns the look for it: close by, with a word for `of` between the two and no sign. Pure.
It cannot tell which of the two is the part.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.figure import Figure

_AMONG = names("of 中 中有 里 里有 之中 out 个中")
_STOPS = frozenset(",;:") | {"and"}
_REACH = 7
"""Tokens between a part and its whole."""


def partner_of(claim: Figure, asked: Asked) -> Figure | None:
    """The whole that a sentence sets beside its part, or the part beside its whole."""
    if _AMONG.isdisjoint(asked.words):
        return None
    for other in asked.figures:
        low, high = claim.place, other.place
        if low > high:
            low, high = high, low
        if other is claim or high - low > _REACH:
            continue
        if (other.number.unit == "%") != (claim.number.unit == "%"):
            continue  # four fifths of the 80,000 rows
        between = {token[1] for token in asked.tokens[low + 1 : high]}
        if not _AMONG.isdisjoint(between) and _STOPS.isdisjoint(between):
            return other
    return None
