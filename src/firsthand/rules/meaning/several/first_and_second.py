"""The second of two against the first: 第二次比第一次停顿更久, `the second pause was longer than the first`.

Owns a comparison of two texts by their order in time, of the one figure of the measure that the word names.
What else the sentence says must follow from each text. Pure.
It cannot compare by a measure of which a text has two figures.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.multiples import is_multiple, ratio_of
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each, worse
from firsthand.rules.meaning.several.pairs_of_texts import uptime
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.sieve import holds_any

_PAIR = 2
_WORDS = ("doing", "what", "do", "more")
_SIGNS = ("第", " than the ", " as the ")
_LONGER = frozenset({"longer", "slower", "久", "长", "慢"})
_OF_ONE = (
    r"^(?:(?P<doing>[a-z]+ing) )?the (?P<one>first|second) (?P<what>[\w ]{2,40}?)"
    r" (?:(?:was|took|lasted|ran|is|for) )?"
)
_TO_DO = r"(?: to (?P<do>[a-z]+))?"
_ENGLISH = lazy(
    rf"{_OF_ONE}"
    r"(?P<by>(?:about |some |roughly |nearly |over )?[\w.]+ (?:milli)?(?:second|minute|hour|day)s? )?"
    rf"(?P<how>longer|slower|shorter|faster|quicker){_TO_DO} than the (?P<other>first|second)(?: one)?[ .]*$",
)
_AS_LONG = lazy(
    rf"{_OF_ONE}(?P<much>[\w. ]{{0,24}}?(?:twice|times)) (?P<how>as long){_TO_DO} as the"
    r" (?P<other>first|second)(?: one)?[ .]*$"
)
"""`took more than twice as long as the first`"""
_HAN = lazy(
    r"^第(?P<one>[一二])[次个条](?P<what>[\w ]{0,30}?)比第(?P<other>[一二])[次个条](?P<more>[\w ]{0,10}?)"
    r"更?(?P<how>久|长|慢|短|快)[ .]*$"
)


def second_against_first(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling on such a comparison; None for a sentence without one."""
    if len(evidence) != _PAIR or not holds_any(asked.text, _SIGNS):
        return None
    found = _ENGLISH.match(asked.lower) or _HAN.match(asked.text) or _AS_LONG.match(asked.lower)
    if found is None or found["one"] == found["other"]:
        return None
    uptimes = [uptime(one) for one in evidence]
    if uptimes[0] is not None and uptimes[1] is not None:
        first, second = evidence if uptimes[0] < uptimes[1] else evidence[::-1]
    elif all(one.instants for one in evidence):
        first, second = in_order(evidence)
    else:
        return None
    spans = [
        [f.number.value for f in one.figures if f.number.unit == "s"] for one in (first, second)
    ]
    if any(len(one) != 1 for one in spans) or spans[0] == spans[1]:
        return None
    mine, other = spans if found["one"] in ("first", "一") else spans[::-1]
    told = found.groupdict()
    if told.get("much"):
        ratio = ratio_of(asked)
        if ratio is None or not other[0] or not is_multiple(mine[0] / other[0], *ratio):
            return Finding(CONTRADICTED, "ratio_differs", told["much"])
    elif (mine[0] > other[0]) != (found["how"] in _LONGER):
        return Finding(CONTRADICTED, "comparison_fails", found["how"])
    amount = told.get("by")
    spans_told = Asked(amount).figures if amount else []
    if amount and not (spans_told and _is_gap(spans_told[0], abs(mine[0] - other[0]))):
        return Finding(CONTRADICTED, "difference_differs", amount)
    rest = Asked(" ".join(told[one] for one in _WORDS if told.get(one)))
    if rest.empty or rest.names:
        return None
    return worse(Finding(HOLDS, "second_against_first"), by_each(rest, evidence, judge))


def _is_gap(claim: Figure, gap: float) -> bool:
    """Whether a span is by how much the two differ."""
    number = claim.number
    if claim.compare:
        return gap > number.value if claim.compare[0] == ">" else gap < number.value
    return number.unit == "s" and holds(number.value, gap, number.step, claim.about, True)
