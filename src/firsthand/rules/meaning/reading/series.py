"""The points of one series by the clock: `10:00 0.4`, `10:05 0.6`, `08:10=320Mi`.

Owns which text is such a series: each of its times has a value right behind it, in one unit, the times in
order. Pure.
It cannot read a text with several series.
"""

from itertools import pairwise
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import UNITS

_CLOCK = r"(?<![\d:.,+-])(\d{1,2}):(\d\d)(?::(\d\d))?"
CLOCK = lazy(rf"{_CLOCK}(?!\d|:\d)")
_POINT = lazy(
    rf"{_CLOCK}(?:[Zz]|\.\d+[Zz]?)?[\"']?(?:\s*[:=|]\s*|\s+|\s*, )[\"']?"
    r"(-?\d+(?:\.\d+)?)(?![\d:.-]\d) ?([A-Za-z%]*)"
)
_FEWEST = 3
_TIMES = lazy(r":(?<=\d:)\d\d")
"""What each clock has: looked for first, from colon to colon, since most texts of values have no series."""


class Point(NamedTuple):
    time: int
    """Seconds since midnight."""
    value: float
    unit: str


def seconds(hours: str, minutes: str, rest: str) -> int:
    return int(hours) * 3600 + int(minutes) * 60 + int(rest or 0)


def points_of(text: str) -> list[Point]:
    """The points of a text that is one series; none of any other text."""
    if len(_TIMES.findall(text)) < _FEWEST:
        return []
    found = _POINT.findall(text)
    if len(found) < _FEWEST or len({one[4] for one in found}) != 1:
        return []
    if len(CLOCK.findall(text)) != len(found):
        return []
    unit, factor = UNITS.get(found[0][4]) or ("", 1.0)
    points = [Point(seconds(*one[:3]), float(one[3]) * factor, unit) for one in found]
    ordered = all(one.time < two.time for one, two in pairwise(points))
    return points if ordered else []
