"""Which readings can find anything in a pair of sentence and text: one look at the signs of both.

Law: a reading is left out only where the pair lacks a sign without which it finds nothing (`sieve.py`). The
readings of a family are asked in their order, and the first of them that finds something ends it. Pure.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import NamedTuple, TypeVar

from firsthand.rules.meaning.reading.finding import Finding
from firsthand.rules.sieve import DIGIT

Read = Callable[[str, str], Finding | None]
"""Of a sentence and a text, both folded and in lower case."""
NONE: frozenset[str] = frozenset()
R = TypeVar("R")
Rows = tuple[frozenset[str], dict[str, int]]
"""All signs, and for each a number whose bits are the rows that it belongs to. The signs stand by themselves,
since two sets are held against each other without a hash."""
_BITS = bytes.maketrans(b"01", b"\x00\x01")


class Reading(NamedTuple):
    read: Read
    told: frozenset[str] = NONE
    """Signs of which the text must hold one; none: it may be any text."""
    said: frozenset[str] = NONE
    """The same of the sentence."""
    counts: bool = False
    """Whether the sentence must hold a digit."""
    beside: frozenset[str] = NONE
    """Signs of which the text must hold one, too."""


def bits(rows: Iterable[frozenset[str]]) -> Rows:
    """The rows that each sign belongs to."""
    found: dict[str, int] = {}
    for at, signs in enumerate(rows):
        for sign in signs:
            found[sign] = found.get(sign, 0) | 1 << at
    return frozenset(found), found


def rows_of(table: Rows, signs: set[str]) -> int:
    """The rows, as bits, of which some signs hold one."""
    known, rows = table
    found = 0
    for sign in known & signs:
        found |= rows[sign]
    return found


def chosen(rows: Sequence[R], left: int) -> list[R]:
    """The rows whose bits are set, in their order."""
    return list(compress(rows, bin(left)[:1:-1].encode().translate(_BITS)))


class Concerns:
    """Families of readings, looked up by the signs of a pair."""

    def __init__(self, *families: tuple[Reading, ...]) -> None:
        rows = [(family, one) for family, each in enumerate(families) for one in each]
        size = self._size = len(rows)
        self._said = bits([one.said for _, one in rows])
        self._told = bits([*[one.told for _, one in rows], *[one.beside for _, one in rows]])
        """The signs beside are bits of their own, so that one look over a text finds both."""
        self._any_said = sum(1 << at for at, (_, one) in enumerate(rows) if not one.said)
        self._any_told = sum(1 << at for at, (_, one) in enumerate(rows) if not one.told)
        self._any_told |= sum(1 << at + size for at, (_, one) in enumerate(rows) if not one.beside)
        self._uncounted = sum(1 << at for at, (_, one) in enumerate(rows) if not one.counts)
        self._rows = [(family, one.read) for family, one in rows]

    def of(self, said: set[str], told: set[str]) -> list[tuple[int, Read]]:
        """The readings that may find something, each with its family, in their order."""
        left = self._any_said | rows_of(self._said, said)
        if DIGIT not in said:
            left &= self._uncounted
        both = self._any_told | rows_of(self._told, told)
        return chosen(self._rows, left & both & (both >> self._size))
