"""How severe an alert says it is: the level of its `severity` field, and no other one.

Owns the finding that a sentence gives an alert another level than its text does. Pure.
It cannot rank levels of different scales: P1 and critical.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import HAN_TERMS, WORDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.reading.turned import Part

LEVELS = names("critical level_warn level_info level_error level_debug level_fatal severe")
_FIELD = lazy(r"(?:severity|priority|级别|等级)[\"']?\s?[=:为]\s?[\"']?([a-z]+|[\u4e00-\u9fff]{2})")
_KEYS = ("severity", "priority", "级别", "等级")


def severity_finding(part: Part, evidence: Evidence) -> Finding | None:
    """A level that the text's own field of levels gives otherwise; None for any other word."""
    if LEVELS.isdisjoint(part.options) or not any(one in evidence.lower for one in _KEYS):
        return None
    told = {concept for word in _FIELD.findall(evidence.lower) for concept in _meant(word)} & LEVELS
    if not told or told & set(part.options):
        return None
    return Finding(CONTRADICTED, "severity_differs", part.text)


def _meant(word: str) -> tuple[str, ...]:
    """The concepts of a level's word in either language."""
    if word.isascii():
        return WORDS.get(word) or ()
    return next((entry for term, entry in HAN_TERMS.get(word[0], ()) if term == word), ())
