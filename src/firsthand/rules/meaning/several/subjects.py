"""A clause without a subject of its own is of the one before it: `cart has p99=350ms and error_rate=4.8%`.

Owns that a number of such a clause is not taken from a text, or a row, that names another, nor anything of a
clause that begins with its verb. Pure.
It cannot tell a pronoun's subject, nor one that is no name.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.turned import PLACE
from firsthand.rules.meaning.several.judging import Judge, by_any
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import NAME, WORD

_PERCENTILE = lazy(r"[pP]\d{2,3}")
_LEVEL = lazy(r"(?:p|s|sev-?)\d", re.IGNORECASE)
"""`P1` is how grave an alert is, and names none."""
_WITHOUT = lazy(
    r"\s*(?:but |also |then )?(?:is|are|was|were|has|had|have|did|does|with|without|which|who|whose"
    r"|[a-z]+ed(?= (?:at|by|with|in|on|to|from|for|after)\b|\s*\Z))(?![a-z])"
    r"|\s*(?:并|也|仍|则)?(?:于|在|为|是|有|级别|状态|当前值|触发时间|开始时间|结束时间|恢复时间|创建时间)"
)
"""How a clause begins that has no subject of its own."""
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
        if ("_" not in part.text or any(_is_told(part.text.lower(), one.lower) for one in evidence))
        and _PERCENTILE.fullmatch(part.text) is None
        and _LEVEL.fullmatch(part.text) is None
        and not (part.place + 1 < len(tokens) and tokens[part.place + 1][1] == "=")
    ]
    return min(found, key=PLACE).text.lower() if found else ""


def _is_told(name: str, lower: str) -> bool:
    """Whether a name with an underline is a value, and no key: `"job":"settle_daily"`."""
    return f':"{name}"' in lower or _is_value(f"={name}", lower)


def _is_value(value: str, lower: str) -> bool:
    end = lower.find(value) + len(value)
    return end >= len(value) and not lower[end : end + 1].isalnum()


def of_its_subject(
    clause: Asked, subject: str, evidence: Sequence[Evidence], judge: Judge
) -> Finding:
    """Whether a number of a clause without names stands in a text that names the subject before it.

    So does all that is told in a clause without a subject of its own.
    """
    if not subject or subject_of(clause, evidence):
        return _HELD
    told = clause.has_numbers or _WITHOUT.match(clause.lower) is not None
    own = [one for one in evidence if named(subject, one.lower)] if told else []
    if not own or len(own) == len(evidence):
        return _HELD
    if not clause.has_numbers and not _have_rivals(own, evidence):
        return _HELD
    finding = by_any(clause, own, judge)
    if finding.rank in (HOLDS, CONTRADICTED):
        return finding
    return Finding(OPEN, "clause_of_another_text", subject)


def _have_rivals(own: Sequence[Evidence], evidence: Sequence[Evidence]) -> bool:
    """Whether another text names what those of the subject do not: then it may tell of that."""
    mine = {text for one in own for kind, text, *_ in one.tokens if kind == NAME}
    return any(
        kind == NAME and text not in mine
        for one in evidence
        if one not in own
        for kind, text, *_ in one.tokens
    )
