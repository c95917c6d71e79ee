"""When a query is evaluated: its window, its step, and the instants themselves. Pure.

Law: the last instant is now, or the window's end down to a multiple of `FINEST`: the newest value is
in, and no time of a line is a second of the asker's choice. The others lie whole steps before it. A
step is one of the usual durations; one that would give more points than the server's limit is made
coarser, and a note says so.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.rules.evidence.window import SECONDS
from firsthand.sources.metrics.promql.durations import USUAL, next_usual, seconds_of
from firsthand.sources.windows import DEFAULT_WINDOW

FINEST = 15
"""Seconds: the shortest step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluation:
    """Where a range query is evaluated."""

    start: int
    end: int
    step: int
    """Seconds; `start` and `end` since 1970, whole steps apart."""
    window: TimeWindow
    """What that covers, for the scope."""
    notes: tuple[str, ...] = ()


def evaluation(
    window: TimeWindow, *, asked_step: str | None, now: datetime, points: int
) -> Evaluation:
    """Raises SourceError for a step that is no duration."""
    until = min(window.until or now, now)
    since = window.since if window.since is not None else until - DEFAULT_WINDOW
    span = max((until - since).total_seconds(), 1.0)
    least = next_usual(max(FINEST, span / points))
    step, notes = least, []
    if asked_step is not None:
        wanted = _seconds(asked_step)
        step = max(least, next_usual(max(FINEST, wanted)))
        if step > wanted:
            notes.append(
                f"the step is {duration(step)}, coarser than the {duration(wanted)} asked for:"
                f" at most {points} points, {duration(FINEST)} at the finest"
            )
    end = int(_last(window, now).timestamp())
    start = end - int((end - since.timestamp()) // step) * step
    start = min(start, end)
    covered = TimeWindow(since=min(since, _instant(start)), until=until)
    return Evaluation(start=start, end=end, step=step, window=covered, notes=tuple(notes))


def moment(window: TimeWindow, now: datetime) -> datetime:
    """Where an instant query is evaluated: the window's end, or now."""
    return _last(window, now)


def duration(seconds: float) -> str:
    """`90s`, `1m`, `2d`."""
    if seconds in USUAL:
        return USUAL[int(seconds)]
    whole = int(seconds)
    unit = next((unit for unit in ("d", "h", "m") if whole and whole % SECONDS[unit] == 0), "s")
    return f"{seconds:g}s" if unit == "s" else f"{whole // SECONDS[unit]}{unit}"


def _last(window: TimeWindow, now: datetime) -> datetime:
    if window.until is None or window.until >= now:
        return now.replace(microsecond=0)
    return _instant(int(window.until.timestamp() // FINEST * FINEST))


def _seconds(text: str) -> float:
    seconds = seconds_of(text.strip())
    if not seconds:
        raise SourceError(
            f"the step {text[:20]!r} is no duration; give one such as 1m",
            ErrorCode.INVALID_ARGUMENTS,
        )
    return seconds


def _instant(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
