"""A number that is a limit: `above the 80 % threshold`.

Owns what such a sentence needs: that the limit is that number, and that the value, or the evidence's own
word beside the limit, is beyond it. Pure.
"""

from firsthand.rules.meaning.figures.belonging import LIMITS, overlap
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import STATISTICS
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.tokens.token import follows

_SET = names("objective target goal budget deadline limit threshold 目标 预算 上限 阈值 限额")
_AVERAGES = STATISTICS - {"max", "min"}
_BESIDE_BEFORE, _BESIDE_BEHIND = 3, 5
"""Tokens around a limit in which the evidence's own comparing word counts."""


def is_limit(claim: Figure, asked: Asked) -> bool:
    """Whether a compared number is a limit: by its role or the word beside it (`below its 99 % goal`)."""
    place, field = claim.place, claim.field
    if claim.role in LIMITS or (place > 0 and asked.texts[place - 1] == "的"):  # 低于预期的 90%
        return True
    behind = follows(asked.tokens, place + 1)
    if behind is not None and (
        behind[1] in _SET or asked.texts[place + 2] in _SET  # the 10000-message limit
    ):
        return True
    return not _SET.isdisjoint(field) and any(field.get(word, 0.0) >= 1.0 for word in _SET)


def other_most_tries(claim: Figure, same: list[Figure]) -> bool:
    """`at most 2 retries` of `已重试 2 次，最大重试 4 次`: a most is the text's limit, where it gives one."""
    if claim.number.unit or "retry" not in claim.field:
        return False
    limits = {f.number.value for f in same if f.role in LIMITS and "retry" in f.field}
    return bool(limits) and claim.number.value not in limits


def against_limit(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding:
    """The ruling on a comparison with a limit; `same`: the evidence's numbers of that unit class."""
    known = any(f.role in LIMITS or f.compare for f in same)
    limits = [f for f in same if _is_that_limit(claim, f, known)]
    if len(limits) > 1 and not known and any(overlap(claim, f) > 0 for f in limits):
        return Finding(CONTRADICTED, "comparison_fails", shown)  # 12 replicas, of at most 12
    if not limits:
        return Finding(CONTRADICTED if same else UNSUPPORTED, "limit_differs", shown)
    above = claim.compare[0] == ">"
    of_it = [f for f in same if f.role in _AVERAGES and f.role in asked.said and not f.compare]
    if of_it and len({(f.number.value > claim.number.value) for f in of_it}) == 1:
        # the P50 is not above 2 s because the P99 is
        good = (of_it[0].number.value > claim.number.value) == above
        return Finding(HOLDS if good else CONTRADICTED, "limit_of_its_statistic", shown)
    ours, theirs = ("!gt", "!lt") if above else ("!lt", "!gt")
    place = limits[0].place
    beside = evidence.tokens[max(0, place - _BESIDE_BEFORE) : place + _BESIDE_BEHIND]
    marks = {mark for _, _, entry, _ in beside for mark in entry or ()}
    if ours in marks and theirs not in marks:
        return Finding(HOLDS, "limit_restated")
    bound = limits[0].number.value
    values = [f for f in same if f not in limits and f.role not in LIMITS and not f.compare]
    if not values:
        said = evidence.facts.marks
        if ours in said and theirs not in said:
            return Finding(HOLDS, "limit_restated")
        return Finding(UNSUPPORTED, "no_value_to_compare", shown)
    wanted = claim.but(field=dict.fromkeys(asked.said, 1.0))
    scores = [overlap(wanted, f) for f in values]
    beyond = [
        (f.number.value > bound if above else f.number.value < bound)
        for f, score in zip(values, scores, strict=True)
        if score >= max(scores)
    ]
    if all(beyond):
        return Finding(HOLDS, "limit_compared")
    said = evidence.facts.marks
    if any(beyond) and ours in said and theirs not in said:
        return Finding(
            HOLDS, "limit_restated"
        )  # limit exceeded: would use 9.33, chunk of 4, maximum: 9.31
    return Finding(OPEN if any(beyond) else CONTRADICTED, "comparison_fails", shown)


def _is_that_limit(claim: Figure, figure: Figure, known: bool) -> bool:
    """`known`: whether the text says of one of its figures that it is a limit."""
    mine, theirs = claim.number, figure.number
    if not (figure.role in LIMITS or figure.compare or (not known and theirs.value == mine.value)):
        return False
    return holds(mine.value, theirs.value, mine.step, claim.about, True)
