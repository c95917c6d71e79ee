"""A figure as the text has it: an extreme, a part, a limit, a name, a field, a span or a count.

Owns the order of these readings, and what is said where none holds: that the figure differs only where the
text has another one of its unit. Pure.
It cannot compute; that is `derived.py`.
"""

from itertools import compress

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.binding.bounds import against_limit, is_limit
from firsthand.rules.meaning.binding.in_field import in_field, is_whole
from firsthand.rules.meaning.binding.lagging import of_its_head
from firsthand.rules.meaning.computed.active import was_active
from firsthand.rules.meaning.computed.extremes import changed_by, extreme
from firsthand.rules.meaning.computed.recorded import lines_finding
from firsthand.rules.meaning.computed.shares import share_finding
from firsthand.rules.meaning.figures.amounts import by_its_key, id_finding, is_named_number
from firsthand.rules.meaning.figures.arithmetic import (
    complement,
    in_points,
    magnitudes,
    of_failures,
    taken,
    time_apart,
)
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.counted import by_its_letters, lines_of_it
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.quantities import holds, readings
from firsthand.rules.meaning.tokens.ranges_of_names import counted as range_counted
from firsthand.rules.meaning.tokens.token import follows

_BYTES = names("memory heap size bytes byte disk storage image maxmemory used")
"""Fields whose bare numbers are bytes."""
_APART = frozenset({"!ago", "!by", "!gt", "!lt", "!ge", "!le", "!when"})
_LATER = frozenset({"!ago", "!when"})
_BEYOND = names("高出 多出 超出 高 低 多 少 快 慢 大 小")
_PASSED = frozenset({"超出", "超过", "低于"})
_LASTING = names("run execute wait hold -up stop suspend -connect")
"""Deeds and states that last from one time to another."""
_POINTS = frozenset({"points", "point"})
_PERCENTILE = lazy(r"p\d\d")
_GROUP = frozenset({"similar", "points"})
_HEAD = 12
"""Tokens in which a group or a series says that it is one."""
_WITHIN = names("in within over during 内 之内 期间 里")
_AVERAGE = lazy(r"\([0-9]+ ?[a-z]* (?:avg|average|mean)\)|\bavg over \d")
"""A note that the text's figures are averages."""
_WINDOWS = names("window interval range period lookback")
_AVERAGING = names("average avg mean window 平均 均值 窗口 内 滑动平均")
_AVERAGED = (["avg"], ["average"], ["mean"], ["rate"], ["平均"])
_MEASURED_OVER = names("over in within during last past 过去 最近 近")
_RECENT = names("last past previous preceding 过去 最近 近")
_PAIR = 2
_WHOLE_KEYS = names("expected total max limit capacity")


