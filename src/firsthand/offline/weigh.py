"""The weight and the kind of one item, by the lexicon and the question. Pure.

Owns what counts how much. A weight only orders: it neither makes a claim true nor lets one pass.
"""

import math
import re
from enum import StrEnum
from typing import NamedTuple

from firsthand.offline import lexicon
from firsthand.offline.question import Question
from firsthand.offline.quote import LINE_BREAK
from firsthand.offline.reading import AlertText, Item
from firsthand.offline.signals import Signals, signals, slowest_ms

WEIGHTS: dict[str, float] = {
    "specific": 3.0, "general": 1.5, "level": 1.0, "cause": 1.0, "routine_level": -2.0,
    "recovery": -2.0, "success": -1.0, "benign": -4.0, "consequence": -3.0, "planned": -6.0, "overcome": -6.0,
    "about": 1.5, "named": 3.0, "word": 0.6, "symptom": 1.5, "count": 0.8, "lines": -1.0,
    "slow": 6.0, "leads": 3.0, "statement": 2.0,    "old": -1.5, "ancient": -3.0, "order": -0.01,
}  # fmt: skip
"""Feature → weight; a feature's count is capped at `CAPS`."""
CAPS: dict[str, int] = {
    "specific": 2, "general": 2, "recovery": 3, "success": 1, "benign": 2, "consequence": 1,
    "planned": 1, "cause": 1, "word": 4,
}  # fmt: skip
FAILURE_AT = 2.0
"""A record is a failure where its failure words outweigh its good ones by more than this."""
SLOW_MS = 1000.0
"""A duration from here on counts as slow, where slowness was asked about."""
READ_CHARACTERS = 2000
"""What stands further back in a text does not order it."""
SLOW_SYMPTOMS = frozenset({"latency", "timeout"})

_NOTHING = re.compile(r"\b[\w.]+=(?:0|NULL|<none>|none)(?=,|\Z)")
"""Columns of a row that say nothing, or none: `unavailable=0` is no failure."""
_STATEMENT = re.compile(
    r"\b(?:select|insert|update|delete)\b.{1,200}?\b(?:from|into|set)\b", re.IGNORECASE
)


class Kind(StrEnum):
    ALERT = "alert"
    """An alert that is on."""
    QUIET_ALERT = "quiet_alert"
    """An alert that is off, that informs, or that calls itself a test."""
    FAILURE = "failure"
    RECOVERY = "recovery"
    ROUTINE = "routine"
    DATA = "data"
    """Series and rows."""
    GUIDANCE = "guidance"


class Weight(NamedTuple):
    kind: Kind
    score: float
    """Without what the subject, the time and the number of records add."""
    ended: int
    """How many words say that something ended well or was intended."""


def weigh(item: Item, alert: AlertText | None, question: Question) -> Weight:
    if item.collection == "evidence_blocks":
        return Weight(Kind.GUIDANCE, 0.0, 0)
    text = item.text[:READ_CHARACTERS]
    found = signals(_NOTHING.sub("", text) if item.collection == "rows" else text)
    if alert is not None:
        return _alert(alert, found)
    balance = _sum(
        specific=found.specific,
        general=found.general,
        recovery=found.recoveries,
        success=found.successes,
        benign=found.benign,
        planned=found.planned,
    )
    balance += WEIGHTS["level"] * found.level + WEIGHTS["routine_level"] * found.routine_level
    slow = _slowness(item.text, question)
    score = balance + slow + _sum(cause=found.causes, consequence=found.consequences)
    score += WEIGHTS["symptom"] * _shows_symptom(item.text, question)
    score += WEIGHTS["lines"] * (LINE_BREAK in item.text)
    if item.collection != "logs":
        return Weight(Kind.DATA, score + WEIGHTS["leads"] * item.leads, 0)
    if balance > FAILURE_AT or ((slow or found.consequences) and balance > -FAILURE_AT):
        return Weight(Kind.FAILURE, score, 0)
    if (found.recoveries or found.planned) and not found.benign:
        ended = found.recoveries + found.planned + found.successes
        return Weight(Kind.RECOVERY, WEIGHTS["specific"] * ended, ended)
    return Weight(Kind.ROUTINE, score, 0)


def _alert(alert: AlertText, found: Signals) -> Weight:
    severity = lexicon.SEVERITIES.get(alert.values.get("severity", "").casefold(), 1)
    harmless = found.benign > 0 and not found.specific
    quiet = alert.standing == "quiet" or harmless or severity < 0
    score = float(lexicon.STATE_WEIGHTS[alert.standing] + severity)
    return Weight(Kind.QUIET_ALERT if quiet else Kind.ALERT, score, 0)


def _sum(**counts: int) -> float:
    return sum(WEIGHTS[name] * min(count, CAPS[name]) for name, count in counts.items())


def _shows_symptom(text: str, question: Question) -> bool:
    lowered = text.casefold()
    return any(
        term.casefold() in lowered for symptom in question.symptoms for term in symptom.terms
    )


def _slowness(text: str, question: Question) -> float:
    """Where slowness is asked about, long durations and the statements that took them."""
    if not any(symptom.name in SLOW_SYMPTOMS for symptom in question.symptoms):
        return 0.0
    longest = slowest_ms(text[:READ_CHARACTERS])
    if longest < SLOW_MS:
        return 0.0
    statement = WEIGHTS["statement"] * (_STATEMENT.search(text[:READ_CHARACTERS]) is not None)
    return WEIGHTS["slow"] + math.log10(longest / SLOW_MS) + statement
