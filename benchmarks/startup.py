"""What a command costs before and around its work: CPU of the command line, size of the install.

CPU is user and system time of a fresh process, the least of several; beside each command stands the
import of the libraries that it cannot do without, measured in turn with it. It is the start of a base
install whose bytecode is written: packages that only development needs are hidden (one of them makes
an HTTP library load its own command line), and a first round that is not counted compiles. The size
is read off the lock: the packages that this platform needs, and their files where they lie.

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
LIBRARIES = "import pydantic_ai, sqlalchemy, pydantic_settings"
DEVELOPMENT_ONLY = ("click",)
"""Not in the base install, and imported by one of its packages where it is found."""
COMMANDS: dict[str, list[str]] = {
    "typer_import": ["-c", "import typer"],
    "help": ["-m", "firsthand", "--help"],
    "framework_import": ["-c", "import pydantic_ai"],
    "libraries_import": ["-c", LIBRARIES],
    "diagnose": ["-m", "firsthand", "diagnose", QUESTION, "--evidence", str(EVIDENCE)],
    "demo": ["-m", "firsthand", "demo"],
}
GOALS = {"help": 0.3, "diagnose": 2.0, "demo": 2.0, "packages": 60, "megabytes": 200}


def environment(folder: Path) -> dict[str, str]:
    """Of a user's own shell: a home folder, bytecode written, development's packages hidden."""
    hidden = folder / "hidden"
    for name in DEVELOPMENT_ONLY:
        (hidden / name).mkdir(parents=True, exist_ok=True)
        (hidden / name / "__init__.py").write_text("raise ImportError\n")
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return inherited | {
        "FIRSTHAND_HOME": str(folder / "home"),
        "PYTHONPATH": str(hidden),
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }


def cpu_seconds(arguments: list[str], env: dict[str, str]) -> float:
    before = _children()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=env,
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
        env = environment(Path(folder))
        for number in range(rounds + 1):
            for name, arguments in COMMANDS.items():
                seconds = cpu_seconds(arguments, env)
                if not number:
                    continue
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
