"""On which of two opposite sides a thing is: `transactions on the standby` of `transactions on the primary`.

Law: what a text places on one side alone is not told of the other. Sides are the two ends of a pair (a
leader and its replica, sender and receiver); the word that places is a preposition right behind the thing,
in Chinese 上, 侧 or 的 between side and thing. Pure, linear in the text.
It cannot follow a side that stands in another clause than the thing.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import HAN, Token

_PAIRS = (
    ("leader", "replica"),
    ("client", "server"),
    ("producer", "consumer"),
    ("sender", "receiver"),
    ("upstream", "downstream"),
    ("ingress", "egress"),
    ("production", "staging"),
    ("internal", "external"),
    ("public", "private"),
)
_OTHER = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}
SIDES = frozenset(_OTHER)
_PREPOSITIONS = names("on in at of for")
_ARTICLES = names("the a an its their that this each")
_JOINTS = names("上 上的 中 中的 侧 侧的 端 端的 的 里 里的")
_REACH = 3
"""Tokens between a thing and its side."""


def other_side(asked: Asked, evidence: Evidence) -> Finding | None:
    """A thing that the sentence places on the side opposite to the text's."""
    sides = asked.said & SIDES
    held = evidence.facts.held
    if not any(_OTHER[one] in held and _OTHER[one] not in asked.said for one in sides):
        return None
    for thing, side in _placed(asked.tokens):
        mine = set(side[2] or ()) & sides
        theirs = {_OTHER[one] for one in mine} - mine
        found = [other for one, other in _placed(evidence.tokens) if _is_one(thing, one)]
        if found and all(theirs & set(one[2] or ()) for one in found):
            return Finding(UNSUPPORTED, "on_the_other_side", thing[1])
    return None


def _is_one(mine: Token, theirs: Token) -> bool:
    concepts = set(mine[2] or ()) & set(theirs[2] or ())
    return bool(concepts) or same_word(mine[1].lower(), theirs[1])


def _placed(tokens: list[Token]) -> list[tuple[Token, Token]]:
    """Each thing of a text with the side on which it is."""
    found: list[tuple[Token, Token]] = []
    for place, token in enumerate(tokens):
        if token[2] and not SIDES.isdisjoint(token[2]):
            at = _ahead(tokens, place) if token[0] != HAN else _behind(tokens, place)
            if at is not None:
                found.append((at, token))
    return found


def _ahead(tokens: list[Token], place: int) -> Token | None:
    """The word that a preposition joins to the side behind it."""
    at = place - 1
    while at > max(0, place - _REACH) and tokens[at][1] in _ARTICLES:
        at -= 1
    if at > 0 and tokens[at][1] in _PREPOSITIONS and _is_word(tokens[at - 1]):
        return tokens[at - 1]
    return None


def _behind(tokens: list[Token], place: int) -> Token | None:
    """The word that a joint joins to the side before it: 备库上的长事务."""
    if place + 1 >= len(tokens) or tokens[place + 1][1] not in _JOINTS:
        return None
    behind = tokens[place + 2 : place + 2 + _REACH]
    return next((one for one in behind if one[1] not in _JOINTS and _is_word(one)), None)


def _is_word(token: Token) -> bool:
    return token[3] is None and token[2] != () and token[1][:1].isalpha()
