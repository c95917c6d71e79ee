"""Distances, changes, rests, sums and products that a sentence computes of a text's figures.

Owns the operands of each: a value and its base on the side that the word says, one measure before and after,
a part and its whole, terms that the sentence states or calls, a count and an average. Pure.
It cannot follow sums of sums.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.derived_tries import left_of_tries
from firsthand.rules.meaning.computed.operands import operands
from firsthand.rules.meaning.computed.operations import (
    APART,
    EACH,
    FREED,
    LACKING,
    excess,
)
from firsthand.rules.meaning.computed.reckoning import MOST, Reckoning
from firsthand.rules.meaning.figures.arithmetic import has_shares
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.figures.wholes import FREE, GENERAL, pairs
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure

_LEAST = 2
_ARROWS = ("->", "→", "to")
_SHORT = 12
_INCLUDING = lazy(r"\b(?:counting|including|with|plus)\b|算上|连同|包括|加上|含")
_NEEDING = frozenset(
    {"需", "需要", "应", "needs", "need", "needed", "requires", "wants", "requested"}
)
_NEEDS = frozenset({"need", "expected"})
_EITHER = lazy(r"\bor\b|或")
_BEFORE = lazy(r"\b(?:before|old|previous|initial)")
_AFTER = lazy(r"\b(?:after|new|current|final)")


def difference(made: Reckoning) -> bool:
    """`548 offsets behind the end offset`, `exceeded its limit by 2 minutes`, 超出预计上限 2 分钟."""
    found = operands(made, made.claim.number.unit)
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
    gaps = [
        second.number.value - first.number.value
        for first, second in pairwise(made.of_unit(unit))
        if are_ends(made, first, second)
    ]
    return bool(gaps) and all((gap > 0) == up and made.is_so(abs(gap), unit) for gap in gaps)


def _tells_freed(made: Reckoning) -> bool:
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
        if one.whole.number.unit == unit and not (left and not FREE.isdisjoint(one.words))
    ]
    if not parts:
        rest = rest_of_two(made)
        return (
            (rest is not None and made.is_so(rest, unit))
            or _lacking_of_two(made)
            or _left_of_limit(made)
        )
    words, field = told(made.asked, 0, len(made.asked.tokens)), made.claim.field
    scores = [
        len(one.words & words) + sum(field.get(word, 0.0) for word in one.words) for one in parts
    ]
    rests = {
        one.whole.number.value - one.part.number.value
        for one, n in zip(parts, scores, strict=True)
        if n == max(scores)
    }
    return len(rests) == 1 and made.is_so(rests.pop(), unit)


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
    mine = made.of_unit(made.claim.number.unit)
    calls = [made.called(f) & words for f in mine]
    own = [
        f.number.value
        for f, one in zip(mine, calls, strict=True)
        if one and not any(one <= other for other in calls if other is not one)
    ]
    return set(own) if len(own) == _LEAST else set()


def total(made: Reckoning) -> bool:
    """`450 and 50, together 500`; `pending and failed come to 1290`; `15 were removed or recycled`."""
    unit = made.claim.number.unit
    if made.claim.compare:
        return False
    if _INCLUDING.search(made.lower) is not None:
        terms = _of_one_noun(made)
        if len(terms) > 1 and made.is_so(sum(terms), unit):
            return True
    if not made.adds_up:
        terms = alternatives(made)
        return bool(terms) and made.is_so(sum(terms), unit)
    stated = [one.number.value for one in made.others if one.number.unit == unit]
    if len(stated) == len(made.others) >= _LEAST:
        return made.is_so(sum(stated), unit)  # each is judged by itself
    terms = _terms(made, told(made.asked, 0, made.claim.place))
    return not made.others and bool(terms) and made.is_so(sum(terms), unit)


def _of_one_noun(made: Reckoning) -> list[float]:
    """The figures of one sentence that count the claim's noun: `1 active and 2 backup servers`."""
    words = told(made.asked, made.claim.place, made.clause[1]) & THING_NAMES
    words -= GENERAL
    found = [f for f in made.of_unit(made.claim.number.unit) if words & f.field.keys()]
    lines = {made.evidence.sentence_of(f.place) for f in found}
    near = [b.place - a.place for a, b in pairwise(found)]
    return (
        [f.number.value for f in found]
        if len(lines) == 1 and max(near, default=0) <= _SHORT
        else []
    )


def alternatives(made: Reckoning) -> list[float]:
    """What `N were removed or recycled` counts, where the text counts each by itself."""
    if made.claim.number.unit or _EITHER.search(made.text) is None:
        return []
    return _terms(made, told(made.asked, *made.clause) - THING_NAMES)


def _terms(made: Reckoning, words: Words) -> list[float]:
    """The figures that a sentence calls, each by a word of its own."""
    mine = [f for f in made.of_unit(made.claim.number.unit) if not f.compare]
    common = frozenset.intersection(*(made.called(f) for f in mine)) if mine else frozenset()
    meant = [f for f in mine if made.called(f) & (words - common)]
    calls = [made.called(f) & (words - common) for f in meant]
    own = [one - frozenset().union(*(c for c in calls if c is not one)) for one in calls]
    return [f.number.value for f in meant] if len(meant) >= _LEAST and all(own) else []


def product(made: Reckoning) -> bool:
    """`3012 parts of 1.14 MiB on average, so 3.4 GiB altogether`."""
    if not made.adds_up or made.claim.compare or EACH.search(made.lower) is None:
        return False
    counts = {f.number.value for f in made.of_unit("") if made.stated(f)}
    sizes = {f.number.value for f in made.of_unit(made.claim.number.unit) if made.stated(f)}
    if not made.claim.number.unit or len(counts) != 1 or len(sizes) != 1:
        return False
    return made.is_so(counts.pop() * sizes.pop(), made.claim.number.unit)
