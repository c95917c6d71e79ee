"""What a run knows when its next call is chosen, and the question's window as an argument. Pure."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from pydantic import ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import Window
from firsthand.offline.focus import Focus
from firsthand.offline.question import Question
from firsthand.offline.rank import Ranked, newest_of
from firsthand.offline.reading import Reading
from firsthand.offline.tables import Table
from firsthand.offline.windows import Span
from firsthand.rules.evidence import InvalidWindow, resolve_window


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

    def of(self, tool: ToolName) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.readings if reading.tool_name == tool)


def window_of(progress: Progress) -> JsonObject:
    """The question's window as an argument; a bare time of day takes its date from the evidence."""
    span = progress.question.window
    if span is None:
        return {}
    newest = newest_of(progress.ranked)
    dated = Span(since=_dated(span.since, newest), until=_dated(span.until, newest))
    bounds = {name: bound for name, bound in dated._asdict().items() if bound is not None}
    try:
        resolve_window(Window(**bounds), newest=newest or datetime.max)
    except (InvalidWindow, ValidationError):
        return {}
    return {"window": dict(bounds)} if bounds else {}


def _dated(bound: str | None, newest: datetime | None) -> str | None:
    """`10:00` → the newest `10:00` that is not after the newest evidence; None without any."""
    if bound is None or ":" not in bound or "-" in bound.split(":")[0]:
        return bound
    if newest is None:
        return None
    clock = bound if len(bound.split(":")[0]) > 1 else f"0{bound}"
    try:
        moment = datetime.fromisoformat(f"{newest.date().isoformat()}T{clock}")
        aware = moment if moment.tzinfo else moment.replace(tzinfo=newest.tzinfo)
        return (aware - timedelta(days=aware > newest)).isoformat().replace("+00:00", "Z")
    except (ValueError, OverflowError):
        return None
