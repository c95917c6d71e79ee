"""A claim's numbers against the evidence's: is this the number of that field?

Owns the order of the readings: a figure as it stands by its nearest field (`plain.py`), as what the sentence
computes of the text's figures (`derived.py`), as what the text calls it (`standing.py`); and what is said of
several figures at once. A number of a claim is an interval. Pure.
It cannot bind a bare number without a shared field word where the evidence has several.
"""

from collections.abc import Iterator
from itertools import pairwise

from firsthand.rules.meaning.binding.counts_of_states import count_of_deed, count_of_state
from firsthand.rules.meaning.binding.differing import differs
from firsthand.rules.meaning.binding.lagging import lag_of_the_source
from firsthand.rules.meaning.binding.most_tries import TRYING, of_most_tries
from firsthand.rules.meaning.binding.plain import plain
from firsthand.rules.meaning.binding.seen_times import SEEN, seen_times
from firsthand.rules.meaning.binding.siblings import state_of_a_sibling
from firsthand.rules.meaning.binding.standing import stands
from firsthand.rules.meaning.binding.swapped import is_swapped
from firsthand.rules.meaning.binding.turned_away import turned_away
from firsthand.rules.meaning.binding.units_carried import readings_of
from firsthand.rules.meaning.computed.bounds_of_series import bound_of_series, has_both_ends
from firsthand.rules.meaning.computed.computable import is_computable, is_countable
from firsthand.rules.meaning.computed.derived import is_computed
from firsthand.rules.meaning.computed.derived_lists import is_part_of_total, of_another_series
from firsthand.rules.meaning.computed.derived_sums import is_one_of_two
from firsthand.rules.meaning.computed.derived_table import operation_of
from firsthand.rules.meaning.computed.derived_tallies import share_told
from firsthand.rules.meaning.computed.distances import is_turned
from firsthand.rules.meaning.computed.multiples import is_stated, ratio_holds, ratio_of
from firsthand.rules.meaning.computed.named_bases import of_named_base
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.computed.trends import at_its_time
from firsthand.rules.meaning.figures.before_and_after import is_other_end
from firsthand.rules.meaning.figures.bounds_of_states import bound_of_its_state
from firsthand.rules.meaning.figures.gaps import is_between
from firsthand.rules.meaning.figures.in_place import in_one_sentence, range_pair
from firsthand.rules.meaning.figures.list_of_all import is_listed_whole
from firsthand.rules.meaning.figures.listed_names import names_listed
from firsthand.rules.meaning.figures.reasons_of_nodes import SCHEDULED
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.neighbours import is_named_of
from firsthand.rules.meaning.tokens.token import Token, follows

_PROVEN = frozenset(
    {
        "distance_differs",
        "figure_of_another_field",
        "figure_of_another_key",
        "figure_of_another_line",
        "outcome_of_other_things",
    }
)
"""What shows that a figure is another's: no second look at what it is called mends that."""
_LACKING = ("figure_not_in_evidence", "figure_differs", "limit_differs")
_UNPROVEN = ("figure_differs", "figure_of_another_field")
_PAIR = 2
"""Tokens between the figures of `4 of 4`, which are judged as a pair."""
_TRYING = TRYING
"""As a name of this module: of an imported one Python 3.11 makes a method anew for each call."""
_BOTH = ("two", "两")
_PART_REACH = 4


