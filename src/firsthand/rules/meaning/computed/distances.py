"""Distances and changes that a sentence computes of two figures of a text.

Owns `exceeded its limit by 2 minutes`, `25 % over its limit`, `freed 91 MB` of `3481M->3390M`, `they differ
by 4` and `0.2 Gi away from its limit`: a value and its base on the side that the word says, one measure
before and after, two stated figures, the one limit. Pure.
It cannot choose between two limits of one unit.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operands import limits_of, operands
from firsthand.rules.meaning.computed.operations import APART, FREED, excess
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.arithmetic import has_shares
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import told
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.sieve import heads

_LEAST = 2
"""Figures that a distance without a side lies between."""
_ARROWS = ("->", "→", "to")
_MAY_BE_FREED = heads("reclaim recover collect free 回收 释放")
"""Signs of which every word for it holds one."""
_MEBIBYTE = 2.0**20
"""The least that is a size without saying so."""
_SHORT = 12
"""Characters between a value before and one after."""
_BEFORE = lazy(r"\b(?:before|old|previous|initial)")
_AFTER = lazy(r"\b(?:after|new|current|final)")
_TO = lazy(
    r"(?:距离?|离)[^,;。]{0,16}?(?:还有|还差|还剩|尚有|不足|不到|仅|只有|约)"
    r"|\b(?:away from|to go (?:to|until)|before (?:reaching|it reaches)|until it reaches)\b"
)


def difference(made: Reckoning) -> bool:
    """`548 offsets behind the end offset`, `exceeded its limit by 2 minutes`, 超出预计上限 2 分钟."""
    found = operands(made, made.claim.number.unit)
    return found is not None and made.is_so(
        abs(found[0].number.value - found[1].number.value), made.claim.number.unit
    )


def is_turned(made: Reckoning) -> bool:
    """`five more skipped than failed` of 12 failed and 7 skipped: so far apart, but the other way round."""
    if made.side is None:
        return False
    found = operands(made, made.claim.number.unit, turned=True)
    return found is not None and made.is_so(
        abs(found[0].number.value - found[1].number.value), made.claim.number.unit
    )


def excess_of(made: Reckoning) -> bool:
    """`exceeds the limit by 25 %`, 超出上限 25%."""
    if made.claim.number.unit != "%" or has_shares(made.evidence):
        return False
    for unit in sorted({f.number.unit for f in made.figures if f.number.unit != "%"}):
        found = operands(made, unit)
        if found is not None and found[1].number.value > 0:
            return made.is_so(excess(found[0].number.value, found[1].number.value), "%")
    return False


def change(made: Reckoning) -> bool:
    """`freed 91 MB` of `3481M->3390M`, `climbed by 47,000` of `first=1200, last=48200`."""
    if made.claim.compare:
        return False
    said = made.asked.said
    up = "increase" in said
    down = "decrease" in said or (not up and _tells_freed(made))
    if up == down:
        return False
    unit = made.claim.number.unit
    ends = [pair for pair in pairwise(made.of_unit(unit)) if are_ends(made, *pair)]
    if not ends and unit == "B":
        ends = _of_bare_bytes(made)
    gaps = [second.number.value - first.number.value for first, second in ends]
    return bool(gaps) and all((gap > 0) == up and made.is_so(abs(gap), unit) for gap in gaps)


def _of_bare_bytes(made: Reckoning) -> list[tuple[Figure, Figure]]:
    """`Old Gen: 5016388096 -> 5243822080`: sizes without a unit, of what the sentence calls by its name."""
    words = told(made.asked, 0, made.claim.place)
    ends = [
        (first, second)
        for first, second in pairwise(made.of_unit(""))
        if max(first.number.value, second.number.value) >= _MEBIBYTE
        and are_ends(made, first, second)
    ]
    scores = [len(made.called(first) & words) for first, _ in ends]
    return [one for one, n in zip(ends, scores, strict=True) if n and n == max(scores)]


def _tells_freed(made: Reckoning) -> bool:
    """Whether the clause tells that memory was given back."""
    if _MAY_BE_FREED.isdisjoint(made.asked.signs):
        return False
    return FREED.search(made.lower) is not None and FREED.search(made.text) is not None


def are_ends(made: Reckoning, first: Figure, second: Figure) -> bool:
    """Whether two figures are one measure before and after."""
    between = "".join(one[1] for one in made.evidence.tokens[first.place + 1 : second.place])
    if between.strip("[]()").endswith(_ARROWS) and len(between) <= _SHORT:
        return True
    names = [{word for word, near in one.field.items() if near >= NAMED} for one in (first, second)]
    if "first_value" in names[0] and "last_value" in names[1]:
        return True
    calls = [" ".join(sorted(made.called(one))) for one in (first, second)]
    return bool(_BEFORE.search(calls[0]) and _AFTER.search(calls[1]))


def apart(made: Reckoning) -> bool:
    """`they differ by 4`, 相差 4: of two stated figures, or of the only two of their key."""
    if made.side is not None or APART.search(made.lower) is None:
        return False
    unit = made.claim.number.unit
    stated = {f.number.value for f in made.of_unit(unit) if made.stated(f)} or _two_called(made)
    return len(stated) == _LEAST and made.is_so(max(stated) - min(stated), unit)


def _two_called(made: Reckoning) -> set[float]:
    """`more sent than acknowledged: the difference is 14`: two figures, each by a word of its own."""
    words = told(made.asked, 0, made.claim.place) - TYPES
    if not words:
        return set()
    calls = [(f, made.called(f) & words) for f in made.of_unit(made.claim.number.unit)]
    calls = [(f, one) for f, one in calls if one]
    own = [
        f.number.value
        for f, one in calls
        if not any(one <= other for _, other in calls if other is not one)
    ]
    return set(own) if len(own) == _LEAST else set()


def to_the_limit(made: Reckoning) -> bool:
    """Whether a figure is what lies between the one limit of its unit and the value below it."""
    if _TO.search(made.lower) is None:
        return False
    mine = made.of_unit(made.claim.number.unit)
    limits = {f.number.value for f in limits_of(mine)}
    values = [f for f in mine if f.role not in LIMITS and not f.compare]
    if len(limits) != 1 or not values:
        return False
    limit = limits.pop()
    paired = [f for f in values if _is_told_of(f.place, made)]
    best = paired or made.best(values, told(made.asked, 0, made.claim.place))
    if len({f.number.value for f in best}) != 1 or best[0].number.value > limit:
        return False
    return made.is_so(limit - best[0].number.value, made.claim.number.unit)


def _is_told_of(place: int, made: Reckoning) -> bool:
    """`size 1.72GiB of quota 2GiB`: what stands before `of` is what is measured against it."""
    behind = made.evidence.tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][1] in ("of", "/")
