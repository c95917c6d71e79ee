"""Time stamps at the head of a log line.

Law: bytes in, an aware UTC instant out; no I/O and no clock. A stamp counts only at the head
of a line (behind one of `PREFIXES` at most): a date inside a sentence is no stamp.

Where a stamp is silent, the file's `Calendar` speaks, and what it said is counted by the
caller: no zone → the calendar's; no year (klog, syslog) → the year that lies nearest to an
instant observed elsewhere, else the latest that is not after the file's own date;
`08/07/2026` → day first, unless the file shows a second number above 12. An abbreviation that
names several zones (CST, IST) or none is read as the calendar's zone.
"""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from firsthand.sources.files.calendar import (
    AMBIGUOUS_ZONES,
    ZONE_HOURS,
    Calendar,
    likely_year,
    zone_of,
)

_MONTHS = {
    name: number
    for number, name in enumerate(
        (
            b"jan",
            b"feb",
            b"mar",
            b"apr",
            b"may",
            b"jun",
            b"jul",
            b"aug",
            b"sep",
            b"oct",
            b"nov",
            b"dec",
        ),
        start=1,
    )
}
_ABBREVIATIONS = b"|".join(sorted((*ZONE_HOURS, *AMBIGUOUS_ZONES), reverse=True))
_CLOCK = rb"(?P<h>\d\d?):(?P<mi>\d\d):(?P<s>\d\d)(?:[.,:](?P<f>\d{1,9}))?"
_ZONE = (
    rb"(?:\s?(?P<z>[+-]\d\d:?(?:\d\d)?(?!\d)|(?:"
    + _ABBREVIATIONS
    + rb")(?![\w/])|[A-Z][a-z]+/[A-Z]\w+))?"
)
_MON = rb"(?P<mon>" + b"|".join(_MONTHS) + rb")"
_DAY_NAME = rb"(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?"

ISO = re.compile(
    rb"(?P<y>\d{4})(?P<sep>[-/.]?)(?P<mo>\d\d)(?P=sep)(?P<d>\d\d)[T _]\s?"
    rb"(?P<h>\d\d):?(?P<mi>\d\d):?(?P<s>\d\d)(?:[.,:](?P<f>\d{1,9}))?" + _ZONE
)
DAY_MONTH = re.compile(
    _DAY_NAME + rb"(?P<d>\d{1,2})[/ -]" + _MON + rb"[/ -](?P<y>\d{4})[: ]" + _CLOCK + _ZONE, re.I
)
MONTH_DAY = re.compile(
    _DAY_NAME
    + _MON
    + rb"\s+(?P<d>\d{1,2})\s+(?:(?P<y>\d{4})\s+)?"
    + _CLOCK
    + rb"(?:\s(?P<y2>\d{4})\b)?",
    re.I,
)
SLASHED = re.compile(
    rb"(?P<a>\d{1,2})(?P<sep>[/.-])(?P<b>\d{1,2})(?P=sep)(?P<y>\d{4})[ ,T]+"
    + _CLOCK
    + rb"(?:\s?(?P<ap>[AaPp])[Mm]\b)?"
    + _ZONE
)
KLOG = re.compile(
    rb"(?P<level>[IWEFDC])(?P<y>\d{4})?(?P<mo>\d\d)(?P<d>\d\d)\s+"
    rb"(?P<h>\d\d):(?P<mi>\d\d):(?P<s>\d\d)\.(?P<f>\d{1,9})\b"
)
EPOCH = re.compile(rb"(?P<e>[1-4]\d{9})(?P<f>\.\d{1,9}|\d{9}|\d{6}|\d{3})?(?=[\s\]):,;|\"]|$)")

HEAD_BYTES = 512
"""A stamp lies within the first bytes of a line, prefix included."""

_OPEN = re.compile(rb"(?:\xef\xbb\xbf)?(?:\x1b\[[\d;]*m|[\[(<\"'])*")
PREFIXES = re.compile(
    rb"(?:<\d{1,3}>(?:\d )?"  # syslog priority
    rb"|\d{1,10}:[A-Z] "  # Redis: pid and role
    rb"|\[?(?:trace|debug|info|notice|warn(?:ing)?|error|crit(?:ical)?|fatal|severe)\]?[:\s|-]{1,4}"
    rb"|\S{1,255} \S{1,64} \S{1,64} (?=\[)"  # access log: host, ident, user
    rb"|(?:https?|h2|grpcs?|wss?) "  # load balancer
    rb"|[\w.-]{1,64} *\| +"  # compose: container
    rb"|\[[^\]\r\n]{1,128}\] +"  # thread, or pod/name/container
    rb"|type=\w+ msg=audit"  # auditd
    rb"|(?=[\w.@-]+=)(?:[^\r\n]{0,200}?\s)??(?:time|ts|timestamp|t|date|datetime|@timestamp)="
    rb")",
    re.IGNORECASE,
)


class Stamp(NamedTuple):
    """A stamp that was read."""

    instant: datetime
    """UTC."""
    start: int
    """Offset of its first byte, behind brackets and prefix."""
    end: int
    """Offset behind its last byte."""
    zone_unknown: bool = False
    """It names a zone that is not one known zone."""
    yearless: bool = False
    zoneless: bool = False
    """It names no zone at all."""


def read_stamp(line: bytes, calendar: Calendar) -> Stamp | None:
    """The stamp at the head of `line`, or None (also for a shape that is no date: 2026-13-45)."""
    if line[:1] == b"{":
        return None
    head = line[:HEAD_BYTES]
    newline = head.find(b"\n")
    return _read_stamp(head if newline < 0 else head[:newline], calendar)


