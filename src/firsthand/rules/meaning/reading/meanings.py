"""What a lexicon entry says: concepts with all that they imply, markers, flags of its stretch.

Owns implication and negation of single words. Pure.
"""

from collections.abc import Iterable

from firsthand.rules.meaning.lexicon import HAN_TERMS, PHRASES, THING_NAMES, WORDS, Entry
from firsthand.rules.meaning.lexicon.relations import FAILURES, IMPLIES

FAIL, HEDGE, FUTURE, IF, OR, OUGHT, HEARSAY = 1, 2, 4, 8, 16, 32, 64
"""Of a stretch: something fails in it; it is not sure; not yet; only if; one of several; advice; a
person's words."""
AIMED, PARTLY, GOING = 128, 256, 512
"""Of one word: what somebody is after (`to reach it`); done in part (`40 % done`); going on or to come."""

FLAGS = {
    "!hedge": HEDGE,
    "!future": FUTURE,
    "!if": IF,
    "!or": OR,
    "!ought": OUGHT,
    "!hearsay": HEARSAY,
}
SCOPE = 3
"""Content words that a negation may reach."""
TRYING = frozenset({"retry", "attempt"})
"""Deeds that only aim at another one."""
AIMING = TRYING | {"error"}

Meaning = tuple[Iterable[str], tuple[str, ...], int, bool, tuple[str, ...]]
"""Concepts with all that they imply, markers, flags, whether it speaks of an error or a mere attempt; the
concepts that a sentence may mean by it."""

SIGNED_THINGS = THING_NAMES | {f"-{one}" for one in THING_NAMES}
"""Things, and that there is none."""


def opposite(concept: str) -> str:
    """`success` and `-success`, each from the other."""
    return concept[1:] if concept[0] == "-" else "-" + concept


def _told_by(name: str) -> tuple[tuple[str, ...], int]:
    """What one name of an entry says by itself: concepts, none of a marker, and flags."""
    if name[0] == "!":
        return (), FLAGS.get(name, 0)
    name = name.lstrip("+")
    implied = IMPLIES.get(name, ())
    if name in FAILURES:
        return (name, *implied), FAIL
    return (name, *implied, "-success") if name == "error" else (name, *implied), 0


def meaning_of(entry: Entry) -> Meaning:
    """What an entry says when nothing negates it."""
    concepts: list[str] = []
    flag = 0
    for name in entry:
        told, flags = TOLD.get(name) or _told_by(name)
        concepts += told
        flag |= flags
    marks = options = entry
    if _STEERING.isdisjoint(entry):
        marks = ()
    else:
        marks = tuple([one for one in entry if one[0] == "!"])
        options = tuple([one for one in entry if one[0] not in "!+"])
    return tuple(dict.fromkeys(concepts)), marks, flag, not AIMING.isdisjoint(entry), options


def negated(entry: Entry) -> tuple[list[str], bool]:
    """What a negated entry says, and whether a state took the negation."""
    concepts: list[str] = []
    turned = False
    for name in entry:
        if name[0] in "!+":
            continue
        if name in THING_NAMES:
            concepts += ["-" + name, name, *IMPLIES.get(name, ())]
        else:
            turned = True
            name = opposite(name)
            concepts += [name, *IMPLIES.get(name, ())]
    return concepts, turned


def _entries() -> set[Entry]:
    entries = {*WORDS.values()}
    for rows in (*PHRASES.values(), *HAN_TERMS.values()):
        entries.update([entry for _, entry in rows])
    return entries


_ENTRIES = _entries()
TOLD = {name: _told_by(name) for name in {name for entry in _ENTRIES for name in entry}}
"""Each name of the lexicon → what it says by itself."""
_STEERING = frozenset([name for name in TOLD if name[0] in "!+"])
"""Names that are no concept a sentence may mean: markers, and what evidence holds besides."""
MEANINGS = {entry: meaning_of(entry) for entry in _ENTRIES}
known_meaning = MEANINGS.get
"""Entry of the lexicon → meaning, made once."""
