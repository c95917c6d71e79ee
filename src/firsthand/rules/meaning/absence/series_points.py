"""A point of a series: `queue_depth reached 81` of `queue_depth: 9 points, last=60, max=81`.

Owns the sentence that is a series' own name, a verb and a bare number. The unit in a metric's name is
the field's, and never demanded of the sentence. Pure.
It cannot tell which of several label sets is meant where the sentence names none and lines differ.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding

_METRICS = ToolName.QUERY_METRICS
_TOLD = lazy(
    r"^(?:the )?([a-z_][\w:]*) (?:(reached|peaked at|rose to|hit)|was|is|stands at|ended at) "
    r"(-?\d+(?:\.\d+)?)\.?$"
)
_POINT = lazy(r"\b(last|max|value|current)=(-?\d+(?:\.\d+)?)(?![\w%.])")


def series_point(said: str, evidence: Evidence) -> Finding | None:
    """HOLDS where the named series has the number as its last point, or reached it as its highest."""
    if evidence.tool != _METRICS or "⏎" in evidence.text:
        return None
    lower = said.lower().strip()
    told = _TOLD.match(lower) if lower.rstrip(".")[-1:].isdecimal() else None
    if told is None:
        return None
    name, reached, number = told.groups()
    if not evidence.lower.startswith((name + ":", name + "{", name + " ")):
        return None
    wanted = ("max", "last", "value", "current") if reached else ("last", "value", "current")
    points = _POINT.findall(evidence.lower)
    if any(key in wanted and float(value) == float(number) for key, value in points):
        return Finding(HOLDS, "point_of_series", number)
    return None
