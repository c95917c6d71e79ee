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

Meaning = tuple[Iterable[str], tuple[str, ...], int, bool, tuple[str, ...]]
"""Concepts with all that they imply, markers, flags, whether it speaks of an error or a mere attempt; the
concepts that a sentence may mean by it."""

SIGNED_THINGS = THING_NAMES | {f"-{one}" for one in THING_NAMES}
"""Things, and that there is none."""


def opposite(concept: str) -> str:
    """`success` and `-success`, each from the other."""
    return concept[1:] if concept[0] == "-" else "-" + concept


def meaning_of(entry: Entry) -> Meaning:
    """What an entry says when nothing negates it."""
    concepts: list[str] = []
    marks: list[str] = []
    flag = 0
    for name in entry:
        if name[0] == "!":
            marks.append(name)
            flag |= FLAGS.get(name, 0)
            continue
        name = name.lstrip("+")
        concepts.append(name)
        concepts += IMPLIES.get(name, ())
        if name in FAILURES:
            flag |= FAIL
        elif name == "error":
            concepts.append("-success")
    aims = "error" in entry or not TRYING.isdisjoint(entry)
    options = tuple(one for one in entry if one[0] not in "!+")
    return tuple(dict.fromkeys(concepts)), tuple(marks), flag, aims, options


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


def _known() -> dict[Entry, Meaning]:
    entries = [*WORDS.values()]
    for rows in (*PHRASES.values(), *HAN_TERMS.values()):
        entries += [entry for _, entry in rows]
    return {entry: meaning_of(entry) for entry in set(entries)}


MEANINGS = _known()
"""Entry of the lexicon → meaning, made once."""
