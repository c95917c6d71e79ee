"""Which lines make one record.

Law: pure. A record begins at a line that carries a stamp of its own (or, in JSON-lines, at an
object), and ends before the next such line: stack traces belong to the line that they explain.
In a file without stamps every line is a record, but for lines that go on with one (indented,
`at …`, `Caused by:`, the exception behind a Python trace). How a file is laid out is read off its
head once, so that the same line always has the same answer, wherever a search begins.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.heads import parse
from firsthand.sources.files.stamps import (
    HEAD_BYTES,
    SLASHED,
    is_stamp_shaped,
    read_stamp,
)
from firsthand.sources.levels import read_level

STAMPED_SHARE = 0.2
"""Least share of stamped lines, among those that do not look like going on, in a stamped file."""
JSON_SHARE = 0.1
FLUSH_SHARE = 0.5

_GOES_ON = re.compile(
    rb"[ \t]+\S|at [\w.$]+[\w.$<>]*\(|Caused by: |Suppressed: |\.\.\. \d+ (?:more|common)|[)}\]]"
    rb"|The above exception was|During handling of the above"
)
_EXCEPTION = re.compile(rb"[A-Za-z_][\w.]*(?:Error|Exception|Warning|Exit|Interrupt|Fault)\b")
_STACK = re.compile(
    rb"\s*(?:at [\w.$]+[\w.$<>]*\(|Caused by: |Suppressed: |\.\.\. \d+ (?:more|common)|File \")"
)
_MAY_GO_ON = re.compile(rb"[ \t]{2}|\s*(?:at |Caused|Suppressed|\.\.\. |File \")")
_INDENT = re.compile(rb"[ \t]{2,}\S")
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_AFTER_STAMP = re.compile(rb"[\])>\"]?(?: (?:stdout|stderr) [FP](?= ))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """How one file's lines make records; read off its head."""

    calendar: Calendar
    stamped: bool = False
    """Its records begin with stamps; other lines go on with the record before."""
    json: bool = False
    """It has JSON objects, one a line; a line that is none is a record of its own."""
    flush: bool = False
    """Behind the stamp the text begins at once, so that an indent there means that it goes on."""
    yearless: bool = False
    """Some stamps have no year."""
    zoneless: bool = False
    """Some stamps have no zone."""

    def is_start(self, line: bytes, before: bytes) -> bool:
        """Whether `line` begins a record; `before` is the line before it, or empty."""
        if not line.strip():
            return False
        if line.startswith(b"{") and self.json:
            return True
        stamp = read_stamp(line, self.calendar)
        if stamp is not None:
            return not self._goes_on_stamped(line[stamp.end :], before)
        if self.stamped and not self.json:
            return is_stamp_shaped(line)  # a date that does not exist: broken, but no neighbour's
        if _GOES_ON.match(line):
            return False
        return not (_EXCEPTION.match(line) and before[:1] in (b" ", b"\t"))

    def _goes_on_stamped(self, behind: bytes, before: bytes) -> bool:
        """A stamped line of a trace that a collector stamped line by line."""
        opening = _AFTER_STAMP.match(behind)
        text = behind[opening.end() :] if opening else behind
        if _MAY_GO_ON.match(text):
            if _STACK.match(text):
                return True
            indented = self.flush and _INDENT.match(text) is not None
            return indented and read_level(text[:400].decode("utf-8", "replace").lstrip()) is None
        trace = self.flush and (b"  " in before[:HEAD_BYTES] or b"\t" in before[:HEAD_BYTES])
        if not trace or _EXCEPTION.match(text, 1) is None:
            return False
        stamp = read_stamp(before, self.calendar)
        return stamp is not None and _INDENT.match(before, stamp.end) is not None


