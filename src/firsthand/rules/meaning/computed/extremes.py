"""The highest and the lowest of labelled values, signs, and what is empty, by the numbers of one text.

Owns `ap is the highest`, 最低, `is negative`, `decreased` of a negative change, `the queue was empty` of a
zero. A value is the highest only among the values of one field, each of its own record. Pure.
It cannot compare values that stand in several texts.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.active import ACTIVE
from firsthand.rules.meaning.computed.derived import announces
from firsthand.rules.meaning.computed.operations import ANNOUNCING, DOWN, UP
from firsthand.rules.meaning.computed.shares import said_of, share_finding
from firsthand.rules.meaning.computed.trends import peak, trend
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.wholes import name_of
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.placed import numbers_a_member
from firsthand.rules.meaning.reading.turned import Part

_HIGHEST = names("highest largest biggest slowest longest greatest 最高 最大 最慢 最长 最多")
_LOWEST = names("lowest smallest fastest shortest least 最低 最小 最快 最短 最少")
_SUPERLATIVES = _HIGHEST | _LOWEST
_SUPERLATIVE = lazy("|".join(sorted(_SUPERLATIVES)))
_NEGATIVE = names("negative 负 负值 负数 为负")
_POSITIVE = names("positive 正 正值 正数 为正")
_EMPTY = names("empty 为空 空")
TOLD_BY_NUMBERS = _SUPERLATIVES | _NEGATIVE | _POSITIVE | _EMPTY
_CHANGE = lazy(r"delta|change|diff|变化", re.IGNORECASE)
_BEFORE = frozenset({"", "the", "its", "their"})
"""What may stand before a superlative that tells of no record: `The highest p95 is …`."""
_REST = {"to spare"} | names("spare left remaining remain remains 剩 剩余 还剩")
NUMBERED = TOLD_BY_NUMBERS | _REST | ACTIVE | ANNOUNCING | UP | DOWN
"""Words of which numbers may say something."""
_CHANGED = frozenset({"decrease", "increase"})
_SCALED = {"expand": True, "scale_down": False}
"""Whether the number grows."""
_FROM_TO = lazy(
    r"(?:\bfrom|从)[\"']? ?[:=]? ?(\d+)(?!\d)[^\d.;⏎]{1,12}(?:\bto|[到至为])[\"']? ?[:=]? ?(\d+)(?!\d)"
)
_ENDS = frozenset({"max", "min"})
MOVED = _CHANGED | _ENDS | frozenset(_SCALED)
"""Concepts of which they may."""
_LEVELS = frozenset({"high", "low"})
_LEAST = 2
_NEAR = 0.3
_ANNOUNCES = Finding(HOLDS, "announces_a_figure")


def extreme(asked: Asked, evidence: Evidence) -> tuple[Finding, Figure] | None:
    """The ruling on a superlative and the value that is it; None where the text has no such records."""
    text = asked.text
    if not ("est" in text or "最" in text or "least" in text):
        return None
    found = _SUPERLATIVE.search(text)
    if found is None:
        return None
    groups: dict[str, list[Figure]] = {}
    for figure in evidence.figures:
        if figure.key >= 0:
            groups.setdefault(evidence.tokens[figure.key][1].lower(), []).append(figure)
    records = [group for group in groups.values() if len(group) >= _LEAST]
    said = said_of(asked)
    scores = [len(name_of(group[0], evidence) & said) for group in records]
    best = [g for g, score in zip(records, scores, strict=True) if score == max(scores)]
    if len(best) != 1:
        return None
    group = best[0]
    pick = max if found[0] in _HIGHEST else min
    top = pick(group, key=lambda one: one.number.value)
    if sum(one.number.value == top.number.value for one in group) > 1:
        return None
    told = _told_of(asked, group, evidence)
    heads = text[: found.start()].strip().lower() in _BEFORE
    if len(told) > 1 or (not told and not (heads and asked.figures)):
        return None
    good = not told or told[0] is top
    return Finding(HOLDS if good else CONTRADICTED, "extreme" if good else "not_extreme"), top


def _told_of(asked: Asked, group: list[Figure], evidence: Evidence) -> list[Figure]:
    """The values whose records hold a name of the sentence that no other record holds."""
    spelled = [part.text.lower() for part in (*asked.names, *asked.parts)]
    regions: list[set[str]] = []
    start = 0
    for figure in group:
        regions.append({token[1].lower() for token in evidence.tokens[start : figure.place]})
        start = figure.place + 1
    told = [
        index
        for name in spelled
        for index, region in enumerate(regions)
        if name in region and sum(name in other for other in regions) == 1
    ]
    return [group[index] for index in sorted(set(told))]


def by_numbers(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the numbers say of a superlative, of a sign, of what is empty or decreased; else None."""
    text = part.text
    if evidence.points and not _ENDS.isdisjoint(part.options):
        return peak(part, asked, evidence)
    if "scale" in evidence.facts.held and not _SCALED.keys().isdisjoint(part.options):
        return _scaled(part, evidence)
    if text not in NUMBERED and _CHANGED.isdisjoint(part.options):
        return None
    if announces(part, asked, evidence) or (text in _REST and _is_left(asked, evidence)):
        return _ANNOUNCES
    if text in TOLD_BY_NUMBERS:
        if text in _SUPERLATIVES:
            found = extreme(asked, evidence)
            if found is None and _is_unshown(part, evidence):
                return Finding(OPEN, "extreme_not_shown", text)
            return found[0] if found is not None else None
        if text in _EMPTY:
            return _empty(asked, evidence)
        return _signed(text in _NEGATIVE, asked, evidence)
    options = part.options
    if evidence.points:
        gone = trend(part, asked, evidence)
        if gone is not None:
            return gone
    if ("decrease" in options or "increase" in options) and asked.figures:
        changes = [f for f in evidence.figures if _is_change(f, evidence)]
        if changes and all((f.number.value < 0) == ("decrease" in options) for f in changes):
            return Finding(HOLDS, "change_by_sign")
    return None


