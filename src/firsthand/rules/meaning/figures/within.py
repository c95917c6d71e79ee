"""What was done within a time took no longer: `answered within ten seconds` of 10,002 ms.

Law: the time within which something was answered or finished is a bound that no rounding moves; what was
waited for in vain may have been waited for a moment longer. Pure, linear.
It cannot tell whose time a text of several gives.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_SCALES = {
    "ms": 1.0, "millisecond": 1.0, "milliseconds": 1.0, "毫秒": 1.0,
    "s": 1e3, "sec": 1e3, "second": 1e3, "seconds": 1e3, "秒": 1e3, "秒钟": 1e3,
    "min": 6e4, "minute": 6e4, "minutes": 6e4, "分钟": 6e4,
}  # fmt: skip
_UNIT = "|".join(sorted(_SCALES, key=len, reverse=True))
_DONE = lazy(
    r"\b(?:answer|respond|repl|return|finish|complet|succeed|connect|recover|deliver)(?:ed|ied|s)?\b[^.;,]{0,40}?"
    rf" (?:within|in (?:at most|no more than|not more than|up to)) (\d+(?:\.\d+)?|[a-z]+) ?({_UNIT})(?![a-z])"
    rf"|(\d+(?:\.\d+)?|[一二三四五六七八九十]) ?({_UNIT})(?:之内|以内|内)"
    r"[就即便已]?(?:响应|返回|完成|应答|恢复|成功|回复|结束)"
)
_NUMBERS = {
    one: float(at)
    for words in (
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
        list("一二三四五六七八九十"),
    )
    for at, one in enumerate(words, start=1)
}
_DENIED = lazy(r"\b(?:not|never|no|n't|fail\w*|without)\b|n't\b|未|没|不|无")
_TAKEN = lazy(
    rf"(?<![\w.:])(\d+(?:\.\d+)?) ?({_UNIT})(?![a-z])|_(ms|s|sec|seconds)\"?[:=] ?\"?(\d+(?:\.\d+)?)"
)
_MOST = 1.015
"""Up to this share beyond the bound a number might be rounded to it."""


def _beyond(said: str, text: str) -> Finding | None:
    """`answered within 10 seconds` of `duration_ms=10002`; both folded, in lower case."""
    found = _DONE.search(said)
    if found is None or _DENIED.search(said[: found.end()]) is not None:
        return None
    number, unit = (found[1], found[2]) if found[1] else (found[3], found[4])
    value = _NUMBERS.get(number) or (float(number) if number[0].isdigit() else 0.0)
    bound = value * _SCALES[unit]
    taken = [
        float(one[1]) * _SCALES[one[2]] if one[1] else float(one[4]) * _SCALES[one[3]]
        for one in _TAKEN.finditer(text)
    ]
    if any(bound < one <= bound * _MOST for one in taken) and not any(
        one == bound for one in taken
    ):
        return Finding(CONTRADICTED, "took_longer", number)
    return None


WITHIN = (
    Reading(
        _beyond,
        said=heads(
            "answered responded replied returned finished completed succeeded connected recovered delivered"
            " 响 返 完 应 恢 成 回 结"
        ),
    ),
)
