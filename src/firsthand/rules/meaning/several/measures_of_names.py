"""Two names, each in one text of several, and the measures that both texts have of them.

Owns which text is a name's, which figures two texts call the same, which of them a sentence means, and
whether it says more. Pure.
It cannot compare two measures, nor names that stand in one text.
"""

from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.parts_told import within
from firsthand.rules.meaning.figures.called import called, identity
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.names import named, word_shows
from firsthand.rules.meaning.tokens.token import NAME

_TIME = "s"
_COUNT = ""
COMPARING: dict[str, tuple[bool, str | None]] = {
    "bigger": (True, None),
    "larger": (True, None),
    "smaller": (False, None),
    "longer": (True, _TIME),
    "slower": (True, _TIME),
    "shorter": (False, _TIME),
    "faster": (False, _TIME),
    "quicker": (False, _TIME),
    "more": (True, None),
    "higher": (True, None),
    "greater": (True, None),
    "less": (False, None),
    "fewer": (False, _COUNT),
    "lower": (False, None),
    "大": (True, None),
    "小": (False, None),
    "长": (True, _TIME),
    "慢": (True, _TIME),
    "短": (False, _TIME),
    "快": (False, _TIME),
    "多": (True, None),
    "高": (True, None),
    "少": (False, None),
    "低": (False, None),
}
"""Comparing word → whether the first is the greater one, and the unit of what it compares."""
_NUMBER = lazy(r"(?<![\w.])#?(\d+)(?![\w.]*\w|%)")


_OF_MEASURES = names("size large small duration latency long short slow fast high low time_noun")
_OF_MEASURES |= frozenset(COMPARING)
"""Words and concepts that a measure itself accounts for."""


class Measure(NamedTuple):
    """One measure of two names, each in its own text."""

    first: Figure
    second: Figure


def texts_of(
    first: str, second: str, evidence: list[Evidence], amount: Figure | None, asked: Asked
) -> tuple[Evidence, Evidence] | None:
    """The one text of each name."""
    shown = asked.tokens[amount.place][1] if amount is not None else ""
    mine, theirs = _names(first, shown), _names(second, shown)
    if not mine or not theirs or mine & theirs:
        return None
    own = [one for one in evidence if all(named(name, one.lower) for name in mine)]
    other = [one for one in evidence if all(named(name, one.lower) for name in theirs)]
    if len(own) != 1 or len(other) != 1 or own[0] is other[0]:
        return None
    return own[0], other[0]


def best_measure(
    asked: Asked, texts: tuple[Evidence, Evidence], unit: str | None
) -> Measure | None:
    """The one measure of both texts that a sentence calls by most of its words, where it says no more.

    `unit`: that of the measure; None: any, and the sentence must call it.
    """
    measures = [
        one for one in _measures_of(*texts) if unit is None or one.first.number.unit == unit
    ]
    said = asked.said | {part.text for part in asked.parts}
    scores = [
        len((one.first.field.keys() | called(one.first, texts[0])) & said) for one in measures
    ]
    best = [one for one, score in zip(measures, scores, strict=True) if score == max(scores)]
    if len(best) != 1 or (unit is None and not max(scores)):
        return None
    return best[0] if _knows_the_rest(asked, texts, best[0]) else None


def _measures_of(first: Evidence, second: Evidence) -> list[Measure]:
    """The figures that both texts call the same, each once in its text; own names aside."""
    mine = [(f, _key(f, first)) for f in first.figures]
    theirs = [(f, _key(f, second)) for f in second.figures]
    shared = frozenset().union(*(key for _, key in mine)) & frozenset().union(
        *(key for _, key in theirs)
    )
    found: list[Measure] = []
    for one, whole in mine:
        key = whole & shared
        if not key - {one.number.unit} or sum(other & shared == key for _, other in mine) > 1:
            continue
        same = [f for f, other in theirs if other & shared == key]
        if len(same) == 1 and same[0].number.unit == one.number.unit:
            found.append(Measure(one, same[0]))
    return found


def _knows_the_rest(asked: Asked, texts: tuple[Evidence, Evidence], measure: Measure) -> bool:
    """Whether every other word of the sentence is one of both texts, or of the measure itself."""
    mine = measure.first.field.keys() | called(measure.first, texts[0]) | _OF_MEASURES
    return (
        all(
            set(part.options) & mine
            or part.text.lower() in _OF_MEASURES
            or all(
                word_shows(part.text.lower(), one.lower)
                or any(o in one.facts.held for o in part.options)
                for one in texts
            )
            for part in asked.parts
        )
        and "!neg" not in asked.marks
    )


def _names(text: str, shown: str) -> set[str]:
    """The names in a piece of a sentence, and the numbers that are one; `shown`: the number that is none."""
    asked = Asked(text)
    found = {part.text.lower() for part in asked.names}
    return found | {one for one in _NUMBER.findall(text) if one != shown}


def _key(figure: Figure, evidence: Evidence) -> frozenset[str]:
    """What a figure is called, without names and numbers; empty for a name."""
    if identity(evidence.tokens, figure.place) or evidence.tokens[figure.place][0] == NAME:
        return frozenset()
    calls = {one for one in called(figure, evidence) if not any(sign.isdigit() for sign in one)}
    return frozenset(calls | {figure.number.unit})


def is_gap(amount: Figure, gap: float, figure: Figure) -> bool:
    """Whether two figures, one of which is given, are as far apart as an amount says."""
    if amount.compare:
        return gap > amount.number.value if amount.compare[0] == ">" else gap < amount.number.value
    return within(amount, figure.number.but(value=gap))
