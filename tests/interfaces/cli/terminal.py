"""Runs a command in a real pseudo-terminal and gives what it wrote there."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

DEADLINE_SECONDS = 60.0
ROOT = Path(__file__).parents[3]


def in_terminal(
    arguments: list[str],
    *,
    columns: int = 80,
    environment: dict[str, str] | None = None,
    meanwhile: Callable[[subprocess.Popen[bytes], str], None] | None = None,
) -> tuple[int, str]:
    """`python ARGUMENTS`: its exit code, and what stdout and stderr wrote to one terminal.

    `meanwhile` is called with the process and all that it wrote so far, after each piece.
    """
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    hidden = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "CI", "TTY_COMPATIBLE")
    base = {
        name: value
        for name, value in os.environ.items()
        if name not in hidden and not name.startswith("PYTEST")  # a library is silent under test
    }
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=ROOT,
        env=base | {"TERM": "xterm-256color", "PYTHONUTF8": "1"} | (environment or {}),
    )
    os.close(slave)
    written = b""
    until = time.monotonic() + DEADLINE_SECONDS
    try:
        while time.monotonic() < until and (piece := _read(master)) is not None:
            written += piece
            if meanwhile is not None and piece:
                meanwhile(process, written.decode("utf-8", "replace"))
        return process.wait(timeout=10), written.decode("utf-8", "replace")
    finally:
        process.kill()
        process.wait()
        os.close(master)


def _read(master: int) -> bytes | None:
    """Empty when nothing came for a moment, None at the end."""
    ready, _, _ = select.select([master], [], [], 0.2)
    if not ready:
        return b""
    try:
        return os.read(master, 65536) or None
    except OSError:
        return None
