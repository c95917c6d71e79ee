"""`--trace FILE`: a run's record as JSON lines, each written at once and whole.

Law: the file is its owner's alone, and one that holds something is refused, so that no trace and no
other file is ever overwritten. What is written is safe to print: control characters are escaped. A
file that cannot be written any more costs the rest of the trace and never the run.
"""

from __future__ import annotations

import fcntl
import os
import stat
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from firsthand import __version__
from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli.output import write_line
from firsthand.interfaces.safe_text import safe_json

if TYPE_CHECKING:
    from firsthand.contracts.base import JsonObject

OWNER_ONLY = 0o600
VERSION = 1
"""Of the records' shape."""


class TraceFile:
    """Open while it is entered; `record` writes one line."""

    def __init__(self, path: Path) -> None:
        """Raises UsageError where the file cannot be written, or holds something."""
        self._path = path
        self._begun = False
        self._failed = False
        self._file = _opened(path)

    def record(self, record: JsonObject) -> None:
        """Write one line; the first has its head before it, so that a run that never began has none."""
        if not self._begun:
            self._begun = True
            self.record({"type": "trace", "version": VERSION, "firsthand": __version__})
        if self._failed:
            return
        line = safe_json({"at": datetime.now(UTC).isoformat(), **record}, indent=None) + "\n"
        left = line.encode()
        try:
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as wrong:
            self._failed = True
            write_line(f"note: the trace {self._path} ends here: {wrong.strerror}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._file)


def _opened(path: Path) -> int:
    try:
        file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, OWNER_ONLY)
    except OSError as wrong:
        raise UsageError(
            f"--trace {path} cannot be written: {wrong.strerror}; name a new file in a folder of yours"
        ) from None
    try:
        status = os.fstat(file)
        if not stat.S_ISREG(status.st_mode):
            raise UsageError(f"--trace {path} is no regular file; name a new one")
        _lock(file, path)
        if os.fstat(file).st_size:
            raise UsageError(f"--trace {path} is not empty; name a new file, or remove it")
        os.fchmod(file, OWNER_ONLY)
    except OSError as wrong:
        os.close(file)
        raise UsageError(f"--trace {path} cannot be made its owner's: {wrong.strerror}") from None
    except UsageError:
        os.close(file)
        raise
    return file


def _lock(file: int, path: Path) -> None:
    """Ours until it is closed: two runs that start at once do not mix."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(f"--trace {path} is being written by another run; name another") from None
