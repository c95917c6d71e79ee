"""Rests that a sentence computes: what is missing of a need, left of a limit, still to be done of a whole.

Owns which two figures of the text are the part and the whole of it. Pure.
It cannot take a rest of a rest.
"""

from firsthand.rules.meaning.computed.derived_tries import left_of_tries
from firsthand.rules.meaning.computed.operations import LACKING
from firsthand.rules.meaning.computed.parts_told import counts_others
from firsthand.rules.meaning.computed.reckoning import MOST, Reckoning
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import told
from firsthand.rules.meaning.figures.wholes import FREE, pairs
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure

_LEAST = 2
_NEEDING = frozenset(
    {"需", "需要", "应", "needs", "need", "needed", "requires", "wants", "requested"}
)
_NEEDS = frozenset({"need", "expected"})


def lacking(made: Reckoning) -> bool:
    """`two are missing` of `desired=6, available=4`; `two steps are left` of `step=7/9`."""
    if made.claim.number.unit == "%":
        return False
    left = made.left
    if not left and LACKING.search(made.text) is None:
        return False
    if "次" in made.evidence.text and left_of_tries(made):
        return True
    if made.claim.compare:
        return False
    unit = made.claim.number.unit
    parts = [
        one
        for one in pairs(made.evidence)
        if one.whole.number.unit == unit
        and not (left and not FREE.isdisjoint(one.words))
        and not counts_others(made.claim, one, made.asked, made.evidence)
    ]
    if not parts:
        rest = rest_of_two(made)
        return (
            (rest is not None and made.is_so(rest, unit))
            or _lacking_of_two(made)
            or _left_of_limit(made)
        )
    if _wants_another(made, {n.number.value for one in parts for n in (one.part, one.whole)}):
        return False
    words, field = told(made.asked, 0, len(made.asked.tokens)), made.claim.field
    scores = [
        sum((field.get(word, 0.0) for word in one.words), 0.0) + len(one.words & words)
        for one in parts
    ]
    rests = {
        one.whole.number.value - one.part.number.value
        for one, n in zip(parts, scores, strict=True)
        if n == max(scores)
    }
    return len(rests) == 1 and made.is_so(rests.pop(), unit)


def _wants_another(made: Reckoning, values: set[float]) -> bool:
    """`progress 2/5, threshold 3`: what is wanting is told by a number that is not the whole."""
    return not made.left and any(
        not f.number.unit and f.number.value not in values and _is_wanted(f)
        for f in made.of_unit("")
    )


def _is_wanted(figure: Figure) -> bool:
    return "threshold" in figure.field or not _NEEDS.isdisjoint(figure.field)


def _left_of_limit(made: Reckoning) -> bool:
    """`4Gi are left` of `used: limits.memory=60Gi, limited: limits.memory=64Gi`."""
    mine = [f for f in made.of_unit(made.claim.number.unit) if not f.compare]
    bounds = [f for f in mine if f.role in LIMITS]
    limits = {f.number.value for f in bounds}
    words = {word for f in bounds for word, near in f.field.items() if near >= 1.0}
    words &= made.claim.field.keys()
    plain = [f for f in mine if f.field.get("used", 0.0) >= NAMED]
    used = {
        f.number.value
        for f in plain or made.evidence.figures[:MOST]
        if f.number.unit == made.claim.number.unit
        and f.role not in LIMITS
        and (
            f.field.get("used", 0.0) >= NAMED or any(f.field.get(one, 0.0) >= 1.0 for one in words)
        )
    }
    alone = len(used) == len(limits) == 1 and made.left
    return alone and made.is_so(limits.pop() - used.pop(), made.claim.number.unit)


def rest_of_two(made: Reckoning) -> float | None:
    """What is wanting of a need and what there is of it: `need 6, available 2`."""
    mine = made.of_unit(made.claim.number.unit)
    tokens = made.evidence.tokens
    needs = {
        f.number.value
        for f in mine
        if f.field.keys() & _NEEDS or (f.place and tokens[f.place - 1][1] in _NEEDING)
    }
    there = {f.number.value for f in mine if f.field.keys() & FREE}
    return needs.pop() - there.pop() if len(needs) == len(there) == 1 else None


def _lacking_of_two(made: Reckoning) -> bool:
    """`two pieces are short` of `available 3, requested 5`: the only two of their line."""
    mine = made.of_unit(made.claim.number.unit)
    lines = {made.evidence.sentence_of(one.place) for one in mine}
    values = sorted({one.number.value for one in mine})
    if len(lines) != 1 or len(values) != _LEAST or not LACKING.search(made.text):
        return False
    return made.is_so(values[1] - values[0], made.claim.number.unit)
