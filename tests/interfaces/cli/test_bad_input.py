"""Bad input through the real command line: one line that names the thing and the way out."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand

QUESTION = "Why is order-service slow?"


def assert_one_line(stderr: str, *said: str) -> None:
    """The last line is ours; what stands before are notes."""
    *notes, last = stderr.splitlines()
    assert last.startswith("firsthand: ")
    assert all(note.startswith("note: ") for note in notes)
    assert "Traceback" not in stderr
    assert "internal error" not in stderr
    for words in said:
        assert words in last


ARGUMENTS: list[tuple[list[str], tuple[str, ...]]] = [
    ([""], ("question", "empty")),
    ([" \n\t "], ("question", "empty")),
    (["x" * 20_000], ("bytes", "16384")),
    ([QUESTION, "--model", "ofline"], ("ofline", "offline")),
    ([QUESTION, "--model", "scripted:/no/such.yaml"], ("/no/such.yaml",)),
    ([QUESTION, "--ledger", "mysql://db/x"], ("mysql", "sqlite")),
    ([QUESTION, "--since", "10m", "--until", "2h"], ("since", "until", "swap")),
    ([QUESTION, "--since", "2026-07-08T11:00:00Z", "--until", "2026-07-08T10:00:00Z"], ("since",)),
    ([QUESTION, "--since", "2026-07-08T10:00:00 Mars/Olympus"], ("Mars/Olympus",)),
    ([QUESTION, "--since", "yesterday-ish"], ("yesterday-ish",)),
    ([QUESTION, "--since", ""], ("--since is empty", "variable")),
    ([QUESTION, "--until", " "], ("--until is empty", "variable")),
    ([QUESTION, "--previous", "run-none"], ("run-none", "firsthand runs")),
    ([QUESTION, "--session", "a b\n"], ("a b",)),
    ([QUESTION, "--alerts", "alerts.json"], ("--evidence", "--alerts")),
]


@pytest.mark.parametrize(("arguments", "said"), ARGUMENTS, ids=lambda one: repr(one)[:40])
def test_a_bad_argument(
    firsthand: FirsthandCommand, folder: Path, arguments: list[str], said: tuple[str, ...]
) -> None:
    done = firsthand("diagnose", *arguments, "--evidence", str(folder))
    assert done.returncode == 2
    assert done.stdout == ""
    assert_one_line(done.stderr, *said)


EMPTY = "is empty (a shell variable that is not set?)"
MAY_BE_EMPTY = [
    "--ledger",
    "--model",
    "--verifier",
    "--composer",
    "--evidence",
    "--alerts",
    "--logs",
    "--runbooks",
    "--alert",
    "--trace",
    "--config",
    "--session",
    "--previous",
    "--since",
    "--until",
]


@pytest.mark.parametrize("option", MAY_BE_EMPTY)
@pytest.mark.parametrize("value", ["", " "])
def test_an_empty_option_never_means_its_default(
    firsthand: FirsthandCommand, folder: Path, option: str, value: str
) -> None:
    done = firsthand("diagnose", QUESTION, f"{option}={value}", cwd=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, option, EMPTY)
    assert not firsthand.home.exists()


@pytest.mark.parametrize("command", [["runs"], ["show", "run-x"], ["verify", "run-x"], ["demo"]])
def test_an_empty_ledger_is_not_ones_own(firsthand: FirsthandCommand, command: list[str]) -> None:
    done = firsthand(*command, "--ledger", "")
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, "--ledger", EMPTY)


@pytest.mark.parametrize("name", [":x", " :x", ":"])
@pytest.mark.parametrize(
    "command",
    [
        ["diagnose", QUESTION, "--model"],
        ["diagnose", QUESTION, "--verifier"],
        ["diagnose", QUESTION, "--composer"],
        ["models", "check"],
    ],
    ids=lambda one: one[-1],
)
def test_a_model_without_a_provider(
    firsthand: FirsthandCommand, command: list[str], name: str
) -> None:
    done = firsthand(*command, name)
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, "names no provider before the colon", "PROVIDER:MODEL")
    assert "____" not in done.stderr


def a_ledger_in_a_loop(place: Path) -> str:
    place.symlink_to(place)
    return "loop of links"


def a_pipe_as_ledger(place: Path) -> str:
    os.mkfifo(place)
    return "a pipe, a device or a socket"


@pytest.mark.parametrize("make", [a_ledger_in_a_loop, a_pipe_as_ledger])
@pytest.mark.parametrize("command", [["runs"], ["demo"]], ids=["runs", "demo"])
def test_a_ledger_that_can_be_no_file(
    firsthand: FirsthandCommand, tmp_path: Path, make: Callable[[Path], str], command: list[str]
) -> None:
    place = tmp_path / "ledger.db"
    said = make(place)
    done = firsthand(*command, "--ledger", str(place))
    assert done.returncode == 5
    assert_one_line(done.stderr, str(place), said, "--ledger")


def missing(folder: Path) -> Path:
    return folder / "nowhere"


def a_file(folder: Path) -> Path:
    return folder / "alerts.json"


def a_loop(folder: Path) -> Path:
    (folder / "loop").symlink_to(folder / "loop")
    return folder / "loop"


def unreadable(folder: Path) -> Path:
    if os.geteuid() == 0:
        pytest.skip("root reads every folder")
    folder.chmod(0)
    return folder


@pytest.mark.parametrize("place", [missing, a_file, a_loop, unreadable])
def test_a_bad_evidence_folder(
    firsthand: FirsthandCommand, folder: Path, place: Callable[[Path], Path]
) -> None:
    named = place(folder)
    done = firsthand("diagnose", QUESTION, "--evidence", str(named))
    assert done.returncode == 2
    assert_one_line(done.stderr, str(named))


ALERT_FILES = [
    b'[{"labels": {"alertname": "A"}, "sta',
    b"not json",
    b'{"alerts": 3}',
    b"[1, 2]",
    b"\x00\x01\x02",
    b"",
    b'"' + b"\xff" * 10 + b'"',
    b"[" * 100_000,
]


@pytest.mark.parametrize("content", ALERT_FILES, ids=lambda one: repr(one[:20]))
def test_a_bad_alerts_file(firsthand: FirsthandCommand, folder: Path, content: bytes) -> None:
    alerts = folder / "alerts.json"
    alerts.write_bytes(content)
    done = firsthand("diagnose", QUESTION, "--alerts", str(alerts), "--logs", str(folder / "logs"))
    assert done.returncode == 2
    assert_one_line(done.stderr, "alerts.json")


def test_half_an_alerts_file_in_a_folder_stops_no_run(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    (folder / "alerts.json").write_text('[{"labels":')
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder))
    assert done.returncode == 0
    assert "note: alerts.json is not JSON" in done.stderr
    limitations = done.stdout.partition("LIMITATIONS")[2]
    assert "alerts.json is not JSON" in limitations
    assert "Connection is not available" in done.stdout


def text_file(path: Path) -> None:
    path.write_text("these are notes\n" * 100)


def other_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("create table diagnosis_run (colour text)")


@pytest.mark.parametrize("make", [Path.mkdir, text_file, other_database])
def test_a_file_that_is_no_ledger(
    firsthand: FirsthandCommand, folder: Path, make: Callable[[Path], None]
) -> None:
    ledger = folder / "ledger.db"
    make(ledger)
    for arguments in (["runs"], ["diagnose", QUESTION, "--evidence", str(folder)]):
        done = firsthand(*arguments, "--ledger", str(ledger))
        assert done.returncode in (2, 5)
        assert_one_line(done.stderr, "ledger.db")


@pytest.mark.parametrize("command", [["show", "run-x"], ["runs"]], ids=["show", "runs"])
def test_a_ledger_below_a_file(
    firsthand: FirsthandCommand, folder: Path, command: list[str]
) -> None:
    place = folder / "alerts.json" / "ledger.db"
    done = firsthand(*command, "--ledger", f"sqlite:///{place}")
    assert done.returncode in (2, 5)
    assert_one_line(done.stderr, "alerts.json")


def test_an_unknown_run(firsthand: FirsthandCommand) -> None:
    done = firsthand("show", "run-none")
    assert done.returncode == 2
    assert_one_line(done.stderr, "run-none", "firsthand runs")


def test_a_home_that_is_a_file(firsthand: FirsthandCommand) -> None:
    firsthand.home.write_text("x")
    done = firsthand("runs")
    assert done.returncode == 2
    assert_one_line(done.stderr, "FIRSTHAND_HOME")


def test_a_wrong_setting(firsthand: FirsthandCommand) -> None:
    done = firsthand("runs", FIRSTHAND_LIMITS__TOKENS="-1")
    assert done.returncode == 2
    assert_one_line(done.stderr, "FIRSTHAND_LIMITS__TOKENS", "greater than 0")


def test_a_bad_question_leaves_no_run(firsthand: FirsthandCommand, folder: Path) -> None:
    firsthand("diagnose", "", "--evidence", str(folder))
    assert firsthand("runs", "--json").stdout == "[]\n"


def test_a_binary_log_and_a_broken_line_are_no_error(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    (folder / "logs" / "core.log").write_bytes(b"\x7fELF\x00\x00\x01" * 1000)
    with (folder / "logs" / "order-service.log").open("ab") as log:
        log.write(b"\xff\xfe broken \x1b[31m line\n" + b"y" * 100_000 + b"\n")
    done = firsthand("diagnose", QUESTION, "--evidence", str(folder))
    assert done.returncode in (0, 3)
    assert "Traceback" not in done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    assert "core.log" in done.stdout + done.stderr
