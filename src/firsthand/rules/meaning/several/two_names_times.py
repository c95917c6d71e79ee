"""One name as a multiple of another over two texts: `run 71 took twice as long as run 70`.

Owns the multiple of one measure of two names, each of which one text alone has. Pure.
It cannot compare two measures, nor names that stand in one text.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.multiples import is_multiple, ratio_of
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.measures_of_names import best_measure, texts_of
from firsthand.rules.sieve import holds_any

_MAY = ("times", "twice", "half", "double", "倍", "一半")
_TIME = ("long", "slow", "longer", "slower", "久", "慢", "长")
_MULTIPLE = lazy(
    r"^(?P<a>.+?) (?:(?:about|roughly|almost|nearly|exactly|more than|over|at least|around|some|just over"
    r"|just under|less than) )?(?:[\w.]+ times|twice|thrice|half|double)"
    r"(?: (?:as (?P<how>[a-z]+)(?: [a-z]+)? as|that (?:of|for|on)|the [a-z ]+? of|(?P<more>[a-z]+) than))?"
    r" (?P<b>[^,;]+?)\.?$",
    re.IGNORECASE,
)
_HAN = lazy(
    r"^(?P<a>[^,;]+?)[是为]了? ?(?P<b>[^,;]+?)的 ?(?:约|大约|近|将近|超过)? ?"
    r"[\d.一二两三四五六七八九十几]*多? ?(?:倍|一半)(?:多|以上|左右)?$"
)


def multiple_of_other(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on such a multiple; None for any other sentence."""
    text = asked.text.strip(" .。")
    if not holds_any(text, _MAY):
        return None
    ratio, found = ratio_of(asked), _MULTIPLE.match(text) or _HAN.match(text)
    if ratio is None or found is None:
        return None
    texts = texts_of(found["a"], found["b"], evidence, None, asked)
    if texts is None:
        return None
    timed = not asked.words.isdisjoint(_TIME)
    measure = best_measure(asked, texts, "s" if timed else None)
    if measure is None or not measure.second.number.value:
        return None
    share = measure.first.number.value / measure.second.number.value
    rank = HOLDS if is_multiple(share, *ratio) else CONTRADICTED
    return Finding(rank, "multiple_of_other")
