"""Steps in their order: `first defragment, then compact` of `compact first, then defragment`.

Law: where a text and a sentence both tell an order, the sentence's steps stand in the text's order. Pure.
It cannot see an order that no word of these tells.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_SENTENCE = lazy(r"[.!?](?:\s|$)|[;⏎。]")
_THEN = lazy(
    r",? ?(?:\band )?\b(?:then|afterwards|after that|and finally|and only then|lastly|followed by)\b,?"
    r"|,? ?(?:并?且?(?:然后|随后|接着|最后|之后再|再|后再))(?!次|度|试|启|连)"
)
_FIRST = lazy(r".*\bfirst\b,?(?= \w)|.*?先(?=[^,;])")
"""What stands before the first step."""
_BEFORE = lazy(r"\bbefore\b(?! that\b)")
_AFTER = lazy(r"\b(?:only )?after\b(?! that\b)")
_NUMBER = lazy(r"(?<![\w.])([1-9])[.)、] (?!\d)")
_WORDS = lazy(r"[a-z]{4,}|[\u4e00-\u9fff]")
_LIGHT = names("first then with that this from must should according runbook manual alarm")
_STEM = 5
_STEPPING = (
    *("then", "before", "after", "finally", "lastly", "followed"),
    *("然后", "随后", "接着", "最后", "再"),
)
"""Of what parts two steps, each holds one: 之后再 and 并再, too."""
_TELLING = (" then", "before", "after", "先", "然后", "再", "随后", "接着", "followed")


def steps_exchanged(said: str, text: str) -> Finding | None:
    """Both folded, in lower case."""
    numbered = "1" in text and "2" in text
    if not holds_any(said, _TELLING) or not (numbered or holds_any(text, _TELLING)):
        return None
    mine = [one for one in map(_steps, _SENTENCE.split(said)) if one]
    if not mine:
        return None
    theirs = [one for one in map(_steps, _SENTENCE.split(text)) if one]
    theirs += [_numbered(text)] if numbered else []
    for steps in mine:
        orders = [
            order for order in (_order(steps, one) for one in theirs if one) if len(order) > 1
        ]
        if orders and not any(order == sorted(order) for order in orders):
            return Finding(CONTRADICTED, "order_of_deeds")
    return None


def _steps(sentence: str) -> list[set[str]]:
    """The steps of a sentence in the order of the deeds, each as the words that no other has."""
    if not holds_any(sentence, _STEPPING):
        return []
    pieces = _THEN.split(sentence)
    if len(pieces) == 1:
        pieces = _BEFORE.split(sentence, 1)
    if len(pieces) == 1 and _AFTER.search(sentence):
        ahead, behind = _AFTER.split(sentence, 1)
        if ahead.strip():
            pieces = [behind, ahead]
        elif "," in behind:
            pieces = behind.split(",", 1)
    if len(pieces) == 1:
        return []
    pieces[0] = _FIRST.sub("", pieces[0])
    return _apart(pieces)


def _numbered(text: str) -> list[set[str]]:
    """The steps of a text that numbers them from 1."""
    found = list(_NUMBER.finditer(text))
    if not found or [one[1] for one in found] != [str(at) for at in range(1, len(found) + 1)]:
        return []
    ends = [one.start() for one in found[1:]] + [len(text)]
    return _apart([text[one.end() : end] for one, end in zip(found, ends, strict=True)])


def _apart(pieces: list[str]) -> list[set[str]]:
    """The words of each step that no other has."""
    words = [{one[:_STEM] for one in _WORDS.findall(piece)} - _LIGHT for piece in pieces]
    return [own.difference(*(one for one in words if one is not own)) for own in words]


def _order(steps: list[set[str]], theirs: list[set[str]]) -> list[int]:
    """For each step that one of the text's has most words of: which one that is."""
    found: list[int] = []
    for step in steps:
        shared = [len(step & one) for one in theirs]
        most = max(shared)
        if most and shared.count(most) == 1:
            found.append(shared.index(most))
    return found


_SIGNS = heads("then before after followed 先 然 再 随 接")
STEPS_IN_ORDER = (Reading(steps_exchanged, _SIGNS, _SIGNS),)
