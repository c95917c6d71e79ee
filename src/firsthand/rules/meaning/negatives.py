"""Searches that found nothing: what may be said of them.

Owns the two shapes of a result without evidence, the scope line and the JSON of an empty result. They
support one kind of sentence, "nothing was found", inside their own scope: same names, same terms, no
longer window. They never support health, absence or exclusion. A clause that only says what the result
does not prove is always true of it. Pure.
It cannot tell whether a narrower search would have found nothing by chance.
"""

import json
import re

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.facts import opposite
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.instants import same
from firsthand.rules.meaning.names import named

_FINDING = frozenset({"find", "return", "detect", "ask", "receive", "acquire"})
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
        "result",
        "results",
        "alert",
        "alerts",
        "row",
        "rows",
        "series",
        "hit",
        "hits",
        "message",
        "messages",
        "event",
        "events",
        "match",
        "matches",
        "日志",
        "记录",
        "告警",
        "结果",
        "报警",
        "条日志",
        "条记录",
        "数据",
        "信息",
        "内容",
        "nothing",
        "none",
        "evidence",
        "证据",
        "passages",
        "passage",
    ]
)
_VOCABULARY = frozenset(
    [
        "find",
        "return",
        "ask",
        "detect",
        "record",
        "row",
        "alert_noun",
        "message",
        "event",
        "query",
        "file",
        "window",
        "keyword",
        "time_noun",
        "metric",
        "item",
        "receive",
        "acquire",
        "database",
        "table",
        "contain",
        "execute",
        "service",
        "document",
        "duration",
    ]
)
_WINDOW_WORDS = frozenset(
    [
        "window",
        "windows",
        "queried",
        "searched",
        "metrics",
        "metric",
        "窗口",
        "指标",
        "关键字",
        "关键词",
        "时间窗口",
        "范围",
        "内",
        "时段",
        "keyword",
        "keywords",
        "filter",
        "term",
        "terms",
        "range",
        "specified",
        "given",
    ]
)
_DENIED = ("!all", "!certain", "!day", "!future", "!ought", "!most", "!because", "!cause", "!other")
_UNIVERSAL = frozenset(["any", "任何", "all", "every"])
_LAST = re.compile(r"last (\d+)\s?([smhd]|min|hour|day)", re.IGNORECASE)
_UNIT = {
    "s": 1.0,
    "m": 60.0,
    "min": 60.0,
    "h": 3600.0,
    "hour": 3600.0,
    "d": 86400.0,
    "day": 86400.0,
}


def weigh_negative(asked: Asked, evidence: Evidence) -> Finding:
    """One clause over a search that found nothing."""
    said = asked.said
    found = _FINDING & {option.lstrip("-") for option in said}
    negated = "!neg" in asked.marks or "-find" in said or any(opposite(one) in said for one in _FINDING)
    records = any(text in _RECORDS for _, text, _, _ in asked.tokens)
    zero = any(figure.number.value == 0 for figure in asked.figures)
    if not (negated or zero):
        if found and records:
            return Finding(CONTRADICTED, "nothing_was_found")
        return Finding(UNSUPPORTED, "no_evidence_supports_negatives_only")
    if not _searches(asked, found):
        return Finding(UNSUPPORTED, "absence_not_shown")
    return _within(asked, evidence)


def _searches(asked: Asked, found: frozenset[str]) -> bool:
    """Whether what is denied is a find: a verb of finding, or `no … records`."""
    if any(opposite(one) in asked.said for one in _FINDING):
        return True
    tokens = asked.tokens
    for place in asked.marks.get("!neg", ()):
        if place and _FINDING & set(tokens[place - 1][2] or ()):
            return True
        for kind, text, entry, _ in tokens[place + 1 : place + 7]:
            if text in _RECORDS:
                return True
            if kind == "w" and text in (
                "service",
                "services",
                "host",
                "hosts",
                "pod",
                "pods",
                "node",
                "nodes",
            ):
                return False
    return bool(found) and any(text in ("nothing", "zero", "0") for _, text, _, _ in tokens)


def _within(asked: Asked, evidence: Evidence) -> Finding:
    for mark in _DENIED:
        if mark in asked.marks and asked.word(mark) not in _UNIVERSAL:
            return Finding(UNSUPPORTED, "wider_than_the_search", asked.word(mark))
    lower = evidence.lower
    for part in asked.names:
        if not named(part.text, lower):
            return Finding(UNSUPPORTED, "outside_the_search", part.text)
    held = evidence.facts.held
    for part in asked.parts:
        if part.text in _RECORDS or part.text in _WINDOW_WORDS or part.text in lower:
            continue
        options = {option.lstrip("-") for option in part.options}
        if not (options & _VOCABULARY or any(option in held for option in options)):
            return Finding(UNSUPPORTED, "outside_the_search", part.text)
    length = _window(evidence)
    for figure in asked.figures:
        number = figure.number
        if number.unit == "s":
            if length is None or number.value > length * 1.001:
                return Finding(UNSUPPORTED, "longer_than_the_search", asked.tokens[figure.place][1])
        elif number.value and not any(
            number.value == other.number.value for other in evidence.figures
        ):
            return Finding(UNSUPPORTED, "figure_not_in_evidence", asked.tokens[figure.place][1])
    return _times(asked, evidence)


def _window(evidence: Evidence) -> float | None:
    """Seconds of the window that was searched; None where it has no two ends."""
    last = _LAST.search(evidence.lower)
    if last:
        return float(last[1]) * _UNIT[last[2].lower()]
    times = [one.utc() for one in evidence.instants]
    if len(times) >= 2 and times[0] is not None and times[1] is not None:
        return abs(times[1] - times[0])
    return None


def _times(asked: Asked, evidence: Evidence) -> Finding:
    window = evidence.instants[:2]
    clocked = any(instant.second is not None for instant in asked.instants)
    for instant in asked.instants:
        if instant.second is None and not clocked:
            return Finding(UNSUPPORTED, "longer_than_the_search")
        if any(same(instant, one) for one in evidence.instants):
            continue
        if len(window) == 2 and instant.second is not None and _between(instant.second, window):
            continue
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    return Finding(HOLDS, "nothing_found_in_scope")


def _between(second: float, window: list) -> bool:  # type: ignore[type-arg]
    first, last = window[0].second, window[1].second
    return (
        window[0].day == window[1].day
        and first is not None
        and last is not None
        and first <= second <= last
    )


def scope_of(text: str) -> str:
    """The searched terms and filters of an empty result in JSON, as one text; the text itself otherwise."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else text
