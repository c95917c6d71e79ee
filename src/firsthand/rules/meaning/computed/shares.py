"""What a sentence makes of a part and its whole: a share, a count, a rest.

Owns shares (`5 % of the groups`), counted parts (`seven of the nine`) and rests (`70 to spare`, 还剩 2 次).
Of several parts the one that the sentence names decides, alone. Pure.
It cannot take a share of a share.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.derived import is_excess
from firsthand.rules.meaning.figures.arithmetic import has_shares
from firsthand.rules.meaning.figures.belonging import is_near_its_bound
from firsthand.rules.meaning.figures.in_place import in_its_line
from firsthand.rules.meaning.figures.wholes import (
    FREE,
    STATES,
    USED,
    WHOLES,
    measured,
    pairs,
)
from firsthand.rules.meaning.lexicon.relations import IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure, Pair
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.quantities import Number, holds, readings
from firsthand.rules.sieve import heads

_LEFT = lazy(
    r"\b(?:left|remain\w*|spare|to go|still to|unused|free|available|short of|missing"
    r"|more (?:before|until|to))\b"
    r"|还剩|还可|还能|还差|还有|剩|余量|可用|空闲|缺|还需|少",
    re.IGNORECASE,
)
_MAY_BE_LEFT = heads(
    "left remain spare go still unused free available short missing more 还 剩 余量 可用 空闲 缺 少"
)
"""Signs of which every word for a rest holds one."""
_SIGNED_STATES = STATES | {f"-{one}" for one in STATES}
_AMONG = names("of 中 中有 里 里有 之中 out 个中")
_FULL = frozenset({"full", "full_noun", "filled"})
"""`92 % full`: so much of it is used."""
_STOPS = frozenset(",;:") | {"and"}
_REACH = 7
"""Tokens between a part and its whole."""
SHARE_STEP = 0.001


def said_of(asked: Asked) -> set[str]:
    """The signed concepts of a sentence, and its words that have none."""
    rated = {"used"} if _FULL & asked.said else set()
    rated |= {"-success"} if "error_rate" in asked.said else set()
    plain = {part.text.lower() for part in (*asked.parts, *asked.names) if not part.options}
    return (
        asked.said | rated | plain | {other for one in asked.said for other in IMPLIES.get(one, ())}
    )


def _named(asked: Asked, found: list[Pair]) -> tuple[list[Pair], bool]:
    """The pairs whose part the sentence names best, and whether it denies that part's state."""
    said = said_of(asked)
    turned = {one[1:] for one in asked.said if one[0] == "-"}
    scores: list[tuple[float, bool]] = []
    for pair in found:
        straight, denied = len(pair.words & said), len(pair.words & turned)
        near = len(measured(pair.words) & said)
        states = _SIGNED_STATES & pair.words
        opposed = not states.isdisjoint(turned) and states.isdisjoint(said)
        scores.append(
            (near + max(straight + 0.5 * (straight > 0), denied), denied > straight or opposed)
        )
    most = max(score for score, _ in scores)
    best = [i for i, (score, _) in enumerate(scores) if score == most]
    if not most and len(found) > 1:
        return [], False
    return [found[i] for i in best], scores[best[0]][1]


