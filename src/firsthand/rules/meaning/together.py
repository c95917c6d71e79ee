"""A sentence over several texts: each of its clauses by one text, or all texts alike.

Owns what may be said of several texts at once: how many they are, that all of them show the same, how a
number changed from one to the next, and two clauses of which each follows from a text of its own. Pure.
It cannot join facts of two texts into one relation, least of all a cause.
"""

import re
from collections.abc import Callable

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.arithmetic import time_apart
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.changes import CHANGES, change_of_numbers, claimed_pair
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.instants import same
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ORDINALS

Judge = Callable[[Asked, Evidence], Finding]

_AND = re.compile(
    r",? (?:and|while|whereas) |[,;]\s*(?:and |while |而|并且|且|同时)?"
    r"|(?<=[\u4e00-\u9fff])(?:且|并且|同时|以及)"
)
_AGAINST = re.compile(r",? (?:against|versus|vs\.?|compared (?:to|with)) (?=[\d\w])")
_SUMMED = re.compile(
    r"\b(?:in total|altogether|together|combined|in all|add up to|sum to)\b|合计|总计|共计|加起来"
)
_MOMENTS = re.compile(r"\b(?:after|later|before|and|then)\b|,|后|，|随后|之后")
_RECORDS = names(
    "log logs line lines record records entry entries alert alerts row rows excerpt excerpts message messages"
    " event events series statistic statistics 日志 记录 告警 报警 条日志 条记录 行"
)
_ALERTS = names("alert alerts 告警 报警")
_NOUN = r"(?:lines|records|entries|logs|alerts|rows|excerpts|messages|events|series|statistics)"
_COUNTED = re.compile(
    rf"\b(?:the )?(?:two|three|four|both) (?:\w+ )?{_NOUN}\b|(?:两|三|四)条(?:日志|记录|告警)",
    re.IGNORECASE,
)
_EVERY = re.compile(
    rf"\b(?:(?:both|all (?:two|three|four|five)|each of the (?:two|three)|the (?:two|three))(?: of)?(?: the)?"
    rf"(?: (?:log|pool|alert))?(?: {_NOUN})?|all (?:the )?(?:log |alert )?{_NOUN})\b"
    r"|(?:(?:两|三|四|五)条|所有|全部|这些)(?:日志|记录|告警)(?:中|里)?(?:均|都)?",
    re.IGNORECASE,
)
"""Words that speak of each of the texts."""
_EACH = re.compile("均|都")
_SAME_TIME = re.compile(
    r"(?:with)?in the same (second|minute|hour|day)|在?同一(秒|分钟|小时|天)(?:之?内|中)?"
)
_EXACT = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0} | {
    "秒": 1.0,
    "分钟": 60.0,
    "小时": 3600.0,
    "天": 86400.0,
}
_LEFT_OVER = re.compile(
    r"\b(?:for|about|some|roughly|around|nearly|almost|it|had|seconds?|minutes?|hours?)\b|秒|分钟|小时",
    re.I,
)
_PAIR = 2
_KEY = 3.0
_IS_COUNT = frozenset({"count", "total"})
_COUNTABLE = range(2, 10)


