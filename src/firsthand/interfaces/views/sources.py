"""What `sources check` found, as a table: a row a source, and below it what a person should know.

Law: pure. `yes` and `no` stand in words, never in a tone alone; what a source says is one safe line.
"""

from collections.abc import Iterator, Sequence

from firsthand.contracts.checks import SourceCheck
from firsthand.interfaces.document import Block, Document, Piece, Table, Tone, line, section

COLUMNS = ("source", "kind", "reachable", "permitted", "version", "latency", "sample")
MOST_SHOWN = 80
"""Characters of a sample."""
UNKNOWN = "-"


def sources_document(found: Sequence[SourceCheck]) -> Document:
    table = Table(columns=COLUMNS, rows=tuple(map(_row, found)))
    return (*section("Sources", [table]), *section("To do", _remarks(found)))


def sources_json(found: Sequence[SourceCheck]) -> dict[str, object]:
    return {
        "passed": all(one.passed for one in found),
        "sources": [{**one.model_dump(mode="json"), "passed": one.passed} for one in found],
    }


def _row(one: SourceCheck) -> tuple[Piece, ...]:
    sample = one.sample or UNKNOWN
    return (
        Piece(one.name, Tone.STRONG),
        Piece(one.kind or UNKNOWN),
        _answer(one.reachable),
        _answer(one.permitted),
        Piece(one.version or UNKNOWN),
        Piece(UNKNOWN if one.latency_ms is None else f"{one.latency_ms} ms"),
        Piece(sample if len(sample) <= MOST_SHOWN else f"{sample[:MOST_SHOWN]}…", Tone.QUIET),
    )


def _answer(yes: bool | None) -> Piece:
    if yes is None:
        return Piece(UNKNOWN)
    return Piece("yes", Tone.GOOD) if yes else Piece("no", Tone.BAD)


def _remarks(found: Sequence[SourceCheck]) -> Iterator[Block]:
    for one in found:
        if one.error:
            yield line(Piece(one.name, Tone.STRONG), ": ", Piece(one.error, Tone.BAD))
        for warning in one.warnings:
            yield line(Piece(one.name, Tone.STRONG), " warns: ", Piece(warning, Tone.DOUBT))
