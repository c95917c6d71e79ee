"""What Ctrl-C does outside of a run: one line, exit code 130, at once, and never a traceback.

Law: from `take` on no KeyboardInterrupt is raised by a signal, except inside `raising`, which is for
work that must tidy up. A KeyboardInterrupt may be raised in any code whatever: an `import` turns it
into another error, a finaliser prints and forgets it, and one that passed through `exec` of a text
makes CPython kill the process by SIGINT at the end, although it was caught. So a process that it
was raised in leaves by `leave`. A run's own handlers are `running.py`'s. A SIGINT that was ignored
when the process began stays ignored.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # built in; `signal` would first load `enum`
import atexit
import os
import sys

INTERRUPTED = 130
"""`exit_codes` has it too, and costs imports."""
STDERR = 2

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType, TracebackType


def take() -> None:
    """End at once on Ctrl-C, until nothing is left to do but to free memory."""
    if _signal.getsignal(_signal.SIGINT) is not _signal.default_int_handler:
        return
    _signal.signal(_signal.SIGINT, _end)
    atexit.register(_ignore)  # the first that is registered is the last that is called


def leave(code: int) -> None:
    """End the process; what was printed is flushed, as `output.py` always does."""
    os._exit(code)


class Raising:
    """Inside, the first Ctrl-C raises KeyboardInterrupt, and so does the way out if it got lost.

    A second one ends the process at once.
    """

    def __init__(self) -> None:
        self.seen = False

    def __enter__(self) -> Raising:
        self._hook = sys.unraisablehook
        self._before = _signal.getsignal(_signal.SIGINT)
        if self._before is not _signal.SIG_IGN:
            sys.unraisablehook = self._unraisable
            _signal.signal(_signal.SIGINT, self._first)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _signal.signal(_signal.SIGINT, self._before)
        sys.unraisablehook = self._hook
        self.check()

    def check(self) -> None:
        """Raises KeyboardInterrupt if Ctrl-C came: where it was raised it may have been swallowed."""
        if self.seen:
            raise KeyboardInterrupt from None

    def _first(self, number: int, frame: FrameType | None) -> None:
        if self.seen:
            _end(number, frame)
        self.seen = True
        raise KeyboardInterrupt

    def _unraisable(self, lost: sys.UnraisableHookArgs) -> None:
        if not (self.seen and lost.exc_type is KeyboardInterrupt):
            self._hook(lost)


def _end(number: int, frame: FrameType | None) -> None:
    try:
        os.write(STDERR, b"stopped\n")  # safe inside another write
    finally:  # though nobody reads it
        os._exit(INTERRUPTED)


def _ignore() -> None:
    """After this Python frees its modules and calls no handler: SIGINT would kill without a word."""
    _signal.signal(_signal.SIGINT, _signal.SIG_IGN)
