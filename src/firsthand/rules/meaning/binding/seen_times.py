"""How often an event was seen, and over which span: `9 times in 12 minutes` of `2m9s (9 times in 12m)`.

Owns the two figures of such an event of one line: neither is the age that stands before them. Pure.
It cannot tell two events apart.
"""

from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.tokens.token import follows

SEEN = " times in "
_TIMES = frozenset({"times", "次"})
_BEFORE = frozenset({"in", "within", "over"})
_BEHIND = frozenset({"内", "之内", "以内", "里"})
_BETWEEN = 3
"""Tokens from the count to the span."""


def seen_times(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a count or a span of a sentence that tells how often; None for any other figure."""
    if asked.words.isdisjoint(_TIMES) or "⏎" in evidence.text:
        return None
    places = {one.place: one for one in evidence.figures}
    pairs = [
        (one, places[at + _BETWEEN])
        for at, one in places.items()
        if evidence.spelled[at + 1 : at + _BETWEEN] == ["times", "in"] and at + _BETWEEN in places
    ]
    if len(pairs) != 1:
        return None
    count, span = pairs[0]
    tokens, place = asked.tokens, claim.place
    before = tokens[place - 1][1] if place else ""
    end = place + 1
    while end < len(tokens) and tokens[end][3] is not None:  # 2 分 9 秒
        end += 1
    behind = follows(tokens, end)
    follower = behind[1] if behind is not None else ""
    if follower in _TIMES and before != "第" and not claim.compare:
        return Finding(HOLDS, "seen_so_often") if says(claim, count) else None
    if claim.number.unit == "s" and (before in _BEFORE or follower in _BEHIND):
        if says(claim, span):
            return Finding(HOLDS, "seen_in_that_span")
        return Finding(CONTRADICTED, "figure_of_another_field", tokens[place][1])
    return None
