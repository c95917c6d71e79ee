"""Bounds on a share that are written in words: `more than half`, `over two thirds`, 超过一半.

Owns their spelling in per cent, for claims and evidence alike. Pure; a pattern runs where its word stands.
It cannot read a fraction of a unit (`less than half a second`), which is no share.
"""

import re

from firsthand.rules.lazy import lazy

_PARTS = {"third": 3, "quarter": 4}
_COUNTS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_ENGLISH = ("half", *_PARTS)
_THAN = lazy(
    r"\b(?P<than>(?:more|less|fewer) than|over|under|above|below|exceeds|at least)"
    rf" (?:half|(?P<n>{'|'.join(_COUNTS)}) (?P<part>{'|'.join(_PARTS)})s?)\b(?! (?:of )?an? |-)",
    re.IGNORECASE,
)
_BY = lazy(r"\bby (?:an? )?(half|third|quarter)\b(?! (?:of )?an? |-| (?:second|minute|hour|day)\b)")
_BY_SHARES = {"half": "50", "third": "33.3", "quarter": "25"}
"""`exceeds its limit by a quarter`."""
_OVER = lazy(r"(?:超过|逾|多于|大于)(?:一半|半数)|(?<!超)过半")
_UNDER = lazy(r"(?:不到|不足|少于|低于)(?:一半|半数)")


def bounds_in_per_cent(text: str) -> str:
    """A text whose worded bounds on shares are numbers."""
    if any(word in text for word in _ENGLISH):
        text = _THAN.sub(_in_per_cent, text)
        if " by a" in text or " by half" in text:
            text = _BY.sub(lambda found: f"by {_BY_SHARES[found[1].lower()]}%", text)
    return _UNDER.sub("低于 50%", _OVER.sub("超过 50%", text)) if "半" in text else text


def _in_per_cent(match: re.Match[str]) -> str:
    share = 50.0
    if match["part"]:
        share = 100.0 * _COUNTS[match["n"].lower()] / _PARTS[match["part"].lower()]
    return f"{match['than']} {share:.4g}%"
