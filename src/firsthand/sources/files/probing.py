"""Where the times of a plain log file lie: is it sorted, and which bytes hold a window?

Law: reads a few places of the file (`ReadLimits.probes`), never the whole. A file counts as
sorted if no probe lies before an earlier one by more than `SLACK`; a window is then found by
bisection, `MARGIN` wider on both sides, so that records of several writers that came in out of
turn are not lost. A file that is not sorted has no shortcut: it is scanned.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import BinaryIO

from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.files.heads import instant_of
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.lines import Layout
from firsthand.sources.files.reading import unreadable

SLACK = timedelta(seconds=60)
"""Disorder that a sorted file may show where it is looked at."""
MARGIN = timedelta(seconds=300)
"""How much wider than the window a sorted file is searched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Probes:
    """What was seen at some places of a file."""

    places: tuple[tuple[int, datetime], ...]
    """Offset of a record's start and its time, in the file's order."""
    sorted: bool
    oldest: datetime | None
    newest: datetime | None
    count: int
    """How many places were looked at."""
    complete: bool
    """Whether every record was looked at."""

    @property
    def partial(self) -> bool:
        """Not sorted, and too large to look at every record for the newest."""
        return not self.sorted and not self.complete


def probe_file(path: Path, name: str, size: int, layout: Layout, limits: ReadLimits) -> Probes:
    """Look at a file's head, tail and places between."""
    if size == 0 or not (layout.stamped or layout.json):
        return Probes(places=(), sorted=False, complete=True, oldest=None, newest=None, count=0)
    try:
        with path.open("rb") as file:
            return _probed(file, size, layout, limits)
    except OSError as error:
        raise EvidenceFileError(unreadable(name, error)) from None


def _probed(file: BinaryIO, size: int, layout: Layout, limits: ReadLimits) -> Probes:
    """A small file is read whole; of a larger one some places, each with its neighbourhood."""
    complete = size <= 4 * limits.probe_bytes
    if complete:
        looks = [list(_starts(file, 0, size, layout))]
    else:
        count = min(max(size // (8 * limits.probe_bytes), 8), limits.probes)
        looks = [
            _near(file, place, size, layout, limits) for place in range(0, size, size // count + 1)
        ]
        looks.append(list(_starts(file, max(0, size - 4 * limits.probe_bytes), size, layout)))
    places = sorted({found for look in looks for found in look}, key=lambda found: found[0])
    is_sorted = _is_sorted(places)
    if not is_sorted and not complete and size <= limits.bisect_above_bytes:
        places, complete = list(_starts(file, 0, size, layout)), True
    instants = [instant for _, instant in places]
    return Probes(
        places=tuple(places),
        sorted=is_sorted and bool(places),
        complete=complete,
        oldest=min(instants, default=None),
        newest=max(instants, default=None),
        count=len(places),
    )


def byte_range(
    path: Path, name: str, size: int, window: TimeWindow, layout: Layout, limits: ReadLimits,
    probes: Probes,
) -> tuple[int, int]:  # fmt: skip
    """Bytes of a sorted file that hold every record of a window; starts at a record's start."""
    try:
        with path.open("rb") as file:
            low, high = 0, size
            if window.since is not None:
                low = _last_before(file, window.since - MARGIN, size, layout, limits, probes)
            if window.until is not None:
                high = _first_after(file, window.until + MARGIN, size, layout, limits, probes)
            return low, max(low, high)
    except OSError as error:
        raise EvidenceFileError(unreadable(name, error)) from None


def _last_before(
    file: BinaryIO, moment: datetime, size: int, layout: Layout, limits: ReadLimits, probes: Probes
) -> int:
    """Offset of a record's start before which every record is older than `moment`."""
    return _border(file, moment, size, layout, limits, probes)[0]


def _first_after(
    file: BinaryIO, moment: datetime, size: int, layout: Layout, limits: ReadLimits, probes: Probes
) -> int:
    """Offset of a record's start from which on every record is younger than `moment`."""
    return _border(file, moment, size, layout, limits, probes)[1]


def _border(
    file: BinaryIO, moment: datetime, size: int, layout: Layout, limits: ReadLimits, probes: Probes
) -> tuple[int, int]:
    """Starts of two records close together: all before the first is older, none from the second on."""
    low, high = 0, size
    for place, instant in probes.places:
        if instant >= moment:
            high = place
            break
        low = place
    after = high
    while high - low > limits.near_bytes:
        middle = (low + high) // 2
        found = _first(file, middle, high, layout, limits)
        if found is None:
            break
        if found[1] < moment:
            low = found[0]
        else:
            high, after = middle, found[0]  # nothing starts between the two
    return low, after


def _near(
    file: BinaryIO, place: int, end: int, layout: Layout, limits: ReadLimits
) -> list[tuple[int, datetime]]:
    """The records with a time that start close behind `place`."""
    reach = limits.probe_bytes
    while True:
        stop = min(place + reach, end)
        found = list(_starts(file, place, stop, layout))
        if found or stop >= end or reach * 8 > limits.line_bytes:
            return found
        reach *= 8


def _first(
    file: BinaryIO, place: int, end: int, layout: Layout, limits: ReadLimits
) -> tuple[int, datetime] | None:
    """The first record with a time that starts in `[place, end)`, if it is near."""
    reach = limits.probe_bytes
    while True:
        stop = min(place + reach, end)
        found = next(_starts(file, place, stop, layout), None)
        if found is not None or stop >= end or reach * 8 > limits.line_bytes:
            return found
        reach *= 8


def _starts(file: BinaryIO, place: int, end: int, layout: Layout) -> Iterator[tuple[int, datetime]]:
    """Records with a time that start in `[place, end)`; a line that began before is passed over."""
    file.seek(max(place - 1, 0))
    data = file.read(end - max(place - 1, 0) + 256)
    start = 0 if place == 0 else data.find(b"\n") + 1
    if place and not start:
        return
    base = max(place - 1, 0)
    before = b""
    while start < len(data) and base + start < end:
        newline = data.find(b"\n", start)
        line = data[start:] if newline < 0 else data[start:newline]
        if layout.is_start(line, before) or (base + start == 0):
            instant = instant_of(line, layout.calendar)
            if instant is not None:
                yield base + start, instant
        if newline < 0:
            return
        before, start = line, newline + 1


def _is_sorted(places: Iterable[tuple[int, datetime]]) -> bool:
    newest: datetime | None = None
    for _, instant in places:
        if newest is not None and instant < newest - SLACK:
            return False
        newest = instant if newest is None or instant > newest else newest
    return True
