"""By how much a value lies beyond its threshold, and what the threshold is: 超出阈值 2200 of 5200 and 3000.

Law: what a sentence tells as the distance is no number of the text, unless it is as far from the threshold as
another one; what it tells as the threshold is the text's. Pure, linear.
It cannot judge a distance in another unit.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_N = r"(\d+(?:\.\d+)?)"
_LIMIT = r"(?:告警)?(?:阈值|上限|限额|门限)"
_EN = r"(?:threshold|limit)"
_LIMITS = lazy(rf"(?:{_LIMIT}|\b\w*{_EN})[\"']?(?:[ =:为是]|of|is|was|\"){{0,4}}{_N}(?![\d.]*\d)")
_APART = lazy(
    rf"(?:比|较)[^,;。\d]{{0,8}}?{_LIMIT}[多高大少低小](?:出|了)? ?{_N}|(?:超出|高出){_LIMIT}(?:了)? ?{_N}"
    rf"|\b(?:exceed\w*|over|above|below|beyond) (?:the |its )?{_EN} by (?:about )?{_N}"
    rf"|(?<![\w.]){_N}(?: [a-z]+)? (?:over|above|below|beyond) (?:the |its )?{_EN}\b"
)
_SAID = lazy(rf"{_N} ?[条个次件笔台]的{_LIMIT}")
_NUMBERS = lazy(r"(?<![\w.:/-])\d+(?:\.\d+)?(?![\d.]*[:/-]?\d)")
_CLOSE = 0.01


def _beyond(said: str, text: str) -> Finding | None:
    told = _SAID.findall(said)
    apart = [one for groups in _APART.findall(said) for one in groups if one]
    limits = {float(one) for one in _LIMITS.findall(text)} if told or apart else set[float]()
    if not limits:
        return None
    for value in told:
        if all(abs(one - float(value)) > _CLOSE * one for one in limits):
            return Finding(CONTRADICTED, "limit_differs", value)
    if not apart:
        return None
    known = {float(one) for one in _NUMBERS.findall(text)}
    gaps = {abs(one - limit) for one in known for limit in limits}
    for value in apart:
        restated = f"阈值 {value}" in text and ("超过阈值" in text or "超出阈值" in text)
        if float(value) in known and float(value) not in gaps and not restated:
            return Finding(CONTRADICTED, "distance_differs", value)
    return None


BEYOND_THRESHOLDS = (
    Reading(
        _beyond,
        heads("threshold limit 阈 上 限 门"),
        heads("threshold limit 阈 上 限 门"),
        True,
        frozenset("0"),
    ),
)
