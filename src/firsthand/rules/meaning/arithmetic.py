"""What a claim computes from the evidence: difference, ratio, complement, distance in time.

Owns the only sums that are allowed: of two numbers of one unit class, or two times, and only where the
claim's own words announce it. Pure.
It cannot follow sums of more than two terms.
"""

import re
from itertools import combinations, pairwise

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.clocks import SHARE
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.instants import DAY, Instant
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.quantities import Number, holds, readings
from firsthand.rules.meaning.tokens import Token, follows

MOST = 24
"""Numbers of one unit class that are combined pairwise."""

_ANNOUNCED = names("!by !left !gt !lt")
_LIMITS = ("limit", "max")
_OFF = re.compile(
    r"\boff\b|wrong by|deviat|drift|skew|\boffset|偏差|偏移|误差|相差|漂移", re.IGNORECASE
)
"""Words for a distance from what is right, in either direction."""
_TURNED = {">": "<", ">=": "<=", "<": ">", "<=": ">="}
_TAKEN = names("taken occupied full 占用 已占 占满")
_IN_USE = names("active used busy available")
_WHOLES = ("total", "expected")
_NAMED = 3.0
_PART_REACH = 4
"""Tokens from a part to its whole."""


def taken(claim: Figure, asked: Asked) -> Figure:
    """`87 % of it is taken`: a share that is used."""
    if claim.number.unit != "%" or not _TAKEN & asked.words:
        return claim
    return claim._replace(
        field=claim.field | {"used": 1.0 + max(claim.field.values(), default=0.0)}
    )


def complement(claim: Figure, figure: Figure) -> Figure:
    """The rest to 100 % where the claim speaks of what is free and the evidence of what is used."""
    if claim.number.unit != "%" or figure.number.unit != "%":
        return figure
    if _opposed(claim.field, figure.field):
        number = figure.number
        low = 100.0 - number.value if number.low is not None else None
        value = 100.0 - (number.value if number.low is None else number.low)
        compare = _TURNED.get(figure.compare, "")
        return figure._replace(number=number._replace(value=value, low=low), compare=compare)
    return figure


def _opposed(mine: dict[str, float], theirs: dict[str, float]) -> bool:
    free, used = mine.get("free", 0.0), mine.get("used", 0.0)
    if free > used:
        return theirs.get("used", 0.0) > theirs.get("free", 0.0)
    if used > free:
        return theirs.get("free", 0.0) > theirs.get("used", 0.0)
    return False


def magnitudes(asked: Asked, figures: list[Figure]) -> list[Figure]:
    """Negative numbers without their sign, where a sentence tells how far off or how much less."""
    negative = [f for f in figures if f.number.value < 0 and f.number.low is None]
    if not negative or not ("decrease" in asked.said or _OFF.search(asked.text)):
        return []
    return [f._replace(number=f.number._replace(value=-f.number.value)) for f in negative]


