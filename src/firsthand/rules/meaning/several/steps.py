"""By how much from one text to the next, within which span.

Owns a difference between two texts (`grew by seven points`), and the span from the first text to the last.
Pure. It cannot tell how a third text stands to two.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.changed_by import BY_HAN
from firsthand.rules.meaning.computed.multiples import is_multiple, ratio_of
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.figures.changes import CHANGES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.pairs_of_texts import since_start
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.tokens.spelled import with_digits
from firsthand.rules.meaning.tokens.token import NUMBER, STAMP
from firsthand.rules.sieve import heads

_SPAN = lazy(
    r",? (?:with)?(?:in|over|during) (?:about |some |roughly |just |only )?"
    r"[\w.]+ (?:half|quarter|third)?(?:second|minute|hour|day)s?\b"
    r"|在?约?(?:[\d.]+ ?|[一二两三四五六七八九十半]+)个?(?:半小时|秒|分钟|小时|刻钟)(?:之内|以内|内|里)"
    r"|(?<![\d一二两三四五六七八九十])半小时(?:之内|以内|内|里)",
    re.IGNORECASE,
)
_SPANNING = heads("second minute hour day days half quarter third 秒 分 小 刻 半")
"""Signs of the units of such a span, whether its number is written in words or digits."""
_BYTES = frozenset({"size", "bytes", "byte", "byte_noun", "memory", "heap", "used", "storage"})
"""Fields whose bare numbers are bytes."""
_TWO = 2


def without_span(asked: Asked, evidence: list[Evidence]) -> Asked | None:
    """The sentence without `within half an hour`, where that is the span of the texts; else None."""
    if _SPANNING.isdisjoint(asked.signs):
        return None
    text = with_digits(asked.text, asked.signs)
    found = _SPAN.search(text)
    if found is None or text[found.end() :].lstrip().startswith(("of ", "after ", "before ")):
        return None
    spans = [one for one in Asked(found[0]).figures if one.number.unit == "s"]
    ordered = in_order(evidence)
    ends = [one.instants[0] for one in (ordered[0], ordered[-1]) if one.instants]
    if not ends:
        ends = [
            one for one in (since_start(ordered[0]), since_start(ordered[-1])) if one is not None
        ]
    if len(spans) != 1 or len(ends) != _TWO or not time_apart(spans[0], ends):
        return None
    return Asked(text[: found.start()] + text[found.end() :])


def moved(evidence: list[Evidence]) -> tuple[Figure, Figure] | None:
    """The one number in which two texts of the same words differ, in the order of their times."""
    if len(evidence) != _TWO:
        return None
    first, last = in_order(evidence)
    if len(first.tokens) != len(last.tokens) or len(first.figures) != len(last.figures):
        return None
    pairs = list(zip(first.figures, last.figures, strict=True))
    if any(
        one.place != other.place or one.number.unit != other.number.unit for one, other in pairs
    ):
        return None
    differing = [pair for pair in pairs if pair[0].number.value != pair[1].number.value]
    alike = all(
        one[1] == other[1] or one[0] == other[0] in (NUMBER, STAMP) or _is_stamp(one[1])
        for one, other in zip(first.tokens, last.tokens, strict=True)
    )
    return differing[0] if alike and len(differing) == 1 else None


def _is_stamp(text: str) -> bool:
    return text[:1].isdigit() and ":" in text


def multiple(asked: Asked, evidence: list[Evidence]) -> bool | None:
    """Whether the number in which two texts differ became that multiple; None where none is told of it."""
    ratio = ratio_of(asked)
    pair = moved(evidence) if ratio is not None else None
    if ratio is None or pair is None or not pair[0].number.value:
        return None
    return is_multiple(pair[1].number.value / pair[0].number.value, *ratio)


def difference(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """`grew by seven points`: two texts whose one field differs so, in that direction."""
    claim = told_by(asked) if len(evidence) == _TWO and CHANGES & asked.said else None
    if claim is None:
        return None
    first, last = in_order(evidence)
    if any(
        not _goes_otherwise(gap, asked)
        and holds(claim.number.value, abs(gap), claim.number.step, claim.about, True)
        for gap in _gaps(claim, asked, first, last)
    ):
        return Finding(HOLDS, "difference")
    pair = moved(evidence)
    if pair is None:
        return None
    gap = pair[1].number.value - pair[0].number.value
    if _goes_otherwise(gap, asked):
        return Finding(CONTRADICTED, "changed_otherwise", asked.tokens[claim.place][1])
    if claim.number.unit not in (pair[0].number.unit, ""):
        return None
    if holds(claim.number.value, abs(gap), claim.number.step, claim.about, True):
        return Finding(HOLDS, "difference")
    return Finding(CONTRADICTED, "difference_differs", asked.tokens[claim.place][1])


def _gaps(claim: Figure, asked: Asked, first: Evidence, last: Evidence) -> list[float]:
    """By how much each field changed that the sentence calls best; of one number alone, each that did."""
    found: list[tuple[int, float]] = []
    for one in first.figures:
        keys = {word for word, near in one.field.items() if near >= NAMED}
        bare = claim.number.unit == "B" and not one.number.unit and _BYTES & keys
        if claim.number.unit not in (one.number.unit, "") and not bare:
            continue
        for other in last.figures:
            gap = other.number.value - one.number.value
            if other.number.unit != one.number.unit or keys.isdisjoint(other.field):
                continue
            if min(one.key, other.key) < 0 or first.spelled[one.key] == last.spelled[other.key]:
                found.append((len(keys & asked.said), gap))
    most = max([score for score, _ in found], default=0)
    if not most and len(asked.figures) > 1:
        return []
    return [gap for score, gap in found if gap and score == most]


def told_by(asked: Asked) -> Figure | None:
    """The number by which something changed: `grew by 840 seconds`, 增加了 840 秒, by seven points."""
    told = [one for one in asked.figures if _is_by(one, asked)]
    if len(told) == 1:
        return told[0]
    lone = asked.figures[0] if len(asked.figures) == 1 else None
    points = lone is not None and lone.number.written in ("个百分点", "percentage")
    return lone if "!by" in asked.marks or points else None


def _is_by(claim: Figure, asked: Asked) -> bool:
    """Whether `by`, or a Chinese word for a change, stands before a number, hedges aside."""
    at = claim.place - 1
    while at > 0 and "!about" in (asked.tokens[at][2] or ()):
        at -= 1
    return at >= 0 and asked.tokens[at][1] in BY_HAN | {"by"}


def _goes_otherwise(gap: float, asked: Asked) -> bool:
    """Whether a number fell that a sentence says rose, or the reverse."""
    return ("increase" in asked.said and gap <= 0) or ("decrease" in asked.said and gap > 0)
