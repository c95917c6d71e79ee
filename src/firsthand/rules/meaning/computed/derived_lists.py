"""Figures that a sentence computes of a list: the mean of its values, the share of one series of a sum.

Owns the mean of the only bracketed list of a text (`[93.2 (…), 91.7 (…)]`), the share that one value of a
label has of all series of one sum (`{code="502"} 160`), and how many a stated rate of errors makes of what it
is a rate of. Pure.
It cannot tell which of two lists is meant.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import share
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.called import told
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figures import Figure

_LEAST = 2
_MEAN = lazy(r"\b(?:average[sd]?|averaging|avg|mean)\b|平均|均值")
_SERIES = lazy(r"\{[\w.-]+=\"([^\"{}]+)\"\} (\d+(?:\.\d+)?)(?![\w.%])")
_ADDITIVE = lazy(
    r"\b(?:rate|increase|irate|count|sum)\b ?(?:by ?\([^)]*\) ?)?\(|_(?:total|count)\b|_sum\b"
)
_NOT_ADDITIVE = lazy(r"\b(?:avg|max|min|quantile|histogram_quantile)\b")
_FAILED = names("error -success error_rate")
_SUCCEEDED = names("success complete")
_RATES = {"error_rate": _FAILED, "success_rate": _SUCCEEDED}


def mean_of_list(made: Reckoning) -> bool:
    """`the three samples average about 93.3` of `[93.2 (14:05), 91.7 (14:04), 95.0 (14:03)]`."""
    if "[" not in made.evidence.text or _MEAN.search(made.text) is None or made.claim.compare:
        return False
    values = _listed(made)
    return len(values) >= _LEAST and made.is_so(sum(values) / len(values), made.claim.number.unit)


def _listed(made: Reckoning) -> list[float]:
    """The values of the only list in brackets, its times aside."""
    tokens = made.evidence.tokens
    mine = {f.place: f for f in made.of_unit(made.claim.number.unit)}
    lists: list[list[Figure]] = []
    inside: list[Figure] | None = None
    for place, token in enumerate(tokens):
        if token[1] == "[":
            inside = []
        elif token[1] == "]" and inside is not None:
            lists += [inside] if len(inside) >= _LEAST else []
            inside = None
        elif inside is not None and place in mine:
            inside.append(mine[place])
    return [one.number.value for one in lists[0]] if len(lists) == 1 else []


def share_of_series(made: Reckoning) -> bool:
    """`about 8 % were answered with 502` of `{code="200"} 1840 … {code="502"} 160`."""
    text = made.evidence.text
    if made.claim.number.unit != "%" or '"} ' not in text:
        return False
    series = _SERIES.findall(text)
    values = dict(series)
    if not _LEAST <= len(values) == len(series):
        return False
    if _ADDITIVE.search(text) is None or _NOT_ADDITIVE.search(text) is not None:
        return False
    words = {one[1].lower() for one in made.asked.tokens}
    named = [one for one in values if one.lower() in words]
    whole = sum(map(float, values.values()))
    return len(named) == 1 and whole > 0 and made.is_so(share(float(values[named[0]]), whole), "%")


def count_of_rate(made: Reckoning) -> bool:
    """`at an error rate of 4 %, about 200 of the 5,000 requests failed`."""
    if made.claim.number.unit or made.claim.compare:
        return False
    stated = [f for f in made.of_unit("%") if made.stated(f) and not f.role and not f.compare]
    if len({f.number.value for f in stated}) != 1:
        return False
    kind = next((one for one in _RATES if one in stated[0].field), "")
    said = made.asked.said
    if not kind or said.isdisjoint(_RATES[kind]):
        return False
    if any(not said.isdisjoint(other - _RATES[kind]) for other in _RATES.values()):
        return False
    bases = [f for f in made.of_unit("") if not f.compare and f.role == ""]
    meant = [f for f in bases if made.stated(f)] or made.best(
        bases, told(made.asked, 0, len(made.asked.tokens)) - _FAILED
    )
    values = {f.number.value for f in meant}
    return len(values) == 1 and made.is_so(stated[0].number.value / 100.0 * values.pop(), "")
