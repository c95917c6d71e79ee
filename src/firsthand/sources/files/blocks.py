"""A stream of bytes cut into blocks of whole records.

Law: holds two chunks at most. A block begins at a record's start and ends where a record ends, so
a search inside it sees each record whole, wherever the chunks were cut. A line, or a record of
many lines, that outgrows `ReadLimits.line_bytes` is closed there and counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.lines import Layout, last_start


class Block(NamedTuple):
    data: bytes
    line: int
    """Number of its first line, counted from the stream's first as 1; 1 if none are counted."""


@dataclass(slots=True)
class Cuts:
    """What did not fit."""

    long_lines: int = 0
    """Lines of which only the start was kept."""
    long_records: int = 0
    """Multi-line records that were closed early."""


def blocks(
    stream: Iterator[bytes],
    layout: Layout,
    limits: ReadLimits,
    cuts: Cuts,
    *,
    numbered: bool = True,
) -> Iterator[Block]:
    """Blocks in the stream's order; an error of the stream comes after what could be read.

    `numbered`: lines are counted, at a tenth of a search's price.
    """
    held = b""
    line = 1
    skipping = False
    failure: Exception | None = None
    while True:
        try:
            chunk = next(stream, None)
        except Exception as error:  # what was held is given before the failure is
            failure, chunk = error, None
        if chunk is None:
            break
        if skipping:
            newline = chunk.find(b"\n")
            if newline < 0:
                continue
            chunk, skipping = chunk[newline + 1 :], False
        held += chunk
        whole = held.rfind(b"\n") + 1
        if len(held) - whole > limits.line_bytes:
            kept = whole + min(limits.record_bytes, limits.line_bytes) - 1  # and its line break
            held, whole, skipping = held[:kept] + b"\n", kept + 1, True
            cuts.long_lines += 1
        cut = whole if skipping else last_start(held, whole, layout)
        if not cut and whole > limits.line_bytes:
            cut = whole
            cuts.long_records += 1
        if cut:
            yield Block(held[:cut], line)
            line += held.count(b"\n", 0, cut) if numbered else 0
            held = held[cut:]
    if held:
        yield Block(held, line)
    if failure is not None:
        raise failure
