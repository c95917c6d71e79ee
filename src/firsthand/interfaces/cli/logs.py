"""The log of a run on stderr: JSON lines for machines, `key=value` for a terminal; off by default.

Law: structlog is imported only where a log is wanted. Every line passes `write_line`, so that it is
one printable line and a stderr that went away is no error.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from firsthand.contracts.enums import LogLevel
from firsthand.interfaces.cli.output import is_terminal, write_line
from firsthand.interfaces.cli.progress_sinks import Undrawn

if TYPE_CHECKING:
    from firsthand.contracts.events import Event
    from firsthand.harness.log_sink import LogSink
    from firsthand.settings.fields import LogFormat

FIRST_KEYS = ["timestamp", "level", "event", "run_id", "tool_call_id"]


class _Lines:
    """What structlog hands a finished line to."""

    def msg(self, message: str) -> None:
        write_line(message)

    debug = info = warning = msg


class LogProgress(Undrawn):
    """The log as a ProgressSink: it takes the place of the lines for people."""

    def __init__(self, sink: LogSink) -> None:
        self._sink = sink

    def emit(self, event: Event) -> None:
        self._sink.emit(event)


def log_progress(level: LogLevel, form: LogFormat) -> LogProgress | None:
    """None: no log is wanted."""
    if level is LogLevel.OFF:
        return None
    import structlog

    from firsthand.harness.log_sink import LogSink

    as_json = form == "json" or (form == "auto" and not is_terminal(sys.stderr))
    last: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=True)
        if as_json
        else structlog.processors.LogfmtRenderer(key_order=FIRST_KEYS, drop_missing=True)
    )
    log = LogSink(
        structlog.wrap_logger(
            _Lines(),
            processors=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                last,
            ],
            wrapper_class=structlog.make_filtering_bound_logger(level.value),
            context_class=dict,
        )
    )
    return LogProgress(log)
