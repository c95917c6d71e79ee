"""Numbers read otherwise than they are written: the rest of a share, no sign, points, a span of time.

Owns what turns a number of claim or text before the two are compared. What is computed of two figures is
`derived.py`. Pure.
"""

import re
from itertools import combinations

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import is_near_its_bound
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clocks import SHARE
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.instants import DAY, NO_DAY, Instant
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.tokens.token import follows

MOST = 24
"""Numbers of one unit class that are combined pairwise."""

_OFF = lazy(r"\boff\b|wrong by|deviat|drift|skew|\boffset|偏差|偏移|误差|相差|漂移", re.IGNORECASE)
"""Words for a distance from what is right, in either direction."""
_BACK = lazy(r"\b(?:set|put|moved|turned|stepped|went) back|\bbackwards?\b|回拨|拨慢|倒退")
"""Words by which a sentence tells a negative step without its sign."""
_TURNED = {">": "<", ">=": "<=", "<": ">", "<=": ">="}
_SPLIT = names("up -up ready -ready available -available health -health")
"""States of which a share of some things is, and the rest in the opposite one."""
_USED = frozenset({"used", "full", "full_noun", "filled"})
POINTS = frozenset({"points", "point"})
_TAKEN = names("taken occupied full 占用 已占 占满") | {"used up", "filled up", "taken up"}


def taken(claim: Figure, asked: Asked) -> Figure:
    """`87 % of it is taken`: a share that is used."""
    if claim.number.unit != "%" or _TAKEN.isdisjoint(asked.words):
        return claim
    return claim.but(field=claim.field | {"used": 1.0 + max(claim.field.values(), default=0.0)})


def complements(claim: Figure, shares: list[Figure]) -> list[Figure]:
    """The rests to 100 % where the claim speaks of what is free and the text of what is used."""
    leans = _leans(claim.field)
    return (
        [_rest(one) if _leans(one.field) == -leans else one for one in shares] if leans else shares
    )


def _rest(figure: Figure) -> Figure:
    """What is left of 100 %, on the other side of a bound."""
    number = figure.number
    low = 100.0 - number.value if number.low is not None else None
    value = 100.0 - (number.value if number.low is None else number.low)
    compare = _TURNED.get(figure.compare, "")
    return figure.but(number=number.but(value=value, low=low), compare=compare)


def is_of_successes(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence tells a failure rate, and its text only a success rate: one is the other's rest."""
    held = evidence.facts.held
    if not asked.has_numbers:
        return False  # a success rate of 98 % is no high failure rate
    if not held.get("success_rate") or held.get("error_rate") or "success_rate" in asked.said:
        return False
    return "error_rate" in asked.said or (not held.get("-success") and _is_share_of_failed(asked))


def _is_share_of_failed(asked: Asked) -> bool:
    """`3 % of the calls did not succeed`, 3% 的请求未成功: the one share of a clause that tells a failure."""
    if "-success" not in asked.said or "success" in asked.said:
        return False
    shares = [one for one in asked.figures if one.number.unit == "%"]
    return len(shares) == 1 and any(
        "-success" in part.options and asked.cut[part.place] == asked.cut[shares[0].place]
        for part in asked.parts
    )


def of_failures(figures: list[Figure], asked: Asked, evidence: Evidence) -> list[Figure]:
    """`a failure rate of 6.8 %` of a success rate of 93.2 %."""
    turned = is_of_successes(asked, evidence) or is_of_the_rest(asked, evidence)
    return [_rest(one) for one in figures] if turned else figures


def is_of_the_rest(asked: Asked, evidence: Evidence) -> bool:
    """`67 % of them are still up` of `33 % are down`: the one share is told of the opposite state."""
    if not asked.has_numbers or "!neg" in asked.marks or _SPLIT.isdisjoint(asked.said):
        return False
    held = evidence.facts.held
    if not any(
        one in asked.said and held.get(_turned(one)) and not held.get(one) for one in _SPLIT
    ):
        return False
    told = [one for one in asked.figures if one.number.unit == "%"]
    shares = {one.number.value for one in evidence.figures if one.number.unit == "%"}
    return len(told) == 1 and not told[0].compare and len({round(one) for one in shares}) == 1


def _turned(state: str) -> str:
    return state[1:] if state[0] == "-" else "-" + state


def _leans(field: dict[str, float]) -> int:
    """1 where a word for what is taken stands nearest (`86 % full` is as much used), -1 of what is free."""
    free = field.get("free", 0.0)
    if _USED.isdisjoint(field):
        return -1 if free > 0.0 else 0
    used = max([field.get(one, 0.0) for one in _USED])
    return (used > free) - (free > used)


def magnitudes(asked: Asked, figures: list[Figure]) -> list[Figure]:
    """Negative numbers without their sign, where a sentence tells how far off or how much less."""
    negative: list[Figure] = []
    for one in figures:
        number = one.number
        if number.value < 0 and number.low is None:
            negative.append(one)
    if not negative or not (
        "decrease" in asked.said or _OFF.search(asked.text) or _BACK.search(asked.text)
    ):
        return []
    return [f.but(number=f.number.but(value=-f.number.value)) for f in negative]


def tells_distance(asked: Asked) -> bool:
    """Whether a sentence tells how far off something is, in whichever direction."""
    return _OFF.search(asked.text) is not None


def in_points(claim: Figure, asked: Asked, evidence: Evidence) -> Figure:
    """`19 points under the threshold`: per cents, where the text has shares."""
    if claim.number.unit or POINTS.isdisjoint(asked.words):
        return claim
    behind = follows(asked.tokens, claim.place + 1)
    if behind is None or behind[1] not in POINTS:
        return claim
    if not any(f.number.unit == "%" for f in evidence.figures):
        return claim
    return claim.but(number=claim.number.but(unit="%", written="points"))


def has_shares(evidence: Evidence) -> bool:
    """Whether a text states per cents itself."""
    for f in evidence.figures:  # noqa: SIM110 - a loop: it runs for every share of a sentence
        if f.number.unit == "%" and f.number.written != SHARE:
            return True
    return False


def time_apart(claim: Figure, times: list[Instant]) -> bool:
    """Whether a duration is the distance of two times of the evidence; more or less than one: of any two."""
    kept, strict = False, claim.compare in (">", "<") and not claim.about
    for first, second in combinations([one for one in times[:MOST] if one.day != NO_DAY], 2):
        scale = first.utc(), second.utc()
        if None in scale:
            scale = first.second, second.second
        start, end = scale
        if start is None or end is None or (strict and start == end):
            continue
        kept = _lasts(claim, abs(end - start))
        if kept != strict:
            break
    return kept


def _lasts(claim: Figure, gap: float) -> bool:
    number = claim.number
    if claim.compare[-1:] == "=" and holds(number.value, gap, number.step, claim.about, True):
        return True
    if claim.compare:
        if not is_near_its_bound(claim, gap):
            return False
        return gap > number.value if claim.compare[0] == ">" else gap < number.value
    whole_days = number.written in ("day", "days", "天") and gap // DAY * DAY == number.value
    return whole_days or holds(number.value, gap, number.step, claim.about, True)
