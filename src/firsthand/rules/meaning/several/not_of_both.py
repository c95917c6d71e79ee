"""What a sentence says of both of two things, where one of their texts has it otherwise.

Owns the words for both, without which the sentence is asked of each text. Pure.
It cannot tell which two of three texts are meant.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each

_BOTH = lazy(r"\b[Bb]oth (?:of )?(?:the |these |those )?|两[个条台次项笔名份张块](?=.*[都均])")
EACH = lazy("[都均]")
_TWO = 2
NOT_OF_EACH = "not_of_each"
"""The finding that one of the texts has otherwise what is said of each."""


def not_of_both(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling where one of two texts contradicts what is said of both; None where neither does."""
    told = _BOTH.search(asked.text) if len(evidence) == _TWO else None
    if told is None:
        return None
    rest = Asked(EACH.sub("", asked.text[: told.start()] + asked.text[told.end() :]))
    if rest.empty or by_each(rest, evidence, judge).rank != CONTRADICTED:
        return None
    return Finding(CONTRADICTED, NOT_OF_EACH, told[0].strip())
