"""An alert that is over, or was never on: what of it may be told.

Owns the rule that a resolved or inactive alert says nothing of the system: only its own state, its name and
labels, and its times may be told. A pending alert's condition holds now: its value may be told, and not that
it fires. Pure.
It cannot tell which of several alerts in one text a sentence means.
"""

from collections.abc import Mapping

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.persisting import LASTING
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.sieve import holds_any

_METRICS = ToolName.QUERY_METRICS
_STATES = names("resolved inactive suppressed")
_STATE_WORDS = _STATES | names("pending firing -firing trigger -trigger came_back resume")
_ON = frozenset({"firing", "trigger"})
_PAST = names(
    "during lasted lasting throughout meanwhile worst lowest 期间 持续 持续了 历时 最低 最高"
)
"""Words by which a sentence tells of the time while the alert was on."""
_LABELS = names(
    "severity critical warning level level_warn level_error level_info alert_noun level_fatal"
)
"""What a sentence says of an alert's labels alone."""
_PERIODS = ("期间", "时段", "duration", "lasted", "lowest", "peaked", "during", "between ")
"""Words by which a text does."""
_BACK = lazy(r"\bback (?:below|under|to|within|above)\b|恢复到|恢复至|降至|降到|回落|回升")
_ABOVE = ("above", "exceed", "over ", "higher", "more than", "高", "超", "大于")
_FIRED_AT = ("触发值", "trigger value", "fired at", " was ", "peak", "曾", "峰值")
"""What gives the value that fired beside that of now, or tells of the past."""
_RESTS = names(
    "free available left success_rate ready success up replica -up -available health active low"
)
"""Measures that are low while their alert fires."""
_LENGTHS = names(
    "duration run last_value firing -firing trigger resolved complete alert_noun incident error start"
    " end ended problem fault lasted last"
)
_SPANNED = names("duration lasted last incident alert_noun")
"""What tells of the time for which there was something."""


def alert_is_not_firing(asked: Asked, evidence: Evidence) -> Finding | None:
    """A resolved alert still carries its trigger value; only its own state and times may be told."""
    if evidence.tool != _METRICS:
        return None
    held = evidence.facts.held
    if "firing" in held:
        if "resolved" in held and _fired(evidence) and _is_told_firing(asked):
            return Finding(UNSUPPORTED, "alert_is_not_firing")
        return None
    if not held.keys() & _STATES:
        return None
    if _STATE_WORDS & asked.said:
        return Finding(CONTRADICTED, "alert_is_not_firing") if _is_told_on(asked, held) else None
    if _tells_its_length(asked):
        return None
    if _PAST & asked.words and any(one in evidence.lower for one in _PERIODS):
        return None
    if asked.said and asked.said <= _LABELS:
        return None  # its severity was critical
    if "expire" in asked.said and "expiry_time" in held:
        return None  # a label, and no state
    if "alert_noun" in asked.said and (asked.instants or asked.figures):
        return None
    if _is_as_recovered(asked, evidence):
        return None
    lasting = not LASTING.isdisjoint(asked.words)
    return Finding(UNSUPPORTED if lasting else OPEN, "alert_is_not_firing")


def _is_told_on(asked: Asked, held: Mapping[str, object]) -> bool:
    """`仍在触发`: whether a sentence says that an alert which is over is on."""
    if _ON.isdisjoint(asked.said) or LASTING.isdisjoint(asked.words) or "!neg" in asked.marks:
        return False
    return "resolved" in held and _ON.isdisjoint(held)


def _fired(evidence: Evidence) -> bool:
    """Whether a text says only that something fired, and nowhere that it is firing."""
    tokens = evidence.tokens
    return all(tokens[place][1].lower() == "fired" for place, _ in evidence.facts.held["firing"])


def _is_as_recovered(asked: Asked, evidence: Evidence) -> bool:
    """`[RESOLVED] latency is back below 500ms: 210ms`, `【恢复】利用率 63%,低于阈值 85%`: how it is since.

    A rest is low while its alert fires: `free 4% is below 10%` is the value that fired.
    """
    if "!ge" in asked.marks or "firing" in asked.said or holds_any(asked.lower, _ABOVE):
        return False
    lower = evidence.lower
    if _BACK.search(lower) is not None and not holds_any(lower, _FIRED_AT):
        return True
    if "!lt" in asked.marks and "!le" not in asked.marks and asked.figures:
        # below its bound, which the numbers show: no alert of what is too high fires so
        return not holds_any(lower, _FIRED_AT) and _RESTS.isdisjoint(evidence.facts.held)
    low = "!lt" in evidence.facts.marks and "!gt" not in evidence.facts.marks
    return low and not holds_any(lower, _FIRED_AT) and _RESTS.isdisjoint(evidence.facts.held)


def _tells_its_length(asked: Asked) -> bool:
    """`it lasted 18 minutes`, `it ended at 02:46`: of an alert that is over, its times may be told."""
    if not (asked.figures or asked.stamps):
        return False
    if any(figure.number.unit != "s" for figure in asked.figures):
        return False
    others = [part for part in asked.parts if _LENGTHS.isdisjoint(part.options)]
    if not others:
        return True
    return not _SPANNED.isdisjoint(asked.said) and all(
        THING_NAMES.issuperset(one.lstrip("-") for one in part.options) and part.options
        for part in others
    )


def _is_told_firing(asked: Asked) -> bool:
    """Whether a sentence says that something is firing, and not that it fired."""
    return any("firing" in part.options and part.text != "fired" for part in asked.parts)
