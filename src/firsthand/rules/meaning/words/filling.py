"""Which way it goes with what is left of something that fills up: `filling up` is less free, not more.

Pure. It cannot tell a rest by other words than those for what is free or available.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.reading.turned import Part

_REST = names("free available")


def rest_of_filling(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`the available space is shrinking` of `has 9% available space left and is filling up`."""
    held = evidence.facts.held
    if "nearly_full" not in held or not _moves(part, evidence):
        return None
    beside = [one for one in asked.parts if one.stretch == part.stretch]
    if not any(_REST & set(one.options) for one in beside):
        return None
    if "decrease" in part.options:
        return Finding(HOLDS, "rest_of_filling")
    return Finding(CONTRADICTED, "rest_of_filling", part.text)


def _moves(part: Part, evidence: Evidence) -> bool:
    """Whether a sentence tells a movement, of which the text tells one only as filling up."""
    held = evidence.facts.held
    if "increase" not in part.options and "decrease" not in part.options:
        return False
    filling = {place for place, _ in held["nearly_full"]}
    rising = {place for place, _ in held.get("increase", ())}
    return bool(filling & rising) and rising <= filling and "decrease" not in held
