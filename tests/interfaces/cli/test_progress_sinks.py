"""The live view in a real terminal, and plain lines where there is none."""

import re
import subprocess
import sys

import pytest
from tests.interfaces.cli.terminal import ROOT, in_terminal

SCRIPT = """
import sys, time
from firsthand.interfaces.cli.output import prepare_streams, write_out
from firsthand.interfaces.cli.progress_sinks import progress_sink
from tests.interfaces.test_progress import ROWS
prepare_streams()
with progress_sink(0.05) as sink:
    for event, _ in ROWS:
        sink.emit(event)
        time.sleep(0.03)
    time.sleep(0.2)
write_out("the answer" + chr(10))
"""
SHOW_CURSOR, HIDE_CURSOR = "\x1b[?25h", "\x1b[?25l"


@pytest.mark.parametrize("columns", [18, 40, 120])
def test_a_terminal_sees_what_is_done_and_then_the_answer_alone(columns: int) -> None:
    code, written = in_terminal(["-c", SCRIPT], columns=columns)
    assert code == 0
    assert "model calls" in written
    assert written.rstrip().endswith("the answer")
    assert "\x1b[2K" in written
    assert written.rfind(SHOW_CURSOR) > written.rfind(HIDE_CURSOR)


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_simple_terminal_gets_plain_lines(term: str) -> None:
    _, written = in_terminal(["-c", SCRIPT], environment={"TERM": term})
    assert "\x1b" not in written
    assert "#12 query_logs · 23 of 140 found" in written


def test_without_colour_nothing_is_coloured() -> None:
    _, written = in_terminal(["-c", SCRIPT], environment={"NO_COLOR": "1"})
    assert not re.search(r"\x1b\[(?:\d+;)*3[0-7]m", written)


def test_a_pipe_gets_plain_lines_on_stderr_and_only_the_answer_on_stdout() -> None:
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, cwd=ROOT)
    assert done.stdout == "the answer\n"
    assert "  #12 query_logs · 23 of 140 found · 0.02 s\n" in done.stderr
    assert "\x1b" not in done.stderr
