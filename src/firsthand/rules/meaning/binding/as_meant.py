"""A figure of a sentence as it is meant, and the numbers of the text in its unit as they are to be compared.

Owns what takes a bound or a role from a figure (a distance, a label of the whole text, a series, points), and
what turns the text's numbers: the rest of a share, no sign, bare bytes. Pure.
It cannot tell which of the numbers is meant.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.binding.lagging import HEADED, of_its_head
from firsthand.rules.meaning.computed.reckoning import is_spelled_out
from firsthand.rules.meaning.figures.arithmetic import (
    POINTS,
    complements,
    in_points,
    magnitudes,
    of_failures,
    taken,
)
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import ENDS_OF_SERIES, as_written
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import follows

_METRICS = ToolName.QUERY_METRICS
_BYTES = names("memory heap size bytes byte disk storage image maxmemory used")
"""Fields whose bare numbers are bytes."""
_BEYOND = names("高出 多出 超出 高 低 多 少 快 慢 大 小")
_PASSED = frozenset({"超出", "超过", "低于"})
_VALUES = names("datapoints samples values points readings measurements")
_ENDS = frozenset({"max", "min"})
_POINTED = "percentage"
"""The unit of `percentage points` as it is written."""
_PERCENTILE = lazy(r"p\d\d")
_AVERAGE = lazy(r"\([0-9]+ ?[a-z]* (?:avg|average|mean)\)|\bavg over \d")
"""A note that the text's figures are averages."""


def as_meant(claim: Figure, asked: Asked, evidence: Evidence) -> Figure:
    """The number without a bound or a role that the text as a whole has, or that only says how far it is."""
    apart = claim.number.written == _POINTED or not asked.text.isascii()
    if apart and _is_distance(claim, asked):
        claim = claim.but(compare="", role="")  # 比上限高出 250
    if not claim.role:
        return claim
    if _is_labelled(claim, evidence):
        claim = claim.but(role="")  # quantile=p95, current=840ms
    if claim.role == "avg" and _AVERAGE.search(evidence.lower):
        claim = claim.but(role="")  # ack_rate=30/s (5m avg)
    if claim.role == "avg" and _counts_values(claim, asked):
        claim = claim.but(role="")  # the three samples average 93.3
    if claim.role in _ENDS and evidence.points:
        claim = claim.but(role="")  # peaked at 8.2: its word is judged by itself
    return claim


def is_in_points(asked: Asked, evidence: Evidence) -> bool:
    """`19 points under the threshold of 0.80`: a distance between shares, and no bound."""
    return not POINTS.isdisjoint(asked.words) and any(
        in_points(one, asked, evidence) is not one for one in asked.figures
    )


def _tells_a_point(claim: Figure, evidence: Evidence) -> bool:
    """Whether a number is told as the first, last, least, greatest or mean value of a series."""
    if evidence.tool != _METRICS or " points, " not in evidence.text:
        return False
    return bool(claim.role) or not ENDS_OF_SERIES.isdisjoint(claim.field)


def of_its_unit(
    claim: Figure, pointed: bool, asked: Asked, evidence: Evidence
) -> tuple[Figure, list[Figure]]:
    """The number, and those of the text in its unit as they are to be compared; `pointed`: in points."""
    unit = claim.number.unit
    of_series = not unit and _tells_a_point(claim, evidence)
    same: list[Figure] = []
    signed = unit == "%"
    for one in evidence.figures:
        number = one.number
        if number.unit == unit:
            same.append(one)
            if number.value < 0:
                signed = True
        elif of_series:
            bare = as_written(number)
            if bare is not None:
                same.append(one.but(number=bare))
    if unit == "%":
        claim = taken(claim, asked)
        same = of_failures(complements(claim, same), asked, evidence)
    if pointed:
        same = [f.but(compare="") for f in same]
    if signed:
        same += magnitudes(asked, same)
    if claim.place and asked.texts[claim.place - 1] in HEADED:
        claim, same = of_its_head(claim, same, asked)
    if unit == "B":
        same += [
            f
            for f in evidence.figures
            if not f.number.unit and (f.field.keys() & _BYTES or is_spelled_out(f, evidence))
        ]
    return claim, same


def _counts_values(claim: Figure, asked: Asked) -> bool:
    """`the three samples average …`: how many values there are is no average itself."""
    behind = asked.tokens[claim.place + 1 : claim.place + 3]
    return (
        not claim.number.unit
        and claim.number.step >= 1
        and bool(behind)
        and behind[0][1] in _VALUES
        and len(asked.figures) > 1
    )


def _is_labelled(claim: Figure, evidence: Evidence) -> bool:
    """Whether the text as a whole is of one percentile, and the sentence tells its number by that."""
    if claim.role[:1] != "p":
        return False
    spelled = {text for _, text, _, _ in evidence.tokens if _PERCENTILE.fullmatch(text)}
    return spelled == {claim.role} and not any(f.role == claim.role for f in evidence.figures)


def _is_distance(claim: Figure, asked: Asked) -> bool:
    """Whether a number says how far two others are apart: `比上限高出 250`, `2.2 percentage points above`."""
    written = claim.number.written
    if "比" in asked.text:
        ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
        if ahead in _BEYOND:
            return True
        before = asked.tokens[claim.place - 2][1] if claim.compare and claim.place > 1 else ""
        if before in _BEYOND:
            return True  # 多出超过 250
    behind = follows(asked.tokens, claim.place + 1)
    if behind is not None and behind[1] == "以上" and claim.place > 1:
        return asked.tokens[claim.place - 2][1] in _PASSED  # 超出上限 5 秒以上
    if written != _POINTED:
        return written == "个百分点"
    return behind is not None and behind[1] == "points"
