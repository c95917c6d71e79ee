"""Pieces of a text that a careful person would quote: whole words and fields, clear of negations.

Law: written apart from the rules under test, and stricter than they are: what is picked here must match.
"""

import random
import re

_BREAK = re.compile(r"\s+|(?<=[，。；：、！】》])|(?=[【《])")
_NEGATIVE = re.compile(
    r"(?i)\b(?:not|no|never|none|without|cannot|non|fail(?:ed|ure)?|unable|only|than|least|above|below|exceeded"
    r"|untolerated|insufficient|of|to|if|keep)\b|n't|[不未没无非否]|以|超过|低于|大于|高于|由|升至|调至|比"
)
_UNIT = re.compile(
    r"(?i)(?:ms|s|sec(?:ond)?s?|min(?:ute)?s?|m|h|hours?|days?|[kmg]i?b|bytes|buffers|rows|messages|times|%"
    r"|percent|nodes)\b|[秒分小天次行条台个]"
)
_SAYS_ENOUGH = re.compile(
    r"[A-Za-z]{2,}[\w./-]*\d|\w=\w|[A-Z][a-z]+[A-Z]|(?:\b[A-Za-z]{5,}\b.*){4}|[一-鿿]{7}|[一-鿿]{4}.*\d"
)


def parts(text: str) -> list[tuple[int, int]]:
    """The words of a text: [start, end) between blanks and behind Chinese punctuation."""
    found = []
    start = 0
    for match in _BREAK.finditer(text):
        if match.start() > start:
            found.append((start, match.start()))
        start = match.end()
    if start < len(text):
        found.append((start, len(text)))
    return found


def may_begin(text: str, words: list[tuple[int, int]], index: int) -> bool:
    """Nothing before the word turns or binds it, and it is neither a bare value nor a unit."""
    if index == 0:
        return True
    before = text[words[max(0, index - 4)][0] : words[index][0]]
    word = text[slice(*words[index])]
    if _NEGATIVE.search(before) or _UNIT.match(word) or before.rstrip()[-1:] in "=<>~":
        return False
    return re.match(r"[\w【《(\"'\[/]", word) is not None


def may_end(text: str, words: list[tuple[int, int]], index: int) -> bool:
    """Nothing behind the word undoes or completes it."""
    if index == len(words) - 1:
        return True
    word, following = text[slice(*words[index])], text[slice(*words[index + 1])]
    if re.search(r"\d[\"')\]]*$", word) and (
        _UNIT.match(following) or re.match(r"(?:of|or|per)\b", following)
    ):
        return False
    if re.match(r"[不未没无非否失前以左上]|or\b", following) or _NEGATIVE.search(word[-4:]):
        return False
    return word[-1] not in "=<>~-"


def piece(text: str, rng: random.Random, least: int = 4) -> tuple[int, int] | None:
    """[start, end) of a piece of at least so many words, or None where the text has no such piece."""
    words = parts(text)
    for _ in range(40):
        if len(words) < least:
            break
        first = rng.randrange(0, len(words) - least + 1)
        last = rng.randrange(first + least - 1, len(words))
        if may_begin(text, words, first) and may_end(text, words, last):
            start, end = words[first][0], words[last][1]
            if _SAYS_ENOUGH.search(text, start, end):
                return start, end
    return None


def quoted(text: str, rng: random.Random) -> str:
    """A piece of the text, or the whole of it."""
    span = piece(text, rng) if rng.random() < 0.8 else None
    return text if span is None else text[slice(*span)]
