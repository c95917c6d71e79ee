"""Ctrl-C at chosen moments of real commands: 130, one line at most, no traceback, no time measured.

The process sends the signal to itself when Python reports the moment (an audit event), so that each
moment is hit exactly. What no program can catch is stated: before `main` has begun, Python answers
for itself; once nothing is left but to free memory, the command's own exit code stands.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand
from tests.sources.kit import write

HOOK = """
import atexit, os, signal, sys

WHEN, HOW, COUNT = (os.environ[name] for name in ("WHEN", "HOW", "COUNT_TO"))
state = {"begun": False, "imports": 0, "due": WHEN}

def ctrl_c(kill=os.kill, me=os.getpid(), number=signal.SIGINT):
    kill(me, number)

class Final:
    def __init__(self, act=ctrl_c):
        self.act = act

    def __del__(self):
        self.act()

def strike():
    if HOW == "text":
        exec("ctrl_c()")
    elif HOW == "finaliser":
        Final()
    elif HOW == "atexit":
        atexit.register(ctrl_c)
    else:
        ctrl_c()

def moment(event, arguments):
    name = str(arguments[0]) if arguments else ""
    if event == "import" and state["begun"]:
        state["imports"] += 1
        return f"import {state['imports']}"
    if event == "import" and name == "gc" and "firsthand.interfaces.cli.main" in sys.modules:
        state["begun"] = True
        return "begun"
    if event == "import":
        return f"import of {name}"
    if event == "open":
        return f"open of {os.path.basename(name)}"
    if event == "os.remove":
        return f"removal of {os.path.basename(name)[:11]}"

def hook(event, arguments):
    here = moment(event, arguments)
    if here == state["due"]:
        state["due"] = "removal of .knowledge-" if HOW == "twice" else ""
        strike()

if WHEN == "count":
    atexit.register(lambda: open(COUNT, "w").write(str(state["imports"])))
if WHEN == "last atexit":
    atexit.register(ctrl_c)
if WHEN == "memory is freed":
    sys.last = Final()
sys.addaudithook(hook)
"""

CAUGHT = ("stopped", "stopping; once more ends at once")
Strike = Callable[..., subprocess.CompletedProcess[str]]


def _heeding_ctrl_c() -> None:
    """Whoever runs the tests in the background has it ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _ignoring_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@pytest.fixture
def strike(firsthand: FirsthandCommand, tmp_path: Path) -> Strike:
    hook = write(tmp_path / "hook", {"sitecustomize.py": HOOK})

    def struck(
        *arguments: str, when: str, how: str = "", before: Callable[[], None] = _heeding_ctrl_c
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "firsthand", *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
            cwd=ROOT,
            env=firsthand.environment(
                PYTHONPATH=str(hook), WHEN=when, HOW=how, COUNT_TO=str(tmp_path / "count")
            ),
            preexec_fn=before,
        )

    return struck


@pytest.fixture
def books(tmp_path: Path) -> Path:
    return write(tmp_path / "books", {"pool.md": "# Pool\n\nempty", "disk.md": "# Disk\n\nfull"})


def assert_stopped(done: subprocess.CompletedProcess[str], *lines: str) -> None:
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines() in [[line] for line in lines or CAUGHT]


COMMANDS = {
    "help": ["--help"],
    "check": ["check", "Firsthand", "--text", "README.md"],
    "show": ["show", "nosuch"],
    "demo": ["demo"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_at_any_import_of_a_command(name: str, strike: Strike, tmp_path: Path) -> None:
    strike(*COMMANDS[name], when="count")
    count = int((tmp_path / "count").read_text())
    assert count > 100
    assert_stopped(strike(*COMMANDS[name], when="begun"), "stopped")
    for nth in range(1, count, count // 6):
        done = strike(*COMMANDS[name], when=f"import {nth}")
        assert done.returncode == 130, done.stderr
        assert "Traceback" not in done.stderr
        first, *more = done.stderr.splitlines()
        assert first in CAUGHT or name == "demo"
        assert not more or "stopping; once more ends at once" in done.stderr.splitlines()


@pytest.mark.parametrize("how", ["", "text", "finaliser"])
def test_work_that_tidies_up_is_stopped_wherever_the_signal_is_raised(
    how: str, strike: Strike, books: Path, firsthand: FirsthandCommand
) -> None:
    """In plain code, in `exec` of a text (CPython remembers that), in a finaliser (it is lost)."""
    done = strike("knowledge", "index", str(books), when="open of pool.md", how=how)
    assert_stopped(done, "stopped; what was indexed before stays as it was")
    assert not list(firsthand.home.glob(".knowledge-*"))
    assert not (firsthand.home / "knowledge.db").exists()


def test_a_second_one_does_not_wait_for_the_tidying_up(
    strike: Strike, books: Path, firsthand: FirsthandCommand
) -> None:
    arguments = ("knowledge", "index", str(books))
    done = strike(*arguments, when="open of pool.md", how="twice")
    assert_stopped(done, "stopped")
    assert firsthand(*arguments).returncode == 0
    assert not list(firsthand.home.glob(".knowledge-*"))


def test_after_the_new_index_took_its_place_that_is_what_is_said(
    strike: Strike, books: Path, firsthand: FirsthandCommand
) -> None:
    done = strike("knowledge", "index", str(books), when="removal of .knowledge-")
    assert_stopped(done, "stopped; the new index has taken its place already")
    assert json.loads(firsthand("knowledge", "status", "--json").stdout)["files"] == 2


def test_while_the_process_ends(strike: Strike) -> None:
    done = strike("--help", when="begun", how="atexit")
    assert_stopped(done, "stopped")
    assert "diagnose" in done.stdout


def test_once_only_memory_is_freed_the_commands_own_code_stands(strike: Strike) -> None:
    for when in ("last atexit", "memory is freed"):
        done = strike("--help", when=when)
        assert (done.returncode, done.stderr) == (0, "")
        assert "diagnose" in done.stdout


def test_before_main_has_begun_python_answers_for_itself(strike: Strike) -> None:
    done = strike("--help", when="import of firsthand.interfaces.cli.main")
    assert done.returncode == -signal.SIGINT
    assert done.stderr.endswith("KeyboardInterrupt\n")


def test_where_it_was_ignored_from_the_start_it_stays_ignored(strike: Strike) -> None:
    done = strike("--help", when="begun", before=_ignoring_ctrl_c)
    assert (done.returncode, done.stderr) == (0, "")
