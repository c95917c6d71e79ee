"""A comparison restated from the text: its sign, its comparing word, a limit that it says was passed.

Owns what a text itself says of above and below, close to the limit or without one. Pure.
It cannot compare two numbers.
"""

from firsthand.rules.meaning.computed.by_call import clause_at
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.token import SIGN

ABOVE, BELOW = ("!gt", "!ge"), ("!lt", "!le")
_KINDS = frozenset({"threshold", "limit", "max", "quota"})
_NEAR, _AROUND = 3, 5
"""Tokens from a limit to what the text says of it: a limit told before the comparing word, and behind it."""


def limit_exceeded(before: set[str], greater: bool, evidence: Evidence) -> bool:
    """`the quota was exceeded` of `quota exceeded`: the text says so of the same limit."""
    marks = evidence.facts.marks.get("!gt" if greater else "!lt", ())
    return any(
        abs(place - mark) <= _NEAR
        for one in before
        if ROLES.get(one) in LIMITS
        for place, _ in evidence.facts.held.get(one, ())
        for mark in marks
    )


def limit_passed(asked: Asked, place: int, greater: bool, evidence: Evidence) -> bool:
    """`超过低水位线` of `low disk watermark exceeded`: the text says so of that very limit."""
    start, end = clause_at(asked, place)
    parts = [one for one in asked.parts if place < one.place < end]
    limits = [one for one in parts if _KINDS & set(one.options)]
    if not limits or limits[0] is not parts[-1]:
        return False
    if any(start <= at < end for at in asked.marks.get("!neg", ())):
        return False
    held = evidence.facts.held
    marks = [
        at
        for at in evidence.facts.marks.get("!gt" if greater else "!lt", ())
        if at not in evidence.facts.denied
    ]
    others = evidence.facts.marks.get("!lt" if greater else "!gt", ()) if marks else ()
    if any(
        abs(at - mark) <= _AROUND
        for mark in others
        for one in limits[0].options
        for at, _ in held.get(one, ())
    ):
        return False  # Threshold Crossed: … was less than the threshold
    return any(
        any(abs(at - mark) <= _AROUND for mark in marks)
        and all(
            any(abs(at - other) < _AROUND for one in part.options for other, _ in held.get(one, ()))
            for part in parts
        )
        for one in limits[0].options
        for at, _ in held.get(one, ())
    )


def by_words(evidence: Evidence, greater: bool, shown: str) -> Finding:
    """The ruling by the comparing words and signs of the text, wherever they stand."""
    marks = evidence.facts.marks
    above = any(mark in marks for mark in ABOVE) or _sign(evidence, ">", "-=>")
    below = any(mark in marks for mark in BELOW) or _sign(evidence, "<", "<")
    if above and not below:
        return Finding(HOLDS if greater else CONTRADICTED, "comparison_stated", shown)
    if below and not above:
        return Finding(CONTRADICTED if greater else HOLDS, "comparison_stated", shown)
    if above:
        return Finding(OPEN, "comparison_unclear", shown)
    return Finding(OPEN, "comparison_not_in_evidence", shown)


def _sign(evidence: Evidence, sign: str, arrow: str) -> bool:
    """Whether the evidence has the sign between words: `used memory > maxmemory`, and not in an arrow."""
    if sign not in evidence.text:
        return False
    tokens = evidence.tokens
    return any(
        one[1] == sign
        and before[1] not in arrow
        and before[0] != SIGN
        and (behind[0] != SIGN or behind[1] in "'\"")
        for before, one, behind in zip(tokens, tokens[1:], tokens[2:], strict=False)
    )
