"""The window of a search over a log server: closed on both sides, and no longer than it takes.

Law: pure; the caller gives the time of day, which is the clock of what is live. Without a window
the last `DEFAULT_SPAN` are searched, and the scope says so.
"""

from datetime import datetime, timedelta

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.rules.evidence import iso
from firsthand.sources.windows import effective_window

DEFAULT_SPAN = timedelta(hours=24)


def closed_window(
    asked: Window | None, *, now: datetime, longest: timedelta | None
) -> tuple[TimeWindow, tuple[str, ...]]:
    """The window and what must be said of it. Raises SourceError as `effective_window` does."""
    window = effective_window(asked, bounds=TimeWindow(), newest=now)
    until = window.until or now
    since = window.since
    if since is None:
        since = _before(until, min(DEFAULT_SPAN, longest or DEFAULT_SPAN))
    if since >= until:
        raise SourceError(
            f"the window begins at {iso(since)}, and its end is {iso(until)}",
            ErrorCode.INVALID_ARGUMENTS,
        )
    if longest is not None and until - since > longest:
        note = f"the server takes {longest.days} days at a time; the last of the window's were searched"
        return TimeWindow(since=until - longest, until=until), (note,)
    return TimeWindow(since=since, until=until), ()


def _before(moment: datetime, span: timedelta) -> datetime:
    try:
        return moment - span
    except OverflowError:
        raise SourceError(
            f"no time lies {span} before {iso(moment)}", ErrorCode.INVALID_ARGUMENTS
        ) from None
