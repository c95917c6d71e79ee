"""`python -m benchmarks [NAME…]`: runs the benchmarks of this folder, each a module with `main()`.

Law: one after the other in a process each, so that no benchmark warms another; the exit code is 1
if one failed. Names choose some of them.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """Modules that define `main` (a benchmark over other people's data takes arguments instead)."""
    return sorted(
        path.stem
        for path in FOLDER.glob("[!_]*.py")
        if "\ndef main() ->" in path.read_text(encoding="utf-8")
    )


def run(chosen: list[str]) -> int:
    known = names()
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(
            f"no benchmark {unknown[0]!r}; there are: {', '.join(known) or 'none'}", file=sys.stderr
        )
        return 2
    failed = [name for name in chosen or known if not passes(name)]
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def passes(name: str) -> bool:
    print(f"== {name}", flush=True)
    command = [sys.executable, "-m", f"benchmarks.{name}"]
    done = subprocess.run(command, cwd=FOLDER.parent, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
