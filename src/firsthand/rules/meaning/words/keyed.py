"""States that a text tells in names and keys: `Forwarder_Running: No`, `sync_status=OutOfSync`.

Owns whose such a state is: a name that holds both a word of the sentence and a state tells the state of
that word, and a key tells nothing where its value says otherwise. Pure, linear.
It cannot read a key whose parts the lexicon does not know.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS, opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import NAME, Token

_THINGS = SIGNED_THINGS
_SWITCHES = frozenset({"yes", "no", "true", "false", "on", "off"})
_PIECE = lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_KIND_OF_VALUE = lazy(r"[_-](?:status|state|phase|reason|result|condition)$", re.IGNORECASE)


def keyed_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A state that the text's names give the other way to what the sentence tells it of."""
    valued, stroked = "=" in evidence.text, "_" in evidence.text
    if not (valued or stroked) or not _THINGS.isdisjoint(part.options):
        return None
    held = evidence.facts.held
    for option in part.options if valued else ():
        if option in held and _of_another_key(option, part, asked, evidence):
            return Finding(CONTRADICTED, "state_of_another_key", part.text)
    for option in part.options if stroked else ():
        agreeing = _pieces_at(held[option], evidence) if option in held else []
        other = opposite(option)
        against = _pieces_at(held[other], evidence) if other in held else []
        if not agreeing and not against:
            continue
        mine = _subjects(part, asked)
        if any(mine & one == mine & other != set() for one in agreeing for other in against):
            return Finding(OPEN, "state_of_two_keys", part.text)
        if agreeing and _of_a_sibling(option, mine, evidence):
            return Finding(CONTRADICTED, "state_of_its_key", part.text)
        if _most(mine, against) > _most(mine, agreeing):
            return Finding(CONTRADICTED, "state_of_its_key", part.text)
    return None


def only_a_key(places: list[Place], evidence: Evidence) -> bool:
    """Whether a state, the opposite of which is a value, stands only in keys: `sync_status=`."""
    tokens = evidence.tokens
    return all(
        _KIND_OF_VALUE.search(tokens[place][1]) is not None
        and place + 1 < len(tokens)
        and tokens[place + 1][1] in ("=", ":", '"')
        for place, _ in places
    )


def _of_another_key(option: str, part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`The cache is ok` of `db=ok cache=degraded`: the value of its key is another state."""
    tokens, texts = evidence.tokens, evidence.texts
    held = evidence.facts.held[option]
    for at, _ in held:
        if at <= 1 or texts[at - 1] != "=":
            return False
    if not held:
        return False
    places = {at for at, _ in held}
    mine = _subjects(part, asked)
    values = [
        at
        for at in range(2, len(tokens) - 1)
        if texts[at - 1] == "=" and texts[at - 2].lower() in mine
    ]
    if not values or not places.isdisjoint(values):
        return False
    told = [tokens[at] for at in values]
    return any(map(tells, told)) and not any(option in (token[2] or ()) for token in told)


def _of_a_sibling(option: str, mine: set[str], evidence: Evidence) -> bool:
    """`The collector is not running` of `Collector_Running: Yes, Forwarder_Running: No`."""
    places = evidence.facts.held.get(option, ())
    fields = _pieces_at([one for one in places if _is_switch(one[0], evidence)], evidence)
    if not fields or len(fields) < len(places):
        return False
    siblings = [
        pieces
        for pieces in _pieces_at([(at, 0) for at in range(len(evidence.tokens))], evidence)
        if any(pieces & other for other in fields)
    ]
    return _most(mine, siblings) > _most(mine, fields)


def _most(mine: set[str], names: list[set[str]]) -> int:
    """How many of a sentence's words the name has that has most of them."""
    return max((len(mine & one) for one in names), default=0)


def _is_switch(place: int, evidence: Evidence) -> bool:
    """Whether a field has yes or no as its value."""
    return any(text in _SWITCHES for _, text, _, _ in evidence.tokens[place + 1 : place + 4])


def _pieces_at(places: list[Place], evidence: Evidence) -> list[set[str]]:
    """The pieces of each name that holds a state."""
    tokens = evidence.tokens
    return [
        pieces
        for place, _ in places
        if tokens[place][0] == NAME
        and "_" in tokens[place][1]
        and place + 1 < len(tokens)
        and tokens[place + 1][1] in ("=", ":", '"')
        and not _KIND_OF_VALUE.search(tokens[place][1])
        and len(pieces := _pieces(tokens[place])) > 1
    ]


def _pieces(token: Token) -> set[str]:
    return {one.lower() for one in _PIECE.findall(token[1])}


def _subjects(part: Part, asked: Asked) -> set[str]:
    """The words of the clause that a state is told in."""
    cut = asked.cut
    clause = cut[part.place]
    return {
        text.lower()
        for place, (_, text, _, _) in enumerate(asked.tokens)
        if cut[place] == clause and place != part.place and len(text) > 1
    }
