"""What the parts of an identifier mean: `OutOfMemoryError`, `Slave_SQL_Running`, `PodNotReady`.

Owns the cutting of names at case, digits and signs. A package or a host says what its parts are called,
not what happens; an exception's name says both. Pure, linear.
"""

import re
from functools import lru_cache

from firsthand.rules.meaning.lexicon import PHRASES, THING_NAMES, WORDS, Entry
from firsthand.rules.meaning.lexicon.sets import names

_PIECE = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_LAST = re.compile(r"[.:/$]([A-Za-z]+)\Z")
_EVENT = re.compile(r"\.(?:[A-Z][a-z]+){2,}\Z")
"""`Target.FailedHealthChecks`: the last part says what happened."""
_NOUNS = names("expiry expiration delivery deliveries")
"""Deeds that a name only speaks of: a metric of an expiry says of nothing that it expired."""
_QUANTILE = re.compile(r"(?<![A-Za-z0-9])[pP](?:50|90|95|99)(?![0-9])")
_SHORT = 80
"""Letters of a name that is remembered."""
_NEGATIONS = names("not no non missing")


def parts_of_name(word: str) -> Entry:
    """The concepts of an identifier's parts, markers left out."""
    return _known_parts(word) if len(word) < _SHORT else _parts(word)


@lru_cache(maxsize=2048)
def _known_parts(word: str) -> Entry:
    """The same for the names of a system, which come again and again."""
    return _parts(word)


def _parts(word: str) -> Entry:
    found: list[str] = []
    last = _LAST.search(word)
    if last:
        found += [meaning for meaning in WORDS.get(last[1].lower(), ()) if meaning[0] != "!"]
    found += [one for digits in _QUANTILE.findall(word) for one in WORDS.get(digits.lower(), ())]
    pieces = [piece.lower() for piece in _PIECE.findall(word)]
    place = 0
    negated = False
    while place < len(pieces):
        piece = pieces[place]
        place += 1
        if piece in _NEGATIONS:
            negated = True
            if piece == "missing":
                found.append("miss")
            continue
        length, entry = _longest(pieces, place)
        place += length
        for meaning in entry:
            name = meaning.lstrip("+")
            if name[0] == "!":
                continue
            if negated and (name not in THING_NAMES or pieces[0] != piece):
                name = name[1:] if name[0] == "-" else "-" + name
            if piece not in _NOUNS or name in THING_NAMES:
                found.append(name)
        negated = False
    if "." in word and not word.endswith(("Exception", "Error")) and not _EVENT.search(word):
        return tuple(name for name in found if name in THING_NAMES)
    return tuple(found)


def _longest(pieces: list[str], place: int) -> tuple[int, Entry]:
    """The phrase that begins with the piece before `place`, else that piece alone."""
    head = pieces[place - 1]
    for rest, entry in PHRASES.get(head, ()):
        if tuple(pieces[place : place + len(rest)]) == rest:
            return len(rest), entry
    return 0, WORDS.get(head, ())
