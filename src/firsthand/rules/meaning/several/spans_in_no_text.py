"""A length of time that no text has and no two times of the texts lie apart: `down for over five minutes`.

Owns the proof that texts taken together cannot give a length: it is no length of theirs, no sum or
distance of two, and no distance between two of their times. Pure.
It cannot prove that where fewer than two texts tell their times, nor of a length that has no unit.
"""

from collections.abc import Iterable
from itertools import combinations

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding

_LEAST = 2
_MOST = 40
"""Lengths and times that are tried in pairs."""
_LOOSE = 0.25
"""How far a length may be told from the true one, as a share of it: far more than any rounding."""
_SLACK = 0.02
"""The same of a bound: `more than three minutes`."""


def span_in_no_text(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a length that the texts cannot give; None where they may."""
    claims = [one for one in asked.figures if one.number.unit == "s"]
    if not claims:
        return None
    times = [
        when
        for one in evidence
        for when in {moment.when() for moment in one.instants}
        if when is not None
    ]
    if sum(bool(one.instants) for one in evidence) < _LEAST or len(times) > _MOST:
        return None
    lengths = _lengths(evidence)
    if len(lengths) > _MOST:
        return None
    for claim in claims:
        apart = (abs(one - other) for one, other in combinations(times, _LEAST))
        if not (_any_fits(claim, apart) or _any_fits(claim, _reckoned(lengths))):
            return Finding(UNSUPPORTED, "span_in_no_text", asked.tokens[claim.place][1])
    return None


def _lengths(evidence: list[Evidence]) -> list[float]:
    """All lengths of time in the texts, in seconds."""
    return [
        figure.number.value
        for one in evidence
        for figure in one.figures
        if figure.number.unit == "s"
    ]


def _reckoned(lengths: list[float]) -> Iterable[float]:
    """The lengths, and the sum and the distance of any two."""
    yield from lengths
    for one, other in combinations(lengths, _LEAST):
        yield one + other
        yield abs(one - other)


def _any_fits(claim: Figure, values: Iterable[float]) -> bool:
    """Whether a length could be told in the words of a sentence."""
    told, compare = claim.number.value, claim.compare
    loose = _SLACK if compare else _LOOSE
    low = (claim.number.low if claim.number.low is not None else told) * (1 - loose)
    high = told * (1 + loose)
    for value in values:
        if (value >= low or compare in ("<", "<=")) and (value <= high or compare in (">", ">=")):
            return True
    return False
