"""What a time stamp leaves unsaid: its zone, its year, the order of day and month.

Law: pure; the answer depends on the file's `Calendar` alone. An abbreviation that names several
zones (CST, IST) or none has no offset here.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

ZONE_HOURS = {
    b"Z": 0, b"UTC": 0, b"GMT": 0, b"WET": 0, b"BST": 1, b"CET": 1, b"CEST": 2, b"EET": 2,
    b"EEST": 3, b"MSK": 3, b"HKT": 8, b"SGT": 8, b"JST": 9, b"KST": 9, b"AEST": 10, b"AEDT": 11,
    b"EST": -5, b"EDT": -4, b"CDT": -5, b"MST": -7, b"MDT": -6, b"PST": -8, b"PDT": -7,
}  # fmt: skip
AMBIGUOUS_ZONES = (b"CST", b"IST")
SKEW = timedelta(minutes=5)
"""So far may the clock of whoever wrote a record be ahead of this machine's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """What the operator and the machine say of the times of all evidence."""

    zone: tzinfo | None = None
    """Of stamps without a zone; None: nobody named one, and they are read as UTC."""
    now: datetime | None = None
    """The time of day; evidence of a later date does not set the clock. None: unknown."""

    def is_late(self, moment: datetime) -> bool:
        """Dated after now."""
        return self.now is not None and moment > self.now + SKEW

    def newest(self, moments: Iterable[datetime | None]) -> datetime | None:
        """The newest that is not dated after now; None if there is none."""
        return max((one for one in moments if one and not self.is_late(one)), default=None)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Calendar:
    """What a file's stamps leave unsaid. Compared by identity: what was read is remembered by it."""

    anchor: datetime
    """Near it lie stamps without a year."""
    observed: bool = False
    """True: the anchor is an instant of the evidence; False: the file's own date, nothing is later."""
    zone: tzinfo = UTC
    """Of stamps without a zone."""
    day_first: bool = True
    """How `08/07/2026` is read."""


@lru_cache(maxsize=1024)
def likely_year(month: int, day: int, calendar: Calendar) -> int:
    """The year that puts a day nearest to, or not after, the calendar's anchor."""
    anchor = calendar.anchor.date()
    days = []
    for year in range(anchor.year + 1, anchor.year - 9, -1):
        with suppress(ValueError):  # 29 February
            days.append(date(year, month, day))
    if calendar.observed:
        return min(days, key=lambda day: abs(day - anchor)).year
    return next(day.year for day in days if day <= anchor + timedelta(days=1))


@lru_cache(maxsize=256)
def zone_of(name: bytes) -> tzinfo | None:
    """The zone of an offset, an abbreviation or a name of the zone database; None if unknown."""
    if name[:1] in b"+-":
        digits = name[1:].replace(b":", b"").ljust(4, b"0")
        offset = timedelta(hours=int(digits[:2]), minutes=int(digits[2:]))
        return timezone(-offset if name[:1] == b"-" else offset)
    hours = ZONE_HOURS.get(name.upper())
    if hours is not None:
        return timezone(timedelta(hours=hours)) if hours else UTC
    try:
        return ZoneInfo(name.decode("ascii"))
    except (OSError, ValueError, KeyError):  # no such zone, or no zone data on this machine
        return None
