"""The log files' benchmark measures what it says, at a size that a test can afford."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks._logs_material import START, TERMS, write_day

from benchmarks import logs


def test_the_file_holds_what_it_says_and_is_the_same_each_time(tmp_path: Path) -> None:
    found = write_day(tmp_path / "a.log", 3_000_000)
    lines = (tmp_path / "a.log").read_text(encoding="utf-8").splitlines()
    assert found == sum(any(term in line for term in TERMS) for line in lines) > 10
    assert {term for term in TERMS if any(term in line for line in lines)} == set(TERMS)
    assert lines[0].startswith(START.strftime("%Y-%m-%dT%H:%M:%S"))
    assert lines == sorted(lines)
    write_day(tmp_path / "b.log", 3_000_000)
    assert (tmp_path / "a.log").read_bytes() == (tmp_path / "b.log").read_bytes()


def test_every_window_is_measured_with_its_records_and_memory(tmp_path: Path) -> None:
    found = logs.measure(tmp_path, 3, 1)
    assert list(found["windows"]) == ["1 minute", "1 hour", "all"]
    records = [row["records"] for row in found["windows"].values()]
    assert records == sorted(records)
    assert records[1] < records[2]
    for row in found["windows"].values():
        assert row["cpu_s"] > 0
        assert row["peak_megabytes"] < logs.GOALS["peak_megabytes"]
        assert (row["ratio"] is None) == (shutil.which("rg") is None)


def test_without_ripgrep_the_way_to_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    logs._print(logs.measure(tmp_path, 1, 1))
    printed = capsys.readouterr().out
    assert "apt-get install ripgrep" in printed
    assert "x ripgrep " not in printed


def test_the_full_size_is_a_gigabyte_and_an_unknown_option_is_refused() -> None:
    assert logs.FULL_MEGABYTES == 1000
    command = [sys.executable, "-m", "benchmarks.logs", "--fulll"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
