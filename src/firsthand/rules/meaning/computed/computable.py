"""A figure that the text does not have, and that some of its figures amount to: then a model may decide.

Owns only the look for such figures: a share or a rest of one, a sum, a difference, a rate in another unit. It
shows nothing; a figure that no two of the text's amount to stays ruled out. Pure; asked only where nothing
else holds.
It cannot tell which figures the sentence means.
"""

from itertools import combinations, pairwise

from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.quantities import holds

_MOST = 16
"""Figures that are tried in pairs."""
_SMALL = 10
"""Up to here a number is too easily had from two others."""
_ENDS = frozenset(
    {("start", "end"), ("before", "after"), ("from", "to"), ("old", "new"), ("first", "last")}
)
"""Keys of what was first and what then."""
_COUNTED, _MANY = 40, 5
"""How far one counts the things of a text, and how many bare numbers make it a list."""
_SPANS = (60.0, 3600.0)
"""From a rate of a second to one of a minute or an hour."""
_BEYOND = 2.0
"""Points by which a share may lie beyond what a sentence says that it is over."""


def is_computable(claim: Figure, evidence: Evidence) -> bool:
    """Whether one or two figures of the text amount to a figure that it does not have."""
    number = claim.number
    if number.unit == "s" and _is_between_times(claim, evidence):
        return True
    wanted = number.value
    values: dict[tuple[float, str], None] = {}
    for one in evidence.figures:
        theirs = one.number
        if theirs.value > 0:
            if theirs.value == wanted:
                return False
            values[theirs.value, theirs.unit] = None
    if not 1 < len(values) <= _MOST:
        return False
    alike = [value for value, unit in values if unit == number.unit]
    if number.unit == "%":
        return _is_share(claim, list(values))
    if wanted <= _SMALL or not alike:
        return _is_step(claim, evidence)
    if not number.unit and (
        any(_is(claim, one * span) for one, unit in values if unit == "/s" for span in _SPANS)
        or _is_rate(claim, list(values))
    ):
        return True
    return _is(claim, sum(alike)) or any(
        _is(claim, result)
        for one, other in combinations(alike, 2)
        for result in (one + other, abs(one - other))
    )


def _is_step(claim: Figure, evidence: Evidence) -> bool:
    """`removed 7` of `start: 12, end: 5`: even a small number may be what lies between two ends."""
    figures, tokens = evidence.figures, evidence.tokens
    return any(
        one.key >= 0
        and other.key >= 0
        and (tokens[one.key][1].lower(), tokens[other.key][1].lower()) in _ENDS
        and abs(one.number.value - other.number.value) == claim.number.value
        and one.number.unit == other.number.unit == claim.number.unit
        for one, other in pairwise(figures)
    )


def _is_between_times(claim: Figure, evidence: Evidence) -> bool:
    """`blocked for 40 seconds` of a record that gives its own time and `until …`."""
    seconds = [one.second for one in evidence.instants[:_MOST] if one.second is not None]
    return any(_is(claim, abs(one - other)) for one, other in combinations(seconds, 2))


def is_countable(claim: Figure, evidence: Evidence, ruled_out: bool) -> bool:
    """Whether a small bare number that a text does not write may be how many of its things there are.

    `ruled_out`: the text has another number of that field; then only among many bare numbers.
    """
    number = claim.number
    if number.unit or claim.compare or number.value > _COUNTED or number.value % 1:
        return False
    bare = {one.number.value for one in evidence.figures if not one.number.unit}
    return number.value not in bare and (not ruled_out or len(bare) >= _MANY)


def _is_rate(claim: Figure, values: list[tuple[float, str]]) -> bool:
    spans = [value for value, unit in values if unit == "s"]
    return any(_is(claim, one / span) for one, unit in values if not unit for span in spans)


def _is_share(claim: Figure, values: list[tuple[float, str]]) -> bool:
    """Of two figures of one unit, the rest of one, or a ratio written as a decimal."""
    mine = claim.number
    shares = [100 * value for value, unit in values if not unit and value < 1]
    shares += [100 - value for value, unit in values if unit == "%"]
    for (one, unit), (other, another) in combinations(values, 2):
        if unit == another == "%":
            shares.append(abs(one - other))
        elif unit == another:
            share = 100 * min(one, other) / max(one, other)
            shares += [share, 100 - share]
    if claim.compare:
        beyond = [share - mine.value for share in shares]
        beyond = beyond if claim.compare[0] == ">" else [-one for one in beyond]
        return any(0 <= one <= _BEYOND for one in beyond)
    return any(_is(claim, share) for share in shares)


def _is(claim: Figure, value: float) -> bool:
    return holds(claim.number.value, value, claim.number.step, claim.about, True)