def layout_of(head: bytes, calendar: Calendar) -> Layout:
    """Read a file's layout off its first lines."""
    lines = [line for line in head.splitlines()[:2000] if line.strip()]
    first_day = _day_first(lines)
    if first_day is not None:
        calendar = Calendar(
            anchor=calendar.anchor,
            observed=calendar.observed,
            zone=calendar.zone,
            day_first=first_day,
        )
    stamps = [(line, stamp) for line in lines if (stamp := read_stamp(line, calendar))]
    begin = sum(1 for line in lines if not _GOES_ON.match(line))
    objects = [line for line in lines if line.startswith(b"{")]
    read = [parse(line, calendar) for line in objects[:50]]
    dated = sum(1 for one in read if one.instant is not None)
    flush = sum(1 for line, stamp in stamps if _begins_at_once(line[stamp.end :]))
    return Layout(
        calendar=calendar,
        stamped=bool(stamps) and len(stamps) >= STAMPED_SHARE * max(begin, 1),
        json=dated > 0
        or (not stamps and bool(objects) and len(objects) >= JSON_SHARE * len(lines)),
        flush=flush > FLUSH_SHARE * len(stamps),
        yearless=any(stamp.yearless for _, stamp in stamps),
        zoneless=any(stamp.zoneless for _, stamp in stamps) or any(one.zoneless for one in read),
    )


def _begins_at_once(behind: bytes) -> bool:
    opening = _AFTER_STAMP.match(behind)
    text = behind[opening.end() :] if opening else behind
    return text[:1] in (b" ", b"\t") and text[1:2].strip() != b""


def _day_first(lines: list[bytes]) -> bool | None:
    """Whether `25/12/2025` or `12/25/2025` is seen; None if no line tells."""
    for line in lines:
        match = SLASHED.match(line.lstrip(b"[(\"'"))
        if match and (int(match["a"]) > 12 or int(match["b"]) > 12):
            return int(match["a"]) > 12
    return None


def start_of(data: bytes, place: int, floor: int, layout: Layout) -> int:
    """Offset of the start of the record around `place`, not before `floor` (a record's start)."""
    start = data.rfind(b"\n", floor, place) + 1 or floor
    while start > floor:
        before = data.rfind(b"\n", floor, start - 1) + 1 or floor
        if layout.is_start(_line(data, start), data[before : start - 1]):
            return start
        start = before
    return floor


def end_of(data: bytes, place: int, layout: Layout) -> int:
    """Offset behind the record around `place` (its last line's newline included)."""
    before = data.rfind(b"\n", 0, place) + 1
    while True:
        newline = data.find(b"\n", place)
        if newline < 0:
            return len(data)
        place = newline + 1
        if place >= len(data):
            return len(data)
        if layout.is_start(_line(data, place), data[before:newline]):
            return place
        before = place


def last_start(data: bytes, end: int, layout: Layout) -> int:
    """Offset of the last record start behind 0 among whole lines up to `end`; 0 if there is none."""
    while end > 0:
        start = data.rfind(b"\n", 0, end - 1) + 1
        if start == 0:
            return 0
        before = data.rfind(b"\n", 0, start - 1) + 1
        if layout.is_start(data[start:end], data[before : start - 1]):
            return start
        end = start
    return 0


def _line(data: bytes, start: int) -> bytes:
    newline = data.find(b"\n", start)
    return data[start:] if newline < 0 else data[start:newline]


def is_broken(raw: bytes, parsed_broken: bool, layout: Layout) -> bool:
    """Whether a record is a broken line: as its parser says, or text among JSON objects."""
    if parsed_broken or not layout.json or layout.stamped:
        return parsed_broken
    return not raw.startswith((b"{", b"\xef\xbb\xbf{"))


def broken_lines(data: bytes, layout: Layout) -> Iterator[int]:
    """Offsets, in lines, of a block's broken lines."""
    if not layout.json and _is_clean(data):
        return
    before = b""
    for number, line in enumerate(data.split(b"\n")):
        if not line.strip():
            continue
        suspect = line[:1] != b"{" or line.rstrip()[-1:] != b"}" if layout.json else True
        if (suspect or not _is_clean(line)) and layout.is_start(line, before):
            if is_broken(line, parse(line, layout.calendar).broken, layout):
                yield number
        elif not _is_clean(line):
            yield number
        before = line


def _is_clean(data: bytes) -> bool:
    """UTF-8 without control characters."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return _CONTROL.search(data) is None