def bind(asked: Asked, evidence: Evidence, settled: tuple[Figure, ...] = ()) -> Iterator[Finding]:
    """A finding for each number of a sentence, and for a multiple that it states.

    `settled`: numbers that another rule has judged.
    """
    ratio = ratio_of(asked)
    if ratio is not None:
        if "!neg" in asked.marks:
            yield Finding(OPEN, "ratio_denied")
        good = is_stated(*ratio, evidence)
        if good is None:
            good = of_named_base(*ratio, asked, evidence)
        if good is None:
            good = ratio_holds(*ratio, evidence, asked)
        elif not good and "倍" in asked.text and ratio_holds(*ratio, evidence, asked):
            good = None  # of some two figures it is true
        if good is None:
            yield Finding(OPEN, "ratio_unclear", str(ratio[0]))
        elif not good:
            yield Finding(CONTRADICTED, "ratio_differs", str(ratio[0]))
    figures = asked.figures
    if len(figures) > 1:
        yield from _of_several(asked, evidence)
    if lag_of_the_source(asked, evidence):
        yield Finding(OPEN, "lag_of_the_copy")
    ranged = range_pair(asked, evidence) if len(figures) > 1 else ()
    for figure in figures:
        if ratio is not None and _is_how_often(figure, asked):
            continue  # ten times longer
        if asked.tokens[figure.place][1] in _BOTH and is_between(figure.place, asked.tokens):
            continue  # between two polls
        if figure.number.unit == "x" or figure in ranged or figure in settled:
            continue
        if ratio is not None and figure.compare:
            figure = figure.but(compare="")
        yield _one(figure, asked, evidence)


