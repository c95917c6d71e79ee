"""A sentence over several texts: each of its clauses by one text, or all texts alike.

Owns what may be said of several texts at once: how many they are, that all of them show the same, how a
number changed from one to the next, and two clauses of which each follows from a text of its own. Pure.
It cannot join facts of two texts into one relation, least of all a cause.
"""

import re
from collections.abc import Callable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import CAUSES, Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.changes_over_texts import changed, differing, multiplied
from firsthand.rules.meaning.several.counted_events import counted_events
from firsthand.rules.meaning.several.events import told_of_each
from firsthand.rules.meaning.several.first_and_second import second_against_first
from firsthand.rules.meaning.several.judging import Judge, by_any, by_each, worse
from firsthand.rules.meaning.several.lasted import lasted
from firsthand.rules.meaning.several.not_of_both import EACH, NOT_OF_EACH, not_of_both
from firsthand.rules.meaning.several.pairs_of_texts import of_each, spaced
from firsthand.rules.meaning.several.rows_compared import rows_compared
from firsthand.rules.meaning.several.same_things import same_of_both
from firsthand.rules.meaning.several.spans import SAME_TIME, apart, same_time
from firsthand.rules.meaning.several.spans_in_no_text import span_in_no_text
from firsthand.rules.meaning.several.steps import without_span
from firsthand.rules.meaning.several.subjects import of_its_subject, subject_of
from firsthand.rules.meaning.several.summed import summed
from firsthand.rules.meaning.several.tallied import tallied
from firsthand.rules.meaning.several.texts_counted import (
    NOUN,
    beside_count,
    count_of_texts,
)
from firsthand.rules.meaning.several.two_events import two_events
from firsthand.rules.meaning.several.two_names import one_against_other
from firsthand.rules.meaning.several.two_names_times import multiple_of_other
from firsthand.rules.meaning.several.whole_clauses import whole_clauses
from firsthand.rules.meaning.words.names_told import name_finding
from firsthand.rules.meaning.words.parts import part_finding
from firsthand.rules.sieve import heads, holds_any

_AND = lazy(
    r",? (?:and|while|whereas) |[,;]\s*(?:and |while |而|并且|且|同时)?"
    r"|(?<=[\u4e00-\u9fff])(?:且|并且|同时|以及)"
)
_BETWEEN = lazy(r"\bbetween [^,;]{1,40}\Z(?<! and)")
_AGAINST = lazy(r",? (?:against|versus|vs\.?|compared (?:to|with)) (?=[\d\w])")
_EVERY = lazy(
    rf"\b(?:(?:both|all (?:two|three|four|five)|each of the (?:two|three)|the (?:two|three))(?: of)?(?: the)?"
    rf"(?: (?:log|pool|alert))?(?: {NOUN})?|all (?:the )?(?:log |alert )?{NOUN})\b"
    r"|(?:(?:两|三|四|五)条|所有|全部|这些)(?:日志|记录|告警)(?:中|里)?(?:均|都)?",
    re.IGNORECASE,
)
"""Words that speak of each of the texts."""
_ALL, _SAME = heads("both all each two three 两 三 四 五 所 全 这"), (" the same ", "同一")
_NEXT = lazy(r"\bfrom one (?:\w+ )?to the next\b")
_PAIR = 2


def together(
    asked: Asked, evidence: list[Evidence], judge: Judge, records: bool = False
) -> Finding:
    """The best ruling that several texts give jointly; `records`: they are the records of one text.

    Of records it is only asked whether the sentence holds, so that no word is looked for in vain.
    """
    if " to the next" in asked.text:
        asked = Asked(_NEXT.sub(" ", asked.text))

    def jointly(rest: Asked) -> Finding:
        return together(rest, evidence, judge, records)

    compared = _compared(asked, evidence, judge, jointly)
    if compared is not None:
        return compared
    took = lasted(asked, evidence, judge)
    if took is not None:
        return took
    shorter = without_span(asked, evidence)
    if shorter is not None:
        return jointly(shorter)
    reckoned = (
        tallied(asked, evidence, judge, records)
        or of_each(asked, evidence, judge)
        or summed(asked, evidence)
        or differing(asked, evidence, judge)
        or multiplied(asked, evidence, judge)
        or counted_events(asked, evidence, judge)
    )
    if reckoned is not None:
        return reckoned
    events = two_events(asked, evidence, judge)
    if events is not None:
        return events
    counted = count_of_texts(asked, evidence)
    if counted is not None and counted.rank != HOLDS:
        return counted
    told = (
        changed(asked, evidence, judge)
        or _of_every(asked, evidence, judge)
        or apart(asked, evidence, judge)
        or _clause_by_clause(asked, evidence, judge)
    )
    if told is not None:
        return told
    if counted is not None:
        return beside_count(counted, asked, evidence, judge)
    return (
        told_of_each(asked, evidence, judge)
        or (None if records else _ruled_out(asked, evidence, judge))
        or left_to_several(asked)
    )


