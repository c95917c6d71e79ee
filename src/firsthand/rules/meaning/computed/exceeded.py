"""`The rate was exceeded`: a comparing word that names no second side, restated from the text.

Owns the sentence that only says that something was exceeded: it holds where the text says so of the same
things, close by and in that order, without a denial. Pure.
It cannot compare numbers.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import SIGN

_EXCEEDED = names("exceeded exceed exceeds exceeding 超限 超出 超过")
_QUALIFYING = names("time period window amount count unit times")
"""Words without meaning of their own that say which limit is meant."""
_NEAR = 8
_STOPS = frozenset(".;⏎|")


def is_restated_excess(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence says of things that they were exceeded, and the text says so of the same."""
    if _EXCEEDED.isdisjoint(asked.words) or "!neg" in asked.marks:
        return False
    place = next((at for at, token in enumerate(asked.tokens) if token[1] in _EXCEEDED), -1)
    if place < 0:
        return False
    clause = asked.cut[place]
    if any(asked.cut[figure.place] == clause for figure in asked.figures):
        return False
    before = [
        part for part in asked.parts if part.place < place and asked.cut[part.place] == clause
    ]
    behind = [
        part
        for part in (*asked.parts, *asked.names)
        if part.place > place and asked.cut[part.place] == clause
    ]
    things = [one for one in before if any(option in THING_NAMES for option in one.options)]
    if not things or behind:
        return False
    spelled = {text for _, text, _, _ in asked.tokens[:place]}
    if any(word in spelled and word not in evidence.lower for word in _QUALIFYING):
        return False
    return any(
        token[1] in _EXCEEDED and all(_near(thing, at, evidence) for thing in things)
        for at, token in enumerate(evidence.tokens)
        if at not in evidence.facts.denied and not _is_denied(at, evidence)
    )


def is_denied_excess(evidence: Evidence) -> bool:
    """Whether a text says of everything that it was not exceeded."""
    places = [at for at, token in enumerate(evidence.tokens) if token[1] in _EXCEEDED]
    return bool(places) and all(_is_denied(at, evidence) for at in places)


def _is_denied(place: int, evidence: Evidence) -> bool:
    """`quota not exceeded`, `did not yet exceed`."""
    before = evidence.tokens[max(0, place - 3) : place]
    return any("!neg" in (entry or ()) for _, _, entry, _ in before)


def _near(thing: Part, end: int, evidence: Evidence) -> bool:
    """Whether a thing stands right before a place, in the same piece of the text."""
    for at in range(end - 1, max(-1, end - 1 - _NEAR), -1):
        kind, text, entry, _ = evidence.tokens[at]
        if kind == SIGN and text in _STOPS:
            return False
        if text == thing.text:
            return True
        told = {name.lstrip("+") for name in entry or ()}
        if " " not in thing.text and told & set(thing.options):
            return True
    return False
