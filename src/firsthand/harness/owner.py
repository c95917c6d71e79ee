"""Which process runs a run: `host:pid:start`. It tells a dead run from a slow one.

The start time makes a reused pid a different owner. Of a process on another host nothing is
known, so it counts as alive.
"""

import os
import socket
from functools import cache
from pathlib import Path


def current_owner() -> str:
    return _owner(os.getpid())


@cache
def _owner(pid: int) -> str:
    """By pid, for a process that forks: neither host name nor start changes while it lives."""
    return f"{socket.gethostname()}:{pid}:{_start(pid) or '-'}"


def owner_alive(owner: str) -> bool:
    """False only if the process is surely gone."""
    try:
        host, pid_text, start = owner.rsplit(":", 2)
        pid = int(pid_text)
    except ValueError:
        return False
    if host != socket.gethostname():
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    now = _start(pid)
    return now is None or start in {"-", now}


def _start(pid: int) -> str | None:
    """The process's start in clock ticks since boot, where the system tells it."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    fields = stat.rpartition(")")[2].split()
    return fields[19] if len(fields) > 19 else None
