"""A number that changed from one text to the next: by how much, to which multiple, from what to what.

Owns the change itself, and what must follow of the rest of the sentence: from each text what it says, from
any the times. Pure.
It cannot tell a change of which only one end is told.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.changes import (
    CHANGES,
    change_of_numbers,
    claimed_pair,
    claimed_pairs,
)
from firsthand.rules.meaning.reach.change_over_rows import are_of_several_things
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each, worse
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.several.steps import difference, multiple, told_by
from firsthand.rules.meaning.several.texts_counted import COUNTED
from firsthand.rules.meaning.tokens.instants import same

GROWN = lazy(
    r"(?:增长|增加|上升|上涨|涨|升|扩大|增大)(?:到|至|为)了?(?:原来|原先|之前)?的?(?:约|近|大约)?"
    r"[\d.两三四五六七八九十]+ ?倍(?:以上|多|左右)?"
    r"|\b(?:grew|grown|rose|risen|increased|climbed|jumped) to (?:more than |over |about |almost |nearly )?"
    r"[\w.]+ times(?: (?:its|the) (?:former |previous |earlier |first )?(?:value|size|level))?"
)
"""To which multiple: 增长到三倍以上; 增长了三倍 may mean four times."""
_JOINTS = lazy(
    r"[,;]\s*(?:(?:and|while|whereas|but)\b)?|\b(?:and|while|whereas|but)\b|同时|而且?|并且?|、"
)
"""Between two changes of one sentence."""
_BETWEEN = lazy(r"\b(?:between|from) [\w:.-]+ (?:and|to) [\w:.-]+")


def differing(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`grew by seven points`: the difference, and what else each text must say."""
    differs = difference(asked, evidence)
    if differs is None or differs.rank != HOLDS:
        return differs
    rest = Asked(COUNTED.sub(" ", asked.text), settled=CHANGES)
    claim = told_by(rest)
    rest.leave_out([claim] if claim is not None else rest.figures)
    rest.marks.pop("!by", None)
    return worse(differs, by_each(rest, evidence, judge))


def multiplied(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`tripled between 10:00 and 10:10`: the multiple, its times, and what else each text must say."""
    holds = multiple(asked, evidence)
    if holds is None:
        return None
    word = asked.word("!times") if "!times" in asked.marks else ""
    grown = GROWN.search(asked.text) if not word else None
    if grown is not None:
        word = grown[0]
    if not holds or not word:
        return Finding(CONTRADICTED if word else OPEN, "ratio_differs", word)
    if not _has_times(asked, evidence):
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    told = rf"\b{re.escape(word)}\b" if grown is None else re.escape(word)
    put = "changed" if word.isascii() else "变化"
    text = _BETWEEN.sub(" ", re.sub(told, put, asked.text, count=1))
    rest = Asked(COUNTED.sub(" ", text), settled=CHANGES)
    if grown is None:
        rest.leave_out(rest.figures)
    return worse(Finding(HOLDS, "multiple"), by_each(rest, evidence, judge))


def changed(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`rose from 3 to 9`: both ends, their times, and what else each text must say."""
    pairs = [] if CHANGES.isdisjoint(asked.said) else claimed_pairs(asked)
    if not pairs:
        return None
    if len(pairs) > 1:
        return _each_changed(asked, evidence, judge)
    if are_of_several_things([one.lower for one in evidence]):
        return Finding(UNSUPPORTED, "change_over_rows")
    change = change_of_numbers(asked, [one for text in in_order(evidence) for one in text.figures])
    if change is None or change.rank != HOLDS:
        return change
    if not _has_times(asked, evidence):
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    settled = CHANGES
    if not all(one.number.value for one in pairs[0]):
        settled |= frozenset(pairs[0][1].field)  # idle=0 does not deny what is idle
    rest = Asked(COUNTED.sub(" ", asked.text), settled=settled)
    rest.leave_out(claimed_pair(rest) or ())
    return change if rest.empty else worse(change, by_each(rest, evidence, judge))


def _each_changed(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`active rose from 6 to 20 while idle fell from 14 to 0`: each change by itself."""
    worst, ahead = Finding(HOLDS, "each_changed"), ""
    for piece in _JOINTS.split(asked.text):
        one = Asked(ahead + piece)
        pairs = len(claimed_pairs(one))
        if not pairs:
            ahead += f"{piece}, "
            continue
        found = changed(one, evidence, judge) if pairs == 1 else None
        worst, ahead = worse(worst, found or Finding(OPEN, "change_unclear", piece.strip())), ""
    return worst if not ahead else None


def _has_times(asked: Asked, evidence: list[Evidence]) -> bool:
    """Whether each time of a sentence is one of some text."""
    return all(
        any(same(instant, one) for text in evidence for one in text.instants)
        for instant in asked.instants
    )
