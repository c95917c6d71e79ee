"""A warm start, which most tests of commands take: the twin of a cold one."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand
from tests.support.warm import run_warm

COMMANDS = [
    ["--version"],
    [],
    ["check", "连接池耗尽", "--text", "a.log"],
    ["check", "a\udcff", "--text", "a.log"],
    ["runs", "--ledger", ""],
    ["diagnose", "why?", "--evidence", "nowhere"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: repr(one)[:30])
def test_a_warm_command_ends_and_says_what_a_cold_one_does(
    firsthand: FirsthandCommand, tmp_path: Path, command: list[str]
) -> None:
    (tmp_path / "a.log").write_text("连接池耗尽\n")
    environment = firsthand.environment(FIRSTHAND_COMPOSER="x")
    warm = run_warm(command, cwd=tmp_path, env=environment, timeout=60)
    cold = subprocess.run(
        [sys.executable, "-m", "firsthand", *command],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        cwd=tmp_path,
        env=environment,
    )
    assert (warm.returncode, warm.stdout, warm.stderr) == (
        cold.returncode,
        cold.stdout,
        cold.stderr,
    )


def test_a_command_beyond_its_time_is_ended_and_the_next_one_runs(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        run_warm(["demo"], cwd=tmp_path, env=firsthand.environment(), timeout=0)
    assert firsthand("--version").returncode == 0
