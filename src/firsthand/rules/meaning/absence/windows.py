"""The window of a search: how long it is, and whether a time lies in it.

Owns the seconds that were searched, and the times that a sentence may name of them. Pure.
It cannot tell a window that has no two ends and no length.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.instants import Instant, same

_LAST = lazy(
    r"(?:last|最近|过去|近) ?(\d+)\s?个?(min|hour|day|[smhd]|秒|分钟|小时|天)", re.IGNORECASE
)
_UNIT = {
    "s": 1.0,
    "m": 60.0,
    "min": 60.0,
    "h": 3600.0,
    "hour": 3600.0,
    "d": 86400.0,
    "day": 86400.0,
    "秒": 1.0,
    "分钟": 60.0,
    "小时": 3600.0,
    "天": 86400.0,
}
SLACK = 1.001
"""How much longer than its window a search may be called."""


def window_length(evidence: Evidence) -> float | None:
    """Seconds of the window that was searched; None where it has no two ends."""
    last = _LAST.search(evidence.lower)
    if last:
        return float(last[1]) * _UNIT[last[2].lower()]
    times = [one.utc() for one in evidence.instants]
    if len(times) >= 2 and times[0] is not None and times[1] is not None:
        return abs(times[1] - times[0])
    return None


def times_in_window(asked: Asked, evidence: Evidence) -> Finding:
    """Whether each time of a sentence is one of the search, or a clock time in its window."""
    window = evidence.instants[:2]
    clocked = any(instant.second is not None for instant in asked.instants)
    for instant in asked.instants:
        if instant.second is None and not clocked:
            return Finding(UNSUPPORTED, "longer_than_the_search")
        if any(same(instant, one) for one in evidence.instants):
            continue
        if len(window) == 2 and instant.second is not None and _between(instant.second, window):
            continue
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    return Finding(HOLDS, "nothing_found_in_scope")


def _between(second: float, window: list[Instant]) -> bool:
    """Whether a clock time lies in a window of one day."""
    first, last = window[0].second, window[1].second
    if first is None or last is None or window[0].day != window[1].day:
        return False
    return first <= second <= last
