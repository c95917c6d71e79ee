"""A sentence over several texts: each of its clauses by one text, or all texts alike.

Owns what may be said of several texts at once: how many they are, that all of them show the same, how a
number changed from one to the next, and two clauses of which each follows from a text of its own. Pure.
It cannot join facts of two texts into one relation, least of all a cause.
"""

import re

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.changes import CHANGES, change_of_numbers, claimed_pair
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.events import told_of_each
from firsthand.rules.meaning.several.first_and_second import second_against_first
from firsthand.rules.meaning.several.pairs_of_texts import of_each, spaced
from firsthand.rules.meaning.several.rows_compared import rows_compared
from firsthand.rules.meaning.several.same_things import same_of_both
from firsthand.rules.meaning.several.spans import (
    COUNTED,
    NOUN,
    SAME_TIME,
    Judge,
    apart,
    by_any,
    by_each,
    in_order,
    same_time,
    worse,
)
from firsthand.rules.meaning.several.steps import difference, multiple, without_span
from firsthand.rules.meaning.several.summed import summed
from firsthand.rules.meaning.several.tallied import tallied
from firsthand.rules.meaning.several.two_names import one_against_other
from firsthand.rules.meaning.several.two_names_times import multiple_of_other
from firsthand.rules.meaning.tokens.instants import same
from firsthand.rules.meaning.words.names_told import name_finding
from firsthand.rules.meaning.words.parts import part_finding

_AND = lazy(
    r",? (?:and|while|whereas) |[,;]\s*(?:and |while |而|并且|且|同时)?"
    r"|(?<=[\u4e00-\u9fff])(?:且|并且|同时|以及)"
)
_AGAINST = lazy(r",? (?:against|versus|vs\.?|compared (?:to|with)) (?=[\d\w])")
_RECORDS = names(
    "log logs line lines record records entry entries alert alerts row rows excerpt excerpts message messages"
    " event events series statistic statistics 日志 记录 告警 报警 条日志 条记录 行"
)
_ALERTS = names("alert alerts 告警 报警")
_EVERY = lazy(
    rf"\b(?:(?:both|all (?:two|three|four|five)|each of the (?:two|three)|the (?:two|three))(?: of)?(?: the)?"
    rf"(?: (?:log|pool|alert))?(?: {NOUN})?|all (?:the )?(?:log |alert )?{NOUN})\b"
    r"|(?:(?:两|三|四|五)条|所有|全部|这些)(?:日志|记录|告警)(?:中|里)?(?:均|都)?",
    re.IGNORECASE,
)
"""Words that speak of each of the texts."""
_NEXT = lazy(r"\bfrom one (?:\w+ )?to the next\b")
_EACH = lazy("均|都")
_BETWEEN = lazy(r"\b(?:between|from) [\w:.-]+ (?:and|to) [\w:.-]+")
_ERRING = frozenset({"error", "level_warn", "-success"})
_PAIR = 2
_COUNTABLE = range(2, 10)


