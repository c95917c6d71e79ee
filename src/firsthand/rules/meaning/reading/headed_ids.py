"""`Process holding the lock: 30377`: a number behind a colon names the noun that its key begins with.

Owns which keys begin with such a noun: a kind whose members have numbers, and what that one does. Pure.
It cannot read a key that has a sign in it.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.fields import NAMED, weigh
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.tokens.token import WORD, Token

SIGN_OF_ONE = "ing"
HEADED = NAMED + 1.0
"""Weight of being such an id."""
_KINDS = names("process thread transaction session connection backend client worker pid")
_DOING = names("that which who")
_WAITING: Token = (WORD, "process", ("process",), None)
"""PostgreSQL's `Wait queue: 4711.`"""
_MOST = 6
"""Words of such a key."""


def of_headed_keys(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """The numbers, where one behind such a key is the name of what the key begins with."""
    return [
        one if (head := _head(one, tokens)) is None else _as_its_name(one, head) for one in found
    ]


def _as_its_name(figure: Figure, head: Token) -> Figure:
    field = dict(figure.field)
    weigh(field, head[1], head[2], NAMED)
    field["ident"] = HEADED
    return figure.but(field=field)


def _head(figure: Figure, tokens: list[Token]) -> Token | None:
    key, number = figure.key, figure.number
    if key <= 0 or number.unit or number.value % 1 or tokens[key + 1][1] != ":":
        return None
    if tokens[key][1] == "wait queue":
        return _WAITING
    start = key
    while start > 0 and tokens[start - 1][0] == WORD and key - start < _MOST:
        start -= 1
    if start == key:
        return None
    head, then = tokens[start], tokens[start + 1][1]
    if head[1].lower() not in _KINDS or not (then.endswith(SIGN_OF_ONE) or then in _DOING):
        return None
    return head
