"""More or less, without a figure: `below its threshold`, `exceeds the required RAM`.

Owns the comparison of two fields of the evidence by name: the words before the comparing word choose
one number, the words behind it the other, of the same unit class. Where the evidence has no such two
numbers its own comparing word decides. Pure.
It cannot compare fields of two texts.
"""

from firsthand.rules.meaning.computed.by_call import compared_by_call
from firsthand.rules.meaning.computed.derived import derived
from firsthand.rules.meaning.computed.multiples import ratio_of
from firsthand.rules.meaning.computed.reckoning import in_full
from firsthand.rules.meaning.computed.restated import (
    ABOVE,
    BELOW,
    by_words,
    limit_exceeded,
    limit_passed,
)
from firsthand.rules.meaning.computed.side_words import side_in_clause
from firsthand.rules.meaning.figures.arithmetic import tells_distance
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.wholes import FREE
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.compared import POINTING, scans
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.tokens.token import NAME

COMPARING = frozenset(ABOVE + BELOW)
"""Marks of comparing words."""
_GONE_OVER = names("count query aggregate aggregate_query total statement")
_OF_TIME = frozenset({"over", "within", "past", "beyond", "under"})
_STRAINS = frozenset({"pressure", "load_measure", "attack"})
_QUANTIFYING = frozenset({"fewer", "more", "less"})
"""`Fewer replicas are active than required`: what is compared ends at `than`."""
_SPANS = frozenset(
    {"window", "series", "interval", "last_value", "duration", "time_noun", "moment"}
)
"""Behind a preposition of time: over the series, within the window."""
_ADDING = frozenset({"more"})
_WAYS = names("connection link network channel session proxy interface socket tunnel")
"""What a message goes over."""


