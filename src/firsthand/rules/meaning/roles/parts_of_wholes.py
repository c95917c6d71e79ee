"""What became of a part and not of its whole: `Finished task 12.0 in stage 3.0` finishes no stage.

Owns the finding that a sentence tells of the whole what the text tells of a part in it. Pure.
It cannot see a part that has no number or name of its own.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_NAMES = "task|attempt|partition|chunk|shard|batch|segment|step|replica|file|worker|pod|row|block"
_PARTS = heads(_NAMES.replace("|", " "))
_IN_A_WHOLE = lazy(
    rf"\b(?P<part>{_NAMES})"
    r" (?P<own>[\w.:/-]*\d[\w.:/-]*) (?:in|of|for|from) (?P<whole>[a-z]+) (?P<name>[\w.:/-]*\d[\w.:/-]*\w|\d)"
)


def whole_for_part(asked: Asked, evidence: Evidence) -> Finding | None:
    """The finding on a sentence whose subject is the whole of which the text tells a part alone."""
    if " in " not in evidence.lower and " of " not in evidence.lower:
        return None
    if _PARTS.isdisjoint(evidence.signs):
        return None
    told = _IN_A_WHOLE.search(evidence.lower)
    if told is None or told["part"] in asked.lower or told["own"] in asked.text:
        return None
    subject = re.match(
        rf"(?:the )?{told['whole']} {re.escape(told['name'])}(?![\w.]*\w)", asked.lower
    )
    alone = evidence.lower.count(told["name"]) == 1
    return Finding(UNSUPPORTED, "deed_of_a_part", told["whole"]) if subject and alone else None
