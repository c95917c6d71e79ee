"""What a command costs before and around its work: CPU of the command line, size of the install.

CPU is user and system time of a fresh process, the least of several; beside each command stands the
import of the libraries that it cannot do without, measured in turn with it. The base install is
read off the lock: the packages that this platform needs, and their files where they lie.

    python -m benchmarks.startup [--rounds 5] [--json]
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from firsthand.interfaces.cli.demo import QUESTION

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "src/firsthand/sources/scenario/pool_exhaustion"
LIBRARIES = "import pydantic_ai, sqlalchemy.ext.asyncio, pydantic_settings"
COMMANDS: dict[str, list[str]] = {
    "typer_import": ["-c", "import typer"],
    "help": ["-m", "firsthand", "--help"],
    "libraries_import": ["-c", LIBRARIES],
    "diagnose": ["-m", "firsthand", "diagnose", QUESTION, "--evidence", str(EVIDENCE)],
}
GOALS = {"help": 0.3, "diagnose": 2.0, "packages": 60, "megabytes": 200}


def cpu_seconds(arguments: list[str], home: Path) -> float:
    before = _children()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"FIRSTHAND_HOME": str(home)},
        capture_output=True,
        check=True,
    )
    return _children() - before


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def base_install() -> tuple[int, float]:
    """Packages of the base install, and their megabytes on disk."""
    rows = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    names = [row.partition("==")[0] for row in rows if "==" in row and not row.startswith(" ")]
    packages, size = 0, 0
    for name in names:
        try:
            files = distribution(name).files or []
        except PackageNotFoundError:  # another platform's
            continue
        packages += 1
        paths = [Path(str(file.locate())) for file in files]
        size += sum(path.stat().st_size for path in paths if path.is_file())
    return packages, size / 1_000_000


def measure(rounds: int) -> dict[str, float]:
    least: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            for name, arguments in COMMANDS.items():
                seconds = cpu_seconds(arguments, Path(folder) / "home")
                least[name] = min(least.get(name, seconds), seconds)
    packages, megabytes = base_install()
    return {**least, "packages": packages, "megabytes": megabytes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.rounds)
    if options.json:
        print(json.dumps({"found": found, "goals": GOALS}, indent=2))
        return
    for name, value in found.items():
        goal = f"  (goal: at most {GOALS[name]:g})" if name in GOALS else ""
        print(f"{name:18} {value:8.2f}{goal}")


if __name__ == "__main__":
    main()
