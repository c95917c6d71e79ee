"""`make compiled`: a wheel whose rules are compiled by mypyc (docs/decisions/0122-compiled-rules.md).

Law: it works on a copy under `build/`. Nothing compiled ever lies in `src`, where Python would import it in
place of the source that somebody edits.

    python compiled/build.py [--check]
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPY, LOG, WHEELS = ROOT / "build/compiled", ROOT / "build/compiled.log", ROOT / "dist"
COPIED = ("pyproject.toml", "README.md", "LICENSE", "compiled/setup.py")
"""Beside the sources."""
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
_LINES = 20


def lacking() -> str | None:
    """What this machine has not got, and the package that brings it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return (
            f"there is no C compiler ({compiler}): install gcc (Debian, Ubuntu: apt-get install"
            " build-essential; Fedora: dnf install gcc; macOS: xcode-select --install)"
        )
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        ours = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
        return (
            f"there is no {headers}/Python.h: install Python's headers (Debian, Ubuntu: apt-get install"
            f" {ours}; Fedora: dnf install python3-devel)"
        )
    return None


def build() -> Path:
    """The wheel, in `dist/`; the compiler's output goes to a log."""
    shutil.rmtree(COPY, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", COPY / "src", ignore=unwanted)
    for name in COPIED:
        shutil.copy(ROOT / name, COPY)
    made = COPY / "wheel"
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [sys.executable, "-c", BUILD, str(made)], cwd=COPY, stdout=log, stderr=log, check=False
        )
    if done.returncode:
        last = LOG.read_text(encoding="utf-8").splitlines()[-_LINES:]
        raise SystemExit("\n".join((*last, f"the build failed; all it printed is in {LOG}")))
    WHEELS.mkdir(exist_ok=True)
    return Path(shutil.copy(next(made.glob("*.whl")), WHEELS))


def install(wheel: Path) -> None:
    """Into the venv that runs this, which has all that the wheel depends on."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--no-deps", "--force-reinstall", str(wheel)], check=True)


def main() -> None:
    if (missing := lacking()) is not None:
        raise SystemExit(f"firsthand's rules cannot be compiled here: {missing}")
    if "--check" in sys.argv[1:]:
        return
    print("compiling the rules; this takes minutes", flush=True)
    start = time.monotonic()
    wheel = build()
    install(wheel)
    print(
        f"{wheel.relative_to(ROOT)}, {wheel.stat().st_size / 1e6:.0f} MB, compiled in"
        f" {time.monotonic() - start:.0f} s, is installed in {Path(sys.prefix).name}"
    )


if __name__ == "__main__":
    main()
