"""The compiled rules answer as the pure ones do; `make test-compiled` runs this where they are compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import firsthand
from firsthand.rules.version import COMPILED

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "firsthand"

pytestmark = pytest.mark.skipif(
    not COMPILED, reason="the rules are pure here: `make test-compiled`"
)


def answers(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.answers"],
        cwd=ROOT,
        env=os.environ | {"PYTHONUTF8": "1"} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.splitlines()


def test_every_answer_is_that_of_the_pure_rules() -> None:
    compiled, pure = answers(), answers(PYTHONPATH=str(SOURCES.parent))
    assert compiled.pop(0) == "compiled: True"
    assert pure.pop(0) == "compiled: False"
    assert len(compiled) == len(pure)
    differing = [pair for pair in zip(compiled, pure, strict=True) if pair[0] != pair[1]]
    assert differing == []


def test_what_is_installed_was_compiled_of_these_sources() -> None:
    installed = Path(firsthand.__file__).parent
    assert installed != SOURCES
    paths = [path.relative_to(SOURCES) for path in SOURCES.rglob("*") if path.is_file()]
    wanted = [path for path in paths if path.suffix not in (".pyc", ".so")]
    assert [
        str(path)
        for path in wanted
        if not (installed / path).exists()
        or (installed / path).read_bytes() != (SOURCES / path).read_bytes()
    ] == []


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert list(SOURCES.rglob("*.so")) == []
