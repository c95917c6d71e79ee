"""High, low, nearly full: words for a number that the evidence has.

Owns what a number must be to be called so: of a share in use, 90 % and more is high and nearly full, of
a share that is free, 10 % and less is low; what equals its own maximum is full; an alert whose latency
exceeds its bound is slow. Pure.
It cannot say what is high for a number that has no whole.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.reading.evidence import Evidence

HIGH_SHARE = 90.0
LEVELS = frozenset({"high", "nearly_full", "low", "full", "exhaust", "slow"})
_LASTING = frozenset({"latency", "duration", "response"})
_WHOLES = ("max", "limit", "capacity", "total")
_NAMED = 0.9
"""Weight of a word that names a number."""
_IN_USE = frozenset({"active", "busy", "used", "waiting", "queue"})


def is_level_shown(options: tuple[str, ...], evidence: Evidence) -> bool:
    """Whether the evidence's own numbers amount to one of the levels that a word may mean."""
    if LEVELS.isdisjoint(options):
        return False
    for option in options:  # noqa: SIM110 - a loop: it runs for every level of a sentence
        if level_shows(option, evidence):
            return True
    return False


def level_shows(concept: str, evidence: Evidence) -> bool:
    """Whether the evidence's own numbers amount to this level."""
    if concept in ("high", "nearly_full", "low"):
        for figure in evidence.figures:
            if figure.number.unit != "%" or figure.role or figure.compare:
                continue
            free = figure.field.get("free", 0.0) > figure.field.get("used", 0.0)
            share = 100.0 - figure.number.value if free else figure.number.value
            if share >= HIGH_SHARE and not (concept == "low" and not free):
                return True
    if concept == "slow" and evidence.tool == ToolName.QUERY_METRICS:
        seconds = [one for one in evidence.figures if one.number.unit == "s"]
        limits = [one.number.value for one in seconds if one.role == "limit"]
        return len(limits) == 1 and any(
            one.number.value > limits[0] and not _LASTING.isdisjoint(one.field)
            for one in seconds
            if one.role != "limit"
        )
    if concept in ("full", "exhaust"):
        wholes = [
            one
            for one in evidence.figures
            if one.number.value > 0 and any(one.field.get(word, 0.0) >= _NAMED for word in _WHOLES)
        ]
        return any(
            one is not other
            and one.number.value == other.number.value
            and one.number.unit == other.number.unit
            and not _IN_USE.isdisjoint(other.field)
            for one in wholes
            for other in evidence.figures
        )
    return False