def comparison(asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a comparing word that no number of the sentence takes; None if there is none."""
    if COMPARING.isdisjoint(asked.marks):
        return None
    if any(figure.compare for figure in asked.figures) or ratio_of(asked) is not None:
        return None
    above, below = _comparing(ABOVE, asked), _comparing(BELOW, asked)
    if not above and not below:
        return None
    found = _weighed(asked, evidence, above, below)
    first = min(above + below)
    if limit_passed(asked, first, first not in above, evidence):
        return Finding(CONTRADICTED, "comparison_fails", asked.tokens[first][1])
    if found is None or (found.rank == HOLDS and len(above + below) == 1):
        return found
    if found.rank == OPEN and _is_by_how_much(first, asked, evidence):
        return None
    if any(one.number.value < 0 for one in evidence.figures) and tells_distance(asked):
        return found  # -1.84 s is not below 0.5 s
    told = [compared_by_call(asked, at, at in above, evidence) for at in sorted(above + below)]
    if all(told):
        return Finding(HOLDS, "figures_compared")
    if False in told and (found.rank != HOLDS or told[0]):
        return Finding(CONTRADICTED, "comparison_fails", found.detail)
    if len(told) == 1 and limit_passed(asked, first, first in above, evidence):
        return Finding(HOLDS, "limit_restated")
    return found


def _is_by_how_much(place: int, asked: Asked, evidence: Evidence) -> bool:
    """Whether a number tells how far the value is beyond: `4 % over its rate limit`."""
    for claim in asked.figures:
        side = side_in_clause(claim, asked)
        if side is not None and side.place == place and derived(claim, asked, evidence):
            return True
    return False


def _weighed(
    asked: Asked, evidence: Evidence, above: list[int], below: list[int]
) -> Finding | None:
    """The comparison as the fields of the figures have it, by the first comparing word."""
    place = min(above + below)
    shown = asked.tokens[place][1]
    greater = place in above
    if shown in _QUANTIFYING:
        place = next(
            (at for at in range(place, len(asked.tokens)) if asked.tokens[at][1] == "than"), place
        )
    before = {o.lstrip("-") for part in asked.parts if part.place < place for o in part.options}
    behind = {o.lstrip("-") for part in asked.parts if part.place >= place for o in part.options}
    if shown in _QUANTIFYING:
        before = _deeds_before(min(above + below), asked, evidence) or before
    if not behind and limit_exceeded(before, greater, evidence):
        return Finding(HOLDS, "limit_restated")
    if not behind and not any(part.place > place for part in asked.names):
        return Finding(OPEN, "comparison_without_measure", shown)
    if not FREE.isdisjoint(behind) and not any(one.field.keys() & FREE for one in evidence.figures):
        return Finding(OPEN, "comparison_with_a_rest", shown)  # of limit and usage
    whole = evidence.figures
    figures = in_full(whole, evidence) if "b]" in evidence.lower else whole  # [4129882112/3.8gb]
    pair = _choose(before, behind, figures, _named_field(asked, place, evidence))
    if pair is None and shown == "under" and _STRAINS & behind:
        return None  # under pressure
    if pair is None:
        return by_words(evidence, greater, shown)
    value, limit = pair
    if value.number.value < 0 < limit.number.value and tells_distance(asked):
        value = value.but(number=value.number.but(value=-value.number.value))
    if value.number.value == limit.number.value:
        return Finding(CONTRADICTED, "comparison_fails", shown)
    if (value.number.value > limit.number.value) == greater:
        return Finding(HOLDS, "fields_compared")
    return Finding(CONTRADICTED, "comparison_fails", shown)


def _deeds_before(place: int, asked: Asked, evidence: Evidence) -> set[str]:
    """`recycled more files than it removed`: the deed tells whose figure, where a figure has its name."""
    deeds = {
        option
        for part in asked.parts
        if part.place < place
        for option in part.options
        if option not in SIGNED_THINGS
    }
    return deeds if any(_score(deeds, one) > 0 for one in evidence.figures) else set()


def _comparing(marks: tuple[str, ...], asked: Asked) -> list[int]:
    """Where a sentence has words of some marks that do no more than compare."""
    return [
        place for mark in marks for place in asked.marks.get(mark, ()) if _compares(asked, place)
    ]


def _compares(asked: Asked, place: int) -> bool:
    """Whether a comparing word is only that, and not a state of its own (`不足`)."""
    if not all(meaning[0] == "!" for meaning in asked.tokens[place][2] or ()):
        return False
    if asked.tokens[place][1] in _ADDING and place and asked.tokens[place - 1][3] is not None:
        return False  # two more attempts
    if asked.tokens[place][1] not in _OF_TIME:
        return True
    if scans(asked.tokens, place) or _goes_over(asked, place):
        return False
    behind = asked.tokens[place + 1 : place + 4]
    if (
        behind
        and behind[0][1] in POINTING
        and any(n is not None and n.unit == "s" for *_, n in behind)
    ):
        return False  # over the two minutes
    ways = _SPANS | _WAYS if asked.tokens[place][1] == "over" else _SPANS
    return not any(ways & set(entry or ()) for _, _, entry, _ in behind)


def _goes_over(asked: Asked, place: int) -> bool:
    """`a count over order_items`: what is gone over has a name, and is no number."""
    before, behind = asked.tokens[max(0, place - 1) : place], asked.tokens[place + 1 : place + 2]
    if asked.tokens[place][1] != "over" or not before or not behind or behind[0][0] != NAME:
        return False
    return not _GONE_OVER.isdisjoint(before[0][2] or ())


def _choose(
    before: set[str], behind: set[str], figures: list[Figure], named: Figure | None
) -> tuple[Figure, Figure] | None:
    """The value and its limit; `named`: the figure of a field that the sentence names behind its word."""
    limits = sorted(figures, key=lambda one: -_score(behind, one))
    if named is None and (not limits or _score(behind, limits[0]) == 0):
        return None
    limit = named or limits[0]
    values = [
        one
        for one in figures
        if one is not limit and one.number.unit == limit.number.unit and one.role not in LIMITS
    ]
    if limit.role not in LIMITS:
        values = [one for one in values if _score(before, one) > 0]
    if not values:
        return None
    best = max(_score(before, one) for one in values)
    chosen = [one for one in values if _score(before, one) == best]
    if len({one.number.value > limit.number.value for one in chosen}) > 1:
        return None
    return chosen[0], limit


def _named_field(asked: Asked, place: int, evidence: Evidence) -> Figure | None:
    """The number of the field that a sentence names behind its comparing word: `exceeded max.poll.ms`."""
    names = {part.text.lower() for part in asked.names if part.place > place}
    for figure in evidence.figures if names else ():
        if figure.key >= 0 and evidence.tokens[figure.key][1].lower() in names:
            return figure
    return None


def _score(words: set[str], figure: Figure) -> float:
    """How near some words stand to a figure, but for words for a figure as such."""
    return sum(
        near for word, near in figure.field.items() if word in words and word not in OPTIONAL
    )
