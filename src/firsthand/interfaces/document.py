"""What a reader is shown, before it is drawn: lines of toned pieces of text.

Law: data only; `cli/render.py` draws it as plain text or with rich, and both say the same words.
A tone never carries meaning alone. Every run is made safe to print when it is made, so no text of
unknown origin can reach a terminal past this module.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from firsthand.contracts.enums import Verdict
from firsthand.interfaces.safe_text import safe_line


class Tone(StrEnum):
    PLAIN = "plain"
    STRONG = "strong"
    GOOD = "good"
    DOUBT = "doubt"
    BAD = "bad"
    QUIET = "quiet"
    CITED = "cited"
    """The characters of an evidence text that were cited; plain text marks them «so»."""


VERDICT_TONES = {
    Verdict.PASS: Tone.GOOD,
    Verdict.LOW_CONFID: Tone.DOUBT,
    Verdict.REJECT: Tone.BAD,
}


@dataclass(frozen=True)
class Piece:
    """A piece of one line in one tone; safe to print whatever it was made from."""

    text: str
    tone: Tone = Tone.PLAIN

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", safe_line(self.text))


@dataclass(frozen=True, kw_only=True)
class Heading:
    text: str
    """Ours, never evidence."""


@dataclass(frozen=True, kw_only=True)
class Line:
    pieces: tuple[Piece, ...]
    indent: int = 0
    """Levels, not columns."""
    marker: str = ""
    """Stands before the text and is hung outside of a wrapped line, e.g. `1.`"""


@dataclass(frozen=True, kw_only=True)
class Table:
    """Rows of cells under their columns; a cell is one line."""

    columns: tuple[str, ...]
    """Ours, never evidence."""
    rows: tuple[tuple[Piece, ...], ...]
    """As many cells each as there are columns."""


Block = Heading | Line | Table
Document = tuple[Block, ...]


def line(*parts: str | Piece, indent: int = 0, marker: str = "", tone: Tone = Tone.PLAIN) -> Line:
    """A line of strings in `tone` and of pieces in their own."""
    pieces = tuple(part if isinstance(part, Piece) else Piece(part, tone) for part in parts)
    return Line(pieces=pieces, indent=indent, marker=marker)


def section(title: str, blocks: Iterable[Block]) -> Document:
    """A heading over blocks; nothing at all if there are none."""
    body = tuple(blocks)
    return (Heading(text=title), *body) if body else ()


def cited(text: str, span: tuple[int, int] | None) -> tuple[Piece, ...]:
    """An evidence text with its cited characters marked; a span outside of it marks nothing."""
    if span is None or not 0 <= span[0] < span[1] <= len(text):
        return (Piece(text),)
    start, end = span
    pieces = ((text[:start], Tone.PLAIN), (text[start:end], Tone.CITED), (text[end:], Tone.PLAIN))
    return tuple(Piece(piece, tone) for piece, tone in pieces if piece)