def plain(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    shown = asked.tokens[claim.place][1]
    pointed = False
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    if _is_distance(claim, ahead, asked):
        claim = claim._replace(compare="", role="")  # 比上限高出 250
    if _is_labelled(claim, evidence):
        claim = claim._replace(role="")  # quantile=p95, current=840ms
    unit = claim.number.unit
    if claim.role == "avg" and _AVERAGE.search(evidence.lower):
        claim = claim._replace(role="")  # ack_rate=30/s (5m avg)
    if claim.role in ("max", "min") and evidence.points:
        claim = claim._replace(
            role=""
        )  # peaked at 8.2: that it is the highest is judged with its word
    topmost = extreme(asked, evidence)
    if topmost is not None and topmost[1].number.unit == unit:
        if says(claim, topmost[1]):
            return Finding(HOLDS, "extreme")
        if len(asked.figures) == 1 and not claim.compare:
            return Finding(CONTRADICTED, "not_extreme", shown)
    if changed_by(claim, asked, evidence):
        return Finding(HOLDS, "change_by_sign")
    if (
        claim.compare
        and not _POINTS.isdisjoint(asked.words)
        and any(in_points(one, asked, evidence) is not one for one in asked.figures)
    ):
        claim = claim._replace(compare="", role="")  # 19 points under the threshold of 0.80
        pointed = True
    shared = lines_finding(claim, asked, evidence) or share_finding(claim, asked, evidence)
    if shared is not None:
        return shared
    same = [f for f in evidence.figures if f.number.unit == unit]
    if unit == "%":
        claim = taken(claim, asked)
        same = of_failures([complement(claim, f) for f in same], asked, evidence)
    if pointed:
        same = [f._replace(compare="") for f in same]
    claim, same = of_its_head(claim, same + magnitudes(asked, same), asked)
    if unit == "B":
        same += [
            f
            for f in evidence.figures
            if not f.number.unit and (_BYTES & f.field.keys() or _is_spelled_out(f, evidence))
        ]
    if claim.compare and is_limit(claim, asked):
        return against_limit(claim, same, asked, evidence, shown)
    bounds = [f for f in same if f.compare] if claim.role == "limit" else []
    if (
        len(bounds) == 1
        and bounds[0].number.value == claim.number.value
        and evidence.tool == ToolName.QUERY_METRICS
    ):
        return Finding(HOLDS, "limit")  # 80% 的阈值: (> 80%)
    known = id_finding(claim, asked, evidence)
    if known is not None:
        return known
    if is_named_number(claim, asked, evidence):
        return Finding(HOLDS, "identified")
    if not same:
        return _computed(claim, same, asked, evidence, shown) or Finding(
            UNSUPPORTED, "figure_not_in_evidence", shown
        )
    if is_whole(claim, asked) and any(
        f.number.value == claim.number.value
        and any(f.field.get(one, 0.0) >= NAMED for one in _WHOLE_KEYS)
        for f in same
    ):
        return Finding(HOLDS, "whole")
    said = [says(claim, f) for f in same]
    if (
        not unit
        and True in said
        and any(by_its_letters(claim, f, asked, evidence) for f in compress(same, said))
    ):
        return Finding(HOLDS, "figure_by_its_letters")
    if unit == "s" and _is_window(claim, same, asked, evidence):
        return Finding(HOLDS, "window")
    if unit == "s" and ahead == "within" and _is_counted_in_another(same, asked, evidence):
        return Finding(OPEN, "window_differs", shown)
    if True in said and by_its_key(claim, same, asked, evidence):
        return Finding(HOLDS, "figure_of_its_key")
    return (
        in_field(claim, same, said, asked, evidence, shown)
        or _computed(claim, same, asked, evidence, shown)
        or Finding(CONTRADICTED, "figure_differs", shown)
    )


def _computed(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding | None:
    """A limit that the sentence restates, a distance in time, a difference."""
    if claim.compare and any(f.number.value == claim.number.value for f in same):
        finding = against_limit(claim, same, asked, evidence, shown)
        if finding.rank == HOLDS:
            return finding
    timed = claim.number.unit == "s"
    spanned = "duration" in asked.said or (timed and _tells_a_span(claim, asked, evidence))
    if spanned and not _is_measured(claim, same, asked) and time_apart(claim, evidence.instants):
        return Finding(HOLDS, "time_apart")
    if timed and "endsat" in evidence.lower and was_active(claim, asked, evidence):
        return Finding(HOLDS, "active_for")
    if lines_of_it(claim, asked, evidence):
        return Finding(HOLDS, "lines_counted")
    if "[" in evidence.lower and _is_range_counted(claim, asked, evidence):
        return Finding(HOLDS, "range_counted")
    return None


def _is_measured(claim: Figure, same: list[Figure], asked: Asked) -> bool:
    """`a lag of more than an hour` of `lag 4s`: what the text measures is no distance of its times."""
    mine = claim.field.keys()
    return _LATER.isdisjoint(asked.marks) and any(not mine.isdisjoint(one.field) for one in same)


def _tells_a_span(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether a duration may be the distance of two times: `18 seconds later`, `ran for an hour`."""
    if not (_APART.isdisjoint(asked.marks) and _LASTING.isdisjoint(asked.said)):
        return True
    if "!left" in asked.marks and "expiry_time" in evidence.facts.held:
        return True
    grouped = any(text in _GROUP for _, text, _, _ in evidence.tokens[:_HEAD])
    return grouped and _is_within(claim, asked)


def _is_range_counted(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`four GPU nodes` of `Nodes gpu[04-07]`."""
    if claim.number.unit or claim.compare:
        return False
    nouns = [text for _, text, _, _ in asked.tokens[claim.place + 1 : claim.place + 4]]
    return range_counted(evidence.lower, claim.number.value, nouns)


def _is_spelled_out(figure: Figure, evidence: Evidence) -> bool:
    """`[4063657984/3.7gb]`: the bytes of a size."""
    behind = evidence.tokens[figure.place + 1 : figure.place + 3]
    if len(behind) < _PAIR or behind[0][1] != "/" or behind[1][3] is None:
        return False
    size = behind[1][3]
    return size.unit == "B" and any(
        holds(one.value, figure.number.value, one.step, True, True)
        for one in readings(size, figure.number)
    )


def _is_labelled(claim: Figure, evidence: Evidence) -> bool:
    """Whether the text as a whole is of one percentile, and the sentence tells its number by that."""
    if claim.role[:1] != "p":
        return False
    spelled = {text for _, text, _, _ in evidence.tokens if _PERCENTILE.fullmatch(text)}
    return spelled == {claim.role} and not any(f.role == claim.role for f in evidence.figures)


def _is_distance(claim: Figure, ahead: str, asked: Asked) -> bool:
    """Whether a number says how far two others are apart: `比上限高出 250`, `2.2 percentage points above`."""
    if "比" in asked.text:
        if ahead in _BEYOND:
            return True
        before = asked.tokens[claim.place - 2][1] if claim.compare and claim.place > 1 else ""
        if before in _BEYOND:
            return True  # 多出超过 250
    behind = follows(asked.tokens, claim.place + 1)
    if behind is not None and behind[1] == "以上" and claim.place > 1:
        return asked.tokens[claim.place - 2][1] in _PASSED  # 超出上限 5 秒以上
    written = claim.number.written
    if written != "percentage":
        return written == "个百分点"
    return behind is not None and behind[1] == "points"


def _is_window(claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence) -> bool:
    """`over ten minutes`, `the five-minute average` of `window=10m`, `(5m avg)`: over what is measured."""
    tokens = asked.tokens
    behind = tokens[claim.place + 1 : claim.place + 2]
    ahead = tokens[claim.place - 1][1] if claim.place else ""
    averaged = bool(behind) and behind[0][1] in _AVERAGING
    if not averaged and ahead not in _MEASURED_OVER:
        return False
    return any(
        f.number.value == claim.number.value
        and (
            bool(_WINDOWS & {word for word, near in f.field.items() if near >= NAMED})
            or (
                averaged
                and [t[1] for t in evidence.tokens[f.place + 1 : f.place + 2]][:1] in _AVERAGED
            )
            or _is_recent(f, evidence)
        )
        for f in same
    )


def _is_counted_in_another(same: list[Figure], asked: Asked, evidence: Evidence) -> bool:
    """`37 dropped within 5 minutes` of `in last 5000 ms: 37 dropped`: counted in another window."""
    counted = any(not one.number.unit for one in asked.figures)
    return counted and any(_is_recent(one, evidence) for one in same)


def _is_recent(figure: Figure, evidence: Evidence) -> bool:
    """`in last 5000 ms`"""
    return figure.place > 0 and evidence.tokens[figure.place - 1][1] in _RECENT


def _is_within(claim: Figure, asked: Asked) -> bool:
    """`in eleven minutes`, `在 11 分钟内`: the span of a group or a series."""
    before = asked.tokens[max(0, claim.place - 2) : claim.place]
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    return any(text in _WITHIN for _, text, _, _ in (*before, *behind))
