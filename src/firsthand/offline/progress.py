"""What a run knows when its next call is chosen, and the question's window as an argument. Pure."""

import re
from dataclasses import dataclass, field
from datetime import datetime

from pydantic import ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.offline.focus import Focus
from firsthand.offline.question import Question
from firsthand.offline.rank import Ranked
from firsthand.offline.reading import Reading
from firsthand.offline.tables import Table
from firsthand.rules.evidence import InvalidWindow, iso, resolve_window

_ABSOLUTE = re.compile(r"[:-]")
"""A date or a time of day; a time back has neither mark."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Progress:
    """What the run knows when the next call is chosen."""

    question: Question
    focus: Focus
    readings: tuple[Reading, ...]
    ranked: tuple[Ranked, ...]
    tools: tuple[str, ...]
    tables: tuple[Table, ...] = ()
    """What the tables' tool says that it holds."""
    metrics: tuple[str, ...] = ()
    """Metrics that their tool lists."""
    all_metrics: bool = True
    """There are no others."""
    window: TimeWindow = field(default_factory=TimeWindow)
    """What the question names, resolved; open where it names no time."""

    def of(self, tool: ToolName) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.readings if reading.tool_name == tool)


def window_of(progress: Progress) -> JsonObject:
    """The question's window as an argument of a call; empty without one.

    A time back from the newest evidence stays relative: the source has the clock.
    """
    window, span = progress.window, progress.question.window
    if span is None:
        return {}
    if span.since is not None and span.until is None and not _ABSOLUTE.search(span.since):
        return {"window": {"since": span.since}} if _is_readable(span.since) else {}
    bounds = {"since": window.since, "until": window.until}
    told: JsonObject = {name: iso(bound) for name, bound in bounds.items() if bound is not None}
    return {"window": told} if told else {}


def _is_readable(since: str) -> bool:
    try:
        resolve_window(Window(since=since), newest=datetime.max)
    except (InvalidWindow, ValidationError):
        return False
    return True
