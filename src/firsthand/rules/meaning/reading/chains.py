"""Failures that reach over a sign, and words that are set apart from their stretch.

Owns the colon of wrapped errors (`call failed: dial tcp 10.1.1.1:80: i/o timeout`) and the stretch of its
own that a word gets which tells its deed not as done. Pure on the facts they are given, linear.
It cannot follow a failure over a sentence's end.
"""

from typing import TYPE_CHECKING

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.meanings import AIMED, FAIL
from firsthand.rules.meaning.reading.told_together import told_together
from firsthand.rules.meaning.reading.undone import DONE
from firsthand.rules.meaning.tokens.token import SIGN

if TYPE_CHECKING:
    from firsthand.rules.meaning.reading.facts import Facts

_ATTEMPTS = names(
    "dial connect open read write lookup get post put fork exec bind listen mkdir stat send recv fetch"
    " pull push mount start load parse create delete update resolve query call accept accept4"
)
_FAILING = ("error", "-success")
_QUOTES = frozenset("\"'")


def chain_failures(facts: "Facts", texts: list[str]) -> None:
    """`dial tcp 10.1.1.1:80: i/o timeout`: the attempt before the colon is what failed."""
    told_together(facts)
    if not facts.colons or _ATTEMPTS.isdisjoint(texts):
        return
    for place, stretch in facts.colons:
        if facts.tokens[place][1] != ":" or stretch + 1 >= len(facts.flags):
            continue
        if facts.flags[stretch] & FAIL:
            if _opens(facts, place + 1):
                facts.flags[stretch + 1] |= FAIL  # call failed: dial tcp 10.1.1.1:80
        elif _fails(facts, stretch + 1) and _attempts(facts, stretch, place):
            facts.flags[stretch] |= FAIL


def set_apart(facts: "Facts", place: int, stretch: int, lacks: int) -> None:
    """Gives a word a stretch of its own; what fails needs none."""
    flag = facts.flags[stretch]
    told = {one.lstrip("+") for one in facts.tokens[place][2] or ()}
    if flag & FAIL and lacks == AIMED and told & DONE:
        return
    facts.flags.append(flag | lacks)
    mine, own = (place, stretch), (place, len(facts.flags) - 1)
    for places in facts.held.values():
        if mine in places:
            places[places.index(mine)] = own


def _fails(facts: "Facts", stretch: int) -> bool:
    """Whether a stretch tells a failure or an error."""
    if facts.flags[stretch] & FAIL:
        return True
    for concept in _FAILING:
        for _, one in facts.held.get(concept, ()):
            if one == stretch:
                return True
    return False


def _attempts(facts: "Facts", stretch: int, end: int) -> bool:
    """Whether a stretch begins with the base form of an attempt."""
    start = end
    while start > 0 and facts.stretches[start - 1] == stretch:
        if facts.tokens[start - 1][1] in _QUOTES:
            break
        start -= 1
    while start < end and facts.tokens[start][0] == SIGN:
        start += 1
    return start < end and facts.tokens[start][1] in _ATTEMPTS


def _opens(facts: "Facts", place: int) -> bool:
    """Whether the base form of an attempt begins at a place."""
    while place < len(facts.tokens) and facts.tokens[place][1] in _QUOTES:
        place += 1
    return place < len(facts.tokens) and facts.tokens[place][1] in _ATTEMPTS