def _ruled_out(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    return (
        not_of_both(asked, evidence, judge)
        or _in_no_text(asked, evidence)
        or span_in_no_text(asked, evidence)
    )


def left_to_several(asked: Asked, missing: str = "") -> Finding:
    """The ruling where no text alone gives a sentence; what stands in two is not cause and effect by that."""
    if asked.marks.keys() & CAUSES:
        return Finding(UNSUPPORTED, "cause_not_in_one_text", missing)
    return Finding(OPEN, "needs_several_texts", missing)


def _compared(
    asked: Asked, evidence: list[Evidence], judge: Judge, jointly: Callable[[Asked], Finding]
) -> Finding | None:
    """What sets the texts side by side: the same of both, one time, a span, one against the other."""
    same = same_of_both(asked, evidence)
    if same is not None:
        alike, without = same
        if alike.rank != HOLDS or without.empty:
            return alike
        return alike if by_each(without, evidence, judge).rank == HOLDS else jointly(without)
    at_once = SAME_TIME.search(asked.text) if holds_any(asked.text, _SAME) else None
    if at_once and "!neg" not in asked.marks:
        return same_time(asked, at_once, evidence, judge)
    return (
        spaced(asked, evidence, judge, jointly)
        or second_against_first(asked, evidence, judge)
        or one_against_other(asked, evidence)
        or multiple_of_other(asked, evidence)
        or rows_compared(asked, evidence)
    )


def _of_every(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`both logs show …`: it must follow from each."""
    if _ALL.isdisjoint(asked.signs) or not _EVERY.search(asked.text):
        return None
    text = EACH.sub("", _EVERY.sub(" ", asked.text))
    rest = Asked(text, settled=frozenset({"alert_noun"}))
    if rest.empty:
        return None
    worst = by_each(rest, evidence, judge)
    return Finding(CONTRADICTED, NOT_OF_EACH, worst.detail) if worst.rank == CONTRADICTED else worst


def _clause_by_clause(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """Two clauses or more, each of which must follow from a text of its own."""
    pieces = _clauses(asked.text)
    if len(pieces) == 1 and _AGAINST.search(asked.text):
        pieces = _AGAINST.split(asked.text)
    pieces = [piece for piece in pieces if piece.strip()]
    if len(pieces) <= 1:
        return None
    clauses = whole_clauses(pieces)
    worst, subject = Finding(HOLDS, "clause_by_clause"), ""
    for clause in clauses:
        worst = worse(worst, by_any(clause, evidence, judge))
        worst = worse(worst, of_its_subject(clause, subject, evidence, judge))
        subject = subject_of(clause, evidence) or subject
        if worst.rank == CONTRADICTED:
            break
    return worst if len(clauses) > 1 or worst.rank != HOLDS else None


def _clauses(text: str) -> list[str]:
    """The clauses of a sentence; the `and` of `between 15:00 and 16:00` begins none."""
    pieces = _AND.split(text)
    if "between " not in text:
        return pieces
    found = pieces[:1]
    for piece in pieces[1:]:
        if _BETWEEN.search(found[-1]) is not None:
            found[-1] += f" and {piece}"
        else:
            found.append(piece)
    return found


def _in_no_text(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """A word that every one of the texts rules out: taken together they do not say it either."""
    for part in asked.parts:
        if all(part_finding(part, asked, one).rank >= UNSUPPORTED for one in evidence):
            return Finding(UNSUPPORTED, "word_in_no_text", part.text)
    for part in asked.names:
        if all(name_finding(part, one).rank >= UNSUPPORTED for one in evidence):
            return Finding(UNSUPPORTED, "name_in_no_text", part.text)
    return None
