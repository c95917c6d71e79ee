"""Whether a number of the evidence is really the one that a sentence speaks of.

Owns the tests beyond its value: role, what it counts, the clause and the sentence it stands in. Pure.
"""

from itertools import pairwise

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import RIVALS_APART
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.hints import JOINING
from firsthand.rules.meaning.tokens.quantities import Number, holds, readings
from firsthand.rules.meaning.tokens.token import follows

LIMITS = ("limit", "max")
_ENDS = ("max", "min")
_SAME_ROLE = {("limit", "max"), ("max", "limit")}
_TINY = 1e-9
_MOST_WEIGHT = 2.0
"""What a word of the text's field counts at most."""
_NEAR = 0.25
"""How far `just under`, and any rounding or other unit, may be from the number it names."""
_FAR = 10
"""`more than a minute` of `more than an hour` is true and says another thing."""
_LEAST_IDENTITY = 10
"""A smaller whole number is more likely a count than a name."""


def overlap(claim: Figure, figure: Figure) -> float:
    """How much the fields of two numbers share; the nearer the words, the more."""
    theirs = figure.field
    total = 0.0
    if theirs.keys().isdisjoint(claim.field):
        return total
    for word, near in claim.field.items():
        weight = theirs.get(word)
        if weight is not None:
            total += near * (weight if weight < _MOST_WEIGHT else _MOST_WEIGHT)
    return total


def is_of_a_rival(claim: Figure, figure: Figure) -> bool:
    """`virtual memory: 4.3 GB` of `4.3 GB physical memory`: called by the rival of a word, and not by it."""
    mine, theirs = claim.field, figure.field
    return any(
        word not in theirs
        and any(other in theirs and other not in mine for other in RIVALS_APART[word])
        for word in mine.keys() & RIVALS_APART.keys()
    )


def is_percentile(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """Whether a sentence of one number says far from it which percentile it is."""
    if claim.role or figure.role[:1] != "p":
        return False
    return figure.role in asked.said and len(asked.figures) == 1


def roles_agree(claim: Figure, figure: Figure) -> bool:
    """A maximum is no average; `at most` speaks of a maximum, and either of a range's ends."""
    mine, theirs = claim.role, figure.role
    if mine == theirs:
        return True
    if figure.number.low is not None and mine in ("max", "min"):
        return True
    if claim.compare == "<=" and theirs in LIMITS:
        return True
    if claim.compare == ">=" and theirs == "min":
        return True
    return (mine, theirs) in _SAME_ROLE


def says(claim: Figure, figure: Figure) -> bool:
    """Whether the evidence's number lies in the interval that the claim states."""
    mine, theirs = claim.number, figure.number
    wanted, _, step, written, least = mine
    value, _, fine, as_written, low = theirs
    if claim.compare:
        if claim.compare[-1] == "=" and holds(wanted, value, step, claim.about, True):
            return True  # within five seconds, of 5001 ms
        near = not claim.about or abs(value - wanted) <= _NEAR * abs(wanted)
        low = value if low is None else low
        return near and _inside(claim.compare, wanted, low, value, figure.compare)
    if low is not None and least is None:
        if claim.role not in _ENDS:
            return False
        value = value if claim.role == "max" else low
    if abs(value - wanted) > _NEAR * abs(wanted):
        return False  # too far for a rounding
    if figure.compare and claim.role not in LIMITS:
        return False
    if least is not None:
        return (value if low is None else low) == least and value == wanted
    if value == wanted:
        return True
    converts = written != as_written or fine < step
    return any(
        holds(one.value, value, one.step, claim.about, converts) for one in readings(mine, theirs)
    )


def is_far(number: Number, value: float) -> bool:
    """Whether no rounding and no other unit leads from a number of the sentence to a value."""
    return abs(value - number.value) > _NEAR * abs(number.value)


def _inside(compare: str, bound: float, low: float, high: float, known: str) -> bool:
    slack = _TINY * max(abs(bound), 1.0)
    if known:  # the evidence itself states an open interval
        if known[0] != compare[0] or max(low, bound) > _FAR * max(min(low, bound), slack):
            return False
        return low >= bound if compare[0] == ">" else high <= bound
    if compare == ">":
        return low > bound + slack
    if compare == ">=":
        return low >= bound - slack
    if compare == "<":
        return high < bound - slack
    return high <= bound + slack


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
            region = evidence.sentence_of(figure.place)
            regions.setdefault(figure.number.value, set()).add(region)
    return not regions or bool(set.intersection(*regions.values()))


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
