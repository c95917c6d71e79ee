"""Which items become claims, and which of them decides. Owns the bounds and the variety.

Several independent failures are all told, most decisive first; the same failure is told once.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from firsthand.offline.asked import is_spoken_of, names_symptom
from firsthand.offline.counts import answers_count
from firsthand.offline.focus import Focus
from firsthand.offline.question import Question
from firsthand.offline.rank import Ranked
from firsthand.offline.reading import read_exemplar
from firsthand.offline.series import named_metrics, read_series
from firsthand.offline.weigh import Kind

MOST: dict[Kind, int] = {
    Kind.ALERT: 3,
    Kind.FAILURE: 5,
    Kind.RECOVERY: 3,
    Kind.DATA: 4,
    Kind.ROUTINE: 2,
    Kind.QUIET_ALERT: 2,
    Kind.GUIDANCE: 2,
}
"""Kind → most items that are told."""
MOST_OBSERVATIONS = 10
MOST_BEFORE_DATA = 6
"""So many alerts and records are told before the rows of tables, and the rest after them."""
STRONG = 2
"""So many words of a good end make a record that may stand for the whole in a conclusion."""
SHARED_WORDS = 2
"""So many words must a runbook passage share with the question and what was found."""
MOST_SPOKEN = 2
"""So many records that name the asked symptom come first."""
LEAST_PASSAGE = 40
"""A shorter passage is a title."""
SIMILAR = 0.7
"""Share of common words from which two texts tell the same."""

_WORD = re.compile(r"[^\W\d_]{3,}|[\u3400-\u9fff]{2}")


@dataclass(frozen=True, kw_only=True, slots=True)
class Selection:
    observations: tuple[Ranked, ...]
    """In the order in which they are told."""
    guidance: tuple[Ranked, ...]
    decisive: tuple[Ranked, ...]
    """What the conclusion restates: nothing, one item, or a failure and the recovery after it."""


def select(ranked: Sequence[Ranked], question: Question, focus: Focus) -> Selection:
    relevant = [entry for entry in ranked if _is_relevant(entry, question, focus)]
    chosen = {kind: _varied(relevant, kind) for kind in Kind}
    trouble = [*chosen[Kind.FAILURE], *chosen[Kind.ALERT]]
    told = [*chosen[Kind.ALERT][:1], *chosen[Kind.FAILURE], *chosen[Kind.ALERT][1:]]
    told += chosen[Kind.RECOVERY]
    if not trouble:
        told += [*chosen[Kind.QUIET_ALERT], *chosen[Kind.ROUTINE]]
    told[MOST_BEFORE_DATA:MOST_BEFORE_DATA] = chosen[Kind.DATA]
    if trouble and not chosen[Kind.ALERT]:
        told += [entry for entry in chosen[Kind.QUIET_ALERT] if entry.named]
    spoken = _spoken_of(ranked, question)
    found = () if focus.absent else _decisive(chosen, question, focus)
    decisive = _answering(found, () if focus.absent else spoken, ranked, question)
    ordered = [*spoken, *(entry for entry in decisive if entry in told), *told]
    return Selection(
        observations=tuple(dict.fromkeys(ordered))[:MOST_OBSERVATIONS],
        guidance=tuple(
            _applying([entry for entry in relevant if entry.kind is Kind.GUIDANCE], question, told)
        ),
        decisive=decisive,
    )


def _spoken_of(ranked: Sequence[Ranked], question: Question) -> list[Ranked]:
    """Records and alerts of the subject that name the asked symptom, also where they deny it."""
    return [
        entry
        for entry in ranked
        if entry.about > 1
        and entry.item.collection in ("logs", "alerts")
        and names_symptom(entry.item.text, question)
    ][:MOST_SPOKEN]


def _answering(
    decisive: tuple[Ranked, ...],
    spoken: Sequence[Ranked],
    ranked: Sequence[Ranked],
    question: Question,
) -> tuple[Ranked, ...]:
    """What decides, if it speaks of what was asked; else what names it; nothing if no text does."""
    if any(is_spoken_of([entry.item.text], question) and entry.about > 1 for entry in decisive):
        return decisive
    if spoken:
        return (spoken[0],)
    told = [entry.item.text for entry in ranked if entry.kind is not Kind.GUIDANCE]
    return decisive if is_spoken_of(told, question) else ()


def _is_relevant(entry: Ranked, question: Question, focus: Focus) -> bool:
    """Alerts and series of other things are told only where the question names no thing."""
    if entry.item.collection == "series":
        series = read_series(entry.item.text)
        return bool(entry.about or series is None or not series.who) or not focus.names
    if entry.kind not in (Kind.ALERT, Kind.QUIET_ALERT, Kind.ROUTINE):
        return True
    return bool(entry.about or entry.named) or not (focus.names or question.alerts)


def _varied(ranked: Sequence[Ranked], kind: Kind) -> list[Ranked]:
    """The best of a kind; of those that tell the same, one about the subject and then the newest."""
    kept: list[tuple[Ranked, frozenset[str]]] = []
    for entry in ranked:
        if entry.kind is not kind:
            continue
        words = _told(entry)
        same = next(
            (at for at, (_, seen) in enumerate(kept) if _overlap(words, seen) >= SIMILAR), None
        )
        if same is None:
            kept.append((entry, words))
        elif _is_newer(entry, kept[same][0]):
            kept[same] = (entry, words)
    return [entry for entry, _ in kept[: MOST[kind]]]


def _told(entry: Ranked) -> frozenset[str]:
    """Words by which two entries tell the same; a series tells only of its own labels."""
    series = read_series(entry.item.text) if entry.item.collection == "series" else None
    if series is not None:
        return frozenset({series.head})
    told = entry.alert.name if entry.alert is not None else read_exemplar(entry.item.text)
    return frozenset(_WORD.findall(told.casefold()))


def _is_newer(entry: Ranked, kept: Ranked) -> bool:
    if entry.about != kept.about or entry.last is None or kept.last is None:
        return False
    return entry.last > kept.last and _count(entry) >= _count(kept)


def _count(entry: Ranked) -> int:
    return 1 if entry.group is None else entry.group.count


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    union = len(one | other)
    return len(one & other) / union if union else 1.0


def _decisive(
    chosen: dict[Kind, list[Ranked]], question: Question, focus: Focus
) -> tuple[Ranked, ...]:
    """The best failure of the subject, else its alert; with what ended it, if something later did.

    Where a number was asked for, the row that says it; where nothing is wrong, the asked series.
    """
    if rows := [entry for entry in chosen[Kind.DATA] if _is_asked_row(entry, question)]:
        return (rows[0],)
    asked = bool(focus.names or question.alerts)
    failures = [entry for entry in chosen[Kind.FAILURE] if entry.about or not focus.names]
    alerts = [entry for entry in chosen[Kind.ALERT] if entry.about or entry.named or not asked]
    standing = [entry for entry in failures if not entry.overcome]
    trouble = (standing or alerts or failures)[:1]
    if not trouble:
        return tuple(entry for entry in chosen[Kind.DATA] if _is_asked_series(entry, question))[:1]
    since = max((entry.last for entry in failures if entry.last), default=None)
    ended = [
        entry
        for entry in chosen[Kind.RECOVERY]
        if entry.about
        and entry.last
        and (entry.ended >= STRONG if since is None else entry.last > since)
    ]
    ended.sort(key=lambda entry: (entry.ended, str(entry.last)))
    return (*trouble, *ended[-1:])


def _is_asked_series(entry: Ranked, question: Question) -> bool:
    """A series that the question names, which answers it by itself."""
    series = read_series(entry.item.text) if entry.item.collection == "series" else None
    return series is not None and series.metric in named_metrics(question, [series.metric])


def _is_asked_row(entry: Ranked, question: Question) -> bool:
    return entry.item.collection == "rows" and answers_count(entry.item.text, question)


def _applying(
    guidance: Sequence[Ranked], question: Question, told: Sequence[Ranked]
) -> list[Ranked]:
    """Passages that share words with the question and with what was found, most words first."""
    found = question.words | {
        word
        for entry in told[:4]
        for word in _WORD.findall(entry.item.text.casefold())
        if len(word) > 4
    }
    shared = {
        entry: sum(word in entry.item.text.casefold() for word in found)
        for entry in guidance
        if len(entry.item.text.partition(": ")[2]) >= LEAST_PASSAGE
    }
    kept = [entry for entry in shared if shared[entry] >= SHARED_WORDS]
    return sorted(kept, key=lambda entry: (-shared[entry], entry.item.place))[: MOST[Kind.GUIDANCE]]
