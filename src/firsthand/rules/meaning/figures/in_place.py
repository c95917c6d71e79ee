"""Whether a number stands in the right place of its text: the clause, the line and the sentence.

Owns the tests of a list of clauses, of lines that each name something, of whole numbers that must stand
together, and of a range's two ends. Pure.
It cannot tell two numbers of one clause apart.
"""

from itertools import pairwise

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.figures.belonging import LIMITS, overlap
from firsthand.rules.meaning.figures.wholes import pairs
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.headed_ids import HEADED
from firsthand.rules.meaning.reading.hints import JOINING
from firsthand.rules.meaning.tokens.token import follows

_LEAST_IDENTITY = 10
"""A smaller whole number is more likely a count than a name."""


def in_its_clause(
    found: list[Figure], same_unit: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
    """In a list of clauses, what the sentence says must not stand in the clause of another number."""
    if len(asked.figures) != 1 or len(same_unit) < 2:
        return True
    behind = follows(asked.tokens, asked.figures[0].place + 1)
    if behind is None or not behind[2]:
        return True
    if asked.figures[0].role in LIMITS and asked.tokens[asked.figures[0].place - 1][1] == "of":
        return True  # the threshold of 20,000 messages
    facts = evidence.facts
    own = {facts.stretches[max(figure.key, 0) or figure.place] for figure in found}
    alert = evidence.tool == ToolName.QUERY_METRICS
    plain = [
        one
        for one in same_unit
        if one.field.get("port", 0.0) < NAMED and not (alert and one.compare)
    ]  # (< 10% left) VALUE = 6.4: what the bound is told of is what the value is of
    others = {facts.stretches[max(figure.key, 0) or figure.place] for figure in plain} - own
    if not others:
        return True
    for part in asked.parts:
        if not TYPES.isdisjoint(part.options):
            continue
        places = {
            stretch
            for option in part.options
            if option not in TYPES
            for place, stretch in facts.held.get(option, ())
            if option in (evidence.tokens[place][2] or ())
        }
        if places and places <= others:
            return False
    return True


def in_one_sentence(asked: Asked, evidence: Evidence) -> bool:
    """Whether the whole numbers of a sentence can all stand in one sentence of the evidence."""
    if len(asked.figures) < 2:
        return True
    wanted = {
        one.number.value
        for one in asked.figures
        if not one.number.unit and one.number.value >= _LEAST_IDENTITY
    }
    if len(wanted) < 2:
        return True
    regions: dict[float, set[int]] = {}
    for figure in evidence.figures:
        if figure.number.value in wanted:
            if figure.field.get("ident", 0.0) >= HEADED:
                wanted.discard(figure.number.value)  # Process holding the lock: 30377
                regions.pop(figure.number.value, None)
                continue
            region = evidence.sentence_of(figure.place)
            regions.setdefault(figure.number.value, set()).add(region)
    if not regions or set.intersection(*regions.values()):
        return True
    return '"} ' in evidence.lower and any(  # a value and its limit, each of a series
        wanted <= {one.part.number.value, one.whole.number.value} for one in pairs(evidence)
    )


def _keys(figure: Figure) -> set[str]:
    return {word for word, near in figure.field.items() if near >= NAMED}


def in_its_line(held: list[Figure], asked: Asked, evidence: Evidence) -> bool:
    """Of lines that each have such a number, one that names what the sentence names must have this one."""
    if not asked.names or "⏎" not in evidence.lower:
        return True
    lines = evidence.lower.split("⏎")
    found = {evidence.line_of(figure.place) for figure in held}
    keys = {word for figure in held for word in _keys(figure)}
    for name in asked.names:
        lower = name.text.lower()
        own = {index for index, line in enumerate(lines) if lower in line}
        if not own or len(own) == len(lines) or own & found:
            continue
        if any(
            evidence.line_of(figure.place) in own and keys & _keys(figure)
            for figure in evidence.figures
        ):
            return False
    return True


def range_pair(asked: Asked, evidence: Evidence) -> tuple[Figure, ...]:
    """The two numbers of `between 9 and 44` where the evidence has that very range."""
    for first, second in pairwise(asked.figures):
        if second.place - first.place != 2 or asked.tokens[first.place + 1][1] not in JOINING:
            continue
        for figure in evidence.figures:
            number = figure.number
            if number.low != first.number.value or number.value != second.number.value:
                continue
            if overlap(second, figure) or overlap(first, figure):
                return first, second
    return ()