def is_difference(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether a number is the difference of two numbers of the evidence, and the claim says so.

    A number that is itself compared ("below 2 %") is never one.
    """
    claim = in_points(claim, asked, evidence)
    apart = "比" in asked.text or claim.number.written == "个百分点"
    if claim.compare or not (
        apart or _ANNOUNCED & asked.marks.keys() or {"decrease", "increase", "miss"} & asked.said
    ):
        return False
    figures = _of_unit(claim, evidence)
    for index, one in enumerate(figures):
        for other in figures[index + 1 :]:
            gap = abs(one.number.value - other.number.value)
            if (
                gap
                and _directed(claim, one, other, asked)
                and any(
                    holds(said.value, gap, said.step, claim.about, True)
                    for said in readings(claim.number, one.number)
                )
            ):
                return True
    return False


def in_points(claim: Figure, asked: Asked, evidence: Evidence) -> Figure:
    """`19 points under the threshold`: per cents, where the text has shares."""
    behind = follows(asked.tokens, claim.place + 1)
    if claim.number.unit or behind is None or behind[1] not in ("points", "point"):
        return claim
    if not any(f.number.unit == "%" for f in evidence.figures):
        return claim
    return claim._replace(number=claim.number._replace(unit="%", written="points"))


def _directed(claim: Figure, one: Figure, other: Figure, asked: Asked) -> bool:
    """Whether the sentence puts a value on the right side of its limit."""
    if (one.role in _LIMITS) == (other.role in _LIMITS):
        return True
    value, limit = (one, other) if other.role in _LIMITS else (other, one)
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    below = bool({"!lt", "!le"} & asked.marks.keys()) or ahead in ("低", "少", "慢", "小", "短")
    above = bool({"!gt", "!ge"} & asked.marks.keys()) or ahead in ("高", "多", "快", "大", "长")
    if below == above:
        return True
    return (value.number.value < limit.number.value) == below


def has_shares(evidence: Evidence) -> bool:
    """Whether a text states per cents itself."""
    return any(f.number.unit == "%" and f.number.written != SHARE for f in evidence.figures)


def is_share(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`100 %` of `50/50`, of a value beside its maximum, of two numbers that the sentence itself has.

    Never where the text has a share of its own.
    """
    if claim.number.unit != "%" or has_shares(evidence):
        return False
    for figures, tokens in (
        (asked.figures, asked.tokens),
        (evidence.figures[:MOST], evidence.tokens),
    ):
        shares = {
            100.0 * min(one, other) / max(one, other)
            for first, second in pairwise(figures)
            if first.number.unit == second.number.unit and _part_of(first, second, tokens)
            for one, other in [(first.number.value, second.number.value)]
            if min(one, other) >= 0 < max(one, other)
        }
        if shares:
            return len(shares) == 1 and _is_so(claim, shares.pop())
    return False


def _part_of(first: Figure, second: Figure, tokens: list[Token]) -> bool:
    """Whether one is said to be of the other, or they are one field's maximum and value."""
    between = {text for _, text, _, _ in tokens[first.place + 1 : second.place]}
    if second.place - first.place <= _PART_REACH and between & {"/", "of"}:
        return True
    if _whole(first) == _whole(second):
        return False
    limit, value = (first, second) if _whole(first) else (second, first)
    shared = {word for word, near in value.field.items() if near >= _NAMED and word in limit.field}
    shared |= _IN_USE & {word for word, near in value.field.items() if near >= _NAMED}
    return not value.role and bool(shared) and value.number.value <= limit.number.value


def _whole(figure: Figure) -> bool:
    return figure.role in _LIMITS or any(figure.field.get(one, 0.0) >= _NAMED for one in _WHOLES)


def _is_so(claim: Figure, share: float) -> bool:
    number: Number = claim.number
    if claim.compare:
        return share > number.value if claim.compare[0] == ">" else share < number.value
    return holds(number.value, share, number.step, claim.about, True)


def _of_unit(claim: Figure, evidence: Evidence) -> list[Figure]:
    return [f for f in evidence.figures if f.number.unit == claim.number.unit][:MOST]


def time_apart(claim: Figure, times: list[Instant]) -> bool:
    """Whether a duration is the distance of two times of the evidence."""
    for first, second in combinations(times[:MOST], 2):
        scale = first.utc(), second.utc()
        if None in scale:
            scale = first.second, second.second
        start, end = scale
        if start is not None and end is not None and _lasts(claim, abs(end - start)):
            return True
    return False


def _lasts(claim: Figure, gap: float) -> bool:
    number = claim.number
    if claim.compare[-1:] == "=" and holds(number.value, gap, number.step, claim.about, True):
        return True
    if claim.compare:
        return gap > number.value if claim.compare[0] == ">" else gap < number.value
    whole_days = number.written in ("day", "days", "天") and gap // DAY * DAY == number.value
    return whole_days or holds(number.value, gap, number.step, claim.about, True)
