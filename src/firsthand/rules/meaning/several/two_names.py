"""One name against another over several texts: `run 71 took 12 seconds longer than run 70`.

Owns a comparison of one measure of two names, each of which one text alone has, with or without by how much.
Pure. It cannot compare two measures, nor names that stand in one text.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.called import called, identity
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.tokens.names import named, word_shows
from firsthand.rules.meaning.tokens.quantities import holds, readings
from firsthand.rules.meaning.tokens.token import NAME

_TIME, _COUNT = "s", ""
_MEASURED: dict[str, tuple[bool, str | None]] = {
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
_WORDS = "|".join(one for one in _MEASURED if one.isascii())
_THAN = lazy(rf"^(?P<a>.+?) (?P<cmp>{_WORDS})\b(?P<what>[^,;]*?) than (?P<b>[^,;]+?)\.?$", re.I)
_HAN_THAN = lazy(
    r"^(?P<a>.+?)(?P<x>的?[\u4e00-\u9fff]{0,6}?) ?比 ?(?P<b>[^,;]+?)(?P<what>的?[\u4e00-\u9fff]{0,6}?)"
    r"(?P<cmp>[大小长慢短快多高少低])(?P<d>了?[^,;]*)$"
)
_MAY = (" than ", "比")
_NUMBER = lazy(r"(?<![\w.])#?(\d+)(?![\w.]*\w|%)")


class Measure(NamedTuple):
    first: Figure
    second: Figure


def one_against_other(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on such a comparison; None for any other sentence."""
    text = asked.text.strip(" .")
    if not any(one in text for one in _MAY) or len(evidence) < len(Measure._fields):
        return None
    found = _THAN.match(text) or _HAN_THAN.match(text)
    if found is None:
        return None
    above, unit = _MEASURED[found["cmp"].lower()]
    amount = next((f for f in asked.figures if _is_amount(f, asked)), None)
    texts = texts_of(found["a"], found["b"], evidence, amount, asked)
    if texts is None:
        return None
    wanted = amount.number.unit if amount is not None else unit
    measures = [
        one for one in measures_of(*texts) if wanted is None or one.first.number.unit == wanted
    ]
    said = asked.said | {part.text for part in asked.parts}
    scores = [score_of(one, texts, said) for one in measures]
    best = [one for one, score in zip(measures, scores, strict=True) if score == max(scores)]
    if len(best) != 1 or (wanted is None and not max(scores)):
        return None
    gap = best[0].first.number.value - best[0].second.number.value
    if not knows_the_rest(asked, texts, best[0]):
        return None
    if not gap or (gap > 0) != above:
        return Finding(CONTRADICTED, "comparison_fails", found["cmp"])
    if amount is None or _is_gap(amount, abs(gap), best[0].first):
        return Finding(HOLDS, "one_against_other")
    return Finding(CONTRADICTED, "difference_differs", asked.tokens[amount.place][1])


def score_of(measure: Measure, texts: tuple[Evidence, Evidence], said: set[str]) -> int:
    """By how many of its words a sentence calls a measure."""
    return len((called(measure.first, texts[0]) | measure.first.field.keys()) & said)


def _is_gap(amount: Figure, gap: float, figure: Figure) -> bool:
    if amount.compare:
        return gap > amount.number.value if amount.compare[0] == ">" else gap < amount.number.value
    found = figure.number._replace(value=gap)
    return any(
        holds(one.value, gap, one.step, amount.about, True)
        for one in readings(amount.number, found)
    )


def _is_amount(figure: Figure, asked: Asked) -> bool:
    """Whether a figure says by how much, and is no part of a name."""
    return (
        figure.number.unit not in ("x", "%")
        and not identity(asked.tokens, figure.place)
        and (bool(figure.number.unit) or not _is_name(figure, asked))
    )


def _is_name(figure: Figure, asked: Asked) -> bool:
    before = asked.tokens[figure.place - 1] if figure.place else None
    return before is not None and before[3] is None and before[2] != () and before[1] != "by"


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


def _names(text: str, shown: str) -> set[str]:
    asked = Asked(text)
    found = {part.text.lower() for part in asked.names}
    return found | {one for one in _NUMBER.findall(text) if one != shown}


def measures_of(first: Evidence, second: Evidence) -> list[Measure]:
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


def _key(figure: Figure, evidence: Evidence) -> frozenset[str]:
    """What a figure is called, without names and numbers; empty for a name."""
    if identity(evidence.tokens, figure.place) or evidence.tokens[figure.place][0] == NAME:
        return frozenset()
    calls = {one for one in called(figure, evidence) if not any(sign.isdigit() for sign in one)}
    return frozenset(calls | {figure.number.unit})


def knows_the_rest(asked: Asked, texts: tuple[Evidence, Evidence], measure: Measure) -> bool:
    """Whether every other word of the sentence is one of both texts, or of the measure itself."""
    mine = called(measure.first, texts[0]) | measure.first.field.keys() | _OF_MEASURES
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


_OF_MEASURES = frozenset(
    {
        "size",
        "large",
        "small",
        "duration",
        "latency",
        "long",
        "short",
        "slow",
        "fast",
        "high",
        "low",
        "time_noun",
    }
    | set(_MEASURED)
)
