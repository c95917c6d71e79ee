"""EventSinks of the command line: plain lines for a pipe, a live view for a terminal.

Law: an event never blocks and never raises here. Both write to stderr alone.
"""

from __future__ import annotations

import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from firsthand.interfaces.cli.output import console, is_terminal, write_line
from firsthand.interfaces.progress import progress_line

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.live import Live

    from firsthand.contracts.events import Event

STEPS_SHOWN = 12
"""Most lines of the live view that tell what was done."""


class ProgressSink(Protocol):
    """An EventSink that is shown for as long as it is entered."""

    def emit(self, event: Event) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def progress_sink(refresh_seconds: float) -> ProgressSink:
    """Live only where both streams are terminals: a pipe gets plain lines."""
    if is_terminal(sys.stdout) and is_terminal(sys.stderr):
        return LiveSink(refresh_seconds)
    return PlainSink()


class Undrawn:
    """A sink that has nothing to put up or take down."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None


class PlainSink(Undrawn):
    """One line per event that says something."""

    def emit(self, event: Event) -> None:
        if words := progress_line(event):
            write_line(words)


class LiveSink:
    """What is happening now, what was done, and the budgets; it vanishes when it is left."""

    def __init__(self, refresh_seconds: float) -> None:
        from rich.live import Live
        from rich.spinner import Spinner

        from firsthand.interfaces.cli.live import LiveState

        self._lock = threading.Lock()
        self._state = LiveState()
        self._spinner = Spinner("line", style="bold")
        self._live: Live = Live(
            console=console(sys.stderr),
            get_renderable=self._draw,
            refresh_per_second=1 / refresh_seconds,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )

    def emit(self, event: Event) -> None:
        with self._lock:
            self._state = self._state.after(event)

    def _draw(self) -> RenderableType:
        with self._lock:
            state = self._state
        return state.renderable(self._spinner, most=STEPS_SHOWN)

    def __enter__(self) -> Self:
        self._live.start()
        self._live.console.show_cursor(True)  # a process that is killed leaves a usable terminal
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._live.stop()
