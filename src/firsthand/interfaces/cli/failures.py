"""What happens to an exception that reaches the top: one line, a code, and never a traceback.

Law: an expected error (FirsthandError) is its own message. An unexpected one is a code and the
name of a log; the log holds the exceptions' types and where they were raised, and neither their
messages nor any value, since those may quote evidence or keys. What the machine refuses (a full disk, a
folder of another's) is said in its own words, with the way out.
"""

from __future__ import annotations

import errno
import hashlib
import os
import traceback
from datetime import UTC, datetime
from pathlib import Path

from firsthand.contracts.errors import FirsthandError
from firsthand.interfaces.cli import exit_codes
from firsthand.interfaces.cli.output import write_line

LOG_NAME = "errors.log"
LARGEST_LOG = 1_000_000
"""Bytes; a larger log is begun anew."""
RIGHT, ROOM, PATH = "give yourself the right to", "make room", "check the path"
REFUSED = {
    errno.EACCES: RIGHT, errno.EPERM: RIGHT, errno.EROFS: RIGHT,
    errno.ENOSPC: ROOM, errno.EDQUOT: ROOM,
    errno.ENOTDIR: PATH, errno.EISDIR: PATH, errno.ELOOP: PATH, errno.ENAMETOOLONG: PATH,
}  # fmt: skip
"""What the user's machine refuses is no fault of the program's, and has a way out."""
DEBUG_VARIABLE = "FIRSTHAND_DEBUG"


def report(error: Exception) -> int:
    """Print one line about the error and give the exit code."""
    if debugging():
        traceback.print_exception(error)
    if isinstance(error, FirsthandError):
        write_line(f"firsthand: {error}")
        return exit_codes.of_error(error)
    code = crash_code(error)
    log = _write_log(code, error)
    where = f"details are in {log}" if log else "no log could be written"
    if isinstance(error, OSError) and error.errno in REFUSED:
        write_line(f"firsthand: {_refusal(error)} ({code}; {where})")
        return exit_codes.FAILED
    write_line(
        f"firsthand: internal error {code} ({type(error).__name__}); {where};"
        f" {DEBUG_VARIABLE}=1 shows them"
    )
    return exit_codes.FAILED


def _refusal(error: OSError) -> str:
    """What the machine refused: its own words, the file if it is known, and the way out."""
    thing = error.filename if isinstance(error.filename, str) else "something that it needs"
    assert error.errno is not None
    return (
        f"{thing} cannot be used: {os.strerror(error.errno)}; {REFUSED[error.errno]},"
        " or set FIRSTHAND_HOME to a folder of yours"
    )


def debugging() -> bool:
    return os.environ.get(DEBUG_VARIABLE, "").lower() in ("1", "true", "yes", "on")


def crash_code(error: Exception) -> str:
    """Equal for the same error at the same place, so that reports can be compared."""
    return "E" + hashlib.sha256("\n".join(_trail(error)).encode()).hexdigest()[:8]


def _trail(error: BaseException) -> list[str]:
    """Types and places, outermost cause first; no message, no value."""
    lines: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        frames = traceback.extract_tb(current.__traceback__)
        places = [f"  {_place(frame)}" for frame in frames]
        lines = [*places, f"{type(current).__module__}.{type(current).__qualname__}", *lines]
        current = current.__cause__ or current.__context__
    return lines


def _place(frame: traceback.FrameSummary) -> str:
    parts = Path(frame.filename).parts
    return f"{'/'.join(parts[-3:])}:{frame.lineno} in {frame.name}"


def _write_log(code: str, error: Exception) -> Path | None:
    """Append to the log in the home folder; None where that cannot be done."""
    try:
        from firsthand.settings import ensure_home, load_settings

        home = load_settings().home
        ensure_home(home)
        log = home / LOG_NAME
        mode = "w" if log.exists() and log.stat().st_size > LARGEST_LOG else "a"
        with open(log, mode, encoding="utf-8", opener=_owner_only) as file:
            stamp = datetime.now(UTC).isoformat(timespec="seconds")
            file.write("\n".join([f"{stamp} {code}", *_trail(error), "", ""]))
    except (OSError, FirsthandError):
        return None
    return log


def _owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