@lru_cache(maxsize=64)  # a search asks up to three times about the same line
def _read_stamp(line: bytes, calendar: Calendar) -> Stamp | None:
    opening = _OPEN.match(line)
    start = opening.end() if opening else 0
    stamp = stamp_at(line, start, calendar)
    if stamp is not None:
        return stamp
    prefix = PREFIXES.match(line)
    if prefix is None:
        return None
    opening = _OPEN.match(line, prefix.end())
    return stamp_at(line, opening.end() if opening else prefix.end(), calendar)


def stamp_at(line: bytes, start: int, calendar: Calendar) -> Stamp | None:
    """The stamp that begins exactly at `start`."""
    for shape, read in _READERS_DIGIT if line[start : start + 1].isdigit() else _READERS_LETTER:
        match = shape.match(line, start)
        if match is not None:
            try:
                return read(match, calendar)
            except (ValueError, OverflowError):
                return None
    return None


def is_stamp_shaped(line: bytes) -> bool:
    """True if the head looks like a stamp, whether or not it is a real date."""
    opening = _OPEN.match(line)
    start = opening.end() if opening else 0
    return any(shape.match(line, start) for shape, _ in _READERS_DIGIT + _READERS_LETTER)


def from_number(value: float) -> datetime | None:
    """Seconds, milliseconds, microseconds or nanoseconds since 1970, by size; None if implausible."""
    for divisor in (1, 10**3, 10**6, 10**9):
        if 10**9 <= value / divisor < 5 * 10**9:
            whole, part = divmod(value, divisor) if divisor > 1 else (int(value), value % 1)
            micro = int(part * 10**6) if divisor == 1 else int(part) * 10**6 // divisor
            return datetime.fromtimestamp(int(whole), UTC) + timedelta(microseconds=micro)
    return None


def _iso(match: re.Match[bytes], calendar: Calendar) -> Stamp:
    year, _, month, day, hour, minute, second, fraction, zone = match.groups()
    if zone == b"Z" and second != b"60":
        micro = int(fraction[:6].ljust(6, b"0")) if fraction else 0
        moment = datetime(
            int(year), int(month), int(day), int(hour), int(minute), int(second), micro, UTC
        )
        return Stamp(moment, match.start(), match.end())
    day_of = int(year), int(month), int(day)
    return _make(match, calendar, day_of, (hour, minute, second, fraction, zone))


def _day_month(match: re.Match[bytes], calendar: Calendar) -> Stamp:
    day, month, year, *clock = match.groups()
    return _make(match, calendar, (int(year), _MONTHS[month.lower()], int(day)), clock)


def _month_day(match: re.Match[bytes], calendar: Calendar) -> Stamp:
    month, day, year, hour, minute, second, fraction, year_behind = match.groups()
    day_of = int(year or year_behind or 0), _MONTHS[month.lower()], int(day)
    return _make(match, calendar, day_of, (hour, minute, second, fraction, None))


def _slashed(match: re.Match[bytes], calendar: Calendar) -> Stamp:
    first, _, second_, year, hour, minute, second, fraction, half, zone = match.groups()
    day, month = int(first), int(second_)
    if day <= 12 and (month > 12 or not calendar.day_first):
        day, month = month, day
    if half:
        hour = b"%d" % (int(hour) % 12 + (12 if half in b"pP" else 0))
    return _make(match, calendar, (int(year), month, day), (hour, minute, second, fraction, zone))


def _klog(match: re.Match[bytes], calendar: Calendar) -> Stamp:
    _, year, month, day, *clock = match.groups()
    return _make(match, calendar, (int(year or 0), int(month), int(day)), (*clock, None))


def _epoch(match: re.Match[bytes], calendar: Calendar) -> Stamp | None:
    fraction = (match["f"] or b"").lstrip(b".")
    micro = int(fraction[:6].ljust(6, b"0"))
    instant = datetime.fromtimestamp(int(match["e"]), UTC) + timedelta(microseconds=micro)
    return Stamp(instant, match.start(), match.end())


Reader = Callable[[re.Match[bytes], Calendar], Stamp | None]
_READERS_DIGIT: tuple[tuple[re.Pattern[bytes], Reader], ...] = (
    (ISO, _iso),
    (DAY_MONTH, _day_month),
    (SLASHED, _slashed),
    (EPOCH, _epoch),
)
_READERS_LETTER: tuple[tuple[re.Pattern[bytes], Reader], ...] = (
    (KLOG, _klog),
    (MONTH_DAY, _month_day),
    (DAY_MONTH, _day_month),
)


def _make(
    match: re.Match[bytes],
    calendar: Calendar,
    day_of: tuple[int, int, int],
    clock: Sequence[bytes | None],
) -> Stamp:
    """`clock` is hour, minute, second, fraction, zone as written; year 0 is a year not written."""
    hour, minute, second, fraction, name = clock
    year, month, day = day_of
    zone = calendar.zone if name is None else zone_of(name)
    moment = datetime(
        year or likely_year(month, day, calendar),
        month,
        day,
        int(hour or 0),
        int(minute or 0),
        min(int(second or 0), 59),  # 60 is a leap second
        int(fraction[:6].ljust(6, b"0")) if fraction else 0,
        zone or calendar.zone,
    )
    if moment.tzinfo is not UTC:
        moment = moment.astimezone(UTC)
    return Stamp(moment, match.start(), match.end(), zone is None, not year, name is None)
