"""One search in a process of its own: CPU seconds, peak memory and what was found, as JSON.

python -m benchmarks._logs_search FILE SINCE|- UNTIL|-
"""

import json
import resource
import sys
import threading
from pathlib import Path

from benchmarks._logs_material import TERMS

from firsthand.contracts.requests import QueryLogs, Window
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import open_log
from firsthand.sources.files.logs import LogFileSource


def used() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def peak() -> int:
    """Most bytes of memory of this program; `ru_maxrss` also knows the process that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        row = next(one for one in status.read_text().splitlines() if one.startswith("VmHWM:"))
        return int(row.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(path: str, since: str, until: str) -> None:
    window = None if since == "-" else Window(since=since, until=until)
    request = QueryLogs(any_of=list(TERMS), window=window)
    before = used()
    limits = ReadLimits()
    file = open_log(Path(path), Path(path).name, limits)
    result = LogFileSource([file], limits=limits).search(request, 40, threading.Event())
    spent = used() - before
    print(json.dumps({"cpu_s": spent, "peak_bytes": peak(), "total": result.total}))


if __name__ == "__main__":
    main(*sys.argv[1:])
