"""A clause without a subject of its own is of the one before it: `cart has p99=350ms and error_rate=4.8%`.

Owns that a number of such a clause is not taken from a text, or a row, that names another. Pure.
It cannot tell a pronoun's subject, nor one that is no name.
"""

from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.turned import PLACE
from firsthand.rules.meaning.several.judging import Judge, by_any
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import WORD

_PERCENTILE = lazy(r"[pP]\d{2,3}")
_HELD = Finding(HOLDS, "subject_kept")


def subject_of(clause: Asked, evidence: Sequence[Evidence]) -> str:
    """The first name of a clause, or word that is the value of a key; the keys of its values aside."""
    tokens = clause.tokens
    values = [
        part
        for part in clause.parts
        if part.kind == WORD and any(_is_value(f"={part.text}", one.lower) for one in evidence)
    ]
    found = [
        part
        for part in (*clause.names, *values)
        if "_" not in part.text
        and _PERCENTILE.fullmatch(part.text) is None
        and not (part.place + 1 < len(tokens) and tokens[part.place + 1][1] == "=")
    ]
    return min(found, key=PLACE).text.lower() if found else ""


def _is_value(value: str, lower: str) -> bool:
    end = lower.find(value) + len(value)
    return end >= len(value) and not lower[end : end + 1].isalnum()


def of_its_subject(
    clause: Asked, subject: str, evidence: Sequence[Evidence], judge: Judge
) -> Finding:
    """Whether a number of a clause without names stands in a text that names the subject before it."""
    if not subject or not clause.has_numbers or subject_of(clause, evidence):
        return _HELD
    own = [one for one in evidence if named(subject, one.lower)]
    if not own or len(own) == len(evidence):
        return _HELD
    finding = by_any(clause, own, judge)
    if finding.rank in (HOLDS, CONTRADICTED):
        return finding
    return Finding(OPEN, "clause_of_another_text", subject)
