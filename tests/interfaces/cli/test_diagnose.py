"""A question through the real command line: streams, JSON, record, rights, signals, cost."""

import json
import resource
import signal
import stat
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand
from tests.interfaces.cli.terminal import in_terminal

from firsthand.contracts.answer import Answer

QUESTION = "Is order-service out of database connections (HikariPool)?"
CPU_RATIO = 3.0
"""Loose: `benchmarks/startup.py` has the seconds; a busy machine stretches both sides alike."""
HANGS = """\
model: hangs
roles:
  DiagnosisDraft:
    - {tool: query_logs, id: call-1, arguments: {any_of: [HikariPool]}}
    - {fault: hang}
"""


def test_stdout_has_the_answer_alone_and_stderr_plain_lines(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] in ("CONCLUSION", "NO CONCLUSION")
    assert "HikariPool-1 - Connection is not available" in done.stdout
    assert "note: model offline by default" in done.stderr
    assert "notes.xls" in done.stderr
    assert "query_logs · " in done.stderr
    assert "\x1b" not in done.stdout + done.stderr


def test_json_is_the_answer_of_the_contract(firsthand: FirsthandCommand, folder: Path) -> None:
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder), "--json")
    answer = Answer.model_validate_json(done.stdout)
    assert answer.question == QUESTION
    assert answer.claims


def test_logs_may_follow_one_option_as_a_shell_expands_them(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    second = folder / "logs" / "second.log"
    second.write_text("2026-07-08T10:14:04Z ERROR order-service HikariPool-2 - shutdown\n")
    logs = [str(path) for path in sorted((folder / "logs").iterdir())]
    done = firsthand("diagnose", QUESTION, "--logs", *logs)
    assert "HikariPool-1" in done.stdout
    assert "HikariPool-2" in done.stdout


def test_a_window_is_read_against_the_newest_evidence_and_said(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder), "--since", "1m")
    assert "note: window: 2026-07-08T10:13:05Z to " in done.stderr


def test_a_run_is_listed_shown_and_followed(firsthand: FirsthandCommand, folder: Path) -> None:
    firsthand("diagnose", QUESTION, "--evidence", str(folder))
    (run,) = json.loads(firsthand("runs", "--json").stdout)
    shown = firsthand("show", run["run_id"])
    assert shown.returncode == 0
    for part in ("ASKED", "CLAIMS", "BUDGETS", "TOOL CALLS", "again: grep -rniF -e HikariPool"):
        assert part in shown.stdout
    prefix = run["run_id"][:7]
    followed = firsthand(
        "diagnose", "And since when?", "--evidence", str(folder), "--previous", prefix, "--json"
    )
    assert json.loads(followed.stdout)["session_id"] == run["session_id"]
    document = json.loads(firsthand("show", run["run_id"], "--json").stdout)
    assert document["run"]["answer"]["run_id"] == run["run_id"]
    assert "draft" not in document["run"]


def test_a_ledger_may_be_a_plain_path(firsthand: FirsthandCommand, folder: Path) -> None:
    ledger = folder / "other.db"
    firsthand("diagnose", QUESTION, "--evidence", str(folder), "--ledger", str(ledger))
    assert firsthand("runs", "--json").stdout == "[]\n"
    listed = firsthand("runs", "--json", "--ledger", f"sqlite:///{ledger}").stdout
    assert len(json.loads(listed)) == 1


