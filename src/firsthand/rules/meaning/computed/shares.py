"""What a sentence makes of a part and its whole: a share, a count, a rest.

Owns as which of these a number is told (`5 % of the groups`, `seven of the nine`, `70 to spare`), and of
which part: of several the one that the sentence names decides. Whether it is so is `parts_told.py`. Pure.
It cannot take a share of a share.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.derived import is_excess
from firsthand.rules.meaning.computed.partners import partner_of
from firsthand.rules.meaning.computed.parts_told import counts_others, is_value_of, part_holds
from firsthand.rules.meaning.figures.arithmetic import has_shares
from firsthand.rules.meaning.figures.belonging import LIMITS, is_far
from firsthand.rules.meaning.figures.called import called, identity
from firsthand.rules.meaning.figures.in_place import in_its_line
from firsthand.rules.meaning.figures.wholes import FREE, MOST, SIGNED_STATES, USED, measured, pairs
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import IMPLIES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figure import Figure, Pair
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.token import follows
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
_RESOURCES = frozenset({"cpu", "memory", "network", "inode", "swap"})
_FULL = frozenset({"full", "full_noun", "filled"})
"""`92 % full`: so much of it is used."""
_ARTICLES = frozenset({"of", "the", "its", "all", "their", "these", "those"})
_GIVEN = frozenset({"free", "available"})
_PAIR = 2
_REACH = 7
"""Tokens from `short of` to the whole."""


def said_of(asked: Asked) -> set[str]:
    """The signed concepts of a sentence, and its words that have none."""
    rated = {"used"} if _FULL & asked.said else set()
    rated |= {"-success"} if "error_rate" in asked.said else set()
    plain = {part.text.lower() for part in (*asked.parts, *asked.names) if not part.options}
    return (
        asked.said | rated | plain | {other for one in asked.said for other in IMPLIES.get(one, ())}
    )


def _named(asked: Asked, found: list[Pair], evidence: Evidence) -> tuple[list[Pair], bool]:
    """The pairs whose part the sentence names best, and whether it denies that part's state."""
    said = said_of(asked)
    turned = {one[1:] if one[0] == "-" else "-" + one for one in asked.said}
    resources = _RESOURCES & asked.said
    if resources:  # 50 % of its CPU limit is not of its memory
        found = [
            one
            for one in found
            if _RESOURCES.isdisjoint(one.words) or not resources.isdisjoint(one.words)
        ]
        if not found:
            return [], False
    rest_told = "used" in said and FREE.isdisjoint(said)
    scores: list[tuple[float, bool]] = []
    for pair in found:
        straight, denied = len(pair.words & said), len(pair.words & turned)
        near = 1.0 * len(measured(pair.words) & said)
        if rest_told and "free" in pair.words:
            near += _is_of_the_rest(pair, asked)
        states = SIGNED_STATES & pair.words
        opposed = not states.isdisjoint(turned) and states.isdisjoint(said)
        scores.append(
            (near + max(straight + 0.5 * (straight > 0), denied), denied > straight or opposed)
        )
    most = max(score for score, _ in scores)
    best = [i for i, (score, _) in enumerate(scores) if score == most]
    if not most and (len(found) > 1 or not _may_be_of(found[0], asked, evidence)):
        return [], False
    return [found[i] for i in best], scores[best[0]][1]


def _is_of_the_rest(pair: Pair, asked: Asked) -> float:
    """`97 % full`, `95 % is used` of what is free, if the sentence names nothing else."""
    things = (asked.said & THING_NAMES) - _FULL - USED
    return 0.5 * (not things or not things.isdisjoint(measured(pair.words)))


