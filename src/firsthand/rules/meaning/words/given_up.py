"""Giving up told as cancelling: `the task was cancelled` of `giving up after 5 tries`.

Law: who gives up was not cancelled by anyone, unless the text has a word for that too. Pure.
It cannot tell who cancelled.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_CANCELLED = lazy(
    r"\bcancel\w*|\bcalled off\b|\bwithdrawn\b|\binterrupted\b|\baborted by\b|取消|撤销|作废|中断"
)
_GAVE_UP = lazy(r"\bg(?:iv(?:e|es|ing|en)|ave) up\b|放弃")
_OF_OTHERS = lazy(r"cancel|abort|interrupt|called off|withdr|kill|取消|撤销|作废|中断|中止|终止")
_DENIED = lazy(r"\b(?:not|never)\b|n't\b|未|没|不")


def _cancelled(said: str, text: str) -> Finding | None:
    """Both folded, in lower case."""
    found = _CANCELLED.search(said)
    if found is None or _DENIED.search(said) is not None or _GAVE_UP.search(text) is None:
        return None
    if _OF_OTHERS.search(text) is not None:
        return None
    return Finding(UNSUPPORTED, "given_up_not_cancelled", found[0])


GIVEN_UP = (
    Reading(
        _cancelled,
        heads("give gives giving given gave 放"),
        heads("cancel called withdrawn interrupted aborted 取 撤 作 中"),
    ),
)
