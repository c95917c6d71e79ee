"""The command line without an application: help, usage errors, start-up cost, `check`."""

import errno
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.interfaces.cli.terminal import in_terminal

from firsthand import __version__
from firsthand.interfaces.cli.commands import run

HELP_CPU_RATIO = 2.5
"""`benchmarks/startup.py` has the seconds."""


def firsthand(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # type: ignore[call-overload,no-any-return]  # options of the test
        [sys.executable, "-m", "firsthand", *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        **options,
    )


def test_help_names_the_commands_and_the_exit_codes() -> None:
    done = firsthand("--help")
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    for command in ("diagnose", "show", "runs", "demo", "check"):
        assert command in said
    for code in ("0 PASS", "3 LOW_CONFID", "4 REJECT", "5 the run failed", "130 after Ctrl-C"):
        assert code in said


def test_the_list_of_commands_cuts_no_line() -> None:
    assert "..." not in firsthand("--help").stdout.partition("Commands:")[2]


def test_help_imports_nothing_heavy() -> None:
    script = (
        "import sys; from firsthand.interfaces.cli.commands import run; run(['--help'])\n"
        "heavy = {'pydantic', 'pydantic_settings', 'sqlalchemy', 'pydantic_ai', 'rich', 'yaml'}\n"
        "sys.exit(' '.join(heavy & set(sys.modules)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.stderr == b""


def test_help_costs_little_beside_typer_itself() -> None:
    def cost(*arguments: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    pairs = [(cost("-m", "firsthand", "--help"), cost("-c", "import typer")) for _ in range(5)]
    ours, bare = (min(side) for side in zip(*pairs, strict=True))
    assert ours / bare <= HELP_CPU_RATIO


def test_version() -> None:
    assert firsthand("--version").stdout == f"firsthand {__version__}\n"


USAGE = [
    (["nosuch"], "nosuch", "--help"),
    (["diagnose"], "QUESTION", "--help"),
    (["diagnose", "why", "is", "it", "slow"], "one question", "quotes"),
    (["diagnose", "why?"], "no evidence is named", "--evidence DIR"),
    (["diagnose", "why?", "--sinse", "1h"], "--sinse", "--since"),
    (["diagnose", "why?", "--flow", "sideways"], "sideways", "reviewed"),
    (["show"], "RUN", "--help"),
    (["runs", "--limit", "0"], "--limit", "--help"),
    (["check", "a"], "--text", "--help"),
    (["check", "a", "--text", "/no/such/file"], "/no/such/file", "readable text file"),
    (["check", "a", "--text", "."], "directory", "readable text file"),
    (["--colour\x1b[31m"], "--colour", "--help"),
]


@pytest.mark.parametrize(("arguments", "thing", "way_out"), USAGE)
def test_a_usage_error_is_one_line_that_names_the_thing_and_the_way_out(
    capsys: pytest.CaptureFixture[str], arguments: list[str], thing: str, way_out: str
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("firsthand: ")
    assert said.err.count("\n") == 1
    assert thing in said.err
    assert way_out in said.err
    assert "\x1b" not in said.err


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 2
    assert "diagnose" in capsys.readouterr().out


def test_an_unexpected_error_shows_no_traceback(tmp_path: Path) -> None:
    script = (
        "import sys; from firsthand.interfaces.cli import commands, main\n"
        "@commands.app.command()\n"
        "def broken() -> None: raise ZeroDivisionError('s3cret')\n"
        "sys.argv = ['firsthand', 'broken']; main.main()"
    )
    environment = os.environ | {"FIRSTHAND_HOME": str(tmp_path / "home")}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 5
    assert done.stderr.startswith("firsthand: internal error E")
    assert done.stderr.count("\n") == 1
    assert "s3cret" not in done.stderr + (tmp_path / "home" / "errors.log").read_text()


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "a.log"
    path.write_text("10:14:03 ERROR HikariPool-1 request timed out after 30000ms\n连接池耗尽\n")
    return path


@pytest.mark.parametrize(
    ("excerpt", "code", "said"),
    [
        ("HikariPool-1 request timed out after 30000ms", 0, "«HikariPool-1 request timed"),
        ("连接池耗尽", 0, "match"),
        ("HikariPool-1 request timed out after 3000ms", 4, "mismatch"),
        ("", 3, "too_generic"),
    ],
)
def test_check_says_what_matched_or_what_differs(
    excerpt: str, code: int, said: str, text: Path
) -> None:
    done = firsthand("check", excerpt, "--text", str(text))
    assert done.returncode == code
    assert said in done.stdout


def test_check_reads_standard_input_and_prints_json(text: Path) -> None:
    done = firsthand("check", "HikariPool-1", "--text", "-", "--json", input=text.read_text())
    assert '"outcome": "match"' in done.stdout


def test_check_refuses_what_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(b"\x00\x01")
    done = firsthand("check", "a", "--text", str(tmp_path / "a.bin"))
    assert done.returncode == 2
    assert "is a binary file" in done.stderr


def test_check_says_that_standard_input_is_closed() -> None:
    command = f"'{sys.executable}' -m firsthand check a --text - <&-"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("firsthand: standard input cannot be read (it is closed)")


HELPS = [[], ["--help"], ["knowledge", "--help"], ["--version"]]


@pytest.mark.parametrize("arguments", HELPS, ids=" ".join)
def test_a_help_that_cannot_be_written_says_so(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "firsthand", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 5
    assert done.stderr == "firsthand: standard output cannot be written: No space left on device\n"


@pytest.mark.parametrize("arguments", HELPS, ids=" ".join)
def test_a_help_whose_reader_is_gone_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "firsthand", *arguments],
            stdout=gone,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0 if arguments else 2, "")


@pytest.mark.parametrize("error", [BrokenPipeError(errno.EPIPE, "a server's"), EOFError("early")])
def test_a_commands_own_error_is_not_taken_for_a_readers_or_a_users_leaving(
    error: Exception,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Typer would make a silent exit 1 of the first, and an interruption of the second."""

    def broken(arguments: object) -> None:
        raise error

    monkeypatch.setenv("FIRSTHAND_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdout", sys.stdout)  # typer wraps both on a broken pipe
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    monkeypatch.setattr("firsthand.wiring.model_catalog", broken)
    assert run(["models", "list"]) == 5
    assert type(error).__name__ in capsys.readouterr().err


def test_no_library_says_its_own_word_on_a_terminal(tmp_path: Path) -> None:
    environment = {"FIRSTHAND_HOME": str(tmp_path), "FIRSTHAND_CONFIG": os.devnull}
    code, written = in_terminal(["-m", "firsthand", "demo"], environment=environment)
    assert code == 0
    for word in ("pydantic", "logfire", "BANNER"):
        assert word not in written
