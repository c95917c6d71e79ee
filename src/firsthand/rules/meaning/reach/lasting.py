"""How long a state is said to last: only as long as the text says, and not since the moment it was seen.

Owns `has been 14 % since 14:00` and `has been failing for 6 min`. Pure.
It cannot tell a span that the text gives in words without a number.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import heads

_HAS_BEEN = lazy(
    r"\b(?:has|have|had) (?:been|stayed|remained)\b(?: (?!for\b|since\b)\w+){0,2} [\d.,]+"
    r" ?(?:%|percent\b|[a-z]+\b)?"
    r"[^,;]*\b(?:since|for)\b|(?:一直|持续)(?:为|是|在|保持)[^,;]*?\d",
    re.IGNORECASE,
)
_FOR_SPAN = lazy(
    r"\b(?:has|have|had) (?:been|stayed|remained|kept)\b[^,;.]*?\bfor (\d+\w+)|(?:一直|持续)[^,;]*?(\d+ ?\w+)"
)
_SINCE = lazy(r"\b(?:has|have|had) (?:been|stayed|remained|kept)\b[^;]*\bsince\b|自[^;]*一直")
_BEGUN = lazy(
    r"since|startsat|active_?at|first[ _]seen|transition|started_?at|start_?time|began|from|until|uptime"
    r"|自|起|从|开始|持续|一直"
)
_CLOCK = lazy(r"\d\d:\d\d(?::\d\d)?")
_HEAD = 40
"""Characters of a line's own time."""
_LASTING = lazy(
    r"[\d.] ?(?:%|percent)?\)? (?:since|for)\b|(?:has|have) been (?:\w+ ){0,2}[\d.]+"
    r"|(?:一直|持续)(?:为|在|高于|低于|超过)"
)
"""A number of the text that itself is said to last."""
LASTS = heads("been stayed remained 一直 持续")
"""Signs of which such a sentence holds one (`sieve.py`)."""


def lasts_longer(asked: Asked, evidence: Evidence) -> bool:
    """`has been 14 % since 14:00`: a value of one moment, told of a span that the text has for a state."""
    if _since_a_moment(asked.text.lower(), evidence.lower):
        return True
    if _HAS_BEEN.search(asked.text) is None:
        return False
    return _LASTING.search(evidence.lower) is None


def _since_a_moment(said: str, lower: str) -> bool:
    """`has been failing for 6 min` of an event last seen 6 min ago; `down since 13:00` of a line of 13:00."""
    spans = [one or other for one, other in _FOR_SPAN.findall(said)]
    seen = "last seen" in lower and "first seen" not in lower
    if any(seen or re.search(rf"\b{re.escape(one)} ?(?:ago|前)", lower) for one in spans):
        return any(one in lower for one in spans)
    if _SINCE.search(said) is None or _BEGUN.search(lower):
        return False
    return any(one in lower[:_HEAD] for one in _CLOCK.findall(said))
