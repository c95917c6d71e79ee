"""The time that a question names, against the evidence's clock, and which evidence lies in it. Pure.

Owns the date of a bare time of day and the margin around a moment. What lies outside of the window is
no evidence for the question: it is neither told nor concluded from.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from pydantic import ValidationError

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.offline.reading import Item, Reading, item_time, read_alert, read_group, times
from firsthand.offline.series import read_series
from firsthand.offline.windows import Span
from firsthand.rules.evidence import InvalidWindow, parse_instant, resolve_window

BEFORE, AFTER = timedelta(minutes=15), timedelta(minutes=30)
"""The window around one moment."""
HALF_DAY = timedelta(hours=12)
"""A time of day that lies further after the newest evidence is of the day before."""

_CLOCK = re.compile(r"\d{1,2}:")
_COVERED = re.compile(
    r"\(\d+ files?, (?:\d+ of them empty, )?records (from [^,)]{0,80})(?:, and some [^)]{0,80})?\)"
)


def clock(items: Iterable[Item], descriptions: Mapping[str, str]) -> datetime | None:
    """The newest moment that the tools say they cover; else that of what they returned."""
    said = [
        moment
        for text in descriptions.values()
        for covered in _COVERED.findall(text[:4000])
        for moment in times(covered)
    ]
    return max(said or filter(None, map(item_time, items)), default=None)


def window(span: Span | None, newest: datetime | None) -> TimeWindow:
    """Open where the question names no time, or none that can be read."""
    if span is None or (newest is None and any(part and _CLOCK.match(part) for part in span)):
        return TimeWindow()
    now = newest or datetime.max.replace(tzinfo=UTC)
    try:
        if span.around is not None:
            moment = parse_instant(_dated(span.around, now), newest=now)
            return TimeWindow(since=moment - BEFORE, until=moment + AFTER)
        if newest is None and span.since is not None and not re.search("[:-]", span.since):
            return TimeWindow()
        bounds = [None if part is None else _dated(part, now) for part in span[:2]]
        return resolve_window(Window(since=bounds[0], until=bounds[1]), newest=now)
    except (InvalidWindow, ValidationError, ValueError, OverflowError):
        return TimeWindow()


def within(reading: Reading, bounds: TimeWindow) -> Reading:
    """The reading with those of its items that lie in the window, or that have no time."""
    if bounds == TimeWindow():
        return reading
    return replace(reading, items=tuple(one for one in reading.items if _lies_in(one, bounds)))


def _lies_in(item: Item, bounds: TimeWindow) -> bool:
    """Whether its stretch of time and the window overlap."""
    stretch = _stretch(item)
    if stretch is None:
        return True
    first, last = stretch
    return (bounds.since is None or last >= bounds.since) and (
        bounds.until is None or first < bounds.until
    )


def _stretch(item: Item) -> tuple[datetime, datetime] | None:
    if item.collection == "alerts":
        alert = read_alert(item.text)
        begin, end = (times(alert.values.get(key, "")) for key in ("since", "until"))
        on = alert.standing != "quiet" or not end
        forever = datetime.max.replace(tzinfo=UTC)
        return (begin[0], forever if on else end[0]) if begin else None
    if item.collection == "series":
        series = read_series(item.text)
        moments = times(f"{series.first[1]} {series.last[1]}") if series else []
    elif item.collection == "logs":
        group = read_group(item.text)
        written = f"{group.first} {group.last}" if group and group.last else item.text
        moments = times(written)[: 2 if group and group.last else 1]
    else:
        moments = times(item.text) if item.collection == "rows" else []
    return (min(moments), max(moments)) if moments else None


def _dated(bound: str, newest: datetime) -> str:
    """`10:00` is of the newest evidence's day."""
    if not _CLOCK.match(bound):
        return bound
    written = bound if bound.find(":") > 1 else f"0{bound}"
    moment = parse_instant(f"{newest.date().isoformat()}T{written}", newest=newest)
    return (moment - timedelta(days=moment - newest > HALF_DAY)).isoformat()