def _may_be_of(pair: Pair, asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence that does not name a text's only part may speak of it: it names no other thing."""
    if measured(pair.words) and THING_NAMES & asked.said:
        return False
    mine = called(pair.part, evidence) | called(pair.whole, evidence) | TYPES
    return not any(  # the duration peaked at 95 %, of `Memory Size`, `Max Memory Used`
        (called(one, evidence) - mine) & asked.said for one in evidence.figures[:MOST]
    )


def _is_given(claim: Figure, evidence: Evidence) -> bool:
    """`Avail=16G`: what is left as the text itself gives it, whatever size and use leave."""
    return any(
        one.number.value == claim.number.value
        and one.number.unit == claim.number.unit
        and any(one.field.get(word, 0.0) >= NAMED and word in claim.field for word in _GIVEN)
        for one in evidence.figures
    )


def share_finding(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a number that speaks of a part of a whole; None for any other number."""
    if len(evidence.figures) < _PAIR:
        return None
    kind = _kind(claim, asked, evidence)
    if not kind or (kind == "count" and not _may_be_the_whole(claim, asked, evidence)):
        return None
    found = pairs(evidence)
    if not found:
        return None
    chosen, denied = _named(asked, found, evidence)
    chosen = [
        one
        for one in chosen
        if not (kind == "rest" or "complete" in one.words)
        or not counts_others(claim, one, asked, evidence)
    ]
    if len(chosen) > 1:
        chosen = [one for one in chosen if in_its_line([one.part], asked, evidence)] or chosen
    if not chosen:
        return None
    if kind == "of":
        partner = partner_of(claim, asked)
        chosen = [one for one in chosen if is_value_of(partner, one.whole)] or chosen
    if kind == "share":
        bases = [one for one in asked.figures if one is not claim and _is_base(one, asked)]
        if any(not any(is_value_of(one, pair.whole) for pair in chosen) for one in bases):
            return None  # of 200 tasks 98 % succeeded (attempt 2 of 4)
    results = {part_holds(claim, one, kind, denied, asked) for one in chosen} - {None}
    if not results or (results == {False} and _is_given(claim, evidence)):
        return None
    shown = asked.tokens[claim.place][1]
    if results == {True}:
        if not in_its_line([one.part for one in chosen], asked, evidence):
            return Finding(CONTRADICTED, "figure_of_another_line", shown)
        return Finding(HOLDS, "part_of_whole")
    return Finding(OPEN if True in results else CONTRADICTED, "part_differs", shown)


def _kind(claim: Figure, asked: Asked, evidence: Evidence) -> str:
    """What a number is told as: a share, the whole of a rest, one of a pair, a rest, a count; or nothing."""
    if claim.number.unit == "%":
        if has_shares(evidence) or is_excess(claim, asked) or _is_a_limit(claim, asked):
            return ""
        return "share"
    if claim.number.unit not in ("", "B", "s") or claim.role:
        return ""
    if "short of" in asked.words and _is_short_of(claim, asked):
        return "whole"
    if partner_of(claim, asked) is not None:
        return "of"
    if (
        "of" in asked.words
        and _is_base(claim, asked)
        and "%" in [one.number.unit for one in asked.figures]
    ):
        return ""  # 2 % of its 500 rows
    if (
        not asked.signs.isdisjoint(_MAY_BE_LEFT)
        and _tells_a_rest(claim, asked)
        and not (claim.place and identity(asked.tokens, claim.place))
    ):
        return "rest"
    if claim.compare or SIGNED_STATES.isdisjoint(asked.said):
        return ""
    return "count"


def _may_be_the_whole(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text has such a number and one below it; what is used may be the rest of what is free."""
    if "used" in asked.said:
        return True
    figures = evidence.figures
    return any(
        part is not whole
        and part.number.unit == whole.number.unit
        and 0 <= part.number.value <= whole.number.value
        for whole in figures
        if not is_far(claim.number, whole.number.value)
        for part in figures
    )


def _is_a_limit(claim: Figure, asked: Asked) -> bool:
    """`its limit is 90 %` tells no share, `90 % of its limit` does."""
    behind = follows(asked.tokens, claim.place + 1)
    return claim.role in LIMITS and (behind is None or behind[1] != "of")


def _is_base(one: Figure, asked: Asked) -> bool:
    """`of the 200 tasks`, 200 个任务中: the whole that a sentence names itself."""
    tokens, place = asked.tokens, one.place
    if one.number.unit not in ("", "B") or not place or tokens[place - 1][1] not in _ARTICLES:
        return False
    return tokens[place - 1][1] == "of" or (place > 1 and tokens[place - 2][1] == "of")


def _is_short_of(claim: Figure, asked: Asked) -> bool:
    """`two short of the five`: a whole behind its rest."""
    before = asked.tokens[max(0, claim.place - _REACH) : claim.place]
    return any(token[1] == "short of" for token in before) and any(
        one.place < claim.place for one in asked.figures
    )


def _tells_a_rest(claim: Figure, asked: Asked) -> bool:
    """Whether a word for what is left stands near a number."""
    near = asked.tokens[max(0, claim.place - 4) : claim.place + 6]
    return _LEFT.search(" ".join([token[1] for token in near])) is not None
