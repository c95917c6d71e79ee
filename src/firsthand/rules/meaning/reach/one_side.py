"""A comparison of which a text knows one side: `web-1 has the higher usage`, 更高, `was recorded later`.

Law: one record tells no comparison with another that it leaves unnamed, unless it has the comparing word
itself. Pure, linear.
It cannot tell two records in one text apart: that is asked where they are compared (`several`).
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import OPEN, Finding
from firsthand.rules.sieve import heads, holds_any

_DEGREES = (
    "higher|lower|larger|greater|smaller|bigger|longer|shorter|faster|slower|older|newer|heavier"
)
_HIGHER = lazy(
    rf"\b(?:the|a) (?:much |far |slightly |clearly )?({_DEGREES})\b"
    rf"|\b(?:is|was|are|were|had|has) (?:much |far |slightly |clearly )?({_DEGREES})[ .]*\Z"
    r"|(更[高低大小多少长短慢快晚早])"
)
_OTHER = (" than ", "compared", " against ", " versus ", " vs", "relative to", "比", "于", "较")
"""Words that name the other side."""
_LATER = lazy(
    r"(?<!minute )(?<!minutes )(?<!second )(?<!seconds )(?<!hour )(?<!hours )(?<!day )(?<!days )(?<! ms )"
    r"\b(later|earlier)[ .]*\Z"
    r"|\b(?:is|was|came) (?:the )?(?:very )?((?:first|last|latest|earliest|newest|oldest)(?: one)?)[ .]*\Z"
)
_JOINED = (" and ", ",", " then ", " but ", " again", ";")
"""What was later than something else in the same sentence."""


def _higher(said: str, text: str) -> Finding | None:
    """`app-11 has the higher usage` of the row of app-11."""
    found = _HIGHER.search(said)
    if found is None or holds_any(said, _OTHER):
        return None
    word = found[1] or found[2] or found[3]
    return None if word in text else Finding(OPEN, "one_side_known", word)


def _later(said: str, text: str) -> Finding | None:
    """`it was recorded later`, `was the last one` of one record."""
    found = _LATER.search(said)
    if found is None or "⏎" in text or holds_any(said, _JOINED):
        return None
    word = found[1] or found[2]
    return None if word in text else Finding(OPEN, "one_side_known", word)


ONE_SIDE = (
    Reading(_higher, said=heads(f"{_DEGREES.replace('|', ' ')} 更")),
    Reading(_later, said=heads("later earlier first last latest earliest newest oldest")),
)
