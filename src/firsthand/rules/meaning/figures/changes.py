"""From one value to another: is that how it changed, and in that order?

Owns ordered pairs of numbers: `rose from 12 to 131`, `7901M->7630M`. The evidence must have
the two values of one field in that order (within one text, or over texts in the order of their times),
and the word for the direction must agree with them. Pure.
It cannot see a change between values that stand in different units.
"""

from collections.abc import Sequence
from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.fields import ENDS_OF_SERIES, NAMED, as_written
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.quantities import holds, like, readings

CHANGES = frozenset({"increase", "decrease", "change"})
_TO = {"down to"} | names(
    "to -> > 到 至 升至 升到 降至 降到 增至 涨到 跌到 变为 变成 增加 减少 下降 上升 增长"
    " 增加到 增长到 上升到 上升至 上涨到 降低到 下降到 下降至 减少到 降到了 升到了 涨到了 增加到了"
    " 下降到了 上升到了 减少到了 变成了 缩小到 扩大到 缩到 改为 改成 调整为 调整到 调为 调到 调至 设为 设置为"
    " 变更为 修改为 切换为 扩容到 扩容至 缩容到 缩容至 提升到 提高到 降为 减为 增为 上调至 下调至"
)
_FIRST = lazy(r"(?:before|old|previous|prev|initial)(?:_|$)")
_THEN = lazy(r"(?:after|new|current|final)(?:_|$)")
"""Fields of one measure before and after: `before_bytes`, `after_bytes`."""
_CLOCK = lazy(r"(?:\d{4}-\d\d-\d\d[t ])?\d{1,2}:\d\d(?::\d\d)?z?")
_BOTH_WAYS = frozenset({"increase", "decrease"})
_BETWEEN = 6
"""Tokens between the two numbers of a pair."""


def claimed_pair(asked: Asked) -> tuple[Figure, Figure] | None:
    """The two numbers of `from … to …`; None where a sentence has no such pair."""
    for first, second in pairwise(asked.figures):
        if _is_pair(first, second, asked):
            return first, second
    return None


def _is_pair(first: Figure, second: Figure, asked: Asked) -> bool:
    if second.place - first.place > _BETWEEN + 1:
        return False
    between = asked.texts[first.place + 1 : second.place]
    return not _TO.isdisjoint(between) and "," not in between and ";" not in between


def claimed_pairs(asked: Asked) -> list[tuple[Figure, Figure]]:
    """All such pairs of a sentence."""
    return [one for one in pairwise(asked.figures) if _is_pair(*one, asked)]


def change_of_numbers(asked: Asked, series: Sequence[Figure]) -> Finding | None:
    """The ruling on a change between two numbers; None for a sentence without one."""
    pair = claimed_pair(asked) if CHANGES & asked.said else None
    if pair is None:
        return None
    first, second = pair
    shown = f"{asked.tokens[first.place][1]} to {asked.tokens[second.place][1]}"
    if first.number.unit != second.number.unit and not first.number.unit:
        first = first.but(number=like(first.number, second.number))
    rises = second.number.value > first.number.value
    said = _direction(second, asked)
    if ("increase" in said and not rises) or ("decrease" in said and rises):
        return Finding(CONTRADICTED, "direction_differs", shown)
    starts = [index for index, figure in enumerate(series) if _says(first, figure)]
    ends = [index for index, figure in enumerate(series) if _says(second, figure)]
    if not starts or not ends:
        return Finding(CONTRADICTED, "figure_differs", shown)
    named = _nearest(first, series)
    worst = Finding(OPEN, "change_not_of_one_field", shown)
    for start in starts:
        for end in ends:
            if not _one_field(series[start], series[end]):
                continue
            if _is_of_another(named, series[start]) or _is_of_another(named, series[end]):
                if worst.rank != CONTRADICTED:
                    worst = Finding(CONTRADICTED, "change_of_another_field", shown)
            elif start < end:
                return Finding(HOLDS, "change_in_order")
            else:
                worst = Finding(CONTRADICTED, "order_reversed", shown)
    return worst


def _nearest(claim: Figure, series: Sequence[Figure]) -> set[str]:
    """The nearest of the words of a claimed number by which the text names a field."""
    known = {word for figure in series for word in _strong(figure)} - CHANGES
    told = {word: near for word, near in claim.field.items() if word in known}
    nearest = max(told.values(), default=0.0)
    return {word for word, near in told.items() if near == nearest}


def _is_of_another(named: set[str], figure: Figure) -> bool:
    """`active=17` is no value of what the sentence names `idle`, where another field has that name.

    What an end of a series measures, its head names.
    """
    strong = _strong(figure)
    return (
        bool(named and strong)
        and ENDS_OF_SERIES.isdisjoint(strong)
        and named.isdisjoint(figure.field)
    )


def _strong(figure: Figure) -> set[str]:
    """The words of the name right before a number."""
    return {word for word, near in figure.field.items() if near >= NAMED}


def _direction(second: Figure, asked: Asked) -> set[str]:
    """Which way a change is told to go: of several changes, by the word nearest before its end."""
    if not asked.said >= _BOTH_WAYS:
        return asked.said
    told = [one for part in asked.parts if part.place < second.place for one in part.options]
    return set([one for one in told if one in _BOTH_WAYS][-1:])


def _says(claim: Figure, figure: Figure) -> bool:
    mine, theirs = claim.number, figure.number
    if mine.unit != theirs.unit:
        bare = None if mine.unit else as_written(theirs)
        return bare is not None and bare.value == mine.value
    value, about = theirs.value, claim.about
    converts = mine.written != theirs.written or theirs.step < mine.step
    for one in readings(mine, theirs):  # noqa: SIM110 - a loop: it runs for every number
        if holds(one.value, value, one.step, about, converts):
            return True
    return False


def _one_field(one: Figure, other: Figure) -> bool:
    """Whether two numbers are values of one field."""
    if one is other:
        return False
    strong, other_strong = _strong(one), _strong(other)
    if "first_value" in strong and "last_value" in other_strong:
        return True
    if any(_FIRST.match(one) for one in strong) and any(_THEN.match(two) for two in other_strong):
        rests = [{w.partition("_")[2] for w in side if "_" in w} for side in (strong, other_strong)]
        return bool(rests[0] & rests[1]) or not (rests[0] or rests[1])
    if strong or other_strong:
        return bool(strong & other_strong)
    if all(map(_of_the_clock, (one, other))):
        return True
    return not (one.field and other.field) or bool(set(one.field) & set(other.field))


def _of_the_clock(figure: Figure) -> bool:
    """`10:05 0.6`: a point of a series, whose field is its time."""
    return len(figure.field) == 1 and _CLOCK.fullmatch(next(iter(figure.field)).lower()) is not None


def change_by(asked: Asked, series: list[Figure]) -> bool:
    """`freed 271M`: two numbers in a row differ by a number of the sentence, in its direction."""
    for figure in asked.figures:
        number = figure.number
        for one, other in pairwise(series):
            gap = one.number.value - other.number.value
            if one.number.unit != number.unit or other.number.unit != number.unit or not gap:
                continue
            agrees = ("decrease" if gap > 0 else "increase") in asked.said
            if agrees and any(
                holds(said.value, abs(gap), said.step, figure.about, True)
                for said in readings(number, one.number)
            ):
                return True
    return False
