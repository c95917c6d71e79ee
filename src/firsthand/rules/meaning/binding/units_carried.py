"""A number without a unit has that of the one before it: `1048576 bytes, only 188416 were written`.

Owns when a number of a sentence or of a text may be read so. Pure.
It cannot carry a unit from one sentence to the next.
"""

from firsthand.rules.meaning.figures.called import MOST
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.quantities import Number, like
from firsthand.rules.meaning.tokens.token import follows

_NEAR = 8
"""Tokens from a figure with a unit to one that has it from there."""
_BE = frozenset({"were", "was", "is", "are"})
_GOES_ON = frozenset({"are", "is", "was", "were", "for", "on", "in", "at", "and", "while"})
_ENDS = frozenset(",;:.")


def in_its_unit(wanted: Number, evidence: Evidence) -> list[Figure]:
    """The figures of a text in the unit of a number, those among them that have it from the one before."""
    unit = wanted.unit
    found: list[Figure] = []
    for one in evidence.figures[:MOST]:
        carries = bool(unit) and not one.number.unit
        figure = _with_unit(one, wanted, evidence) if carries else one
        if figure.number.unit == unit:
            found.append(figure)
    return found


def readings_of(claim: Figure, asked: Asked) -> list[Figure]:
    """The figure as it is, and in the unit of one before it where it has none: `5 seconds against 270`."""
    if claim.number.unit or not _is_bare(claim, asked):
        return [claim]
    units = [one.number for one in asked.figures if one.place < claim.place and one.number.unit]
    return [claim, *(claim.but(number=like(claim.number, one)) for one in units[-1:])]


def _is_bare(claim: Figure, asked: Asked) -> bool:
    """Whether nothing that a number counts stands behind it."""
    behind = follows(asked.tokens, claim.place + 1)
    return behind is None or behind[1] in _ENDS or behind[1] in _GOES_ON


def _with_unit(figure: Figure, wanted: Number, evidence: Evidence) -> Figure:
    """A bare number of the text in the unit before it: `1048576 bytes, only 188416 were written`."""
    behind = follows(evidence.tokens, figure.place + 1)
    if behind is None or behind[1] not in _BE:
        return figure
    region = evidence.sentence_of(figure.place)
    before = [
        one.number
        for one in evidence.figures
        if one.number.unit == wanted.unit
        and 0 < figure.place - one.place <= _NEAR
        and evidence.sentence_of(one.place) == region
    ]
    return figure.but(number=like(figure.number, before[-1])) if before else figure
