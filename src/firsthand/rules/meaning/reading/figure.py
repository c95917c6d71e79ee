"""A number of a text with what it belongs to: plain data. Pure."""

from typing import NamedTuple

from firsthand.rules.meaning.reading.fields import Weights
from firsthand.rules.meaning.tokens.quantities import Number


class Figure(NamedTuple):
    place: int
    number: Number
    field: Weights
    role: str
    """`limit`, `max`, `min`, `avg`, `p99`, …; empty for a plain value."""
    compare: str
    """`>`, `>=`, `<`, `<=` or empty."""
    about: bool
    stamp: int = -1
    """Token of the time that the number belongs to, where the number is a point of a series."""
    key: int = -1
    """Token of the name before it: `name=3`, `name: 3`; -1 where none names it."""


class Pair(NamedTuple):
    """A part and its whole."""

    part: Figure
    whole: Figure
    words: frozenset[str]
    """Signed concepts and spellings of the part's name."""
