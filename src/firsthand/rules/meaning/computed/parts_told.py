"""Whether a number is what a sentence makes of a part and its whole: a share, a count, a rest, the whole.

Owns the arithmetic of each kind, and what turns a part into its rest: a denial, `left`, a free part. Pure.
It cannot tell of which pair the sentence speaks.
"""

from firsthand.rules.meaning.computed.operations import is_beyond
from firsthand.rules.meaning.computed.partners import partner_of
from firsthand.rules.meaning.figures.belonging import is_near_its_bound
from firsthand.rules.meaning.figures.called import called
from firsthand.rules.meaning.figures.wholes import FREE, MOST, SIGNED_STATES, STATES, USED, WHOLES
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure, Pair
from firsthand.rules.meaning.tokens.quantities import Number, holds, readings

_TAKEN = USED | frozenset({"full", "full_noun", "filled", "occupied", "nearly_full"})
_BESIDE, _OF_WHOLE = 2, 4
"""Tokens behind a number in which it says what it counts: `32 executors`, `30 of the 50 stages`."""
_SHARE_STEP = 0.001


def is_value_of(claim: Figure | None, figure: Figure) -> bool:
    """Whether a number of the sentence, if there is one, is a number of the text, in any reading of it."""
    if claim is None:
        return False
    mine, theirs = claim.number, figure.number
    if mine.unit and mine.unit != theirs.unit:
        return False
    return any(
        holds(one.value, theirs.value, one.step, claim.about, mine.written != theirs.written)
        for one in readings(mine, theirs)
    )


def part_holds(claim: Figure, pair: Pair, kind: str, denied: bool, asked: Asked) -> bool | None:
    """Whether the number is what the sentence makes of the pair; None if it makes nothing of it."""
    if kind == "whole":
        return is_value_of(claim, pair.whole)
    part, free = pair.part.number, _is_free(pair)
    rest = part.but(value=pair.whole.number.value - part.value)
    if kind == "count":
        return _count_holds(claim, pair, rest, free, denied, asked)
    if kind == "rest":
        return _rest_holds(claim, pair, rest, free)
    left = not free and ("!left" in asked.marks or bool(FREE & asked.said))
    left = left and not _tells_the_part(claim, pair, asked)
    left = left or (free and kind == "share" and _tells_what_is_used(claim, asked))
    told = rest if denied != left else part
    if kind == "share":
        return _share_holds(claim, 100.0 * told.value / pair.whole.number.value)
    return _counted_of(claim, pair, told, asked)


def _tells_the_part(claim: Figure, pair: Pair, asked: Asked) -> bool:
    """`88 of 120 tasks had finished, 32 remained`: a number's clause tells its part, not the rest."""
    said = _said_beside(claim, asked)
    states = pair.words - THING_NAMES
    return not states.isdisjoint(said) and FREE.isdisjoint(said)


def _tells_what_is_used(claim: Figure, asked: Asked) -> bool:
    """`97 % full`, `more than 95 % is used` of what is free: the word in the clause of the number."""
    said = _said_beside(claim, asked)
    return not _TAKEN.isdisjoint(said) and FREE.isdisjoint(said)


def _said_beside(claim: Figure, asked: Asked) -> set[str]:
    """What the clause of a number tells."""
    clause = asked.cut[claim.place]
    return {
        option for one in asked.parts if asked.cut[one.place] == clause for option in one.options
    }


def counts_others(claim: Figure, pair: Pair, asked: Asked, evidence: Evidence) -> bool:
    """`32 executors were left` of a pair that counts tasks, beside `(executor 2)`."""
    reach = _OF_WHOLE if asked.texts[claim.place + 1] == "of" else _BESIDE
    behind = asked.tokens[claim.place + 1 : claim.place + 1 + reach]
    things = {one for _, _, entry, _ in behind for one in entry or () if one in THING_NAMES}
    ours = pair.words | called(pair.part, evidence) | called(pair.whole, evidence)
    return things.isdisjoint(ours) and any(
        not things.isdisjoint(called(one, evidence)) for one in evidence.figures[:MOST]
    )


def _share_holds(claim: Figure, exact: float) -> bool:
    """`5 % of the groups`; 14 % of 14.29 %."""
    if not claim.compare and abs(exact - claim.number.value) <= claim.number.step / 2:
        return True
    return within(claim, Number(exact, "%", _SHARE_STEP, "share"))


def _count_holds(
    claim: Figure, pair: Pair, rest: Number, free: bool, denied: bool, asked: Asked
) -> bool | None:
    """A count beside a state: the rest is used of what is free; the whole is not in its part's state."""
    part, whole = pair.part.number, pair.whole.number
    if free and "used" in asked.said and not FREE & asked.said:
        return within(claim, rest) if whole.unit == claim.number.unit else None
    states = {one for one in pair.words if one.lstrip("-") in STATES}
    if denied and not part.value and is_value_of(claim, pair.whole):
        return True  # 14 nodes are unavailable, of 0/14 available
    whole_told = bool(WHOLES & asked.said) or "!neg" in asked.marks
    skip = denied or whole_told or not states & asked.said or part.value == whole.value
    return None if skip or not is_value_of(claim, pair.whole) else False


def _rest_holds(claim: Figure, pair: Pair, rest: Number, free: bool) -> bool | None:
    """`70 to spare`, 还剩 2 次: what is left of a limit."""
    limited = bool(pair.whole.field.keys() & WHOLES) or "complete" in pair.words
    whole = pair.whole.number
    if free or not limited or whole.unit != claim.number.unit or is_value_of(claim, pair.whole):
        return None
    return within(claim, rest)


def _is_free(pair: Pair) -> bool:
    """Whether a part is what is free, by its name or by the state told of it: `3 of 8 are available`."""
    if not FREE.isdisjoint([one.lstrip("-") for one in pair.words]):
        return True
    told = pair.part.field.keys()
    return USED.isdisjoint(pair.words) and USED.isdisjoint(told) and not FREE.isdisjoint(told)


def _counted_of(claim: Figure, pair: Pair, part: Number, asked: Asked) -> bool | None:
    """`seven of the nine`, 9 个中有 7 个."""
    partner = partner_of(claim, asked)
    if partner is None or pair.whole.number.unit not in (claim.number.unit, partner.number.unit):
        return None
    first, second = (claim, partner) if claim.place < partner.place else (partner, claim)
    if "中" in asked.text or "里" in asked.text:
        first, second = sorted((claim, partner), key=lambda one: one.number.value)
    if not is_value_of(second, pair.whole):
        return None
    if is_value_of(first, pair.part.but(number=part)):
        return True
    other = pair.whole.number.value - pair.part.number.value
    if SIGNED_STATES.isdisjoint(pair.words) and first.number.value == other:
        return None  # 36 of 60 are empty, of `24 non-empty out of 60`
    return None if _is_of_another_state(pair, asked) else False


def _is_of_another_state(pair: Pair, asked: Asked) -> bool:
    """`two of the six are tainted` of `0/6 are available: 2 are tainted`: another part of the same whole."""
    states = {one.lstrip("-") for one in pair.words if one in SIGNED_STATES}
    return bool(states) and states.isdisjoint([one.lstrip("-") for one in asked.said])


def within(claim: Figure, found: Number) -> bool:
    """Whether an exact number lies in the interval that a sentence states."""
    mine = claim.number
    if claim.compare:
        near = is_near_its_bound(claim, found.value)
        return near and is_beyond(found.value, claim.compare, mine.value)
    return any(
        holds(one.value, found.value, one.step, claim.about, True) for one in readings(mine, found)
    )