def _is_unshown(part: Part, evidence: Evidence) -> bool:
    """`the highest` where a text tells no extreme: that a value is high does not make it that."""
    if part.text in evidence.lower or _LEVELS.isdisjoint(part.options):
        return False
    return _ENDS.isdisjoint(evidence.facts.held)


def _scaled(part: Part, evidence: Evidence) -> Finding | None:
    """`scaled up` of `scaled … "from":12,"to":18`: which way, the two numbers tell."""
    found = _FROM_TO.findall(evidence.lower)
    if len(found) != 1 or not _SCALED.keys().isdisjoint(evidence.facts.held):
        return None
    start, end = map(int, found[0])
    agrees = any(one in _SCALED and (end > start) is _SCALED[one] for one in part.options)
    return Finding(HOLDS if agrees else CONTRADICTED, "change_by_ends", part.text)


def _is_left(asked: Asked, evidence: Evidence) -> bool:
    """Whether a figure of the sentence is the rest of a part and its whole: `90 to spare`."""
    for claim in asked.figures:
        finding = share_finding(claim, asked, evidence)
        if finding is not None and finding.rank == HOLDS:
            return True
    return False


def changed_by(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`decreased by 38` of `delta orders=-38`; only asked of a number behind `by`."""
    if claim.compare:
        return False
    down = "decrease" in asked.said
    if down == ("increase" in asked.said):
        return False
    sign = -1 if down else 1
    words = said_of(asked) | asked.words
    return any(
        _is_change(f, evidence)
        and f.number.value * sign > 0
        and name_of(f, evidence) & words
        and says(claim, f.but(number=f.number.but(value=abs(f.number.value))))
        for f in evidence.figures
    )


def _is_change(figure: Figure, evidence: Evidence) -> bool:
    """Whether a number is told as a change: `delta=-38`, `delta orders=-38`."""
    key = figure.key
    if key < 0 or not figure.number.value:
        return False
    texts = evidence.texts
    if _CHANGE.search(texts[key]) is not None:
        return True
    return key > 0 and _CHANGE.search(texts[key - 1]) is not None


def _signed(negative: bool, asked: Asked, evidence: Evidence) -> Finding | None:
    said = said_of(asked) | asked.words
    named = [f for f in evidence.figures if name_of(f, evidence) & said]
    signs = {f.number.value < 0 for f in named if f.number.value}
    if len(signs) != 1:
        return None
    good = signs.pop() == negative and "!neg" not in asked.marks
    return Finding(HOLDS if good else CONTRADICTED, "sign" if good else "sign_differs")


def _empty(asked: Asked, evidence: Evidence) -> Finding | None:
    """`0 remaining in queue`: the queue is empty."""
    things = {one for one in asked.said if one in THING_NAMES}
    inside = [
        f
        for f in evidence.figures
        if not f.number.unit
        and any(f.field.get(one, 0.0) >= _NEAR for one in things)
        and not (f.key >= 0 and numbers_a_member(evidence.tokens[f.key]))
    ]
    if not inside or "!neg" in asked.marks or not all(f.number.value == 0 for f in inside):
        return None
    return Finding(HOLDS, "none_in_it")
