"""None of a whole: `0/24 nodes are available` says that none is available, whatever else it counts.

Owns states that a text tells only of a count of none of a whole. Pure.
It cannot read a count whose state stands far from it.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.reading.turned import Part

_REACH = 7
"""Tokens from the nought to the state of what it counts."""
_OF = ("/", "of")


def none_of_whole(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`no node is available`, `0 of 24 are available` of `0/24 nodes are available`; the rest is denied."""
    held = evidence.facts.held
    for option in part.options:
        state = option.lstrip("-")
        places = held.get(state)
        if state in THING_NAMES or not places or "-" + state in held:
            continue
        if not all(_is_of_none(place, evidence) for place, _ in places):
            continue
        none = option[0] == "-" or "!neg" in asked.marks
        if none or any(not one.number.value for one in asked.figures):
            return Finding(HOLDS, "none_of_whole")
        return Finding(CONTRADICTED, "there_is_none", part.text)
    return None


def _is_of_none(place: int, evidence: Evidence) -> bool:
    """Whether a state stands right behind a nought of a whole, no other number between them."""
    tokens = evidence.tokens
    for at in range(place - 1, max(1, place - _REACH), -1):
        number = tokens[at][3]
        if tokens[at][1] in ",;.:":
            return False
        if number is not None:
            nought = tokens[at - 2][3] if at > 1 else None
            return (
                tokens[at - 1][1] in _OF
                and nought is not None
                and not nought.value
                and number.value > 0
                and not number.unit
            )
    return False
