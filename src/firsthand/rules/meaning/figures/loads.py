"""The load of a machine in words: `the 15-minute load` is `node_load15`.

Owns the rewriting of such a sentence where a text gives that load by its metric's name. Pure.
It cannot tell loads over other spans.
"""

import re
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_ENGLISH = lazy(
    r"\b(1|5|15|one|five|fifteen)[- ]min(?:ute)?s? (?:system )?load(?: averages?)?\b"
    r"|\b(?:system )?load(?: averages?)? (?:over|for|of|in) (?:the )?(?:last |past )?"
    r"(1|5|15|one|five|fifteen)? ?min(?:ute)?s?\b",
    re.IGNORECASE,
)
_HAN = lazy(r"(?<![\d.])(1|5|15) ?分钟内?的?(?:系统)?(?:平均)?负载(?:均值|平均值)?")
_LOAD = lazy(r"(?<![\w.])((?:\w+_)?load)(?:1|5|15)(?=[{=: \"'])")
_DIGITS = {"one": "1", "five": "5", "fifteen": "15"}


def by_its_metric(text: str, evidence: Iterable[Evidence]) -> str:
    """The sentence with a load by the name that a text gives it."""
    if not ("min" in text or "分钟" in text) or not ("load" in text or "负载" in text):
        return text
    name = next((found for one in evidence if (found := _LOAD.search(one.lower))), None)
    if name is None:
        return text
    text = _ENGLISH.sub(lambda found: name[1] + _minutes(found), text)
    return _HAN.sub(lambda found: f" {name[1]}{found[1]} ", text)


def _minutes(found: re.Match[str]) -> str:
    told = (found[1] or found[2] or "1").lower()
    return _DIGITS.get(told, told)