def _of_several(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """What is said of several figures at once."""
    for first, second in pairwise(asked.figures):
        if not _is_part(first, second, asked):
            continue
        stands, turned = _stands_there(first, second, evidence)
        exceeds = first.number.value > second.number.value
        if (exceeds or turned) and not stands:
            yield Finding(CONTRADICTED, "part_exceeds_whole", asked.tokens[first.place][1])
    if not evidence.points and not in_one_sentence(asked, evidence):
        yield Finding(OPEN, "figures_of_several_sentences")
    twice = _told_twice(asked, evidence)
    if twice:
        yield Finding(UNSUPPORTED, "one_figure_for_two", twice)


def _one(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    """The figure as it stands in the text; else as what the sentence computes of the text's figures."""
    timed = at_its_time(claim, asked, evidence) if evidence.points else None
    if timed is None and SEEN in evidence.text:
        timed = seen_times(claim, asked, evidence)
    if timed is None and SCHEDULED in evidence.lower:
        timed = turned_away(claim, asked, evidence)
    if timed is None and not _TRYING.isdisjoint(asked.signs):
        timed = of_most_tries(claim, asked, evidence)
    if timed is not None:
        return timed
    counted = count_of_state(claim, asked, evidence) or count_of_deed(claim, asked, evidence)
    if counted is not None:
        return counted
    if state_of_a_sibling(claim, asked, evidence):
        return Finding(CONTRADICTED, "figure_of_another_field", asked.tokens[claim.place][1])
    if claim.compare and not claim.number.unit:
        bound = bound_of_its_state(claim, asked, evidence)
        if bound is not None:
            return bound
    if "->" in evidence.text and is_other_end(claim, asked, evidence):
        return Finding(CONTRADICTED, "figure_of_other_end", asked.tokens[claim.place][1])
    finding = _as_it_stands(claim, asked, evidence)
    good = finding.rank == HOLDS
    if good and is_computed(claim, asked, evidence):
        finding = Finding(CONTRADICTED, "distance_differs", asked.tokens[claim.place][1])
        good = False
    if '"} ' in evidence.text and is_part_of_total(Reckoning(claim, asked, evidence)):
        return Finding(CONTRADICTED, "figure_of_another_series", asked.tokens[claim.place][1])
    if good and claim.compare and has_both_ends(evidence):
        finding = bound_of_series(claim, asked, evidence) or finding
        if finding.rank != HOLDS:
            return finding
    if (
        good
        and " left" in evidence.lower
        and " and " in evidence.lower
        and is_one_of_two(Reckoning(claim, asked, evidence))
    ):
        return Finding(CONTRADICTED, "part_for_whole", asked.tokens[claim.place][1])
    if finding.rule == "part_differs" and SCHEDULED in evidence.lower:
        return finding  # three of nine are not the half of six
    if not good:
        made = Reckoning(claim, asked, evidence)
        operation = operation_of(made)
        if operation:
            return Finding(HOLDS, operation)
        if (
            finding.rule not in _PROVEN
            and stands(claim, asked, evidence)
            and not is_computed(claim, asked, evidence)
        ):
            return Finding(HOLDS, "stands")
        if finding.rule == "figure_field_unclear" and is_swapped(claim, asked, evidence):
            return Finding(CONTRADICTED, "figure_of_another_field", asked.tokens[claim.place][1])
        if finding.rule in _UNPROVEN:
            finding = differs(claim, asked, evidence)
        if finding.rule in _LACKING and names_listed(claim, asked, evidence):
            return Finding(HOLDS, "names_listed")
        if finding.rule in _LACKING and is_turned(made):
            return Finding(CONTRADICTED, "distance_reversed", asked.tokens[claim.place][1])
        if '"} ' in evidence.text and of_another_series(made):
            return Finding(CONTRADICTED, "figure_of_another_series", asked.tokens[claim.place][1])
        if claim.number.unit == "%" and finding.rule in _LACKING and share_told(made) is not None:
            return Finding(CONTRADICTED, "share_differs", asked.tokens[claim.place][1])
        if finding.rule in _LACKING and (
            is_computable(claim, evidence) or is_listed_whole(asked, evidence, claim)
        ):
            return Finding(OPEN, "figure_may_be_computed", asked.tokens[claim.place][1])
        if finding.rule in _LACKING and is_countable(claim, evidence, finding.rank == CONTRADICTED):
            return Finding(OPEN, "figure_may_be_counted", asked.tokens[claim.place][1])
    return finding


def _as_it_stands(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    """The best of its readings; a bare limit has the unit of the figure before it: `its limit of 75`."""
    if not (claim.compare or claim.role):
        return plain(claim, asked, evidence)
    findings = [plain(one, asked, evidence) for one in readings_of(claim, asked)]
    return min(findings, key=lambda one: one.rank)


def _stands_there(first: Figure, second: Figure, evidence: Evidence) -> tuple[bool, bool]:
    """Whether the text has that pair of part and whole, and whether it has it the other way round.

    `10.4 GB of 10 GB physical memory used`: a text may itself have more than the whole.
    """
    mine = (first.number.value, second.number.value)
    pairs = {
        (one.number.value, other.number.value)
        for one, other in pairwise(evidence.figures)
        if _is_part_of(one, other, evidence.tokens)
    }
    return mine in pairs, mine[::-1] in pairs and mine[0] != mine[1]


def _told_twice(asked: Asked, evidence: Evidence) -> str:
    """A figure that a sentence tells of two things and the text of one: `index 3, of length 3`."""
    mine = [(one.number.value, one.number.unit) for one in asked.figures]
    if len(set(mine)) == len(mine):
        return ""
    for value, unit in dict.fromkeys(mine):
        count = mine.count((value, unit))
        if count == 1:
            continue
        places = [one.place for one in asked.figures if one.number.value == value]
        if count == _PAIR == places[-1] - places[0]:
            continue  # 4 of 4: judged as a pair
        found = [one[3] for one in evidence.tokens if one[3] is not None and one[3].value == value]
        if found and count > len(found) and all(one.unit == unit for one in found):
            return f"{value:g}"
    return ""


def _is_how_often(figure: Figure, asked: Asked) -> bool:
    behind = follows(asked.tokens, figure.place + 1)
    return behind is not None and behind[1].startswith("times")


def _is_part(first: Figure, second: Figure, asked: Asked) -> bool:
    if not _is_part_of(first, second, asked.tokens):
        return False
    return not is_named_of(asked.tokens, first.place, second.place)


def _is_part_of(first: Figure, second: Figure, tokens: list[Token]) -> bool:
    if not 0 < second.place - first.place <= _PART_REACH or tokens[first.place + 1][1] != "of":
        return False
    return first.number.unit == second.number.unit
