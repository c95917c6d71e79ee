"""What is told first: items weighed against subject, question and time. Owns the order; pure.

A failure that a later record of the same thing shows to be overcome is told late and never decides.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from firsthand.contracts.enums import ToolName
from firsthand.offline.focus import Focus, mentions
from firsthand.offline.lexicon import OVERCOME
from firsthand.offline.question import Question
from firsthand.offline.reading import (
    AlertText,
    GroupText,
    Item,
    item_time,
    read_alert,
    read_group,
)
from firsthand.offline.weigh import CAPS, WEIGHTS, Kind, weigh
from firsthand.rules.meaning.addressed import sign_of_speech

OLD, ANCIENT = timedelta(hours=2), timedelta(hours=24)
"""Ages against the newest evidence."""


@dataclass(frozen=True, kw_only=True, slots=True, eq=False)
class Ranked:
    """An item in its place; compared by identity."""

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
    """When it was, or was last."""
    ended: int
    """How many words say that something ended well or was intended."""
    overcome: bool = False
    """A later record shows that it was mended."""


def rank(items: Sequence[Item], question: Question, focus: Focus) -> tuple[Ranked, ...]:
    """Every item once (the same text counts once), the best first.

    None that speaks to its reader: no sentence follows from it, and it may be written to be found.
    """
    telling = [item for item in items if is_guidance(item) or sign_of_speech(item.text) is None]
    distinct = {(item.tool_name, item.text): item for item in reversed(telling)}.values()
    weighed = [_weighed(item, question, focus) for item in distinct]
    newest = newest_of(weighed)
    ranked = [_settled(entry, weighed, newest) for entry in weighed]
    return tuple(sorted(ranked, key=lambda entry: (-entry.score, entry.item.place)))


def is_guidance(item: Item) -> bool:
    return item.tool_name == ToolName.LOOKUP_KNOWLEDGE


def newest_of(entries: Sequence[Ranked]) -> datetime | None:
    return max((entry.last for entry in entries if entry.last is not None), default=None)


def _weighed(item: Item, question: Question, focus: Focus) -> Ranked:
    alert = read_alert(item.text) if item.collection == "alerts" else None
    group = read_group(item.text) if item.collection == "logs" else None
    kind, score, ended = weigh(item, alert, question)
    about = _about(item.text, focus)
    named = alert is not None and alert.name in question.alerts
    lowered = item.text.casefold()
    shared = sum(word in lowered for word in question.words)
    score += WEIGHTS["about"] * about + WEIGHTS["named"] * named
    score += WEIGHTS["word"] * min(shared, CAPS["word"])
    score += WEIGHTS["count"] * math.log10(max(1, group.count if group else 1))
    return Ranked(
        item=item,
        kind=kind,
        score=score + WEIGHTS["order"] * item.place[1],
        about=about,
        named=named,
        alert=alert,
        group=group,
        last=item_time(item),
        ended=ended,
    )


def _about(text: str, focus: Focus) -> int:
    direct = max((mentions(name, text) for name in focus.subjects), default=0)
    return direct or min(1, max((mentions(name, text) for name in focus.related), default=0))


def _settled(entry: Ranked, others: Sequence[Ranked], newest: datetime | None) -> Ranked:
    """With what age, and later records of the same thing, take away."""
    less = 0.0
    if entry.last is not None and newest is not None and entry.kind is not Kind.GUIDANCE:
        age = newest - entry.last
        less += WEIGHTS["ancient" if age > ANCIENT else "old"] * (age > OLD)
    overcome = entry.kind is Kind.FAILURE and _is_overcome(entry, others)
    less += WEIGHTS["overcome"] * overcome
    return replace(entry, score=entry.score + less, overcome=overcome)


def _is_overcome(entry: Ranked, others: Sequence[Ranked]) -> bool:
    if entry.last is None or not entry.about:
        return False
    ends = [end for begin, end in OVERCOME if re.search(begin, entry.item.text, re.IGNORECASE)]
    return bool(ends) and any(
        other.about and other.last is not None and other.last >= entry.last
        for other in others
        if other is not entry
        and other.kind in (Kind.RECOVERY, Kind.ROUTINE)
        and any(re.search(end, other.item.text, re.IGNORECASE) for end in ends)
    )