def test_state_is_owner_only_and_nothing_is_written_elsewhere(
    firsthand: FirsthandCommand, folder: Path, tmp_path: Path
) -> None:
    working = tmp_path / "working"
    working.mkdir()
    before = {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*"))}
    arguments = ("diagnose", QUESTION, "--evidence", str(folder))
    done = firsthand(*arguments, cwd=working, HOME=str(tmp_path / "user"))
    assert done.returncode == 0
    assert list(working.iterdir()) == []
    assert not (tmp_path / "user").exists()
    assert {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*"))} == before
    state = [firsthand.home, *firsthand.home.rglob("*")]
    assert len(state) > 1
    assert [path for path in state if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


def test_a_working_folder_that_cannot_be_written_is_no_matter(
    firsthand: FirsthandCommand, folder: Path, tmp_path: Path
) -> None:
    working = tmp_path / "read-only"
    working.mkdir(mode=0o500)
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder), cwd=working)
    assert done.returncode == 0


def hanging(firsthand: FirsthandCommand, folder: Path) -> subprocess.Popen[str]:
    """A run that has its evidence and whose model then hangs."""
    script = folder.parent / "hangs.yaml"
    script.write_text(HANGS)
    arguments = ["diagnose", QUESTION, "--evidence", str(folder), "--model", f"scripted:{script}"]
    process = subprocess.Popen(
        [sys.executable, "-m", "firsthand", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=firsthand.environment(),
    )
    assert process.stderr is not None
    for row in process.stderr:
        if "query_logs" in row:
            break
    time.sleep(0.3)
    return process


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_an_interrupted_run_ends_within_a_second_and_prints_what_it_saw(
    firsthand: FirsthandCommand, folder: Path, number: signal.Signals, code: int
) -> None:
    process = hanging(firsthand, folder)
    sent = datetime.now(UTC)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == code
    assert "HikariPool-1 - Connection is not available" in out
    assert "the run was cancelled" in err
    (run,) = json.loads(firsthand("runs", "--json").stdout)
    assert run["state"] == "cancelled"
    assert datetime.fromisoformat(run["finished_at"]) - sent < timedelta(seconds=1)


def test_a_run_that_was_killed_is_marked_at_the_next_start(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    process = hanging(firsthand, folder)
    process.kill()
    process.communicate()
    again = firsthand("diagnose", QUESTION, "--evidence", str(folder))
    assert "1 earlier run ended with its process; marked interrupted" in again.stderr
    states = [run["state"] for run in json.loads(firsthand("runs", "--json").stdout)]
    assert states == ["succeeded", "interrupted"]


def test_a_terminal_sees_the_live_view_then_the_answer(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    arguments = ["-m", "firsthand", "diagnose", QUESTION, "--evidence", str(folder)]
    often = "0.02"  # an offline run may end between two frames of the usual pace
    environment = {
        "FIRSTHAND_HOME": str(firsthand.home),
        "FIRSTHAND_LIVE_REFRESH_SECONDS": often,
    }
    code, written = in_terminal(arguments, columns=60, environment=environment)
    assert code == 0
    assert "diagnosis agent" in written
    assert "CLAIMS" in written
    assert max(len(row) for row in written.split("CLAIMS")[1].splitlines()) < 60 + 40


ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}


def test_an_ascii_locale_is_no_error(firsthand: FirsthandCommand, folder: Path) -> None:
    chinese = folder.rename(folder.parent / "证据")
    question = "数据库连接池耗尽了吗 (HikariPool)?"
    done = firsthand("diagnose", question, "--evidence", str(chinese), **ASCII)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert done.stderr.isascii()
    (run,) = json.loads(firsthand("runs", "--json").stdout)
    assert run["question"] == question
    shown = json.loads(firsthand("show", run["run_id"], "--json").stdout)
    assert shown["run"]["settings"]["evidence"] == str(chinese)


def test_a_question_that_is_no_utf8_is_refused(firsthand: FirsthandCommand, folder: Path) -> None:
    done = firsthand("diagnose", "why \udcff?", "--evidence", str(folder))
    assert done.returncode == 2
    assert "not UTF-8" in done.stderr


def test_a_cold_diagnosis_costs_little_beside_the_libraries_that_it_needs(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    libraries = "import pydantic_ai, sqlalchemy.ext.asyncio, pydantic_settings"
    diagnosis = ["-m", "firsthand", "diagnose", QUESTION, "--evidence", str(folder)]

    def cost(arguments: list[str]) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, *arguments],
            env=firsthand.environment(),
            capture_output=True,
            cwd=ROOT,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    pairs = [(cost(diagnosis), cost(["-c", libraries])) for _ in range(3)]
    whole, bare = (min(side) for side in zip(*pairs, strict=True))
    assert whole / bare <= CPU_RATIO


def test_the_offline_model_opens_no_connection(firsthand: FirsthandCommand, folder: Path) -> None:
    script = (
        "import socket, sys\n"
        "def refuse(*_): raise AssertionError('a connection')\n"
        "socket.socket.connect = socket.socket.connect_ex = refuse\n"
        "from firsthand.interfaces.cli.commands import run\n"
        f"sys.exit(run(['diagnose', {QUESTION!r}, '--evidence', {str(folder)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=firsthand.environment(),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
