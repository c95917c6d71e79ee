"""A claim's numbers against the evidence's: is this the number of that field?

Owns quantities as intervals. A number of a claim holds if the evidence has a number of that unit class,
of the field that stands nearest, inside the claimed interval. What the claim computes it must announce
(`arithmetic.py`). Pure.
It cannot bind a bare number without a shared field word where the evidence has several.
"""

from collections.abc import Iterator

from firsthand.rules.meaning.arithmetic import (
    complement,
    is_difference,
    ratio_holds,
    ratio_of,
    time_apart,
)
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.instants import instants
from firsthand.rules.meaning.instants import same as same_time
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL, TYPES
from firsthand.rules.meaning.quantities import holds

_SAME_ROLE = {("limit", "max"), ("max", "limit")}
_LIMITS = ("limit", "max")
_BYTES = frozenset(
    ["memory", "heap", "size", "bytes", "byte", "disk", "storage", "image", "maxmemory", "used"]
)
"""Fields whose bare numbers are bytes."""
_TINY = 1e-9
_APART = ("!ago", "!by", "!gt", "!lt", "!ge", "!le", "!when")


def bind(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each number of a sentence, and for a multiple that it states."""
    ratio = ratio_of(asked)
    if ratio is not None:
        good = ratio_holds(*ratio, evidence, None)
        if not good:
            yield Finding(
                UNSUPPORTED if good is None else CONTRADICTED, "ratio_differs", str(ratio[0])
            )
    for first, second in zip(asked.figures, asked.figures[1:], strict=False):
        if second.place - first.place <= 4 and asked.tokens[first.place + 1][1] == "of":
            if first.number.value > second.number.value and first.number.unit == second.number.unit:
                yield Finding(CONTRADICTED, "part_exceeds_whole", asked.tokens[first.place][1])
    if not _one_sentence(asked, evidence):
        yield Finding(OPEN, "figures_of_several_sentences")
    ranged = range_pair(asked, evidence)
    for figure in asked.figures:
        if figure.number.unit == "x" or figure in ranged:
            continue
        if ratio is not None and figure.compare:
            figure = figure._replace(compare="")
        yield _one(figure, asked, evidence)


def range_pair(asked: Asked, evidence: Evidence) -> tuple[Figure, ...]:
    """The two numbers of `between 9 and 44` where the evidence has that very range."""
    for first, second in zip(asked.figures, asked.figures[1:], strict=False):
        if second.place - first.place == 2 and asked.tokens[first.place + 1][1] in _TO:
            for figure in evidence.figures:
                number = figure.number
                if number.low == first.number.value and number.value == second.number.value:
                    if overlap(second, figure) or overlap(first, figure):
                        return first, second
    return ()


_TO = frozenset(["to", "and", "到", "至", "-", "~", "与", "和"])


def _one_sentence(asked: Asked, evidence: Evidence) -> bool:
    """Whether the whole numbers of a sentence can all stand in one sentence of the evidence."""
    wanted = [f.number.value for f in asked.figures if not f.number.unit and f.number.value >= 10]
    if len(wanted) < 2:
        return True
    regions: dict[float, set[int]] = {}
    region = 0
    places = {f.place: f.number.value for f in evidence.figures}
    for place, (_, text, _, _) in enumerate(evidence.tokens):
        region += text in ".⏎"
        if place in places:
            regions.setdefault(places[place], set()).add(region)
    found = [regions[value] for value in wanted if value in regions]
    return not found or bool(set.intersection(*found))


def _one(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    shown = asked.tokens[claim.place][1]
    unit = claim.number.unit
    same = [complement(claim, f) for f in evidence.figures if f.number.unit == unit]
    if unit == "B":
        same += [f for f in evidence.figures if not f.number.unit and _BYTES & f.field.keys()]
    if claim.compare and claim.role in _LIMITS:
        return _against_limit(claim, same, asked, evidence, shown)
    best = best_held = -1.0
    words: set[str] = set()
    rivals: set[str] = set()
    figure_of: list[Figure] = []
    top = max(0.9, 0.75 * max(claim.field.values(), default=0.0))
    for figure in same:
        score = overlap(claim, figure)
        if (figure.stamp >= 0 and asked.instants) or (
            figure.place == 0 and "similar" in figure.field
        ):
            score += 0.5  # a point of a series at its time, the count of a group
        shared = {word for word, near in claim.field.items() if near >= top and word in figure.field}
        if (
            roles_agree(claim, figure)
            and says(claim, figure)
            and _counts(claim, figure, asked, evidence)
        ):
            best_held = max(best_held, score)
            words |= shared
            figure_of.append(figure)
        elif roles_agree(claim, figure) and (claim.compare or not figure.compare):
            best = max(best, score)
            rivals |= shared - TYPES
    if best_held >= 0:
        if rivals - words:
            return Finding(OPEN, "figure_field_unclear", shown)
        if best > best_held * 1.01:
            if best > 2 * best_held and best >= 1:
                return Finding(CONTRADICTED, "figure_of_another_field", shown)
            return Finding(OPEN, "figure_field_unclear", shown)
        if best_held == 0 and not unit and not _identifies(claim, figure_of, asked):
            return Finding(OPEN, "figure_without_field", shown)
        if not _in_its_stretch(figure_of, same, asked, evidence):
            return Finding(OPEN, "figure_of_another_clause", shown)
        return Finding(HOLDS, "figure")
    if claim.compare:
        restated = [f for f in same if f.number.value == claim.number.value]
        if restated and claim.role not in _LIMITS:
            finding = _against_limit(claim, same, asked, evidence, shown)
            if finding.rank == HOLDS:
                return finding
    if (unit == "s" and any(mark in asked.marks for mark in _APART)) or "duration" in asked.said:
        if time_apart(claim, evidence.instants):
            return Finding(HOLDS, "time_apart")
    if is_difference(claim, asked, evidence):
        return Finding(HOLDS, "difference")
    if same:
        return Finding(CONTRADICTED, "figure_differs", shown)
    return Finding(UNSUPPORTED, "figure_not_in_evidence", shown)


def _counts(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`two members`: the evidence's number must be one of members, where it speaks of members at all."""
    if figure.stamp >= 0 and asked.instants:
        times = instants(evidence.tokens[figure.stamp][1])
        if times and not any(same_time(one, time) for one in asked.instants for time in times):
            return False
    if claim.number.unit or claim.compare or claim.place + 1 >= len(asked.tokens):
        return True
    _, _, entry, number = asked.tokens[claim.place + 1]
    if not entry or number is not None:
        return True
    things = {one for one in entry if one in THING_NAMES and one not in OPTIONAL}
    if not things or not any(one in evidence.facts.held for one in things):
        return True
    if max(figure.field.values(), default=0.0) >= 3.0 and not any(
        one in other.field for other in evidence.figures for one in things
    ):
        return True  # a named field, and no number is of that thing by name
    return any(one in figure.field for one in things)


def _identifies(claim: Figure, found: list[Figure], asked: Asked) -> bool:
    """`process 4120`: a number behind a kind is a name, and the evidence has it as one."""
    before = asked.tokens[claim.place - 1][2] if claim.place else None
    if not before or not any(
        one in TYPES or one in ("process", "thread", "connection") for one in before
    ):
        return False
    return any(
        {"ident", "process", "thread"} & figure.field.keys() or not figure.field for figure in found
    )


def _in_its_stretch(
    found: list[Figure], same: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
    """In a list of clauses, what the sentence says must not stand in the clause of another number."""
    claim = asked.figures[0]
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    if len(asked.figures) != 1 or len(same) < 2 or not behind or not behind[0][2]:
        return True
    facts = evidence.facts
    own = {facts.stretches[figure.place] for figure in found}
    others = {facts.stretches[figure.place] for figure in same} - own
    if not others:
        return True
    for part in asked.parts:
        places = {
            stretch
            for option in part.options
            if option not in TYPES
            for _, stretch in facts.held.get(option, ())
        }
        if places and places <= others:
            return False
    return True


def _against_limit(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding:
    """`above the 80 % threshold`: the limit is that, and the value, or the evidence's word, is beyond."""
    limits = [
        f
        for f in same
        if (f.role in _LIMITS or f.compare or f.number.value == claim.number.value)
        and holds(claim.number.value, f.number.value, claim.number.step, claim.about, True)
    ]
    if not limits:
        return Finding(CONTRADICTED if same else UNSUPPORTED, "limit_differs", shown)
    marks = evidence.facts.marks
    above = claim.compare[0] == ">"
    bound = limits[0].number.value
    values = [f for f in same if f not in limits and f.role not in _LIMITS and not f.compare]
    beside = evidence.tokens[max(0, limits[0].place - 3) : limits[0].place + 5]
    stated = any(("!gt" if above else "!lt") in (entry or ()) for _, _, entry, _ in beside)
    if stated and not any(
        ("!lt" if above else "!gt") in (entry or ()) for _, _, entry, _ in beside
    ):
        return Finding(HOLDS, "limit_restated")
    if not values:
        if ("!gt" if above else "!lt") in marks and ("!lt" if above else "!gt") not in marks:
            return Finding(HOLDS, "limit_restated")
        return Finding(UNSUPPORTED, "no_value_to_compare", shown)
    said = dict.fromkeys(asked.said, 1.0)
    scores = [overlap(claim._replace(field=said), f) for f in values]
    beyond = [
        (f.number.value > bound if above else f.number.value < bound)
        for f, score in zip(values, scores, strict=True)
        if score >= max(scores)
    ]
    if all(beyond):
        return Finding(HOLDS, "limit_compared")
    return Finding(OPEN if any(beyond) else CONTRADICTED, "comparison_fails", shown)


def overlap(claim: Figure, figure: Figure) -> float:
    """How much the fields of two numbers share; the nearer the words, the more."""
    theirs = figure.field
    return sum(
        near * min(theirs[word], 2.0) for word, near in claim.field.items() if word in theirs
    )


def roles_agree(claim: Figure, figure: Figure) -> bool:
    if figure.number.low is not None and claim.role in ("max", "min"):
        return True
    if (claim.compare == "<=" and figure.role in _LIMITS) or (claim.compare == ">=" and figure.role == "min"):
        return True
    return claim.role == figure.role or (claim.role, figure.role) in _SAME_ROLE


def says(claim: Figure, figure: Figure) -> bool:
    """Whether the evidence's number lies in the interval that the claim states."""
    mine, theirs = claim.number, figure.number
    value = theirs.value
    low = theirs.low if theirs.low is not None else value
    if claim.compare:
        return _inside(claim.compare, mine.value, low, value, figure.compare)
    if figure.compare and claim.role not in _LIMITS:
        return False
    if mine.low is not None:
        return low == mine.low and value == mine.value
    if theirs.low is not None:
        ends = {"max": value, "min": low}
        if claim.role not in ends:
            return False
        value = ends[claim.role]
    converts = mine.written != theirs.written or theirs.step < mine.step
    return holds(mine.value, value, mine.step, claim.about, converts)


def _inside(compare: str, bound: float, low: float, high: float, known: str) -> bool:
    slack = _TINY * max(abs(bound), 1.0)
    if known:  # the evidence itself states an open interval
        return known[0] == compare[0] and (low >= bound if compare[0] == ">" else high <= bound)
    if compare == ">":
        return low > bound + slack
    if compare == ">=":
        return low >= bound - slack
    if compare == "<":
        return high < bound - slack
    return high <= bound + slack
