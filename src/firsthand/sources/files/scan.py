"""The search of one log file.

Law: streams; parses candidates only. A block's bytes are lower-cased once and searched with
`bytes.find` for what must be there (a term of `all_of`, the terms of `any_of`, the service); only
the records around those hits are looked at. Without such a term every record is.
"""

import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from firsthand.sources.files.blocks import Block, Cuts, blocks
from firsthand.sources.files.heads import Parsed, instant_of, parse
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.lines import Layout, broken_lines, end_of, is_broken, start_of
from firsthand.sources.files.logfile import LogFile, covers
from firsthand.sources.files.probing import byte_range
from firsthand.sources.files.reading import Encoding, chunks
from firsthand.sources.levels import lower_lines
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.terms import Finder, Term
from firsthand.sources.threads import Stopped

STOP_EVERY = 256
"""Records between two looks at `stop`."""


class Hit(NamedTuple):
    """A record that passed."""

    parsed: Parsed
    line: int | None
    """From 1; None where the search began in the middle of the file."""
    in_text: bool
    """False if only the file's name, and not the record's own text, holds the terms."""


@dataclass(slots=True)
class Tally:
    """What a search has to report beside its hits."""

    untimed: int = 0
    """Records without a time that a windowed search kept."""
    unlevelled: int = 0
    """Records without a level that a level filter kept."""
    broken: list[str] = field(default_factory=list)
    """`file:line` of broken lines that were kept as text."""
    zone_unknown: int = 0
    yearless: int = 0
    long_records: int = 0
    long_lines: int = 0


class _Earlier:
    """The time of the nearest record before a place of a block. Each line is read once at most."""

    def __init__(self, data: bytes, layout: Layout, last: datetime | None) -> None:
        self._data, self._layout = data, layout
        self._known, self._instant = 0, last

    def before(self, start: int) -> datetime | None:
        end = start
        while end > self._known:
            begin = self._data.rfind(b"\n", 0, end - 1) + 1
            instant = instant_of(self._data[begin : end - 1], self._layout.calendar)
            if instant is not None:
                self._instant = instant
                break
            end = begin
        self._known = max(self._known, start)
        return self._instant


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """One file, one filter."""

    file: LogFile
    asked: LogFilter
    """As the request has it."""
    left: LogFilter
    """What the file's name does not satisfy."""
    limits: ReadLimits
    stop: threading.Event
    tally: Tally

    def hits(self) -> Iterator[Hit]:
        """Raises Stopped, or EvidenceFileError where the file cannot be read on."""
        file, window = self.file, self.asked.window
        if self.asked.timed and not covers(file, window, self.limits):
            return
        span: tuple[int, int | None] = (0, None)
        if self._may_bisect() and file.probes is not None:
            span = byte_range(
                file.path, file.name, file.size, window, file.layout, self.limits, file.probes
            )
        stream = chunks(file.path, file.name, file.encoding, self.limits, self.stop, span)
        cuts, numbered = Cuts(), not span[0]
        last: datetime | None = None
        try:
            for block in blocks(stream, file.layout, self.limits, cuts, numbered=numbered):
                if self._small:
                    self._count_broken(block)
                earlier = _Earlier(block.data, file.layout, last)
                yield from self._block_hits(block, earlier, numbered=numbered)
                if self.asked.timed:
                    last = earlier.before(len(block.data))
        finally:
            self.tally.long_lines += cuts.long_lines
            self.tally.long_records += cuts.long_records

    def _may_bisect(self) -> bool:
        file = self.file
        return (
            self.asked.timed
            and file.encoding is Encoding.PLAIN
            and file.probes is not None
            and file.probes.sorted
            and file.size > self.limits.bisect_above_bytes
        )

    def _block_hits(self, block: Block, earlier: _Earlier, *, numbered: bool) -> Iterator[Hit]:
        data, layout = block.data, self.file.layout
        lowered = data.lower()
        line, counted = block.line, 0
        low = lower_lines(self.asked.least) if self.asked.least is not None else None
        for number, (start, end) in enumerate(_candidates(data, lowered, self.left, layout, low)):
            if number % STOP_EVERY == 0 and self.stop.is_set():
                raise Stopped
            raw = data[start:end]
            if not self.left.holds_text(raw, lowered[start:end]):
                continue
            own = instant_of(raw, layout.calendar) if self.asked.timed else None
            if self.asked.timed and not self.asked.holds_time(own or earlier.before(start)):
                continue
            if low is not None and low.match(raw):
                continue
            parsed = parse(raw, layout.calendar)
            if not self.asked.holds_level(parsed.level, parsed.message):
                continue
            if numbered:
                line += data.count(b"\n", counted, start)
                counted = start
            self._count(parsed, raw, line if numbered else None)
            in_text = self.left == self.asked or self.asked.holds_terms(lowered[start:end])
            yield Hit(self._bounded(parsed, raw), line if numbered else None, in_text)

    def _count(self, parsed: Parsed, raw: bytes, line: int | None) -> None:
        tally = self.tally
        tally.untimed += self.asked.timed and parsed.instant is None
        tally.unlevelled += self.asked.least is not None and parsed.level is None
        tally.zone_unknown += parsed.zone_unknown
        tally.yearless += parsed.yearless
        if not self._small and is_broken(raw, parsed.broken, self.file.layout):
            tally.broken.append(f"{self.file.name}:{line}" if line else self.file.name)

    @property
    def _small(self) -> bool:
        """Of a small file every broken line is counted, of a large one those that were found."""
        return self.file.size <= self.limits.bisect_above_bytes

    def _count_broken(self, block: Block) -> None:
        for number in broken_lines(block.data, self.file.layout):
            self.tally.broken.append(f"{self.file.name}:{block.line + number}")

    def _bounded(self, parsed: Parsed, raw: bytes) -> Parsed:
        """A record that is longer than a result may carry: its start, as text."""
        limit = self.limits.record_bytes
        if len(raw) <= limit:
            return parsed
        self.tally.long_records += 1
        text = parsed.message.encode(errors="replace") if not parsed.fields else raw
        return parsed._replace(message=text[:limit].decode("utf-8", "ignore"), fields=None)


def _candidates(
    data: bytes, lowered: bytes, left: LogFilter, layout: Layout, low: re.Pattern[bytes] | None
) -> Iterator[tuple[int, int]]:
    """Spans of the records that may pass, in order. `low`: lines whose level surely is too low."""
    terms = _needed(left)
    if not terms:
        place = 0
        while place < len(data):
            run = low.match(data, place) if low is not None else None
            if run is not None:
                place = end_of(data, run.end() - 1, layout)
                continue
            end = end_of(data, place, layout)
            yield place, end
            place = end
        return
    finder = Finder(terms, lowered)
    floor = 0
    hit = finder.find(0)
    while hit >= 0:
        start = start_of(data, hit, floor, layout)
        end = end_of(data, hit, layout)
        yield start, end
        floor = end
        hit = finder.find(end)


def _needed(left: LogFilter) -> tuple[Term, ...]:
    """Terms of which every passing record holds one; empty if there are none."""
    if left.all_of:
        return (max(left.all_of, key=lambda term: len(term.text)),)
    if left.any_of:
        return left.any_of
    return (left.service.seed,) if left.service is not None else ()