def together(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """The best ruling that several texts give jointly."""
    at_once = _SAME_TIME.search(asked.text)
    if at_once and "!neg" not in asked.marks:
        return _same_time(asked, at_once, evidence, judge)
    counted = _count(asked, evidence)
    if counted is not None and counted.rank != HOLDS:
        return counted
    change = change_of_numbers(asked, [one for text in in_order(evidence) for one in text.figures])
    if change is not None:
        return _worse(change, _union(asked, evidence, judge)) if change.rank == HOLDS else change
    if _EVERY.search(asked.text):
        text = _EACH.sub("", _EVERY.sub(" ", asked.text))
        rest = Asked(text, settled=frozenset({"alert_noun"}))
        if not rest.empty:
            return max((judge(rest, one) for one in evidence), key=_rank)
    summed = _sum(asked, evidence)
    if summed is not None:
        return summed
    apart = _apart(asked, evidence, judge)
    if apart is not None:
        return apart
    pieces = _AND.split(asked.text)
    if len(pieces) == 1 and _AGAINST.search(asked.text):
        pieces = _AGAINST.split(asked.text)
    clauses = [Asked(clause) for clause in pieces if clause.strip()]
    if len(clauses) > 1:
        worst = Finding(HOLDS, "clause_by_clause")
        for clause in clauses:
            if not clause.empty:
                worst = _worse(worst, min((judge(clause, text) for text in evidence), key=_rank))
        return worst
    if counted is None:
        return Finding(OPEN, "needs_several_texts")
    rest = Asked(_COUNTED.sub(" ", asked.text))
    if rest.empty or rest.text == asked.text:
        return counted if rest.empty else Finding(OPEN, "needs_several_texts")
    return max((judge(rest, one) for one in evidence), key=_rank)


def _sum(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """`1430 rows in total`: the counts of all texts, of one key, added up."""
    if len(asked.figures) != 1 or not _SUMMED.search(asked.text):
        return None
    claim = asked.figures[0]
    counted = [
        [
            one.number.value
            for one in text.figures
            if one.field.get("count", 0.0) >= _KEY or _IS_COUNT & one.field.keys()
        ]
        for text in evidence
    ]
    if any(len(values) != 1 for values in counted) or claim.number.unit:
        return None
    if sum(values[0] for values in counted) != claim.number.value:
        return Finding(CONTRADICTED, "sum_differs", asked.tokens[claim.place][1])
    states = [
        one for part in asked.parts for one in part.options if one.lstrip("-") not in THING_NAMES
    ]
    missing = [one for one in states if not any(one in text.facts.held for text in evidence)]
    if missing or any(
        not any(part.text.lower() in text.lower for text in evidence) for part in asked.names
    ):
        return Finding(OPEN, "sum_of_others")
    return Finding(HOLDS, "sum")


def _apart(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`failed 85 minutes after it had started`: two texts whose times lie so far apart."""
    claims = [one for one in asked.figures if one.number.unit == "s" and not one.compare]
    if len(claims) != 1 or len(evidence) != _PAIR:
        return None
    earlier, later = in_order(evidence)
    if not (earlier.instants and later.instants):
        return None
    if not time_apart(claims[0], [earlier.instants[0], later.instants[0]]):
        return None
    place = claims[0].place
    words = [token[1] for token in asked.tokens]
    ahead, behind = " ".join(words[:place]), " ".join(words[place + 1 :])
    told = [
        Asked(one)
        for text in (ahead, behind)
        for one in _MOMENTS.split(_LEFT_OVER.sub(" ", text))
        if one.strip(" .。")
    ]
    told = [one for one in told if not one.empty]
    if not told:
        return None
    backwards = " after " in f" {behind} "
    order = (later, earlier) if backwards else (earlier, later)
    first = judge(told[0], order[0])
    if first.rank != HOLDS:
        return None
    if len(told) == 1:  # a state that the later text ends
        ended = judge(told[0], order[1]).rank == CONTRADICTED
        return Finding(HOLDS, "lasted") if ended and not backwards else None
    rest = [judge(one, order[1]) for one in told[1:]]
    return max(rest, key=_rank) if all(one.rank == HOLDS for one in rest) else None


def _rank(finding: Finding) -> int:
    return finding.rank


def _worse(one: Finding, other: Finding) -> Finding:
    return other if other.rank > one.rank else one


def _same_time(
    asked: Asked, found: re.Match[str], evidence: list[Evidence], judge: Judge
) -> Finding:
    """`within the same second`: the first times of all texts agree down to that unit."""
    exact = _EXACT[found[1] or found[2]]
    times = [one.instants[0] if one.instants else None for one in evidence]
    marks = {
        None if one is None or one.second is None else (one.day, one.second // exact)
        for one in times
    }
    if None in marks:
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    if len(marks) > 1:
        return Finding(CONTRADICTED, "times_differ", found[0])
    rest = Asked(_COUNTED.sub(" ", asked.text.replace(found[0], " ")))
    found_same = Finding(HOLDS, "same_time")
    if rest.empty:
        return found_same
    return _worse(found_same, max((judge(rest, one) for one in evidence), key=_rank))


def in_order(evidence: list[Evidence]) -> list[Evidence]:
    """The texts by their first time, where each has one; else as they came."""
    timed: list[tuple[float, int]] = []
    for index, one in enumerate(evidence):
        first = one.instants[0] if one.instants else None
        when = None if first is None else first.utc() or first.second
        if when is None:
            return evidence
        timed.append((when, index))
    return [evidence[index] for _, index in sorted(timed)]


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
        if noun is None:
            continue
        texts = evidence
        if noun in _ALERTS:
            texts = [one for one in evidence if one.tool == ToolName.QUERY_METRICS]
        if len(texts) == number.value:
            return Finding(HOLDS, "texts_counted")
        return Finding(CONTRADICTED, "texts_miscounted", asked.tokens[figure.place][1])
    return None


def _union(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """What the sentence says beside the change must follow from each text; its times from any."""
    for instant in asked.instants:
        if not any(same(instant, one) for text in evidence for one in text.instants):
            return Finding(UNSUPPORTED, "time_not_in_evidence")
    rest = Asked(_COUNTED.sub(" ", asked.text), settled=CHANGES)
    rest.leave_out(claimed_pair(rest) or ())
    return max((judge(rest, one) for one in evidence), key=_rank)
