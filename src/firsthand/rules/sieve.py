"""Whether a text can hold a sign at all: a look for plain parts before a dear pattern is searched.

Law: the parts are such that every match of the pattern behind them holds one. The signs of a text are read
in one pass for all patterns: how its English words begin, and its marks and Chinese characters. Pure.
"""

import re
from operator import itemgetter

_LETTERS = 4
_HEAD = itemgetter(slice(_LETTERS))
_DIGIT = "\x1c"
_WORDS = bytes(
    one if ord("a") <= one <= ord("z") else ord(_DIGIT if chr(one) in "0123456789" else " ")
    for one in range(256)
)
"""All bytes but those of English words as blanks; a digit as a blank that no text has."""
_DIGITS = re.compile(r"\d")
DIGIT, FOREIGN = "0", "\u0080"
"""Signs of any digit, and of any character that is not English."""
_GIVING = frozenset(":=")
_GAP = 5
"""Characters from the sign that gives a value to the value itself, at the most."""
_MARKS = ("?", "_", "(", "/", ":", "=", "%")


class Sieved:
    """A pattern that is searched only in texts that hold one of its parts."""

    __slots__ = ("_parts", "pattern")

    def __init__(self, parts: tuple[str, ...], pattern: re.Pattern[str]) -> None:
        self._parts, self.pattern = parts, pattern

    def search(self, text: str) -> re.Match[str] | None:
        for part in self._parts:
            if part in text:
                return self.pattern.search(text)
        return None


def holds_any(text: str, parts: tuple[str, ...]) -> bool:
    """A loop, since it runs for every text and sentence: a generator takes half as long again."""
    for part in parts:  # noqa: SIM110
        if part in text:
            return True
    return False


def is_value(name: str, text: str) -> bool:
    """Whether a name begins right behind a colon or an equals sign, a blank and quotes aside."""
    start = text.find(name)
    while start > 0:
        if text[max(0, start - _GAP) : start].rstrip(" \"'<")[-1:] in _GIVING:
            return True
        start = text.find(name, start + 1)
    return False


def signs_of(lower: str) -> set[str]:
    """The first letters of each English word, some marks, and all characters of a Chinese text."""
    if lower.isascii():
        words = lower.encode().translate(_WORDS).decode()
        found = set(map(_HEAD, words.split()))
        for mark in _MARKS:
            if mark in lower:
                found.add(mark)
    else:
        words = lower.encode(errors="replace").translate(_WORDS).decode()
        found = set(map(_HEAD, words.split()))
        found.update(lower)
        found.add(FOREIGN)
    if _DIGIT in words or (FOREIGN in found and _DIGITS.search(lower) is not None):
        found.add(DIGIT)
    return found


def heads(parts: str) -> frozenset[str]:
    """What the signs of a text hold where a word begins with one of some parts, or it has a Chinese one."""
    return frozenset(one[:_LETTERS] if one.isascii() else one[0] for one in parts.split())
