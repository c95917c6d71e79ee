"""What is told first. Scores items by the lexicon, the question and the time; pure.

Owns the order and the kind of each item (alert, failure, recovery, routine, guidance). A score is
only an order: it neither makes a claim true nor lets one pass.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from firsthand.offline import lexicon
from firsthand.offline.focus import Focus, mentions
from firsthand.offline.question import Question
from firsthand.offline.reading import (
    AlertText,
    GroupText,
    Item,
    newest_time,
    read_alert,
    read_group,
    times,
)
from firsthand.offline.signals import Signals, signals, slowest_ms

WEIGHTS: dict[str, float] = {
    "specific": 3.0, "general": 1.5, "level": 1.0, "cause": 1.0, "routine_level": -2.0,
    "recovery": -2.0, "benign": -4.0, "about": 1.5, "named": 3.0, "word": 0.6, "count": 0.4,
    "slow": 2.0, "statement": 1.0, "old": -1.5, "ancient": -3.0, "order": -0.01,
}  # fmt: skip
"""Feature → weight; a feature's count is capped at `CAPS`."""
CAPS: dict[str, int] = {
    "specific": 2,
    "general": 2,
    "recovery": 3,
    "benign": 2,
    "cause": 1,
    "word": 4,
}
FAILURE_AT = 2.0
"""Least balance of failure and recovery words that makes a record a failure."""
SLOW_MS = 1000.0
"""A duration from here on counts as slow, where slowness was asked about."""
OLD, ANCIENT = timedelta(hours=2), timedelta(hours=24)
"""Ages against the newest evidence."""
SLOW_SYMPTOMS = frozenset({"latency", "timeout"})

_STATEMENT = re.compile(
    r"\b(?:select|insert|update|delete)\b.+\b(?:from|into|set)\b", re.IGNORECASE
)


class Kind(StrEnum):
    ALERT = "alert"
    """An alert that is on."""
    QUIET_ALERT = "quiet_alert"
    """An alert that is off, or one that calls itself a test."""
    FAILURE = "failure"
    RECOVERY = "recovery"
    ROUTINE = "routine"
    DATA = "data"
    """Series and rows."""
    GUIDANCE = "guidance"


@dataclass(frozen=True, kw_only=True, slots=True)
class Ranked:
    item: Item
    kind: Kind
    score: float
    about: int
    """2: names the asked subject; 1: something of its family; 0: neither."""
    named: bool
    """The question names this alert."""
    alert: AlertText | None
    group: GroupText | None
    last: datetime | None
    """The newest instant in the text."""


def rank(items: Sequence[Item], question: Question, focus: Focus) -> tuple[Ranked, ...]:
    """Every item once (the same text counts once), the best first."""
    distinct = {(item.tool_name, item.text): item for item in reversed(items)}.values()
    newest = newest_time([item.text for item in distinct])
    ranked = [_ranked(item, question, focus, newest) for item in distinct]
    return tuple(sorted(ranked, key=lambda entry: (-entry.score, entry.item.place)))


def _ranked(item: Item, question: Question, focus: Focus, newest: datetime | None) -> Ranked:
    alert = read_alert(item.text) if item.collection == "alerts" else None
    found = signals(item.text)
    about = _about(item.text, focus)
    named = alert is not None and alert.name in question.alerts
    last = max(times(item.text), default=None)
    group = read_group(item.text) if item.collection == "logs" else None
    kind, score = _judge(item, alert, found, question)
    score += WEIGHTS["about"] * about + WEIGHTS["named"] * named
    score += WEIGHTS["word"] * min(_shared_words(item.text, question), CAPS["word"])
    score += WEIGHTS["count"] * math.log10(max(1, group.count if group else 1))
    if last is not None and newest is not None and kind is not Kind.GUIDANCE:
        age = newest - last
        score += WEIGHTS["ancient" if age > ANCIENT else "old"] * (age > OLD)
    return Ranked(
        item=item,
        kind=kind,
        score=score + WEIGHTS["order"] * item.place[1],
        about=about,
        named=named,
        alert=alert,
        group=group,
        last=last,
    )


def _about(text: str, focus: Focus) -> int:
    direct = max((mentions(name, text) for name in focus.subjects), default=0)
    return direct or min(1, max((mentions(name, text) for name in focus.related), default=0))


def _shared_words(text: str, question: Question) -> int:
    lowered = text.casefold()
    return sum(word in lowered for word in question.words)


def _judge(
    item: Item, alert: AlertText | None, found: Signals, question: Question
) -> tuple[Kind, float]:
    if item.collection == "evidence_blocks":
        return Kind.GUIDANCE, 0.0
    if alert is not None:
        harmless = found.benign > 0
        severity = lexicon.SEVERITIES.get(alert.values.get("severity", "").casefold(), 1)
        score = lexicon.STATE_WEIGHTS[alert.standing] + severity + WEIGHTS["benign"] * harmless
        quiet = alert.standing == "quiet" or harmless or severity < 0
        return (Kind.QUIET_ALERT if quiet else Kind.ALERT), score
    balance = _balance(found)
    slow = _slowness(item.text, question)
    score = balance + WEIGHTS["cause"] * min(found.causes, CAPS["cause"]) + slow
    if item.collection != "logs":
        return Kind.DATA, score
    if balance >= FAILURE_AT or (slow and balance > -FAILURE_AT):
        return Kind.FAILURE, score
    return (Kind.RECOVERY if found.recoveries and not found.benign else Kind.ROUTINE), score


def _balance(found: Signals) -> float:
    counts = {
        "specific": found.specific,
        "general": found.general,
        "recovery": found.recoveries,
        "benign": found.benign,
    }
    words = sum(WEIGHTS[name] * min(count, CAPS[name]) for name, count in counts.items())
    return words + WEIGHTS["level"] * found.level + WEIGHTS["routine_level"] * found.routine_level


def _slowness(text: str, question: Question) -> float:
    """Where slowness is asked about, long durations and the statements that took them."""
    if not any(symptom.name in SLOW_SYMPTOMS for symptom in question.symptoms):
        return 0.0
    longest = slowest_ms(text)
    if longest < SLOW_MS:
        return 0.0
    statement = WEIGHTS["statement"] * (_STATEMENT.search(text) is not None)
    return WEIGHTS["slow"] + math.log10(longest / SLOW_MS) + statement
