"""Runs a command's coroutine so that a signal ends the run and not the report.

Law: the first SIGINT or SIGTERM raises the run's Cancellation and is remembered; a second one
ends the process at once. Handlers are put back. The only place that touches signals.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from types import FrameType
from typing import Any, TypeVar

from firsthand.harness.cancel import Cancellation
from firsthand.interfaces.cli import exit_codes

T = TypeVar("T")
STDERR = 2

SIGNALS = {
    signal.SIGINT: exit_codes.INTERRUPTED,
    signal.SIGTERM: exit_codes.TERMINATED,
}


class Interruption:
    """One per command: the run's Cancellation, and which signal raised it."""

    def __init__(self) -> None:
        self.cancellation = Cancellation()
        self.exit_code: int | None = None
        """Set once a signal came: it is the command's, whatever the run's verdict."""

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        code = SIGNALS[signal.Signals(number)]
        if self.exit_code is not None:
            os._exit(code)
        self.exit_code = code
        self.cancellation.cancel()
        with suppress(OSError):
            os.write(STDERR, b"stopping; once more ends at once\n")  # safe inside another write


def run(main: Callable[[Interruption], Coroutine[Any, Any, T]]) -> T:
    """`asyncio.run` under the signal handlers."""
    interruption = Interruption()
    before = {number: signal.signal(number, interruption.on_signal) for number in SIGNALS}
    try:
        return asyncio.run(main(interruption))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
