"""An alert that is over, or was never on: what of it may be told.

Owns the rule that a resolved, inactive or pending alert says nothing of the system: only its own state, its
name and labels, and its times may be told. Pure.
It cannot tell which of several alerts in one text a sentence means.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.lexicon.sets import names

_METRICS = ToolName.QUERY_METRICS
_STATES = names("resolved inactive pending suppressed")
_STATE_WORDS = _STATES | names("firing -firing trigger -trigger")
_LENGTHS = names("duration run last_value firing -firing trigger resolved complete alert_noun")


def alert_is_not_firing(asked: Asked, evidence: Evidence) -> Finding | None:
    """A resolved alert still carries its trigger value; only its own state and times may be told."""
    if evidence.tool != _METRICS:
        return None
    held = evidence.facts.held
    now = any(evidence.tokens[place][1].lower() != "fired" for place, _ in held.get("firing", ()))
    if not now and "firing" in held and "resolved" in held and _is_told_firing(asked):
        return Finding(UNSUPPORTED, "alert_is_not_firing")
    if "firing" in held or not _STATES & held.keys() or _STATE_WORDS & asked.said:
        return None
    if _tells_its_length(asked):
        return None
    if "alert_noun" in asked.said and (asked.instants or asked.figures):
        return None
    return Finding(UNSUPPORTED, "alert_is_not_firing")


def _tells_its_length(asked: Asked) -> bool:
    """`it lasted 18 minutes`: of an alert that is over, its times may be told."""
    return bool(asked.figures) and (
        all(figure.number.unit == "s" for figure in asked.figures)
        and all(_LENGTHS & set(part.options) for part in asked.parts)
    )


def _is_told_firing(asked: Asked) -> bool:
    """Whether a sentence says that something is firing, and not that it fired."""
    return any("firing" in part.options and part.text != "fired" for part in asked.parts)
