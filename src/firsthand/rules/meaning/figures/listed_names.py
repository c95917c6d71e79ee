"""How many names a text lists of what is counted: `three nodes are down` of `nodes down: n-1, n-2, n-3`.

Owns the look for one list of names behind the word for them. All that the sentence tells of them must stand
in the clause of the list, before it. Pure; asked only where the text writes no such number.
It cannot count names that stand in several lists.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import NAME, PORT, SIGN, Token

_FEWEST, _MOST = 2, 20
_REACH = 5
"""Tokens from the word for the things to the first of their names."""
_BETWEEN = frozenset(",、 '\"") | {"and", "和"}
_ENDS = frozenset(";⏎.。")


def names_listed(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text lists as many names of what stands behind a number of the sentence."""
    number = claim.number
    if number.unit or claim.compare or not _FEWEST <= number.value <= _MOST:
        return False
    things = _counted(claim, asked)
    held = evidence.facts.held
    found = {
        _list_behind(place, evidence.tokens)
        for one in things
        for place, _ in held.get(one, ())
        if evidence.tokens[place][0] != NAME
    } - {(0, 0)}
    if len(found) != 1:
        return False
    start, count = found.pop()
    return count == number.value and _is_told_there(asked, start, evidence)


def _counted(claim: Figure, asked: Asked) -> frozenset[str]:
    """The things that a number counts: the first noun behind it."""
    for kind, _, entry, number in asked.tokens[claim.place + 1 : claim.place + 4]:
        if number is not None or kind == SIGN:
            break
        if entry:
            return THING_NAMES.intersection(entry)
    return frozenset()


def _list_behind(place: int, tokens: list[Token]) -> tuple[int, int]:
    """The first of the names behind a word, and how many there are; (0, 0) for none."""
    start = next(
        (
            at
            for at in range(place + 1, min(len(tokens), place + _REACH))
            if tokens[at][0] == NAME or tokens[at][1] in _ENDS
        ),
        0,
    )
    if not start or tokens[start][0] != NAME:
        return (0, 0)
    listed: set[str] = set()
    for at in range(start, len(tokens)):
        kind, text, _, _ = tokens[at]
        if kind == NAME:
            listed.add(text.lower())
        elif kind != PORT and text not in _BETWEEN and not (text == ":" and at + 1 < len(tokens)):
            break
    return (start, len(listed)) if len(listed) >= _FEWEST else (0, 0)


def _is_told_there(asked: Asked, start: int, evidence: Evidence) -> bool:
    """Whether each state of the sentence stands in the sentence of the list, before it."""
    held, tokens = evidence.facts.held, evidence.tokens
    first = next((at + 1 for at in range(start, -1, -1) if tokens[at][1] in _ENDS), 0)
    return all(
        any(first <= place < start for one in part.options for place, _ in held.get(one, ()))
        for part in asked.parts
        if part.options and not THING_NAMES.issuperset(part.options)
    )
