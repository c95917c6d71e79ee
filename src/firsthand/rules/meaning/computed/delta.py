"""A change that a text writes as a value and its difference: `24 sectors (changed +8)`.

Owns `rose from 16 to 24` where the text has the end and by how much it moved. Pure.
It cannot tell which of two values moved.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.changes import CHANGES, claimed_pair
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding

_DELTA = lazy(
    r"(?:chang\w*|delta|diff(?:erence)?|变化|增量|变动)[\s\"':=(by]{0,6}([+-]\d+(?:\.\d+)?)(?![\w.])"
    r"|\(([+-]\d+(?:\.\d+)?)(?: since[^)]*)?\)"
)
_STEP = 1e-9


def moved_by(asked: Asked, evidence: Evidence) -> Finding | None:
    """The change that a value and its one difference give; None where they do not give it."""
    pair = claimed_pair(asked) if CHANGES & asked.said else None
    if pair is None or not ("+" in evidence.text or "-" in evidence.text):
        return None
    deltas = [float(one or other) for one, other in _DELTA.findall(evidence.lower)]
    if len(deltas) != 1:
        return None
    first, second = pair
    gap = second.number.value - first.number.value
    rises = gap > 0
    if ("increase" in asked.said and not rises) or ("decrease" in asked.said and rises):
        return None
    ends = [
        one
        for one in evidence.figures
        if one.number.unit == second.number.unit and says(second.but(compare="", role=""), one)
    ]
    if ends and abs(gap - deltas[0]) < _STEP:
        return Finding(HOLDS, "moved_by")
    return None
