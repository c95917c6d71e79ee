"""What a change took or brought, and what it left: `lost two, leaving four` of `from 6 to 4`.

Owns the words for it right before or behind a figure, and that the text tells one change of one count and no
other. Pure.
It cannot tell what a change of two counts took from each.
"""

from itertools import pairwise

from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import SIGN, Token

TAKEN = names("lost lose loses losing shed sheds 少了 减少了 掉了 丢了 失去了 减少")
BROUGHT = names("gained gain gains gaining added 多了 增加了 新增了 增加")
LEAVING = names("leaving leaves left remaining remain 剩 剩余 剩下 还剩 只剩 还有 仅剩")
MOVED_WORDS = TAKEN | BROUGHT | LEAVING
"""Words that say what a change did to a count."""
_HEDGES = names("about around roughly some nearly almost only just 约 大约 近 将近 仅 只 了")
_TO = (
    ("to",),
    ("变为",),
    ("变成",),
    ("到",),
    ("降至",),
    ("降到",),
    ("升至",),
    ("升到",),
    ("减至",),
    ("减少到",),
    ("-", ">"),
    ("->",),
    ("→",),
)
_FROM = ("from", "由", "从")
_BEHIND = 3


def by_change(made: Reckoning) -> bool:
    """Whether the figure is what the one change of the text took, brought or left."""
    claim, tokens = made.claim, made.asked.tokens
    if claim.number.unit == "%" or claim.compare:
        return False
    word = _word_of(claim, tokens)
    change = _change(made.evidence) if word else None
    if change is None:
        return False
    before, after = (one.number.value for one in change)
    unit = change[0].number.unit
    whole = _whole_of(claim, tokens)
    if whole is not None and whole != before:
        return False
    if word in LEAVING:
        return before > after and made.is_so(after, unit)
    return (before > after) == (word in TAKEN) and made.is_so(abs(before - after), unit)


def is_of_a_change(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`leaving six` of `from 6 to 4`: such a figure is none that the change began with."""
    return bool(_word_of(claim, asked.tokens)) and _change(evidence) is not None


def tells_change(text: str, place: int, asked: Asked, evidence: Evidence) -> bool:
    """Whether a word of MOVED_WORDS says no more than its figure does."""
    for claim in asked.figures:
        at = _place_of(claim, asked.tokens)
        if at == place and asked.tokens[at][1] == text:
            return by_change(Reckoning(claim, asked, evidence))
    return False


def _whole_of(claim: Figure, tokens: list[Token]) -> float | None:
    """The six of `lost two of its six replicas`: what there was before."""
    behind = tokens[claim.place + 1 : claim.place + 1 + _BEHIND]
    if not behind or behind[0][1] != "of":
        return None
    return next((number.value for *_, number in behind[1:] if number is not None), None)


def _word_of(claim: Figure, tokens: list[Token]) -> str:
    at = _place_of(claim, tokens)
    return tokens[at][1] if at >= 0 else ""


def _place_of(claim: Figure, tokens: list[Token]) -> int:
    """Where the word stands: right before the figure, or behind what it counts: `four are left`."""
    before = claim.place - 1
    while before >= 0 and tokens[before][1] in _HEDGES:
        before -= 1
    if before >= 0 and tokens[before][1] in MOVED_WORDS:
        return before
    behind = range(claim.place + 1, min(len(tokens), claim.place + 1 + _BEHIND))
    return next((at for at in behind if tokens[at][1] in LEAVING), -1)


def _change(evidence: Evidence) -> tuple[Figure, Figure] | None:
    """The two figures of the only change of a count that a text tells."""
    tokens = evidence.tokens
    found = [
        (one, other)
        for one, other in pairwise(evidence.figures)
        if one.number.unit == other.number.unit != "%"
        and tuple(text for _, text, *_ in tokens[one.place + 1 : other.place]) in _TO
        and (tokens[one.place - 1][1].endswith(_FROM) or tokens[one.place + 1][0] == SIGN)
    ]
    return found[0] if len(found) == 1 else None
