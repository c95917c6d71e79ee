"""What a text holds that speaks of a state at all: the state, its opposite, and what opposes or excludes it.

Law: a word of which a text holds nothing of `SPOKEN` it neither tells nor denies, so that no rule that
compares the two (`keyed.py`, `told_states.py`, `denied_parts.py`) has anything to say of it. Pure.
"""

from firsthand.rules.meaning.lexicon.relations import EXCLUDED, OPPOSED
from firsthand.rules.meaning.reading.meanings import TOLD, opposite

_WAITED_FOR = "waiting"
"""What is waited for is told in the words of the waiting (`going.py`)."""


def _spoken(concept: str) -> tuple[str, ...]:
    excluded = EXCLUDED.get(concept.lstrip("-"), ())
    return concept, opposite(concept), *OPPOSED.get(concept, ()), *excluded, _WAITED_FOR


SPOKEN = {name: _spoken(name) for name in TOLD if name[0] not in "!+"}
"""Concept of the lexicon → what speaks of it."""
