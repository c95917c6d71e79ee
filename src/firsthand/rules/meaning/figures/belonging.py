"""Whether a number of the evidence is really the one that a sentence speaks of.

Owns the tests of its value, which the sentence's interval must hold, of its role, and of the words of its
field; where it must stand is `in_place.py`, what it counts `counted.py`. Pure.
It cannot tell two numbers apart that share value, role and field.
"""

from collections.abc import Sequence

from firsthand.rules.meaning.lexicon.relations import RIVALS_APART
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.fields import STATISTICS
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.quantities import Number, holds, readings

LIMITS = ("limit", "max")
_ENDS = ("max", "min")
_SAME_ROLE = {("limit", "max"), ("max", "limit")}
_NUMBERED = frozenset({"attempt", "retry"})
_TINY = 1e-9
_MOST_WEIGHT = 2.0
"""What a word of the text's field counts at most."""
_NEAR = 0.25
"""How far any rounding or other unit may be from the number it names."""
_JUST = 0.15
"""The same of `just under`."""
_FAR = 10
"""`more than a minute` of `more than an hour` is true and says another thing."""


def overlap(claim: Figure, figure: Figure) -> float:
    """How much the fields of two numbers share; the nearer the words, the more."""
    theirs = figure.field
    total = 0.0
    if theirs.keys().isdisjoint(claim.field):
        return total
    for word, near in claim.field.items():
        weight = theirs.get(word)
        if weight is not None:
            total += near * (weight if weight < _MOST_WEIGHT else _MOST_WEIGHT)
    return total


def is_of_a_rival(claim: Figure, figure: Figure) -> bool:
    """`virtual memory: 4.3 GB` of `4.3 GB physical memory`: called by the rival of a word, and not by it."""
    mine, theirs = claim.field, figure.field
    return any(
        word not in theirs
        and any(other in theirs and other not in mine for other in RIVALS_APART[word])
        for word in mine.keys() & RIVALS_APART.keys()
    )


def is_percentile(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """Whether a sentence of one number says far from it which percentile it is."""
    if claim.role or figure.role[:1] != "p":
        return False
    return figure.role in asked.said and len(asked.figures) == 1


def roles_agree(claim: Figure, figure: Figure) -> bool:
    """A maximum is no average; `at most` speaks of a maximum, and either of a range's ends."""
    mine, theirs = claim.role, figure.role
    if mine == theirs:
        return True
    if figure.number.low is not None and mine in ("max", "min"):
        return True
    if not theirs and mine in figure.field and mine in STATISTICS and mine not in LIMITS:
        return True  # a median latency above 1s (current value: 1.84s)
    if claim.compare == "<=" and theirs in LIMITS:
        return True
    if claim.compare == ">=" and theirs == "min":
        return True
    return (mine, theirs) in _SAME_ROLE


def _is_reached(figure: Figure) -> bool:
    """`attempt=1..6`: who came to the sixth made at least six."""
    return not _NUMBERED.isdisjoint(figure.field)


def says(claim: Figure, figure: Figure) -> bool:
    """Whether the evidence's number lies in the interval that the claim states."""
    mine, theirs = claim.number, figure.number
    wanted, least = mine.value, mine.low
    value, low = theirs.value, theirs.low
    if claim.compare:
        same_side = not figure.compare or figure.compare[0] == claim.compare[0]
        end = value if low is None or claim.compare[0] != ">" or _is_reached(figure) else low
        if (
            claim.compare[-1] == "="
            and same_side
            and holds(wanted, end, mine.step, claim.about, True)
        ):
            return True  # within five seconds, of 5001 ms; at least 8, of 8..29
        low = value if low is None else low
        return is_near_its_bound(claim, value) and _inside(
            claim.compare, wanted, low, value, figure.compare
        )
    if low is not None and least is None:
        if claim.role not in _ENDS:
            return False
        value = value if claim.role == "max" else low
    if value != wanted and abs(value - wanted) > _NEAR * abs(wanted):
        return False  # too far for a rounding
    if figure.compare and claim.role not in LIMITS:
        return False
    if least is not None:
        return (value if low is None else low) == least and value == wanted
    return value == wanted or restates(mine, theirs, value, claim.about)


def saying(claim: Figure, figures: Sequence[Figure]) -> list[bool]:
    """For each number of the evidence whether a claim `says` it: most are too far for any rounding."""
    if claim.compare:
        return [says(claim, one) for one in figures]
    wanted = claim.number.value
    margin = _NEAR * abs(wanted)
    least, most = wanted - margin, wanted + margin
    found = [False] * len(figures)
    for at, one in enumerate(figures):
        number = one.number
        if least <= number.value <= most or number.low is not None:
            found[at] = says(claim, one)
    return found


def restates(mine: Number, theirs: Number, value: float, about: bool) -> bool:
    """Whether some reading of a sentence's number holds a value that the text has as `theirs`."""
    converts = mine.written != theirs.written or theirs.step < mine.step
    for one in readings(mine, theirs):  # noqa: SIM110 - a loop: it runs for every close number
        if holds(one.value, value, one.step, about, converts):
            return True
    return False


def is_near_its_bound(claim: Figure, value: float) -> bool:
    """`just under 12 minutes` is not seven; without `just` any distance from the bound will do."""
    wanted = claim.number.value
    return not claim.about or abs(value - wanted) <= _JUST * abs(wanted)


def margin_of(number: Number) -> float:
    """How far a value may be from a number of the sentence by any rounding or other unit."""
    return _NEAR * abs(number.value)


def is_far(number: Number, value: float) -> bool:
    """Whether no rounding and no other unit leads from a number of the sentence to a value."""
    return abs(value - number.value) > _NEAR * abs(number.value)


def _inside(compare: str, bound: float, low: float, high: float, known: str) -> bool:
    slack = _TINY * max(abs(bound), 1.0)
    if known:  # the evidence itself states an open interval
        if known[0] != compare[0] or max(low, bound) > _FAR * max(min(low, bound), slack):
            return False
        return low >= bound if compare[0] == ">" else high <= bound
    if compare == ">":
        return low > bound + slack
    if compare == ">=":
        return low >= bound - slack
    if compare == "<":
        return high < bound - slack
    return high <= bound + slack
