"""Several texts as one: their times and the span between them.

Owns the order of texts in time, `within the same second`, `failed 85 minutes after it started`. Pure.
It cannot join more than two moments.
"""

import re
from itertools import combinations
from operator import attrgetter

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each, worse
from firsthand.rules.meaning.several.texts_counted import COUNTED
from firsthand.rules.meaning.tokens.names import named

_MOMENTS = lazy(r"\b(?:after|later|before|and|then)\b|,|后|，|随后|之后")
SAME_TIME = lazy(
    r"(?:with)?in the same (second|minute|hour|day)|在?同一(秒|分钟|小时|天)(?:之?内|中)?"
)
_EXACT = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0} | {
    "秒": 1.0,
    "分钟": 60.0,
    "小时": 3600.0,
    "天": 86400.0,
}
_LEFT_OVER = lazy(
    r"\b(?:for|about|some|roughly|around|nearly|almost|within|it|its|had|seconds?|minutes?|hours?)\b|秒|分钟|小时",
    re.I,
)
_PAIR, _MOST = 2, 5
_HEDGING = names("about around some roughly nearly almost just only")
_SUBJECT = lazy(r"(.+?) (?:was|were|is|are|has|had|came|went|got)\b")
_OF_ITSELF = ("after it ", "after they ", "before it ", "before they ")
"""`cleared 85 seconds after it had been set`: the same thing again."""
_AND = lazy(r" and (?:that of )?|[和与及]")


def is_a_span(asked: Asked, evidence: list[Evidence]) -> bool:
    """Whether a duration lies between the first times of two texts: then no text contradicts it."""
    times = [one.instants[0] for one in evidence if one.instants]
    return len(times) > 1 and any(
        one.number.unit == "s" and time_apart(one, times) for one in asked.figures
    )


def same_time(
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
    rest = Asked(COUNTED.sub(" ", asked.text.replace(found[0], " ")))
    found_same = Finding(HOLDS, "same_time")
    if rest.empty:
        return found_same
    both = by_each(rest, evidence, judge)
    if both.rank != HOLDS and len(evidence) == _PAIR:
        both = one_of_each(rest, evidence, judge) or both
    return worse(found_same, both)


def one_of_each(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`the exit and the restart were logged`: each half by a text of its own."""
    for told in _AND.finditer(asked.text):
        halves = [Asked(asked.text[: told.start()]), Asked(asked.text[told.end() :])]
        for texts in (evidence, evidence[::-1]):
            rulings = [judge(one, text) for one, text in zip(halves, texts, strict=True)]
            if all(one.rank == HOLDS for one in rulings) and not any(one.empty for one in halves):
                return Finding(HOLDS, "one_of_each")
    return None


def in_order(evidence: list[Evidence]) -> list[Evidence]:
    """The texts by their first time, where each has one; else as they came."""
    timed: list[tuple[float, int]] = []
    for index, one in enumerate(evidence):
        first = one.instants[0] if one.instants else None
        when = None if first is None else first.when()
        if when is None:
            return evidence
        timed.append((when, index))
    return [evidence[index] for _, index in sorted(timed)]


def apart(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`failed 85 minutes after it had started`: two texts whose times lie so far apart."""
    claims = [one for one in asked.figures if one.number.unit == "s" and one.compare in ("", "<=")]
    if len(claims) != 1 or len(evidence) > _MOST:
        return None
    if len(evidence) != _PAIR:
        found = [apart(asked, list(two), judge) for two in combinations(evidence, _PAIR)]
        return next((one for one in found if one is not None and one.rank == HOLDS), None)
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
    if len(told) == 1 and behind.startswith(_OF_ITSELF):
        own = _SUBJECT.match(ahead)
        again = Asked(f"{own[1]} {behind.split(' ', 2)[2]}") if own is not None else told[0]
        told += [again] if own is not None and not again.empty else []
    if not told or (len(told) == 1 and behind.startswith(("later", "后", "之后"))):
        return None  # what it came after stands in another sentence
    backwards = " after " in f" {behind} " or behind.startswith("of ")
    if behind.startswith(("after ", "before ")) and _HEDGING.issuperset(words[:place]):
        backwards = behind.startswith("before ")  # so long after a, b
    order = (later, earlier) if backwards else (earlier, later)
    first = judge(told[0], order[0])
    asides = zip(told, order, order[::-1], strict=False)
    for at, (one, text, other) in enumerate(asides):
        if (at or first.rank != HOLDS) and _is_of(other, one, text):
            return Finding(CONTRADICTED, "order_reversed", told[0].text.strip())
    if first.rank != HOLDS:
        return None
    if len(told) == 1:  # a state that the later text ends
        ended = judge(told[0], order[1]).rank == CONTRADICTED
        return Finding(HOLDS, "lasted") if ended and not backwards else None
    rest = [judge(one, order[1]) for one in told[1:]]
    return max(rest, key=attrgetter("rank")) if all(one.rank == HOLDS for one in rest) else None


def _is_of(other: Evidence, told: Asked, text: Evidence) -> bool:
    """Whether a moment is called by a word that only the other text has: `the odown` of `+sdown`."""
    words = [part.text.lower() for part in (*told.parts, *told.names)]
    mine = [one for one in words if _has(one, text)]
    return any(one not in mine and _has(one, other) for one in words)


def _has(word: str, text: Evidence) -> bool:
    if word in ("master", "primary") and "switch-master" in text.lower:
        return True
    return word in text.lower and named(word, text.lower)
