"""A figure that a sentence gives the name of another one: `retry interval 10` of `retry_count 10`.

Owns the proof that it is so: what the sentence says right before the figure is what the text calls another
figure of that unit, and not what it calls this one. Pure.
It cannot tell two figures apart that the text calls alike.
"""

from firsthand.rules.meaning.figures.called import MOST, called, told
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure

_REACH = 4
"""Tokens before a figure in which its name stands."""
_OFTEN = frozenset({"times", "time", "occasions", "次", "回"})
_BREAKS = frozenset(",;:.()") | {"and", "和", "与", "及", "but", "while"}


def is_swapped(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text calls just one other figure as the sentence calls this one."""
    if claim.compare or claim.number.low is not None or _is_how_often(claim, asked):
        return False
    start = claim.place
    while start > max(0, claim.place - _REACH) and not _ends(start - 1, asked):
        start -= 1
    words = told(asked, start, claim.place)
    if not words:
        return False
    mine = [f for f in evidence.figures[:MOST] if f.number.unit == claim.number.unit]
    held = [f for f in mine if f.number.value == claim.number.value]
    if len(held) != 1:
        return False
    ours = called(held[0], evidence)
    if not ours or words & ours >= words:
        return False
    owners = {
        f.number.value
        for f in mine
        if f is not held[0]
        and _is_called(words, called(f, evidence), ours)
        and _are_alike(f, held[0], evidence)
    }
    return len(owners) == 1


def _is_how_often(claim: Figure, asked: Asked) -> bool:
    """失败 36 次: what stands before it is what happened, and no name of the figure."""
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    return bool(behind) and behind[0][1] in _OFTEN


def _are_alike(one: Figure, other: Figure, evidence: Evidence) -> bool:
    """Whether the text calls two figures by names of one form: two keys, two things by their numbers."""
    tokens = evidence.tokens
    if one.number.unit or called(one, evidence) & called(other, evidence):
        return True  # figures of one unit are of one form
    return all(is_noun(tokens[max(0, f.place - 1)]) for f in (one, other))


def _ends(place: int, asked: Asked) -> bool:
    _, text, _, number = asked.tokens[place]
    return number is not None or text in _BREAKS


def _is_called(words: frozenset[str], theirs: frozenset[str], ours: frozenset[str]) -> bool:
    """Whether a figure is called by all that the sentence says and the text knows, this one by less."""
    known = words & (theirs | ours)
    return known <= theirs and bool(known - ours)
