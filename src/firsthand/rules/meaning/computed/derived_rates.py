"""Quotients and amounts of shares that a sentence computes.

Owns `560 cells per live row` of `104 live rows and 58213 cells`, `freed half of the heap in use` of
`29G->12G`, and `3.8 GB are left` of `94 % of 64 GB in use`. Pure.
It cannot divide by what the text counts in words.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.distances import are_ends
from firsthand.rules.meaning.computed.operations import FREED, share
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figures import Figure

_PER = names("per each every 每 每条 每个 每行")
_EACH_BEFORE = names("each every 每 每个 每台 每条")
_APIECE = frozenset({"each", "apiece"})
_IN_USE = lazy(r"\bin use\b|\bused\b|\boccupied\b|\bbefore\b|已用|占用|此前|回收前")
_NEAR = 4
_WHOLE = ("total", "size", "capacity", "max")
_STATED = lazy(r"\b(?:per|each|every|avg|average|mean)\b|_per_|每|平均")
_TIMES = frozenset({"second", "minute", "hour", "day", "week", "秒", "分钟", "小时", "天"})


def per_one(made: Reckoning) -> bool:
    """`more than 500 cells per row`: one count of the text by another."""
    value = quotient(made)
    return value is not None and made.is_so(value, made.claim.number.unit)


def quotient(made: Reckoning) -> float | None:
    """What a sentence tells `per row`, where the text counts both and states no such figure; else None."""
    tokens, place = made.asked.tokens, made.claim.place
    per = next(
        (
            at
            for at in range(place + 1, min(len(tokens), place + 1 + _NEAR))
            if tokens[at][1] in _PER
        ),
        -1,
    )
    ahead = _EACH_BEFORE.isdisjoint(made.asked.words) or per >= 0
    if (per < 0 and ahead) or made.claim.number.unit == "%":
        return None
    if _STATED.search(made.evidence.lower):
        return None
    if not ahead:
        return _of_each_before(made)
    if any(tokens[at][1] in _TIMES for at in range(per + 1, min(len(tokens), per + 3))):
        return None
    counted = told(made.asked, place + 1, per)
    base = told(made.asked, per + 1, min(made.clause[1], per + 1 + _NEAR))
    if tokens[per][1] in _APIECE and not base - {"avg"}:
        base = told(made.asked, made.clause[0], place)  # its consumers have 50 messages each
    return _divided(made, counted, base)


def _of_each_before(made: Reckoning) -> float | None:
    """`each consumer has 50 messages`, 每个消费者平均有 50 条消息: the base stands before the figure."""
    tokens, place = made.asked.tokens, made.claim.place
    each = next(
        (at for at in range(place - 1, made.clause[0] - 1, -1) if tokens[at][1] in _EACH_BEFORE), -1
    )
    if each < 0 or any(tokens[at][1] in _TIMES for at in range(each + 1, min(each + 3, place))):
        return None
    base = told(made.asked, each + 1, min(each + 3, place))
    return _divided(made, told(made.asked, place + 1, made.clause[1]), base)


def _divided(made: Reckoning, counted: Words, base: Words) -> float | None:
    """The one quotient of what the words call best."""
    dividends = _called_only(made, counted, made.claim.number.unit, base)
    divisors = _called_only(made, base, "", counted)
    values = {
        one.number.value / other.number.value
        for one in dividends
        for other in divisors
        if other.number.value > 0 and one is not other
    }
    return values.pop() if len(dividends) == len(divisors) == len(values) == 1 else None


def _called_only(made: Reckoning, words: Words, unit: str, others: Words) -> list[Figure]:
    """The figures that the words call best, and that are not called as well by the other words."""
    mine = [f for f in made.of_unit(unit) if not f.compare]
    scores = [len(made.called(f) & words) - len(made.called(f) & (others - words)) for f in mine]
    most = max(scores, default=0)
    return [f for f, n in zip(mine, scores, strict=True) if n == most] if most > 0 else []


def freed_share(made: Reckoning) -> bool:
    """`freed 58 % of the heap in use` of `29884M(91%)->12410M(38%)`."""
    if made.claim.number.unit != "%" or "->" not in made.evidence.text:
        return False
    if FREED.search(made.text) is None or _IN_USE.search(made.lower) is None:
        return False
    shares = [
        share(first.number.value - second.number.value, first.number.value)
        for first, second in pairwise(made.of_unit("B"))
        if first.number.value > 0 and are_ends(made, first, second)
    ]
    return len(shares) == 1 and made.is_so(shares[0], "%")


def amount_of_share(made: Reckoning) -> bool:
    """`3.8 GB are left` of `94 % of 64 GB in use`."""
    left = made.left
    if made.claim.number.unit in ("%", "s") or not (left or _IN_USE.search(made.lower)):
        return False
    shares = [
        f
        for f in made.of_unit("%")
        if not f.compare and not f.role and any(one in f.field for one in ("used", "free"))
    ]
    wholes = [
        f
        for f in made.of_unit(made.claim.number.unit)
        if any(f.field.get(one, 0.0) >= 0.5 for one in _WHOLE)
    ]
    if len(shares) != 1 or len(wholes) != 1:
        return False
    used = shares[0].field.get("used", 0.0) >= shares[0].field.get("free", 0.0)
    part = shares[0].number.value / 100.0
    told = 1.0 - part if used == left else part
    return made.is_so(told * wholes[0].number.value, made.claim.number.unit)
