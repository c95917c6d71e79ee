"""One name against another over several texts: `run 71 took 12 seconds longer than run 70`.

Owns a comparison of one measure of two names, each of which one text alone has, with or without by how much.
Pure. It cannot compare two measures, nor names that stand in one text.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.called import identity
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.measures_of_names import (
    COMPARING,
    Measure,
    best_measure,
    is_gap,
    texts_of,
)

_WORDS = "|".join(one for one in COMPARING if one.isascii())
_THAN = lazy(rf"^(?P<a>.+?) (?P<cmp>{_WORDS})\b(?P<what>[^,;]*?) than (?P<b>[^,;]+?)\.?$", re.I)
_HAN_THAN = lazy(
    r"^(?P<a>.+?)(?P<x>的?[\u4e00-\u9fff]{0,6}?) ?比 ?(?P<b>[^,;]+?)(?P<what>的?[\u4e00-\u9fff]{0,6}?)"
    r"(?P<cmp>[大小长慢短快多高少低])(?P<d>了?[^,;]*)$"
)
_MAY = (" than ", "比")


def one_against_other(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on such a comparison; None for any other sentence."""
    text = asked.text.strip(" .")
    if not any(one in text for one in _MAY) or len(evidence) < len(Measure._fields):
        return None
    found = _THAN.match(text) or _HAN_THAN.match(text)
    if found is None:
        return None
    above, unit = COMPARING[found["cmp"].lower()]
    amount = next((f for f in asked.figures if _is_amount(f, asked)), None)
    texts = texts_of(found["a"], found["b"], evidence, amount, asked)
    if texts is None:
        return None
    wanted = amount.number.unit if amount is not None else unit
    measure = best_measure(asked, texts, wanted)
    if measure is None:
        return None
    gap = measure.first.number.value - measure.second.number.value
    if not gap or (gap > 0) != above:
        return Finding(CONTRADICTED, "comparison_fails", found["cmp"])
    if amount is None or is_gap(amount, abs(gap), measure.first):
        return Finding(HOLDS, "one_against_other")
    return Finding(CONTRADICTED, "difference_differs", asked.tokens[amount.place][1])


def _is_amount(figure: Figure, asked: Asked) -> bool:
    """Whether a figure says by how much, and is no part of a name."""
    return (
        figure.number.unit not in ("x", "%")
        and not identity(asked.tokens, figure.place)
        and (bool(figure.number.unit) or not _is_name(figure, asked))
    )


def _is_name(figure: Figure, asked: Asked) -> bool:
    """`run 71`: a bare number behind a word is its name."""
    before = asked.tokens[figure.place - 1] if figure.place else None
    return before is not None and before[3] is None and before[2] != () and before[1] != "by"
