"""The streams: a reader that leaves, a full disk, an encoding that lacks characters."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from firsthand.interfaces.cli.output import is_terminal

SCRIPT = """
import sys
from firsthand.contracts.errors import FirsthandError
from firsthand.interfaces.cli.output import prepare_streams, write_line, write_out
prepare_streams()
try:
    for _ in range(int(sys.argv[1])):
        write_out("连接池 «pool» ⏎ " + "x" * 60 + chr(10))
except FirsthandError as error:
    write_line(str(error))
    sys.exit(5)
sys.exit(3)
"""


def write(lines: int, **options: object) -> subprocess.CompletedProcess[bytes]:
    environment = os.environ | {"PYTHONUTF8": "0"} | dict(options.pop("env", {}))  # type: ignore[call-overload]
    return subprocess.run(  # type: ignore[call-overload,no-any-return]  # options of the test
        [sys.executable, "-c", SCRIPT, str(lines)],
        env=environment,
        check=False,
        timeout=30,
        **({"capture_output": True} | options),
    )


def test_an_ascii_stream_gets_escapes_and_our_own_marks_in_ascii() -> None:
    done = write(1, env={"PYTHONIOENCODING": "ascii"})
    assert done.stdout.startswith(b"\\u8fde\\u63a5\\u6c60 >>pool<< | xxx")
    assert done.returncode == 3


def test_a_reader_that_leaves_changes_nothing_and_says_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = write(2000, capture_output=False, stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)
    assert done.returncode == 3
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_an_error_of_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = write(1, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 5
    assert done.stderr.startswith(b"standard output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("number", [1, 2], ids=["stdout", "stderr"])
def test_a_closed_stream_is_no_error(number: int) -> None:
    done = write(1, capture_output=False, preexec_fn=lambda: os.close(number))
    assert done.returncode == 3


class Stream:
    def __init__(self, tty: bool) -> None:
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


@pytest.mark.parametrize(
    ("tty", "term", "expected"),
    [
        (True, "xterm-256color", True),
        (True, "dumb", False),
        (True, "", False),
        (False, "xterm-256color", False),
    ],
)
def test_only_a_terminal_that_can_more_than_lines_gets_more(
    monkeypatch: pytest.MonkeyPatch, tty: bool, term: str, expected: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    assert is_terminal(Stream(tty)) is expected  # type: ignore[arg-type]  # all that is asked of it


def test_no_stream_is_no_terminal() -> None:
    assert not is_terminal(None)