def together(
    asked: Asked, evidence: list[Evidence], judge: Judge, records: bool = False
) -> Finding:
    """The best ruling that several texts give jointly; `records`: they are the records of one text."""
    if " to the next" in asked.text:
        asked = Asked(_NEXT.sub(" ", asked.text))
    same = same_of_both(asked, evidence)
    if same is not None:
        alike, without = same
        if alike.rank != HOLDS or without.empty:
            return alike
        of_both = by_each(without, evidence, judge)
        return alike if of_both.rank == HOLDS else together(without, evidence, judge, records)
    at_once = SAME_TIME.search(asked.text)
    if at_once and "!neg" not in asked.marks:
        return same_time(asked, at_once, evidence, judge)
    between = spaced(asked, evidence, judge, lambda rest: together(rest, evidence, judge, records))
    if between is not None:
        return between
    ordered = second_against_first(asked, evidence, judge)
    if ordered is not None:
        return ordered
    compared = one_against_other(asked, evidence) or multiple_of_other(asked, evidence)
    if compared is not None:
        return compared
    rows = rows_compared(asked, evidence) if len(asked.names) == _PAIR else None
    if rows is not None:
        return rows
    shorter = without_span(asked, evidence)
    if shorter is not None:
        return together(shorter, evidence, judge, records)
    some = tallied(asked, evidence, judge, records)
    if some is not None:
        return some
    each = of_each(asked, evidence, judge)
    if each is not None:
        return each
    total = summed(asked, evidence)
    if total is not None:
        return total
    differs = difference(asked, evidence)
    if differs is not None:
        rest = Asked(COUNTED.sub(" ", asked.text), settled=CHANGES)
        rest.leave_out(rest.figures)
        rest.marks.pop("!by", None)
        if differs.rank != HOLDS:
            return differs
        return worse(differs, by_each(rest, evidence, judge))
    became = multiple(asked, evidence)
    if became is not None:
        word = asked.word("!times") if "!times" in asked.marks else ""
        return _became(became, asked, word, evidence, judge)
    counted = _count(asked, evidence)
    if counted is not None and counted.rank != HOLDS:
        return counted
    change = change_of_numbers(asked, [one for text in in_order(evidence) for one in text.figures])
    if change is not None:
        return worse(change, _union(asked, evidence, judge)) if change.rank == HOLDS else change
    if _EVERY.search(asked.text):
        text = _EACH.sub("", _EVERY.sub(" ", asked.text))
        rest = Asked(text, settled=frozenset({"alert_noun"}))
        if not rest.empty:
            return by_each(rest, evidence, judge)
    spanned = apart(asked, evidence, judge)
    if spanned is not None:
        return spanned
    pieces = _AND.split(asked.text)
    if len(pieces) == 1 and _AGAINST.search(asked.text):
        pieces = _AGAINST.split(asked.text)
    clauses = [Asked(clause) for clause in pieces if clause.strip()]
    if len(clauses) > 1:
        worst = Finding(HOLDS, "clause_by_clause")
        for clause in clauses:
            if not clause.empty:
                worst = worse(worst, by_any(clause, evidence, judge))
            if worst.rank == CONTRADICTED:
                break
        return worst
    if counted is None:
        events = told_of_each(asked, evidence, judge)
        if events is not None:
            return events
        return _in_no_text(asked, evidence) or Finding(OPEN, "needs_several_texts")
    rest = Asked(COUNTED.sub(" ", asked.text))
    if rest.text == asked.text and counted.detail:
        rest = Asked(
            re.sub(re.escape(counted.detail), " ", asked.text, count=1, flags=re.IGNORECASE)
        )
    if rest.empty or rest.text == asked.text:
        return counted if rest.empty else Finding(OPEN, "needs_several_texts")
    return by_each(rest, evidence, judge)


def _in_no_text(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """A word that every one of the texts rules out: taken together they do not say it either."""
    for part in asked.parts:
        if min(part_finding(part, asked, one).rank for one in evidence) >= UNSUPPORTED:
            return Finding(UNSUPPORTED, "word_in_no_text", part.text)
    for part in asked.names:
        if min(name_finding(part, one).rank for one in evidence) >= UNSUPPORTED:
            return Finding(UNSUPPORTED, "name_in_no_text", part.text)
    return None


def _became(
    holds: bool, asked: Asked, word: str, evidence: list[Evidence], judge: Judge
) -> Finding:
    """`tripled between 10:00 and 10:10`: the multiple, its times, and what else each text must say."""
    if not holds or not word:
        return Finding(CONTRADICTED if word else OPEN, "ratio_differs", word)
    if not _has_times(asked, evidence):
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    text = _BETWEEN.sub(" ", re.sub(rf"\b{re.escape(word)}\b", "changed", asked.text, count=1))
    rest = Asked(COUNTED.sub(" ", text), settled=CHANGES)
    rest.leave_out(rest.figures)
    return worse(Finding(HOLDS, "multiple"), by_each(rest, evidence, judge))


def _has_times(asked: Asked, evidence: list[Evidence]) -> bool:
    return all(
        any(same(instant, one) for text in evidence for one in text.instants)
        for instant in asked.instants
    )


def _count(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """Whether the sentence counts the texts, and rightly."""
    for figure in asked.figures:
        number = figure.number
        if number.unit or figure.compare or number.value not in _COUNTABLE:
            continue
        if asked.tokens[figure.place][1] in ORDINALS:
            continue
        behind = asked.tokens[figure.place + 1 : figure.place + 4]
        noun = next((text for _, text, _, _ in behind if text in _RECORDS), None)
        if noun is None and behind and _ERRING & set(behind[0][2] or ()):
            noun = (
                behind[0][1] if all(_ERRING & one.facts.held.keys() for one in evidence) else None
            )
        if noun is None:
            continue
        texts = evidence
        if noun in _ALERTS:
            texts = [one for one in evidence if one.tool == ToolName.QUERY_METRICS]
        if len(texts) == number.value:
            written = asked.tokens[figure.place][1]
            return Finding(HOLDS, "texts_counted", f"{written} {noun}")
        return Finding(CONTRADICTED, "texts_miscounted", asked.tokens[figure.place][1])
    return None


def _union(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """What the sentence says beside the change must follow from each text; its times from any."""
    if not _has_times(asked, evidence):
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    rest = Asked(COUNTED.sub(" ", asked.text), settled=CHANGES)
    rest.leave_out(claimed_pair(rest) or ())
    return by_each(rest, evidence, judge)
