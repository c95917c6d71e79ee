"""The word that puts a figure on one side of a base: `548 offsets behind`, 超出上限 7 分钟.

Owns the look for that word in the clause of the figure, and the hedges that stand between the two. Pure.
It cannot tell what the base is.
"""

from firsthand.rules.meaning.computed.operations import DOWN, UP, Direction
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.lexicon import PHRASES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.figures import Figure

_SIDES = UP | DOWN
_SIDED = _SIDES | {" ".join((word, *rest)) for word in _SIDES for rest, _ in PHRASES.get(word, ())}
"""The same words, and the phrases that begin with them: the `more` of `more than`."""
_BREAKS = frozenset(",;:.()")
_BEHIND = 4
"""Tokens behind a figure in which such a word may stand."""
_HEDGES = names("!about !gt !ge !lt !le")
_GOALS = frozenset({"target", "objective", "goal", "budget", "slo", "deadline"})


def clause_of(place: int, asked: Asked) -> tuple[int, int]:
    """Where the clause of a place begins and ends: from sign to sign."""
    texts, last = asked.texts, len(asked.tokens)
    for start in range(place, 0, -1):
        if texts[start - 1] in _BREAKS:
            break
    else:
        start = 0
    for end in range(place + 1, last):
        if texts[end] in _BREAKS:
            return start, end
    return start, last


def side_in_clause(claim: Figure, asked: Asked) -> Direction | None:
    """The word of its clause that puts a figure on one side of a base."""
    if _SIDED.isdisjoint(asked.words):
        return None
    return _side_of(claim, asked, *clause_of(claim.place, asked))


def _side_of(claim: Figure, asked: Asked, start: int, end: int) -> Direction | None:
    """Behind the figure; or before it, where a `by`, a goal, a 比 or another figure makes it a distance."""
    tokens, place = asked.tokens, claim.place
    for at in range(place + 1, min(end, place + _BEHIND)):
        text = tokens[at][1]
        if text in _SIDED and not _spans(text, claim, at, asked):
            return Direction(at, text.partition(" ")[0] in UP)
    ahead = hedged_from(claim, asked) - 1
    by_how_much = tokens[ahead][1] == "by"
    goal = claim.role in LIMITS or not _GOALS.isdisjoint(claim.field)
    by = by_how_much or goal
    if not by and "比" in asked.text:  # 比 75% 的阈值高出 16 个百分点
        by = tokens[ahead][1] in _SIDES or tokens[place - 1][1] in _SIDES
    for at in range((ahead if by_how_much else place) - 1, start - 1, -1):
        _, text, _, number = tokens[at]
        if number is not None:
            by = True
        elif by and text in _SIDED and not _spans(text, claim, at, asked):
            return Direction(at, text.partition(" ")[0] in UP)
    return None


def _spans(text: str, claim: Figure, at: int, asked: Asked) -> bool:
    """`14 per second over the 5-minute average`: over what is measured."""
    if text.partition(" ")[0] != "over":
        return False
    near = asked.tokens[at + 1 : at + 4]
    return claim.number.unit != "s" and any(
        number is not None and number.unit == "s" for *_, number in near
    )


def hedged_from(claim: Figure, asked: Asked) -> int:
    """The place of the first word that only hedges or bounds a figure: the `over` of `by over 3 seconds`."""
    place = claim.place
    tokens = asked.tokens
    while place > 1 and not _HEDGES.isdisjoint(tokens[place - 1][2] or ()):
        if tokens[place - 1][1] == "多":
            break  # 比 B 多 3 笔
        place -= 1
    return place
