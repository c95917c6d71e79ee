"""A sentence over several texts: each of its clauses by one text, or all texts alike.

Owns what may be said of several texts at once: how many they are, that all of them show the same, how a
number changed from one to the next, and two clauses of which each follows from a text of its own. Pure.
It cannot join facts of two texts into one relation, least of all a cause.
"""

import re
from collections.abc import Callable

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.changes import CHANGES, change_of_numbers
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding

Judge = Callable[[Asked, Evidence], Finding]

_AND = re.compile(
    r",? (?:and|while|whereas) |[,;]\s*(?:and |while |而|并且|且|同时)?|(?<=[\u4e00-\u9fff])(?:且|并且|同时|以及)"
)
_RECORDS = frozenset(
    [
        "log",
        "logs",
        "line",
        "lines",
        "record",
        "records",
        "entry",
        "entries",
        "alert",
        "alerts",
        "row",
        "rows",
        "excerpt",
        "excerpts",
        "message",
        "messages",
        "event",
        "events",
        "series",
        "statistic",
        "statistics",
        "日志",
        "记录",
        "告警",
        "报警",
        "条日志",
        "条记录",
        "行",
    ]
)
_COUNTED = re.compile(
    r"\b(?:the )?(?:two|three|four|both) (?:\w+ )?(?:lines|records|entries|logs|alerts|rows|excerpts|messages|events|series)\b"
    r"|(?:两|三|四)条(?:日志|记录|告警)",
    re.IGNORECASE,
)
_EVERY = re.compile(
    r"\b(?:both|all (?:two|three|four|five)|each of the (?:two|three)|the two|all)\b(?: of)?(?: the)?(?: (?:log|pool|alert))?"
    r" ?(?:lines|records|entries|logs|alerts|rows|excerpts|messages|events|series|statistics)?"
    r"|(?:两|三|四|五|所有|全部|这些)条?(?:日志|记录|告警)?(?:中|里)?|均|都",
    re.IGNORECASE,
)


def together(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """The best ruling that several texts give jointly."""
    at_once = _SAME_TIME.search(asked.text)
    if at_once:
        return _same_time(asked, at_once, evidence, judge)
    counted = _count(asked, evidence)
    if counted is not None and counted.rank != HOLDS:
        return counted
    best = Finding(OPEN, "needs_several_texts")
    series = [figure for one in in_order(evidence) for figure in one.figures]
    change = change_of_numbers(asked, series)
    if change is not None:
        if change.rank != HOLDS:
            return change
        worst = _union(asked, evidence, judge)
        return worst if worst.rank else change
    if counted is not None or "!both" in asked.marks or "!all" in asked.marks:
        rest = Asked(_EVERY.sub(" ", asked.text), settled=frozenset({"alert_noun"}))
        if rest.parts or rest.names or rest.figures:
            found = [judge(rest, one) for one in evidence]
            worst = max(found, key=lambda one: one.rank)
            return worst
    clauses = [clause for clause in _AND.split(asked.text) if clause.strip()]
    if len(clauses) > 1:
        worst = Finding(HOLDS, "clause_by_clause")
        for clause in clauses:
            part = Asked(clause)
            if not (part.parts or part.names or part.figures):
                continue
            one = min((judge(part, text) for text in evidence), key=lambda found: found.rank)
            if one.rank > worst.rank:
                worst = one
        return worst
    return best if counted is None else counted


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
    worst = Finding(HOLDS, "same_time")
    if rest.parts or rest.names or rest.figures:
        worst = max([judge(rest, one) for one in evidence], key=lambda one: one.rank)
    return worst if worst.rank else Finding(HOLDS, "same_time")


_SAME_TIME = re.compile(
    r"(?:with)?in the same (second|minute|hour|day)|在?同一(秒|分钟|小时|天)(?:之?内|中)?"
)
_EXACT = {
    "second": 1.0,
    "minute": 60.0,
    "hour": 3600.0,
    "day": 86400.0,
    "秒": 1.0,
    "分钟": 60.0,
    "小时": 3600.0,
    "天": 86400.0,
}


def in_order(evidence: list[Evidence]) -> list[Evidence]:
    """The texts by their first time, where each has one; else as they came."""
    times = [
        (one.instants[0].utc() or one.instants[0].second) if one.instants else None
        for one in evidence
    ]
    if any(time is None for time in times):
        return evidence
    return [
        one for _, one in sorted(zip(times, evidence, strict=True), key=lambda pair: pair[0] or 0.0)
    ]


def _count(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """Whether the sentence counts the texts, and rightly."""
    for figure in asked.figures:
        number = figure.number
        if number.unit or number.value not in (2, 3, 4, 5, 6, 7, 8, 9) or figure.compare:
            continue
        behind = asked.tokens[figure.place + 1 : figure.place + 4]
        if any(text in _RECORDS for _, text, _, _ in behind):
            kind = next(text for _, text, _, _ in behind if text in _RECORDS)
            if kind in ("alert", "alerts", "告警"):
                texts = [one for one in evidence if one.tool == ToolName.QUERY_METRICS]
            else:
                texts = evidence
            if len(texts) == number.value:
                return Finding(HOLDS, "texts_counted")
            return Finding(CONTRADICTED, "texts_miscounted", asked.tokens[figure.place][1])
    return None


def _union(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding:
    """Every part that is no number of the change must stand in each text."""
    text = re.sub(
        r"(?:from|从)\s*-?[\d.,]+\S*\s*(?:to|到|升至|降至|升到|降到)\s*-?[\d.,]+\S*",
        " ",
        asked.text,
    )
    rest = Asked(_COUNTED.sub(" ", text), settled=CHANGES)
    return max((judge(rest, one) for one in evidence), key=lambda one: one.rank)
