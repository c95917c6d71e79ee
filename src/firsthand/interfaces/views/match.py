"""An excerpt held against a text: what matched, where, by which rule, or what differs. Pure."""

from collections.abc import Iterator

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.interfaces.document import Document, Line, Piece, Tone, cited, line, section

AROUND = 160
"""Characters of the text that are shown on either side of the match."""

OUTCOMES: dict[ExcerptOutcome, tuple[str, Tone]] = {
    ExcerptOutcome.MATCH: ("the excerpt is from the text", Tone.GOOD),
    ExcerptOutcome.MISMATCH: ("the excerpt clearly differs from the text", Tone.BAD),
    ExcerptOutcome.UNCLEAR: ("the excerpt is near the text and not from it", Tone.DOUBT),
    ExcerptOutcome.TOO_GENERIC: ("the excerpt is too little to be compared", Tone.DOUBT),
}


def match_document(match: ExcerptMatch, text: str) -> Document:
    return section("Excerpt", match_lines(match, text))


def match_lines(match: ExcerptMatch, text: str, *, indent: int = 0) -> Iterator[Line]:
    words, tone = OUTCOMES[match.outcome]
    yield line(Piece(match.outcome.value, tone), f": {words} (rule: {match.rule})", indent=indent)
    if match.detail:
        yield line(match.detail, indent=indent)
    if match.span is not None:
        yield line(f"characters {match.span[0]} to {match.span[1]}:", indent=indent)
        yield line(*_around(text, match.span), indent=indent + 1, marker=">")


def _around(text: str, span: tuple[int, int]) -> tuple[Piece, ...]:
    start, end = max(span[0] - AROUND, 0), min(span[1] + AROUND, len(text))
    inner = (span[0] - start, span[1] - start)
    head = (Piece("…", Tone.QUIET),) if start else ()
    tail = (Piece("…", Tone.QUIET),) if end < len(text) else ()
    return (*head, *cited(text[start:end], inner), *tail)
