"""Log files at size: CPU of a windowed search beside ripgrep over the whole file, and peak memory.

Five terms, one of them Chinese, in a sorted file of one day; the page cache is warm on both sides.
Ours is the search with the opening of the file, in a process of its own, without the start of the
interpreter; ripgrep counts the lines of the same terms, literal, case ignored as ours is and, where
that is cheaper, minded.

    python -m benchmarks.logs [--full] [--megabytes 64] [--rounds 3] [--json]
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from benchmarks._logs_material import START, TERMS, seconds_of, write_day

FULL_MEGABYTES = 1000
SPARE_BYTES = 500_000_000
"""Left free beside the file."""
GOALS = {"windowed_ratio": 1.5, "peak_megabytes": 150}
NO_RIPGREP = "ripgrep is not here, so there is no ratio; `apt-get install ripgrep` brings it"
WINDOWS: dict[str, timedelta | None] = {
    "1 minute": timedelta(minutes=1),
    "1 hour": timedelta(hours=1),
    "all": None,
}


def measure(folder: Path, megabytes: int, rounds: int) -> dict[str, Any]:
    path = folder / "shop.log"
    expected = write_day(path, megabytes * 1_000_000)
    _warm(path)
    found: dict[str, Any] = {"megabytes": round(path.stat().st_size / 1_000_000), "windows": {}}
    ripgrep = shutil.which("rg")
    found["rg_cpu_s"] = None if ripgrep is None else _ripgrep(ripgrep, path, expected, rounds)
    end = START + timedelta(seconds=seconds_of(megabytes * 1_000_000))
    for name, span in WINDOWS.items():
        until = min(START + timedelta(hours=14), end)
        ends = ("-", "-") if span is None else ((until - span).isoformat(), until.isoformat())
        runs = [_search(path, ends) for _ in range(rounds)]
        if span is None and runs[0]["total"] != expected:
            raise AssertionError(f"{runs[0]['total']} records found, {expected} written")
        cpu = min(run["cpu_s"] for run in runs)
        found["windows"][name] = {
            "cpu_s": round(cpu, 3),
            "ratio": round(cpu / found["rg_cpu_s"], 2) if found["rg_cpu_s"] else None,
            "peak_megabytes": round(max(run["peak_bytes"] for run in runs) / 1_000_000),
            "records": runs[0]["total"],
        }
    return found


def _warm(path: Path) -> None:
    with path.open("rb") as file:
        while file.read(1 << 24):
            pass


def _search(path: Path, ends: Sequence[str]) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks._logs_search", str(path), *ends]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _ripgrep(ripgrep: str, path: Path, expected: int, rounds: int) -> float:
    """The least CPU of either way to ask."""
    terms = [part for term in TERMS for part in ("-e", term)]
    spent = []
    for case in ("--ignore-case", "--case-sensitive"):
        for _ in range(rounds):
            before = _children()
            command = [ripgrep, "--count", "--fixed-strings", case, *terms, str(path)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            spent.append(_children() - before)
            if int(done.stdout) != expected:
                raise AssertionError(f"ripgrep counts {done.stdout.strip()}, {expected} written")
    return min(spent)


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else None, allow_abbrev=False
    )
    parser.add_argument("--full", action="store_true", help="1 GB")
    parser.add_argument("--megabytes", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    megabytes = FULL_MEGABYTES if options.full else options.megabytes
    place = tempfile.gettempdir()
    if shutil.disk_usage(place).free < megabytes * 1_000_000 + SPARE_BYTES:
        sys.exit(f"{place} has no room for {megabytes} MB; set TMPDIR to a folder that has")
    with tempfile.TemporaryDirectory(prefix="firsthand-logs-") as folder:
        found = measure(Path(folder), megabytes, options.rounds)
    if options.json:
        print(json.dumps({"found": found, "goals": GOALS, "cores": os.cpu_count()}, indent=2))
        return
    _print(found)


def _print(found: dict[str, Any]) -> None:
    print(f"logs: {found['megabytes']} MB, {len(TERMS)} terms, CPU seconds, the least of some runs")
    if found["rg_cpu_s"] is None:
        print(f"  {NO_RIPGREP}")
    else:
        print(f"  {'ripgrep, whole file':22} {found['rg_cpu_s']:.3f}")
    for name, row in found["windows"].items():
        ratio = "" if row["ratio"] is None else f"   {row['ratio']:6.2f} x ripgrep"
        peak = f"{row['peak_megabytes']} MB at most"
        print(f"  {name:22} {row['cpu_s']:.3f}{ratio}   {peak}   {row['records']} records")
    print(
        f"  goals: windowed at most {GOALS['windowed_ratio']:g} x ripgrep,"
        f" memory below {GOALS['peak_megabytes']:g} MB"
    )


if __name__ == "__main__":
    main()
