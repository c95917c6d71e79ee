"""Runs a command's coroutine so that a signal ends the run and not the report.

Law: the first SIGINT, SIGTERM or SIGHUP (a terminal that is gone) raises the run's Cancellation and is
remembered; a second one ends the process at once. Handlers are put back. A SIGHUP that was ignored when
the command began (nohup) stays so. Outside of a run Ctrl-C is `ctrl_c.py`'s. The process waits for no
thread of the loop: a name that is being looked up may take minutes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from types import FrameType
from typing import Any, TypeVar

from firsthand.harness.cancel import Cancellation
from firsthand.interfaces.cli import exit_codes, failures

T = TypeVar("T")
STDERR = 2

SIGNALS = {
    signal.SIGINT: exit_codes.INTERRUPTED,
    signal.SIGTERM: exit_codes.TERMINATED,
    signal.SIGHUP: exit_codes.HANGUP,
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


class UnawaitedThreads(ThreadPoolExecutor):
    """The loop's executor, with a thread per call that neither `shutdown` nor the exit waits for."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()

        def work() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # it is raised again where it is awaited
                future.set_exception(error)
            else:
                future.set_result(result)

        threading.Thread(target=work, name="firsthand-loop", daemon=True).start()
        return future


def run(main: Callable[[Interruption], Coroutine[Any, Any, int]]) -> int:
    """`asyncio.run` under the signal handlers: its exit code; a signal's, if one came."""

    async def guarded() -> int:
        asyncio.get_running_loop().set_default_executor(UnawaitedThreads())
        return await main(interruption)

    interruption = Interruption()
    heeded = [number for number in SIGNALS if not _survives(number)]
    before = {number: signal.signal(number, interruption.on_signal) for number in heeded}
    try:
        code = asyncio.run(guarded())
    except Exception as error:
        if interruption.exit_code is None:
            raise
        code = failures.report(error)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return code if interruption.exit_code is None else interruption.exit_code


def _survives(number: signal.Signals) -> bool:
    """Whoever ran the command with nohup wants it to outlive the terminal."""
    return number is signal.SIGHUP and signal.getsignal(number) is signal.SIG_IGN
