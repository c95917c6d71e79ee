"""A number told under a Chinese key with the value of another one: 失败 4000 次 of 请求=4000 失败=300.

Law: where each key has one value, a number right behind a key is that key's. Pure, linear.
It cannot judge what a sentence computes.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_KEYED = lazy(r"([\u4e00-\u9fff]{2,6})[=:] ?(\d+(?:\.\d+)?)(?![\w.:/-])")
_FEWEST = 2


def _other_value(said: str, text: str) -> Finding | None:
    """失败 4000 次 of 请求=4000 失败=300; both folded, in lower case."""
    keyed = _KEYED.findall(text)
    if len(keyed) < _FEWEST or len({key for key, _ in keyed}) != len(keyed):
        return None
    for key, value in keyed:
        if key not in said:
            continue
        told = re.search(
            rf"{key}(?:了|数|次数|为|是|共)? ?(\d+(?:\.\d+)?) ?(?:[次条个笔件]|。|$)", said
        )
        if told is None or float(told[1]) == float(value):
            continue
        if any(other != key and float(told[1]) == float(one) for other, one in keyed):
            return Finding(CONTRADICTED, "value_of_another_key", told[1])
    return None


OF_ANOTHER_KEY = (Reading(_other_value, heads("= :"), counts=True, beside=frozenset({"\u0080"})),)
