"""From one value to another: is that how it changed, and in that order?

Owns ordered pairs: `rose from 12 to 131`, `from CLOSED to OPEN`, `7901M->7630M`. The evidence must have
the two values of one field in that order (within one text, or over texts in the order of their times),
and the word for the direction must agree with them. Pure.
It cannot see a change between values that stand in different units.
"""

from collections.abc import Sequence
from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.fields import NAMED, as_written
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.quantities import holds, like, readings
from firsthand.rules.sieve import heads, holds_any

CHANGES = frozenset({"increase", "decrease", "change"})
_HEAD = r"(?:[A-Za-z_]|\d+\.\d+\.)"
_FROM_TO = lazy(
    rf"(?:\bfrom |由|从)\s*[\"'\[(]?(?P<a>{_HEAD}[\w.:/-]*?)[\"'\])]?\s*"
    r"(?:\bto |->|变为|转为|切换为|切换到|到|变成|转换为|迁移到|(?:升级|降级|更新|回滚|变更)[到至为])"
    rf"\s*[\"'\[(]?(?P<b>{_HEAD}[\w.:/-]*\w)",
)
FROM = heads("from 由 从")
_INTO = ("to ", "->", "到", "至", "为", "变成")
"""Of these every such change holds one of either."""
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
_OLD_PARTS = ("old", "prev", "before", "from", "former")
_OLD = lazy(
    r"(?:\b|_)(?:old|prev|previous|before|from|former)[a-z_]{0,20}[\"']? ?[=:] ?[\"']?([\w.:/-]+)"
)
_NEW = lazy(r"(?:\b|_)(?:new|current|after|to|now)[a-z_]{0,20}[\"']? ?[=:] ?[\"']?([\w.:/-]+)")
"""The values of keys that tell what was and what is: `OldStateValue":"OK"`, `from=web:1.9`."""
_REPLACES = lazy(r"([\w.:/-]*\w) replace[sd] ([\w.:/-]*\w)")
_ARROWS = (" -> ", "->", " => ", "=>")
"""Between what was and what is: `State Change: OK -> ALARM`."""
_FORMERLY = ("prev", "(was", "上一")
_FORMER = lazy(
    r"(?:\bprevious(?:ly)?|\bprev|\(was)(?: version| release| image)?[ :=]{1,3}[\"']?$"
    r"|上一个?(?:版本)?[ :=是为]{0,3}$"
)
_POINTS = frozenset({"first_value", "last_value"})
"""Names of points of a series, whose measure its head names."""
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


def claimed_pairs(asked: Asked) -> int:
    """How many such pairs a sentence has."""
    return len([one for one in pairwise(asked.figures) if _is_pair(*one, asked)])


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
    """`active=17` is no value of what the sentence names `idle`, where another field has that name."""
    strong = _strong(figure)
    return bool(named and strong) and _POINTS.isdisjoint(strong) and named.isdisjoint(figure.field)


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


def _by_keys(first: str, second: str, lower: str) -> bool | None:
    """Whether the keys of a text tell that change, or its reverse: `old_state=CLOSED new_state=OPEN`."""
    before = {one.strip(".") for one in _OLD.findall(lower)}
    after = {one.strip(".") for one in _NEW.findall(lower)}
    if first in before and second in after:
        return True
    return False if second in before and first in after else None


def _is_valued(lower: str, at: int) -> bool:
    """`db: 'crm' host: '10.8.0.9'`: by its key a name has its place, wherever it stands."""
    return lower[max(0, at - 3) : at].rstrip("'\" ")[-1:] in ("=", ":")


def _is_replaced_by(old: str, new: str, lower: str) -> bool:
    """`pay:2.4.1 replaces pay:2.4.0`: the first one is the new one."""
    return any(one.endswith(new) and other.endswith(old) for one, other in _REPLACES.findall(lower))


def _is_former(name: str, lower: str) -> bool:
    """`(previous v2.13.2)`: what was, wherever it stands."""
    at = lower.find(name)
    return at > 0 and _FORMER.search(lower[:at]) is not None


def change_of_names(asked: Asked, lower: str) -> Finding | None:
    """The ruling on `from CLOSED to OPEN`; None for a sentence without such a pair."""
    if not holds_any(asked.text, _INTO):
        return None
    found = _FROM_TO.search(asked.text)
    if found is None:
        return None
    first, second = found["a"].lower(), found["b"].lower()
    keyed = _by_keys(first, second, lower) if holds_any(lower, _OLD_PARTS) else None
    if keyed is not None:
        if keyed:
            return Finding(HOLDS, "change_in_order")
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    if " replace" in lower and _is_replaced_by(second, first, lower):
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    if holds_any(lower, _ARROWS):
        told = [
            any(f"{one}{arrow}{other}" in lower for arrow in _ARROWS)
            for one, other in ((first, second), (second, first))
        ]
        if told[0] != told[1]:
            return (
                Finding(HOLDS, "change_in_order")
                if told[0]
                else Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
            )
    former = holds_any(lower, _FORMERLY)
    if former and _is_former(first, lower) != _is_former(second, lower):
        if _is_former(first, lower):
            return Finding(HOLDS, "change_in_order") if second in lower else None
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    starts = [f"from {one}" in lower for one in (first, second)]
    if starts[0] != starts[1] and f"to {first}" not in lower and f"to {second}" not in lower:
        # `Failed … from 10.2.2.9` in a line of bastion-1
        if not starts[0]:
            return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
        return Finding(HOLDS, "change_in_order") if second in lower else None
    if not any(starts) and f"to {first}" in lower and f"to {second}" not in lower:
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    start, end = lower.find(first), lower.find(second)
    if start < 0 or end < 0 or (_is_valued(lower, start) and _is_valued(lower, end)):
        return None
    if lower.find(second, start + len(first)) >= 0:
        return Finding(HOLDS, "change_in_order")
    return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
