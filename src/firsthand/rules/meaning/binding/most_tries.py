"""The most tries that there may be, and those that are left: `up to 5 attempts`, 还可重试 2 次.

Owns both: a most is the number that the text gives as a limit of tries, and of no other number is it told;
what is left is that limit without the tries that were made, where the text does not count it itself. Pure.
It cannot tell the tries of two callers apart.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

TRYING = heads("retry retries retried retrying attempt attempts tries 试")
"""Signs of a sentence that may tell of tries."""
_TRY = r"(?:\bre-?tr(?:y|ies)|attempt|\btr(?:y|ies)\b|retry|retries|试)"
_TRIES = lazy("retr(?:y|ie)|attempt|tries|试")
_MOST = lazy(
    r"will(?:be)?(?:re)?tr|[将会]再?重?试|(?:at ?most|up ?to|(?:no|not) ?more ?than|maximum|max|limit)"
    r"|最多|至多|最大|上限|不超过"
)
_LEFT = lazy(r"left|remain|more(?:re)?(?:tr|attempt|time)|还(?:可|能|剩|有)|剩[余下]?|再重?试")
_TOLD_LEFT = lazy(r"\bleft\b|remain|还(?:可|能|剩|有)|剩|再重?试")
_GAP, _NEAR = r"[^\d;,，。；⏎]{0,24}?", r"[^\d;。；⏎]{0,12}?"
_LIMITS = (
    lazy(
        r"\bwill (?:be )?(?:re)?tr(?:y|ied)[^\d;。⏎]{0,12}?(\d+) times|[将会]再?重?试[^\d;。⏎]{0,4}(\d+)"
    ),
    lazy(
        rf"{_TRY}{_NEAR}(?:max\w*|limit\w*|最多|最大|至多|上限|up to|at most|不超过){_GAP}(?<![\w.])(\d+)"
    ),
    lazy(
        rf"(?:max\w*|limit\w*|最多|最大|至多|上限|up to|at most|不超过){_GAP}{_TRY}{_GAP}(?<![\w.])(\d+)"
    ),
    lazy(
        r"(?:max\w*|limit\w*|最多|最大|至多|上限|up to|at most|not exceed|不超过)"
        rf"[ =:\"']*(\d+) ?(?:\w+ )?(?:次|个)?{_TRY}"
    ),
    lazy(
        rf"{_TRY}\w*{_GAP}\d+ ?次? ?(?:of|out of|/|之|, ?[共总]计?|[(] ?[共总]) ?(?:max\w*[ =:]*)?(\d+)"
    ),
    lazy(
        r"第 ?\d+ ?(?:/ ?|次[^\d;。⏎]{0,6}?[(,:共总/]{1,3} ?(?:最多|至多|[共总])?(?:允许|可?重试)? ?)"
        r"(\d+) ?次?"
    ),
    lazy(r"(?:上限|最多|至多|最大)[ =:为是]{0,3}(\d+) ?次"),
    lazy(rf"\d+ ?/ ?(\d+) ?(?:次)?{_TRY}|\d+ ?/ ?(\d+) ?次"),
    lazy(
        rf"(?:giv|gave|exhaust|exceed|stop|用尽|耗尽|放弃){_GAP}(?<![\w.])(\d+)[^\d;。⏎]{{0,12}}{_TRY}"
    ),
    lazy(r"\b(?:max_?)?(?:retries|attempts)[\"']?[=:] ?[\"']?(\d+)"),
    lazy(rf"(?<![\d/])(\d+) ?次?{_TRY}[^\d;。⏎]{{0,12}}(?:used up|exhausted|用尽|耗尽|全部失败)"),
)
"""How texts give the most tries; what is found is the number."""
_DONE = (
    lazy(r"(?<![\w-])(?:attempts?|retry|retries|retry_?count)[\"']?[=:#] ?[\"']?(\d+)"),
    lazy(r"第 ?(\d+) ?(?:次|/)"),
    lazy(r"已(?:经)?(?:重试|尝试|试)(?:了)? ?(\d+)"),
    lazy(rf"{_TRY}\w*[ =:#\"']*(\d+) ?(?:of|out of|/)"),
    lazy(rf"(\d+) ?/ ?\d+ ?次?{_TRY}?"),
)
_BACK, _AHEAD, _OF = 6, 4, 2
"""Tokens around a number that say of what it is."""


def of_most_tries(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a number of most tries, or of those left; None for every other number."""
    if claim.number.unit or claim.number.low is not None:
        return None
    place, texts, shown = claim.place, asked.texts, asked.texts[claim.place]
    if place > 1 and "of" in texts[place - _OF : place]:
        return None  # one of the five attempts
    others = [one.place + 1 for one in asked.figures if one.place < place]
    before = "".join(texts[max([place - _BACK, 0, *others]) : place]).lower()
    near = before + "".join(texts[place : place + _AHEAD]).lower()
    if _TRIES.search(near) is None:
        return None
    if _LEFT.search(near) is not None:
        return _of_rest(claim, evidence, shown)
    if claim.compare in ("", "<=") and _MOST.search(before) is not None:
        limits = _found(_LIMITS, evidence)
        if claim.number.value in limits:
            return Finding(HOLDS, "most_tries") if claim.compare or claim.role else None
        return Finding(CONTRADICTED if limits else UNSUPPORTED, "limit_differs", shown)
    return None


def _of_rest(claim: Figure, evidence: Evidence, shown: str) -> Finding | None:
    if _TOLD_LEFT.search(evidence.lower) is not None:
        return None
    limits, done = _found(_LIMITS, evidence), _found(_DONE, evidence)
    if not limits:
        return Finding(UNSUPPORTED, "rest_not_in_evidence", shown)
    if len(limits) > 1 or len(done) != 1:
        return None
    if limits.pop() - done.pop() == claim.number.value:
        return Finding(HOLDS, "left_of_tries")
    return Finding(CONTRADICTED, "rest_differs", shown)


def _found(patterns: tuple[re.Pattern[str], ...], evidence: Evidence) -> set[float]:
    return {
        float(group)
        for one in patterns
        for match in one.finditer(evidence.lower)
        for group in match.groups()
        if group
    }
