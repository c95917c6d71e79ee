"""The window that a source really searches: what was asked for, within the run's bounds.

Law: pure. Relative times count back from the clock of the evidence, which is its newest record
(or the end of the bounds, where that is earlier), never from the time of day.
"""

from datetime import datetime, timedelta

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.rules.evidence import InvalidWindow, iso, resolve_window

DEFAULT_WINDOW = timedelta(hours=1)
"""Searched of live series where no begin is given."""
UNTIMED_NOTE = "the evidence carries no time stamps, so the window was not applied"


def effective_window(
    asked: Window | None, *, bounds: TimeWindow, newest: datetime | None
) -> TimeWindow:
    """Raises SourceError for a time that cannot be read, and for a window outside the bounds."""
    clock = newest
    if bounds.until is not None and (clock is None or bounds.until < clock):
        clock = bounds.until
    if clock is None or asked is None:
        return bounds
    try:
        window = resolve_window(asked, newest=clock)
    except InvalidWindow as error:
        raise SourceError(str(error), ErrorCode.INVALID_ARGUMENTS) from None
    since = max(filter(None, (window.since, bounds.since)), default=None)
    until = min(filter(None, (window.until, bounds.until)), default=None)
    if since is not None and until is not None and since >= until:
        raise SourceError(
            f"the window from {iso(since)} ends by {iso(until)}: it lies outside this run's bounds",
            ErrorCode.QUERY_REJECTED,
        )
    return TimeWindow(since=since, until=until)
