"""A limit reached: the text must say full or exhausted, or two of its numbers must be equal.

Owns `reached its maximum`, which a text that only names the maximum does not show. Pure.
It cannot tell which of two limits was reached but by the words behind.
"""

from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.levels import level_shows
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.hints import REACHING
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.turned import Part

_NEAR = 7
"""Tokens from the word to the share."""


def limit_reached(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """`reached its maximum`: the evidence says full or exhausted, or two of its numbers are equal."""
    facts = evidence.facts
    if _tells_a_share(part, asked):
        return Finding(HOLDS, "share_of_the_limit")  # its number is judged by itself
    if _reaches(part, asked, evidence):
        return Finding(HOLDS, "limit_restated")
    for concept in ("full", "exhaust"):
        said = any(
            not facts.flags[stretch] & ~FAIL and concept in (evidence.tokens[place][2] or ())
            for place, stretch in facts.held.get(concept, ())
        )
        if said or level_shows(concept, evidence):
            return Finding(HOLDS, "limit_reached")
    return Finding(UNSUPPORTED, "limit_not_reached", part.text)


def _tells_a_share(part: Part, asked: Asked) -> bool:
    """达到限制的 75%, `reached 75 % of its limit`: so much of it, and not the limit."""
    return any(
        one.number.unit == "%"
        and one.role not in LIMITS
        and part.place < one.place <= part.place + _NEAR
        and asked.cut[one.place] == asked.cut[part.place]
        for one in asked.figures
    )


def _reaches(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence itself says of the same limit that it was reached."""
    wanted = {text.lower() for _, text, entry, _ in asked.tokens[part.place + 1 :] if entry != ()}
    tokens = evidence.tokens
    for place, (_, text, _, _) in enumerate(tokens):
        if text.lower() in REACHING:
            behind = [
                one.lower() for _, one, entry, _ in tokens[place + 1 : place + 6] if entry != ()
            ]
            if wanted & {one for one in behind if len(one) > 2}:
                return True
    return False
