"""An excerpt held against a text: what matched, where, by which rule, or what differs. Pure.

Law: the ruling and its reasons are `rules.text`'s own; this only lays them out.
"""

from collections.abc import Iterator

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.interfaces.document import Document, Line, Piece, Tone, cited, line, section
from firsthand.rules.text import Explanation

AROUND = 160
"""Characters of the text that are shown on either side of a matched piece."""

TONES = {
    ExcerptOutcome.MATCH: Tone.GOOD,
    ExcerptOutcome.MISMATCH: Tone.BAD,
    ExcerptOutcome.UNCLEAR: Tone.DOUBT,
    ExcerptOutcome.TOO_GENERIC: Tone.DOUBT,
}


def match_document(explanation: Explanation, text: str) -> Document:
    return section("Excerpt", match_lines(explanation, text))


def match_lines(explanation: Explanation, text: str, *, indent: int = 0) -> Iterator[Line]:
    """The outcome with its reason, then each matched piece in the text, or what differs."""
    ruling = explanation.ruling
    yield line(
        Piece(ruling.outcome.value, TONES[ruling.outcome]),
        f": {explanation.reason} (rule {ruling.rule})",
        indent=indent,
    )
    if ruling.outcome is not ExcerptOutcome.MATCH:
        for words in explanation.lines[1:]:
            yield line(words, indent=indent)
        return
    for start, end in explanation.pieces:
        yield line(f"characters {start} to {end}:", indent=indent)
        yield line(*_around(text, start, end), indent=indent + 1, marker=">")


def _around(text: str, start: int, end: int) -> tuple[Piece, ...]:
    first, last = max(start - AROUND, 0), min(end + AROUND, len(text))
    head = (Piece("…", Tone.QUIET),) if first else ()
    tail = (Piece("…", Tone.QUIET),) if last < len(text) else ()
    return (*head, *cited(text[first:last], (start - first, end - first)), *tail)
