"""What a user sees of an error, and what the log holds of it."""

import errno
import stat
from pathlib import Path

import pytest

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import failures


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.delenv("FIRSTHAND_DEBUG", raising=False)
    monkeypatch.setenv("FIRSTHAND_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def raised(secret: str) -> Exception:
    """An error with a cause, whose messages and locals hold a secret."""
    try:
        try:
            raise KeyError(secret)
        except KeyError as cause:
            raise ValueError(f"wrong: {secret}") from cause
    except ValueError as error:
        return error


def test_an_expected_error_is_one_safe_line(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert failures.report(UsageError("no file a\x1b[31m\nb; name another")) == 2
    assert capsys.readouterr().err == "firsthand: no file a⏎b; name another\n"
    assert not home.exists()


def test_an_unexpected_error_is_a_code_and_a_log_without_values(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert failures.report(raised("hunter2")) == 5
    said = capsys.readouterr().err
    log = home / failures.LOG_NAME
    assert said.count("\n") == 1
    assert str(log) in said
    assert "ValueError" in said
    written = log.read_text()
    assert "builtins.KeyError" in written
    assert "builtins.ValueError" in written
    assert "in raised" in written
    assert "hunter2" not in said + written
    assert failures.crash_code(raised("other")) in written
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_a_log_does_not_grow_for_ever(home: Path) -> None:
    home.mkdir()
    log = home / failures.LOG_NAME
    log.write_bytes(b"x" * (failures.LARGEST_LOG + 1))
    failures.report(raised("a"))
    assert log.stat().st_size < 10_000


def test_without_a_usable_home_the_code_is_still_said(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    home.write_text("a file")
    assert failures.report(raised("a")) == 5
    assert "no log could be written" in capsys.readouterr().err


def test_debugging_shows_the_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIRSTHAND_DEBUG", "1")
    failures.report(raised("a"))
    assert "Traceback" in capsys.readouterr().err


def test_a_cycle_of_causes_ends() -> None:
    first, second = ValueError("a"), KeyError("b")
    first.__cause__, second.__cause__ = second, first
    assert failures.crash_code(first).startswith("E")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "hunter2"), ("No space left on device; make room",)),
        (PermissionError(errno.EACCES, "hunter2", "/a/mask.key"), ("/a/mask.key", "denied")),
        (NotADirectoryError(errno.ENOTDIR, "hunter2", "/a/b"), ("/a/b", "check the path")),
    ],
)
def test_what_the_machine_refuses_names_the_thing_and_the_way_out(
    error: OSError, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert failures.report(error) == 5
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "internal error" not in line
    assert "hunter2" not in line
    for words in (*said, "set FIRSTHAND_HOME", failures.crash_code(error)):
        assert words in line


def test_an_error_of_the_network_is_no_refusal_of_the_machine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    failures.report(ConnectionResetError(errno.ECONNRESET, "reset"))
    assert "internal error" in capsys.readouterr().err
