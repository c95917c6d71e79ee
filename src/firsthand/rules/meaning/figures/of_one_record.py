"""A record of one thing counts none of its kind: `gpus=4` of `node=n-2` are no four nodes.

Owns the look for what a record is of: a key with a name as its value. Pure.
It cannot tell whose record it is where no key says so.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, Token

COUNTED = THING_NAMES - OPTIONAL
"""What may be counted: no word for a figure as such."""
_RECORDS, _COUNTS = names("row record"), names("count total rows records n cnt num")
_STATUS = names("status state")
_BETWEEN, _GIVING = frozenset("=:\"'"), frozenset("=:")
_FEW = 1000
_VALUE = 6
"""Tokens from a key to its value."""


def is_of_one(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`4 nodes`, 四个节点 of `node=n-2, gpus=4`: a record of one of them counts none of them."""
    if claim.number.unit or claim.number.value > _FEW:
        return False
    behind = asked.tokens[claim.place + 1 : claim.place + 3]
    if behind and behind[0][0] == HAN and behind[0][2] == ():
        behind = behind[1:]
    things = COUNTED.intersection(behind[0][2] or ()) if behind else frozenset()
    if not things:
        return False
    tokens = evidence.tokens
    _, key, entry, _ = tokens[figure.key]
    if _RECORDS & things and not _STATUS.isdisjoint(evidence.facts.held):
        if key in _COUNTS or not _RECORDS.isdisjoint(entry or ()):
            return False
        counted = not _COUNTS.isdisjoint(key.lower().split("_"))
        return not counted or asked.said.isdisjoint(entry or ())  # 12 records failed: fail_cnt=12
    return things.isdisjoint(entry or ()) and any(
        _names_one(place, tokens) for one in things for place, _ in evidence.facts.held.get(one, ())
    )


def _names_one(place: int, tokens: list[Token]) -> bool:
    """`node=n-2`, `"order":"SO-7"`: a key with a name as its value."""
    given = False
    for kind, text, _, _ in tokens[place + 1 : place + _VALUE]:
        if kind != SIGN:
            return given and kind == NAME
        if text not in _BETWEEN:
            return False
        given |= text in _GIVING
    return False
