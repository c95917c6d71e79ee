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
    part = _share_told(made)
    return part is not None and made.is_so(part, "%")


def of_another_series(made: Reckoning) -> bool:
    """`404 at 160 per second` of `{code="502"} 160`, a share that its series has not."""
    part = _share_told(made)
    if part is not None:
        return True
    if made.claim.number.unit or made.claim.compare:
        return False
    values = _series(made)
    named = _named(values, made)
    said = made.asked.tokens[made.claim.place][1].lower()
    if len(named) != 1 or said in values:
        return False
    mine = made.claim.number.value
    others = {float(value) for label, value in values.items() if label != named[0]}
    return float(values[named[0]]) != mine and mine in others


def is_part_of_total(made: Reckoning) -> bool:
    """`the total rate is 1840` of the `{code="200"} 1840` beside others."""
    if "total" not in made.asked.said or made.claim.number.unit not in ("", "/s"):
        return False
    values = _series(made)
    return made.claim.number.value in map(float, values.values()) and not _named(values, made)


def _share_told(made: Reckoning) -> float | None:
    """The share of the one series that a sentence names, in per cent; None where there is none."""
    text = made.evidence.text
    if made.claim.number.unit != "%" or made.claim.compare:
        return None
    values = _series(made)
    if not values or _ADDITIVE.search(text) is None or _NOT_ADDITIVE.search(text) is not None:
        return None
    named = _named(values, made)
    whole = sum(map(float, values.values()))
    return share(float(values[named[0]]), whole) if len(named) == 1 and whole > 0 else None


def _series(made: Reckoning) -> dict[str, str]:
    """The values of a text's series by the one label that they have; empty where it has no such series."""
    if '"} ' not in made.evidence.text:
        return {}
    found = _SERIES.findall(made.evidence.text)
    values = {label.lower(): value for label, value in found}
    return values if _LEAST <= len(values) == len(found) else {}


def _named(values: dict[str, str], made: Reckoning) -> list[str]:
    words = made.asked.words
    return [one for one in values if one in words]


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
