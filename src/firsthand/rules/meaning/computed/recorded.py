"""How many are in a state, and how many are not: `two of the three pods are ready`.

Owns counts over the lines of one text, where each line is a record of its own, and the state of the rest
where a text counts those in the opposite one. Pure.
It cannot count records that share a line.
"""

from firsthand.rules.meaning.computed.partners import partner_of
from firsthand.rules.meaning.figures.wholes import STATES, pairs
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.reading.turned import Part

_LEAST = 2
_REACH = 4


def lines_finding(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a number in `two of the three`, where the text has three lines, each in a state."""
    if len(asked.figures) < _LEAST or "⏎" not in evidence.lower:
        return None
    lines = evidence.lower.count("⏎") + 1
    pair = _pair(claim, asked)
    if pair is None or pair[1].number.value != lines:
        return None
    states = [
        option
        for part in asked.parts
        if pair[1].place < part.place and len(part.options) == 1
        for option in part.options
        if option.lstrip("-") not in THING_NAMES
    ]
    if not states:
        return None
    state = states[0]
    with_it, without = _lines(state, evidence), _lines(opposite(state), evidence)
    if with_it & without or len(with_it | without) != lines:
        return None
    good = len(with_it) == pair[0].number.value
    shown = asked.tokens[claim.place][1]
    return Finding(HOLDS if good else CONTRADICTED, "lines_in_state", shown)


def rest_in_state(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`two of the nine are not healthy` of seven healthy ones: the number is judged by itself."""
    denied = STATES.intersection([one[1:] for one in part.options if one[0] == "-"])
    if not denied or not any(
        one.number.unit == "%" or partner_of(one, asked) for one in asked.figures
    ):
        return None
    rest = any(
        denied & pair.words and pair.part.number.value < pair.whole.number.value
        for pair in pairs(evidence)
    )
    return Finding(HOLDS, "rest_in_state") if rest else None


def _pair(claim: Figure, asked: Asked) -> tuple[Figure, Figure] | None:
    """The part and the whole of `two of the three`, one of which the number is."""
    for first, second in zip(asked.figures, asked.figures[1:], strict=False):
        if claim not in (first, second) or second.place - first.place > _REACH:
            continue
        if asked.tokens[first.place + 1][1] == "of" and not (first.number.unit or first.compare):
            return first, second
    return None


def _lines(state: str, evidence: Evidence) -> set[int]:
    return {evidence.line_of(place) for place, _ in evidence.facts.held.get(state, ())}
