"""The compiled rules beside the pure ones: what of a ruling's and of an excerpt check's time is left.

`benchmarks.rules` measures both, in a process each, as multiples of a normalised substring's time, so that
a machine that is busier in one of them matters little. The compiled ones are those of `make compiled`;
without them nothing is measured.

    python -m benchmarks.compiled [--rounds 5] [--json]
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
COMPILED = Path(f"{sys.prefix}-compiled") / "bin" / "python"
PARTS = ("excerpts", "claims")


def measured(python: Path | str, rounds: int) -> dict[str, Any]:
    """The report of the rules that this Python imports; it is printed before a goal is missed."""
    command = [str(python), "-m", "benchmarks.rules", "--json", "--rounds", str(rounds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if not done.stdout:
        raise SystemExit(done.stderr)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not COMPILED.exists():
        print("no compiled rules: `make compiled` builds them, where there is a C compiler")
        return
    pure, compiled = measured(sys.executable, options.rounds), measured(COMPILED, options.rounds)
    if pure["rules"]["compiled"] or not compiled["rules"]["compiled"]:
        raise SystemExit(f"the rules here are to be pure, and compiled those of {COMPILED}")
    report: dict[str, dict[str, float]] = {}
    for part in PARTS:
        ours, theirs = (one[part]["ratio_to_substring"] for one in (pure, compiled))
        report[part] = {"pure": ours, "compiled": theirs, "share": round(theirs / ours, 2)}
    if options.json:
        print(json.dumps(report, indent=1))
        return
    for part, figures in report.items():
        print(part)
        for name, value in figures.items():
            print(f"  {name:24} {value:>10}")


if __name__ == "__main__":
    main()
