"""What a claim computes from the evidence: difference, ratio, complement, distance in time.

Owns the only sums that are allowed: of two numbers of one unit class, or two times, and only where the
claim's own words announce it. Pure.
It cannot follow sums of more than two terms.
"""

import re

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.instants import Instant
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.quantities import holds

MOST = 24
"""Numbers of one unit class that are combined pairwise."""

_TIMES = re.compile(
    r"\b(\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten) times (?:the|as|its|higher|larger|more|over|longer|that)\b",
    re.IGNORECASE,
)
_LIMITS = ("limit", "max")
_RATIOS = {
    "twice": 2.0,
    "double": 2.0,
    "doubled": 2.0,
    "doubles": 2.0,
    "triple": 3.0,
    "thrice": 3.0,
    "half": 0.5,
    "half of": 0.5,
    "一半": 0.5,
    "翻倍": 2.0,
    "翻番": 2.0,
    "quarter of": 0.25,
}


def complement(claim: Figure, figure: Figure) -> Figure:
    """The rest to 100 % where the claim speaks of what is free and the evidence of what is used."""
    if claim.number.unit != "%" or figure.number.unit != "%":
        return figure
    if _opposed(claim.field, figure.field):
        number = figure.number
        low = 100.0 - number.value if number.low is not None else None
        value = 100.0 - (number.value if number.low is None else number.low)
        compare = {">": "<", ">=": "<=", "<": ">", "<=": ">="}.get(figure.compare, "")
        return figure._replace(number=number._replace(value=value, low=low), compare=compare)
    return figure


def _opposed(mine: dict[str, float], theirs: dict[str, float]) -> bool:
    free, used = mine.get("free", 0.0), mine.get("used", 0.0)
    if free > used:
        return theirs.get("used", 0.0) > theirs.get("free", 0.0)
    if used > free:
        return theirs.get("free", 0.0) > theirs.get("used", 0.0)
    return False


def is_difference(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether a number is the difference of two numbers of the evidence, and the claim says so."""
    if "!by" not in asked.marks and "!left" not in asked.marks and not (
        "!gt" in asked.marks
        or "!lt" in asked.marks
        or "decrease" in asked.said
        or "increase" in asked.said
    ):
        return False
    figures = _of_unit(claim, evidence)
    for index, one in enumerate(figures):
        for other in figures[index + 1 :]:
            gap = abs(one.number.value - other.number.value)
            if gap and holds(claim.number.value, gap, claim.number.step, claim.about, True):
                return True
    return False


def ratio_of(asked: Asked) -> tuple[float, str] | None:
    """A multiple that the claim states (`twice`, `3 倍`), with its comparator."""
    found = next((f for f in asked.figures if f.number.unit == "x"), None)
    if found is not None:
        return found.number.value, found.compare
    said = _TIMES.search(asked.text)
    if said:
        number = ENGLISH_NUMBERS.get(said[1].lower()) or float(said[1])
        return number, ">" if "!gt" in asked.marks or "!ge" in asked.marks else ""
    if "!times" not in asked.marks:
        return None
    for place in asked.marks["!times"]:
        word = asked.tokens[place][1]
        if word in _RATIOS:
            compare = ">" if "!gt" in asked.marks or "!ge" in asked.marks else ""
            return _RATIOS[word], compare or ("<" if "!lt" in asked.marks else "")
    return None


def ratio_holds(ratio: float, compare: str, evidence: Evidence, unit: str | None) -> bool | None:
    """Whether value / limit (else any number / a later one) is that multiple; None if nothing is there."""
    figures = [f for f in evidence.figures if f.number.unit == unit or unit is None][:MOST]
    limits = [f for f in figures if f.role in _LIMITS and f.number.value]
    values = [f for f in figures if f.role not in _LIMITS]
    if not limits:
        limits = [f for f in figures if f.number.value]
        values = figures
    answer: bool | None = None
    for value in values:
        for limit in limits:
            if value is limit or value.number.unit != limit.number.unit:
                continue
            found = value.number.value / limit.number.value
            if compare == ">":
                good = found > ratio
            elif compare == "<":
                good = found < ratio
            else:
                good = holds(ratio, found, 0.1 * ratio, True, True)
            if good:
                return True
            answer = False
    return answer


def _of_unit(claim: Figure, evidence: Evidence) -> list[Figure]:
    return [f for f in evidence.figures if f.number.unit == claim.number.unit][:MOST]


def time_apart(claim: Figure, times: list[Instant]) -> bool:
    """Whether a duration is the distance of two times of the evidence."""
    number = claim.number
    scale = [one.utc() for one in times[:MOST]]
    clocks = [one.second for one in times[:MOST]]
    for index in range(len(scale)):
        for other in range(index + 1, len(scale)):
            first, second = scale[index], scale[other]
            if first is None or second is None:
                first, second = clocks[index], clocks[other]
            if first is None or second is None:
                continue
            gap = abs(second - first)
            if claim.compare == ">" and gap > number.value:
                return True
            if claim.compare == "<" and gap < number.value:
                return True
            if not claim.compare and holds(number.value, gap, number.step, claim.about, True):
                return True
            if (
                not claim.compare
                and number.written in ("days", "天", "day")
                and gap // 86400 * 86400 == number.value
            ):
                return True
    return False
