"""Where a series began and ended, in words: `it ended at 480` is its last value.

Owns the rewriting of such a sentence where a text tells a series by its first and last value. Pure.
It cannot tell the ends of a series from those of an event: where a sentence tells no number behind the word,
it stays as it is.
"""

from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_NUMBER = r"(?=(?:about |around |roughly |just )?\d)"
_ENDED = lazy(rf"\b(?:ended|finished|closed|ends|finishes)(?: up)? (?:at|on|with) {_NUMBER}")
_BEGAN = lazy(rf"\b(?:started|began|opened|starts|begins)(?: out| off)? (?:at|from|with) {_NUMBER}")
_AT_THE_END = lazy(
    rf"\b(?:was|were|stood)(?: at)? {_NUMBER}([^,;.]*?) at (?:the|its) (end|start|beginning)\b"
)
_HAN = lazy(r"(结束|最后|末尾|开始|起初|最初|开头)时?的?(?:值)?(?:为|是) ?(?=\d)")
_HAN_LAST = ("结束", "最后", "末尾")
_FIRST, _LAST = "had a first value of ", "had a last value of "
_SIGNS = ("end", "finish", "clos", "start", "began", "begin", "open")
_HAN_SIGNS = ("结束", "末", "开始", "最", "起初", "开头")


def at_its_ends(text: str, evidence: Iterable[Evidence]) -> str:
    """The sentence with the ends of a series by the names that a text gives them."""
    for one in evidence:
        if "first=" in one.text and "last=" in one.text:
            break
    else:
        return text
    if not holds_any(text, _SIGNS if text.isascii() else _SIGNS + _HAN_SIGNS):
        return text
    text = _AT_THE_END.sub(
        lambda found: (_LAST if found[2] == "end" else _FIRST) + found[1].lstrip(), text
    )
    text = _HAN.sub(lambda found: "最后的值为 " if found[1] in _HAN_LAST else "最初的值为 ", text)
    return _BEGAN.sub(_FIRST, _ENDED.sub(_LAST, text))
