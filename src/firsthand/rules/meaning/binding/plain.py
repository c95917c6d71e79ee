"""A figure as the text has it: an extreme, a part, a limit, a name, a field, a span or a count.

Owns the order of these readings, and what is said where none holds: that the figure differs only where the
text has another one of its unit. Each reading has a module of its own. Pure.
It cannot compute; that is `derived.py`.
"""

from itertools import compress

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.binding.as_meant import as_meant, is_in_points, of_its_unit
from firsthand.rules.meaning.binding.bounds import against_limit, is_limit, other_most_tries
from firsthand.rules.meaning.binding.by_no_field import by_no_field
from firsthand.rules.meaning.binding.in_field import in_field, is_whole
from firsthand.rules.meaning.binding.windows import is_counted_in_another, is_window
from firsthand.rules.meaning.computed.extremes import changed_by, extreme
from firsthand.rules.meaning.computed.recorded import lines_finding
from firsthand.rules.meaning.computed.shares import share_finding
from firsthand.rules.meaning.figures.amounts import by_its_key, is_named_number
from firsthand.rules.meaning.figures.belonging import saying, says
from firsthand.rules.meaning.figures.by_opposites import count_of_its_opposite
from firsthand.rules.meaning.figures.by_outcome import count_of_its_outcome
from firsthand.rules.meaning.figures.by_states import count_of_its_state
from firsthand.rules.meaning.figures.counted import by_its_letters
from firsthand.rules.meaning.figures.ids import id_finding
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding

_METRICS = ToolName.QUERY_METRICS
_WHOLE_KEYS = names("expected total max limit capacity")


def plain(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    """The ruling on a figure as the text has it, by the first of its readings that says something."""
    shown = asked.texts[claim.place]
    claim = as_meant(claim, asked, evidence)
    unit = claim.number.unit
    found = None
    if not (unit or claim.compare):
        found = count_of_its_outcome(claim, asked, evidence)
        found = found or count_of_its_opposite(claim, asked, evidence)
        found = found or count_of_its_state(claim, asked, evidence)
    found = found or _as_extreme(claim, asked, evidence, shown)
    if found is not None:
        return found
    pointed = bool(claim.compare) and is_in_points(asked, evidence)
    if pointed:
        claim = claim.but(compare="", role="")
    found = lines_finding(claim, asked, evidence) if len(asked.figures) > 1 else None
    found = found or share_finding(claim, asked, evidence)
    if found is not None:
        return found
    claim, same = of_its_unit(claim, pointed, asked, evidence)
    if claim.compare == "<=" and other_most_tries(claim, same):
        return Finding(CONTRADICTED, "limit_differs", shown)
    if claim.compare and is_limit(claim, asked):
        return against_limit(claim, same, asked, evidence, shown)
    if not claim.number.unit or claim.role == "limit":
        found = _as_bound_or_name(claim, same, asked, evidence)
    if found is not None:
        return found
    if not same:
        return by_no_field(claim, same, asked, evidence, shown) or Finding(
            UNSUPPORTED, "figure_not_in_evidence", shown
        )
    said = saying(claim, same)
    return (
        _as_whole_or_window(claim, same, said, asked, evidence, shown)
        or in_field(claim, same, said, asked, evidence, shown)
        or by_no_field(claim, same, asked, evidence, shown)
        or Finding(CONTRADICTED, "figure_differs", shown)
    )


def _as_extreme(claim: Figure, asked: Asked, evidence: Evidence, shown: str) -> Finding | None:
    """The highest or the lowest of its records, or a change that is told by its sign."""
    topmost = extreme(asked, evidence)
    if topmost is not None and topmost[1].number.unit == claim.number.unit:
        if says(claim, topmost[1]):
            return Finding(HOLDS, "extreme")
        if len(asked.figures) == 1 and not claim.compare:
            return Finding(CONTRADICTED, "not_extreme", shown)
    if asked.texts[claim.place - 1] == "by" and changed_by(claim, asked, evidence):
        return Finding(HOLDS, "change_by_sign")
    return None


def _as_bound_or_name(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence
) -> Finding | None:
    """The one bound of an alert, or the number of a thing."""
    if evidence.tool == _METRICS and (
        claim.role == "limit" or (not claim.compare and is_limit(claim, asked))
    ):
        bounds = [f for f in same if f.compare]
        if len(bounds) == 1 and bounds[0].number.value == claim.number.value:
            return Finding(HOLDS, "limit")  # 80% 的阈值: (> 80%)
    lower = asked.lower
    named = "id" in lower or "as " in lower
    known = id_finding(claim, asked, evidence) if named else None
    if known is not None:
        return known
    return Finding(HOLDS, "identified") if is_named_number(claim, asked, evidence) else None


def _as_whole_or_window(
    claim: Figure,
    same: list[Figure],
    said: list[bool],
    asked: Asked,
    evidence: Evidence,
    shown: str,
) -> Finding | None:
    """The whole of a part, a word by its letters, the window of a measure, the only number of a key."""
    if (
        "of" in asked.words
        and is_whole(claim, asked)
        and any(
            f.number.value == claim.number.value
            and any(f.field.get(one, 0.0) >= NAMED for one in _WHOLE_KEYS)
            for f in same
        )
    ):
        return Finding(HOLDS, "whole")
    unit, some = claim.number.unit, True in said
    if some and not unit:
        for f in compress(same, said):
            if by_its_letters(claim, f, asked, evidence):
                return Finding(HOLDS, "figure_by_its_letters")
    if unit == "s" and is_window(claim, same, asked, evidence):
        return Finding(HOLDS, "window")
    if unit == "s" and is_counted_in_another(claim, same, asked, evidence):
        return Finding(OPEN, "window_differs", shown)
    if some and by_its_key(claim, same, said, asked, evidence):
        return Finding(HOLDS, "figure_of_its_key")
    return None
