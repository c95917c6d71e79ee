"""What the parts of an identifier mean: `OutOfMemoryError`, `Slave_SQL_Running`, `PodNotReady`.

Owns the cutting of names at case, digits and signs. A package or a host says what its parts are called,
not what happens; an exception's name says both. Pure, linear.
"""

import re
from itertools import pairwise
from string import ascii_letters

from firsthand.rules.meaning.lexicon import PHRASES, THING_NAMES, WORDS, Entry, entry_of
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.phrases import SECONDS, longest

_PIECE = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_LETTERS = bytes(one if ord("a") <= one <= ord("z") else ord(" ") for one in range(256))
"""The same of a word without capitals: all bytes but those of letters as blanks."""
_EVENT = re.compile(r"(?:[A-Z][a-z]+){2,}")
"""`Target.FailedHealthChecks`: the last part says what happened."""
_NOUNS = names("expiry expiration delivery deliveries")
"""Deeds that a name only speaks of: a metric of an expiry says of nothing that it expired."""
_QUANTILE = re.compile(r"(?:(?<![A-Za-z0-9])[pP]|(?<=[a-z])P)(?:50|90|95|99)(?![0-9])")
_NEGATIONS = names("not no non missing")
_TURNING = _NEGATIONS | _NOUNS | {"before"}
"""Parts that change what the others say."""
_lower = str.lower
_PAIRS = frozenset((first, second) for first, rows in SECONDS.items() for second in rows)
"""Parts that may say something together."""
_LEADING = _TURNING.union(first for first, _ in _PAIRS)
"""Parts of which more is asked where others stand behind them."""
_MORE_IS_ASKED = _TURNING | {"p"}
"""Parts of which more is asked where they stand alone."""


def _told(entry: Entry) -> Entry:
    """What a name says by a part with this entry: its markers left out."""
    return tuple([name for one in entry if (name := one.lstrip("+"))[0] != "!"])


_TOLD = {word: told for word, entry in WORDS.items() if word.isalpha() and (told := _told(entry))}
"""The same by the word: most parts of names are words that mean something by themselves."""
_TOLD_BY_PHRASE = {entry: _told(entry) for rows in PHRASES.values() for _, entry in rows}
_SAID = {word: tuple([one for one in entry if one[0] != "!"]) for word, entry in WORDS.items()}
"""What the last part of a path says."""
_PATH_SIGNS = frozenset(".:/$")
_told_by_word, _said_by_word = _TOLD.get, _SAID.get
_is_thing = THING_NAMES.__contains__


def parts_of_name(word: str) -> Entry:
    """The concepts of an identifier's parts, markers left out."""
    is_lower = word.islower()
    if is_lower:
        pieces = word.encode().translate(_LETTERS).decode().split()
    else:
        pieces = list(map(_lower, _PIECE.findall(word)))
    found: Entry = ()
    head = ""
    if "." in word or "/" in word or ":" in word or "$" in word:
        head = word.rstrip(ascii_letters)
        if head[-1] in _PATH_SIGNS:
            found = _said_by_word(word[len(head) :].lower(), ())
    elif len(pieces) == 1 and pieces[0] not in _MORE_IS_ASKED:
        return _told_by_word(pieces[0], ())
    if "p" in pieces:
        for said in _QUANTILE.findall(word):
            found += entry_of(said.lower(), ())
    if _LEADING.isdisjoint(pieces) or (
        _TURNING.isdisjoint(pieces) and _PAIRS.isdisjoint(pairwise(pieces))
    ):
        for piece in pieces:
            told = _told_by_word(piece)
            if told is not None:
                found += told
    else:
        found += tuple(_told_together(pieces))
    if head and found and "." in word and (is_lower or not _is_event(word, head)):
        return tuple(filter(_is_thing, found))
    return found


def _is_event(word: str, head: str) -> bool:
    """Whether a name with dots says what happens by its letters behind `head`."""
    if word.endswith(("Exception", "Error")):
        return True
    return head[-1] == "." and _EVENT.fullmatch(word, len(head)) is not None


def _told_together(pieces: list[str]) -> list[str]:
    """The concepts of parts that make phrases, deny the next one, or only speak of a deed."""
    found: list[str] = []
    place, size = 0, len(pieces)
    negated = ahead = False
    while place < size:
        piece = pieces[place]
        place += 1
        if piece in _NEGATIONS:
            negated = True
            if piece == "missing":
                found.append("miss")
            continue
        seconds = SECONDS.get(piece) if place < size else None
        if seconds is None and piece not in WORDS:
            negated = False
            continue
        ahead |= piece == "before"
        told = _TOLD.get(piece, ())
        if seconds is not None and pieces[place] in seconds:
            length, of_all = longest(seconds[pieces[place]], tuple(pieces[place:]))
            place += length
            told = _TOLD_BY_PHRASE[of_all] if length else told
        for name in told:
            if negated and (name not in THING_NAMES or pieces[0] != piece):
                name = name[1:] if name[0] == "-" else "-" + name
            if (piece not in _NOUNS and not ahead) or name in THING_NAMES:
                found.append(name)
        negated = False
    return found
