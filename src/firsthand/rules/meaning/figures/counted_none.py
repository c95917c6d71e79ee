"""A state told of things of which a text counts none: `clients are waiting` of `cl_waiting=0`.

Law: where every counter of a state stands at 0, and nothing else in the text tells it, a sentence that denies
nothing does not tell it as being so. Pure, linear.
It cannot tell a state whose counter has another name.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_STATES = (
    "waiting|pending|failed|blocked|queued|unassigned|unavailable|rejected|dropped|relocating"
    "|initializing|idle|active|skipped|misplaced|degraded|stuck|refunded|cancelled|returned"
)
_COUNTED = lazy(rf"\b(?:[a-z]+_)?({_STATES})(?:_[a-z]+)?[\"']?[=:] ?[\"']?(\d+)\b")
_HAVING = r"\b(?:shows?|ha[sd]|have|saw|sees?|there (?:are|were)|reports?|lists?)"
_TOLD = lazy(
    rf"\b(?:are|is|were|was|has|have|being)(?: still| now| currently)? ({_STATES})\b(?! (?:time|for 0))"
    rf"|{_HAVING} (?:[a-z]+ )?({_STATES}) [a-z]+s\b|{_HAVING} (?:[a-z]+ )?[a-z]+s ({_STATES})\b"
    r"|有[^,;。⏎]{0,6}?[在被]?(等待|排队|空闲|阻塞)"
)
_HAN = {"等待": "waiting", "排队": "queued", "空闲": "idle", "阻塞": "blocked"}
_DENIED = lazy(
    r"\b(?:no|not|none|zero|0|without|neither|nor|never|nothing|nobody|hardly|n't)\b|n't\b|没|未|无"
)


def _of_none(said: str, text: str) -> Finding | None:
    """`clients are waiting` of `cl_waiting=0`; both folded, in lower case."""
    told = {_HAN.get(one, one) for groups in _TOLD.findall(said) for one in groups if one}
    if not told or _DENIED.search(said) is not None:
        return None
    counted = [(state, int(n)) for state, n in _COUNTED.findall(text)]
    for state in told:
        mine = [n for one, n in counted if one == state]
        if mine and not any(mine) and len(re.findall(state, text)) == len(mine):
            return Finding(CONTRADICTED, "counted_as_none", state)
    return None


COUNTED_NONE = (
    Reading(
        _of_none,
        heads(_STATES.replace("|", " ") + " _"),
        heads(_STATES.replace("|", " ") + " 等 排 空 阻"),
    ),
)
