"""Does an excerpt say enough to identify anything? Judged by information, never by length.

Law: pure; reads the canonical excerpt and its source (for inner capitals). Time stamps, levels, stop
words and bare keys weigh nothing, words that every system writes (and a Java package) weigh little, other
words more, and an identifier, an address or a complete `key=value` is enough by itself. A number counts
beside a word.
It cannot know which words are rare in one system's logs: unknown words count as ordinary ones.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.text.words import (
    GENERIC_WORDS,
    HAN_COMPARING,
    HAN_GENERIC,
    HAN_NEGATIONS,
    LEVELS,
    NEGATIONS,
    STOP_WORDS,
)

_LONGEST_LEVEL = 16
ENOUGH = 20
"""The weight from which an excerpt identifies something."""
_GENERIC, _NEGATION, _NUMBER, _WORD, _COMPOUND, _SHORT_NAME = 5, 10, 10, 10, 16, 12
_SECOND_NUMBER = 5
_DIGITS = frozenset("0123456789")
_HAN = 5  # a Han character outside the generic words

_HAN_CLASS = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_WEIGHTS = {
    **dict.fromkeys(GENERIC_WORDS, _GENERIC),
    **dict.fromkeys(NEGATIONS, _NEGATION),
    **dict.fromkeys(STOP_WORDS | LEVELS, 0),
}
_HEAD = 96  # characters whose words are weighed first, as they decide most cases
_STAMP = lazy(
    r"\d{4}-\d\d-\d\d[t:]\d\d:\d\d(?::\d\d(?:[.]\d+)?)?z?(?:[+-]\d\d:?\d\d)?|\d\d?:\d\d:\d\d(?:\.\d+)?z?"
    r"|\d\d?/[a-z]{3}/\d{4}(?::\d\d:\d\d:\d\d)?"
)
_PAIR = lazy(
    r"=(?:(?<=[\w.)\]-]=)|(?<=[\w.)\]-]\"=))\"?(?![=~])([^\s=,;\"(){}\[\]<>]+)"
)  # begins with its sign, which is what the search looks for
_NAMED = lazy(rf"[a-z_)\]]\"?:\"?(?=-?\d)|[\w.-]\":\"?(?=[\w/-])|[{_HAN_CLASS}]{{2}}[:=]?(?=-?\d)")
_PIECE = lazy(rf"[^\W{_HAN_CLASS}]+(?:[-.@:/#$'\\]+[^\W{_HAN_CLASS}]+)*%?|[{_HAN_CLASS}]+")
_QUANTITY = lazy(
    r"[\d.,:/~-]++(?:[a-zμ]{0,3}|seconds?|minutes?|hours?|days?|bytes|millis)%?(?:\d+[a-z]{1,2})*$"
)
_PROTOCOL = lazy(r"https?/[0-9](?:\.[0-9])?")
_PACKAGE = lazy(r"(?:java|javax|jdk|sun|com|org|io|net)(?:\.[a-z]+)+")
_CLASS = lazy(r"[.$][A-Z]")
_DIGIT = lazy(r"[\d_]")
_HAN_GENERIC = lazy(HAN_GENERIC)
_INNER_CAPITAL = lazy(r"[a-z][A-Z]|[A-Z]{2}[a-z]{2}")


def is_generic(core: str, source: str) -> bool:
    """Whether a canonical excerpt is too little to compare; `source` is the excerpt as it came."""
    if "=" in core:
        for pair in _PAIR.finditer(core):
            if pair[1] not in LEVELS:
                return False
    weight = 0
    head = core if len(core) <= _HEAD else core[:_HEAD].rpartition(" ")[0]
    weighed = _WEIGHTS.get
    for word in head.replace(",", " ").split():
        if word.isalpha() and word < "\u3040":
            weight += weighed(word, _WORD if len(word) > 1 else 0)
            if weight >= ENOUGH:
                return False
    weight = numbers = 0
    for found in _PIECE.finditer(core):
        piece = found[0]
        if piece.isalpha():
            weight += _word(piece) if piece < "\u3040" else _han(piece)
        elif piece[0] in _DIGITS and (_STAMP.fullmatch(piece) or _is_quantity(piece)):
            numbers += 1
        else:
            weight += _GENERIC if _is_commonplace(piece, source) else _name(piece)
        if weight >= ENOUGH:
            return False
    if numbers and (weight or numbers > 2):
        weight += _NUMBER * max(1, numbers - 2) + (numbers > 1) * _SECOND_NUMBER
    if weight >= ENOUGH - _WORD and _INNER_CAPITAL.search(source):
        weight += _WORD
    return weight < ENOUGH and not _names_a_value(core)


def _is_commonplace(piece: str, source: str) -> bool:
    """A protocol, or a Java package without a class, which stands in every frame of a trace."""
    return _PROTOCOL.fullmatch(piece) is not None or (
        _PACKAGE.fullmatch(piece) is not None and _CLASS.search(source) is None
    )


def _is_quantity(piece: str) -> bool:
    return _QUANTITY.match(piece) is not None and piece.count(".") < 3


def _names_a_value(core: str) -> bool:
    return any(
        not HAN_COMPARING.search(name[0].rstrip(":="))
        and core[name.end() : name.end() + _LONGEST_LEVEL].partition('"')[0] not in LEVELS
        for name in _NAMED.finditer(core)
    )


def _word(word: str) -> int:
    return _WEIGHTS.get(word, _WORD if len(word) > 1 else 0)


def _han(run: str) -> int:
    rest = _HAN_GENERIC.sub("", run)
    generic = (len(run) - len(rest)) // 2 * _GENERIC
    negations = sum(character in HAN_NEGATIONS for character in rest)
    return generic + negations * _NEGATION + (len(rest) - negations) * _HAN


def _name(piece: str) -> int:
    """A piece with digits or inner signs."""
    if _DIGIT.search(piece):
        return ENOUGH if len(piece) > 3 else _SHORT_NAME
    if "'" in piece:
        return _NEGATION if piece.endswith("n't") else _GENERIC
    parts = re.split(r"[-.@:/#$\\]+", piece)
    if any(sign in piece for sign in ".@/#"):
        return sum(_word(part) for part in parts if part)
    return (
        min(_COMPOUND, sum(_word(part) for part in parts if part)) if _stopped(parts) else _COMPOUND
    )


def _stopped(parts: list[str]) -> bool:
    return any(part in STOP_WORDS or len(part) < 3 for part in parts)