def share_finding(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a number that speaks of a part of a whole; None for any other number."""
    kind = _kind(claim, asked, evidence)
    if not kind:
        return None
    found = pairs(evidence)
    if not found:
        return None
    chosen, denied = _named(asked, found)
    if not chosen:
        return None
    if kind == "of":
        partner = partner_of(claim, asked)
        chosen = [one for one in chosen if _is(partner, one.whole)] or chosen
    results = {_holds(claim, one, kind, denied, asked) for one in chosen} - {None}
    if not results:
        return None
    shown = asked.tokens[claim.place][1]
    if results == {True}:
        if not in_its_line([one.part for one in chosen], asked, evidence):
            return Finding(CONTRADICTED, "figure_of_another_line", shown)
        return Finding(HOLDS, "part_of_whole")
    return Finding(OPEN if True in results else CONTRADICTED, "part_differs", shown)


def _kind(claim: Figure, asked: Asked, evidence: Evidence) -> str:
    if claim.number.unit == "%":
        if has_shares(evidence) or is_excess(claim, asked):
            return ""
        return "share"
    if claim.number.unit not in ("", "B", "s") or claim.role:
        return ""
    if _is_short_of(claim, asked):
        return "whole"
    if partner_of(claim, asked) is not None:
        return "of"
    if _tells_a_rest(claim, asked):
        return "rest"
    if claim.compare or _SIGNED_STATES.isdisjoint(asked.said):
        return ""
    return "count"


def _is_short_of(claim: Figure, asked: Asked) -> bool:
    """`two short of the five`: a whole behind its rest."""
    if "short of" not in asked.words:
        return False
    before = asked.tokens[max(0, claim.place - _REACH) : claim.place]
    return any(token[1] == "short of" for token in before) and any(
        one.place < claim.place for one in asked.figures
    )


def _tells_a_rest(claim: Figure, asked: Asked) -> bool:
    if asked.signs.isdisjoint(_MAY_BE_LEFT):
        return False
    near = asked.tokens[max(0, claim.place - 4) : claim.place + 6]
    return _LEFT.search(" ".join([token[1] for token in near])) is not None


def partner_of(claim: Figure, asked: Asked) -> Figure | None:
    """The whole that a sentence sets beside its part, or the part beside its whole."""
    if _AMONG.isdisjoint(asked.words):
        return None
    for other in asked.figures:
        low, high = claim.place, other.place
        if low > high:
            low, high = high, low
        if other is claim or high - low > _REACH:
            continue
        if (other.number.unit == "%") != (claim.number.unit == "%"):
            continue  # four fifths of the 80,000 rows
        between = {token[1] for token in asked.tokens[low + 1 : high]}
        if not _AMONG.isdisjoint(between) and _STOPS.isdisjoint(between):
            return other
    return None


def _is(claim: Figure | None, figure: Figure) -> bool:
    if claim is None:
        return False
    mine, theirs = claim.number, figure.number
    if mine.unit and mine.unit != theirs.unit:
        return False
    return any(
        holds(one.value, theirs.value, one.step, claim.about, mine.written != theirs.written)
        for one in readings(mine, theirs)
    )


def _holds(claim: Figure, pair: Pair, kind: str, denied: bool, asked: Asked) -> bool | None:
    """Whether the number is what the sentence makes of the pair; None if it makes nothing of it."""
    part, whole = pair.part.number, pair.whole.number
    free = _is_free(pair)
    rest = part._replace(value=whole.value - part.value)
    left = not free and ("!left" in asked.marks or bool(FREE & asked.said))
    if kind == "whole":
        return _is(claim, pair.whole)
    if kind == "share":
        value = rest.value if denied != left else part.value
        exact = 100.0 * value / whole.value
        if not claim.compare and abs(exact - claim.number.value) <= claim.number.step / 2:
            return True  # 14 % of 14.29 %
        return within(claim, Number(exact, "%", SHARE_STEP, "share"))
    if kind == "count":
        if free and "used" in asked.said and not FREE & asked.said:
            return within(claim, rest) if whole.unit == claim.number.unit else None
        states = {one for one in pair.words if one.lstrip("-") in STATES}
        if denied and not part.value and _is(claim, pair.whole):
            return True  # 14 nodes are unavailable, of 0/14 available
        whole_told = bool(WHOLES & asked.said) or "!neg" in asked.marks
        skip = denied or whole_told or not states & asked.said or part.value == whole.value
        return None if skip or not _is(claim, pair.whole) else False
    if kind == "rest":
        limited = bool(WHOLES & pair.whole.field.keys())
        if free or not limited or whole.unit != claim.number.unit or _is(claim, pair.whole):
            return None
        return within(claim, rest)
    return _counted_of(claim, pair, rest if denied != left else part, asked)


def _is_free(pair: Pair) -> bool:
    """Whether a part is what is free, by its name or by the state told of it: `3 of 8 are available`."""
    if not FREE.isdisjoint([one.lstrip("-") for one in pair.words]):
        return True
    told = pair.part.field.keys()
    return USED.isdisjoint(pair.words) and USED.isdisjoint(told) and not FREE.isdisjoint(told)


def _counted_of(claim: Figure, pair: Pair, part: Number, asked: Asked) -> bool | None:
    """`seven of the nine`, 9 个中有 7 个."""
    partner = partner_of(claim, asked)
    if partner is None or pair.whole.number.unit not in (claim.number.unit, partner.number.unit):
        return None
    first, second = (claim, partner) if claim.place < partner.place else (partner, claim)
    if "中" in asked.text or "里" in asked.text:
        first, second = sorted((claim, partner), key=lambda one: one.number.value)
    if not _is(second, pair.whole):
        return None
    if _is(first, pair.part._replace(number=part)):
        return True
    other = pair.whole.number.value - pair.part.number.value
    if _SIGNED_STATES.isdisjoint(pair.words) and first.number.value == other:
        return None  # 36 of 60 are empty, of `24 non-empty out of 60`
    return None if _is_of_another_state(pair, asked) else False


def _is_of_another_state(pair: Pair, asked: Asked) -> bool:
    """`two of the six are tainted` of `0/6 are available: 2 are tainted`: another part of the same whole."""
    states = {one.lstrip("-") for one in pair.words if one in _SIGNED_STATES}
    return bool(states) and states.isdisjoint([one.lstrip("-") for one in asked.said])


def within(claim: Figure, found: Number) -> bool:
    """Whether an exact number lies in the interval that a sentence states."""
    mine = claim.number
    if claim.compare:
        if not is_near_its_bound(claim, found.value):
            return False
        if claim.compare[0] == ">":
            return found.value > mine.value or (claim.compare == ">=" and found.value == mine.value)
        return found.value < mine.value or (claim.compare == "<=" and found.value == mine.value)
    return any(
        holds(one.value, found.value, one.step, claim.about, True) for one in readings(mine, found)
    )
