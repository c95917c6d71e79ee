"""What `30m`, `now-2h` or `2026-07-08` mean. Owns the spelling of instants and windows; pure.

Everything is read against the newest evidence, which the caller gives. Zones are offsets, `Z` or
`UTC`: a zone's name would need a database of this machine, so it is refused with the way out.
"""

import re
from datetime import UTC, datetime, timedelta

from firsthand.contracts.errors import UsageError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.rules.evidence.oneline import one_line
from firsthand.rules.evidence.times import iso

FORMS = "give ISO 8601 (2026-07-08T10:14:00Z, +08:00), a date, or a time back such as 30m, 2h, 1d"

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
_UNIT = r"(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)"
_AMOUNT = rf"[0-9]{{1,9}}\s?{_UNIT}"
_SPAN = rf"{_AMOUNT}(?:\s?{_AMOUNT}){{0,4}}"
_RELATIVE = re.compile(
    rf"(?:now\s?-\s?|-|(?:the\s)?(?:last|past)\s)?({_SPAN})(?:\sago)?", re.IGNORECASE | re.ASCII
)
_PART = re.compile(r"([0-9]+)\s?([a-z])", re.IGNORECASE | re.ASCII)
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_ISO = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})"
    r"(?:[Tt ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?)\s?(.*))?",
    re.ASCII,
)
_OFFSET = re.compile(r"[+\-]([0-9]{2}):?([0-9]{2})?", re.ASCII)
_EPOCH = re.compile(r"[0-9]{10}(?:[0-9]{3})?", re.ASCII)
_NOW = frozenset({"now", "newest"})


class InvalidWindow(UsageError, ValueError):
    """A time or a window that cannot be read. One line that quotes it and says what would do."""

    code = "invalid_window"


def parse_instant(text: str, *, newest: datetime) -> datetime:
    """An aware UTC instant.

    ISO 8601 (naive is UTC; a date is its first moment), seconds or milliseconds since 1970,
    `now`, or a span back from the newest evidence: `30m`, `1h30m`, `-30m`, `now-2h`, `last 15m`,
    `2 hours ago`. Raises InvalidWindow.
    """
    stripped = " ".join(text.split())
    try:
        if stripped.lower() in _NOW:
            return _utc(newest)
        if relative := _RELATIVE.fullmatch(stripped):
            return _utc(newest) - _span(relative[1])
        if _EPOCH.fullmatch(stripped):
            seconds = int(stripped) / (1000 if len(stripped) == 13 else 1)
            return datetime.fromtimestamp(seconds, UTC)
        if absolute := _ISO.fullmatch(stripped):
            return _absolute(absolute[1], absolute[2], absolute[3] or "", text)
    except (OverflowError, ValueError) as error:
        if isinstance(error, InvalidWindow):
            raise
        raise InvalidWindow(f"no such time: {_shown(text)}; {FORMS}") from None
    raise InvalidWindow(f"cannot read the time {_shown(text)}; {FORMS}")


def resolve_window(window: Window | None, *, newest: datetime) -> TimeWindow:
    """The window in UTC; an end that is absent, or is `now`, is open, so the newest is inside.

    A date as `until` means the end of that day. Raises InvalidWindow, also for an empty window.
    """
    if window is None:
        return TimeWindow()
    since = None if window.since is None else parse_instant(window.since, newest=newest)
    until = None if window.until is None else parse_instant(window.until, newest=newest)
    if until is not None and window.until is not None:
        if _DATE.fullmatch(window.until.strip()):
            until = _day_after(until, window.until)
        elif until == _utc(newest) and not _ISO.fullmatch(window.until.strip()):
            until = None
    if since is not None and until is not None and since >= until:
        raise InvalidWindow(
            f"since {iso(since)} is not before until {iso(until)}; swap or widen them"
        )
    return TimeWindow(since=since, until=until)


def _utc(moment: datetime) -> datetime:
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def _span(text: str) -> timedelta:
    return timedelta(
        seconds=sum(int(amount) * SECONDS[unit.lower()] for amount, unit in _PART.findall(text))
    )


def _absolute(date: str, time: str | None, zone: str, text: str) -> datetime:
    naive = datetime.fromisoformat(date if time is None else f"{date}T{time.replace(',', '.')}")
    if zone.upper() in ("", "Z", "UTC", "GMT"):
        return naive.replace(tzinfo=UTC)
    offset = _OFFSET.fullmatch(zone.removeprefix("UTC").removeprefix("GMT"))
    if offset is None:
        raise InvalidWindow(
            f"unknown time zone {_shown(zone)} in {_shown(text)}; give an offset such as +08:00, or Z"
        )
    minutes = int(offset[1]) * 60 + int(offset[2] or 0)
    if int(offset[1]) > 14 or int(offset[2] or 0) > 59:
        raise InvalidWindow(f"no such time-zone offset: {_shown(zone)} in {_shown(text)}")
    return naive.replace(tzinfo=UTC) - timedelta(minutes=minutes if "+" in zone else -minutes)


def _day_after(midnight: datetime, text: str) -> datetime:
    try:
        return midnight + timedelta(days=1)
    except OverflowError:
        raise InvalidWindow(f"no such time: {_shown(text)}; {FORMS}") from None


def _shown(text: str) -> str:
    return f"'{one_line(text, 80)}'"
