"""How a series goes: it rose, fell, kept rising, was above 90 at every point.

Owns what the points of a series (`reading/series.py`) say of a rise or a fall, over all of it or between the
times that a sentence names, and of what is told of every point. Pure.
It cannot tell a steep rise from a slow one.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.changed_by import BY_HAN
from firsthand.rules.meaning.computed.operations import is_beyond
from firsthand.rules.meaning.figures.changes import claimed_pair
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.series import CLOCK, Point, seconds
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.quantities import holds

_STEADY = lazy(
    r"\b(?:every|each|kept|keeps|keep|steadily|continuously|constantly|monotonically|throughout|never|always"
    r"|step by step|point by point|without interruption)\b|每|逐|各|一路|持续|不断|一直|始终|均|都|单调"
)
_POINTS = lazy(
    r"\b(?:every|each|all) (?:\w+ )?(?:steps?|samples?|points?|readings?|intervals?|measurements?)\b"
    r"|(?:每个?|各个?|所有|全部)(?:采样|数据|时间|时刻|取样)?(?:点|时刻)|每次采样|逐点|逐次|每一步"
)
_MOVES = frozenset({"increase", "decrease", "change"})
_TWO = 2


def trend(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """Whether a series rose or fell as a sentence says; None where the text is no series."""
    up = "increase" in part.options
    if up == ("decrease" in part.options) or "!neg" in asked.marks:
        return None
    points = _between(asked, evidence.points)
    if len(points) < _TWO:
        return None
    if _is_of_other_times(asked, points):
        return Finding(CONTRADICTED, "value_of_another_time", part.text)
    steps = [(two.value > one.value) - (two.value < one.value) for one, two in pairwise(points)]
    wanted = 1 if up else -1
    whole = (points[-1].value > points[0].value) - (points[-1].value < points[0].value)
    if all(step == wanted for step in steps):
        return Finding(HOLDS, "trend")
    if whole != wanted:
        rank = CONTRADICTED if wanted not in steps else OPEN
        return Finding(rank, "trend_differs", part.text)
    steady = _STEADY.search(asked.lower)
    return Finding(OPEN, "trend_not_steady", part.text) if steady else Finding(HOLDS, "trend")


def _between(asked: Asked, points: list[Point]) -> list[Point]:
    """The points between the two times that a sentence names; all where it names none."""
    times = [seconds(*one) for one in CLOCK.findall(asked.lower)]
    if not times:
        return points
    if len(times) != _TWO or not set(times) <= {one.time for one in points}:
        return []
    return [one for one in points if min(times) <= one.time <= max(times)]


def _is_of_other_times(asked: Asked, points: list[Point]) -> bool:
    """`from 0.4 at 10:05` of a series that has 0.4 at 10:00."""
    pair = claimed_pair(asked)
    if pair is None or len(CLOCK.findall(asked.lower)) != _TWO:
        return False
    ends = (points[0].value, points[-1].value)
    return any(
        one.number.value != value and not one.about and value in {p.value for p in points}
        for one, value in zip(pair, ends, strict=True)
        if one.number.unit == points[0].unit
    )


def at_its_time(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """`it was 7.9 at 10:05`, `rose by 300 from 10:00 to 10:10`: the value at a time, and between two."""
    number, shown = claim.number, asked.tokens[claim.place][1]
    points = evidence.points
    if claim.compare or "!per" in asked.marks or number.unit not in (points[0].unit, "", "%"):
        return None
    times = [seconds(*one) for one in CLOCK.findall(asked.lower)]
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    if (ahead == "by" or ahead in BY_HAN) and not _MOVES.isdisjoint(asked.said):
        ends = _between(asked, points)
        if len(ends) < _TWO:
            return None
        gap = abs(ends[-1].value - ends[0].value)
        if number.unit != points[0].unit and number.unit:
            gap = 100 * gap / abs(ends[0].value) if ends[0].value else -1.0  # by 92 %
        if holds(number.value, gap, number.step, claim.about, False):
            return Finding(HOLDS, "change_of_series")
        return Finding(CONTRADICTED if times else OPEN, "change_differs", shown)
    if len(times) != 1:
        return None
    then = [one.value for one in points if one.time == times[0]]
    if then and number.value not in then and number.value in {one.value for one in points}:
        return Finding(CONTRADICTED, "value_of_another_time", shown)
    return None


def at_every_point(asked: Asked, evidence: Evidence) -> bool:
    """Whether what a sentence tells of every point is so: it rose at each, it was above 90 at each."""
    if _POINTS.search(asked.lower) is None:
        return False
    goes = [trend(part, asked, evidence) for part in asked.parts]
    if any(one is not None for one in goes):
        return all(one is None or one.rank == HOLDS for one in goes)
    bounds = [one for one in asked.figures if one.compare]
    return bool(bounds) and all(
        _is_beyond(point, one) for one in bounds for point in evidence.points
    )


def peak(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`peaked at 8.2 at 10:15`: the value and the time of the highest point; None where neither is told."""
    high = "max" in part.options
    if high == ("min" in part.options) or not _MOVES.isdisjoint(asked.said):
        return None
    pick = max if high else min
    points = evidence.points
    top = pick(points, key=lambda one: one.value)
    times = [seconds(*one) for one in CLOCK.findall(asked.lower)]
    values = [one.number.value for one in asked.figures if not one.compare]
    told = [value for value in values if any(value == one.value for one in points)]
    if not (times or told) or len(times) > 1:
        return None
    if any(value != top.value for value in told) or any(
        one.value != top.value for one in points if one.time in times
    ):
        return Finding(CONTRADICTED, "not_extreme", part.text)
    return Finding(HOLDS, "extreme") if told or top.time in times else None


def _is_beyond(point: Point, bound: Figure) -> bool:
    """Whether a point of a series lies beyond a bound that a sentence tells."""
    alike = bound.number.unit == point.unit
    return alike and is_beyond(point.value, bound.compare, bound.number.value)
