"""`No response within 3000ms`: what did not happen within a time was waited for so long.

Owns that such a time is no bound of how long something took. Pure.
It cannot tell a wait that a text denies by a word of no known meaning.
"""

from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.tokens.token import Token

SIGNS = ("within", "内")
_FAILING = frozenset({"!neg", "-success", "timeout", "error"})
_STOPS = frozenset(";.⏎:,")
_FAR = 12
"""Tokens before the time in which the text denies."""


def waited_in_vain(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """The numbers, where a time within which something did not happen is no bound."""
    return [
        one.but(compare="")
        if one.number.unit == "s" and one.compare == "<=" and _is_in_vain(one.place, tokens)
        else one
        for one in found
    ]


def _is_in_vain(place: int, tokens: list[Token]) -> bool:
    if tokens[place - 1][1] != "within" and [one[1] for one in tokens[place + 1 : place + 2]] != [
        "内"
    ]:
        return False
    for at in range(place - 1, max(-1, place - _FAR), -1):
        _, text, entry, _ = tokens[at]
        if text in _STOPS:
            return False
        if entry and (not _FAILING.isdisjoint(entry) or any(one[0] == "-" for one in entry)):
            return True
    return False
