"""A number of a text with what it belongs to: plain data. Pure.

A figure is no tuple, since its fields are asked for some hundred times a case, and a tuple finds them by a
slower way.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from firsthand.rules.meaning.reading.fields import Weights
from firsthand.rules.meaning.tokens.quantities import Number


@dataclass(slots=True)
class Figure:
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

    def but(self, **changes: Any) -> "Figure":
        """The same figure, with other fields."""
        made = Figure(self.place, self.number, self.field, self.role, self.compare, self.about)
        made.stamp, made.key = self.stamp, self.key
        for name, value in changes.items():
            setattr(made, name, value)
        return made


class Pair(NamedTuple):
    """A part and its whole."""

    part: Figure
    whole: Figure
    words: frozenset[str]
    """Signed concepts and spellings of the part's name."""
