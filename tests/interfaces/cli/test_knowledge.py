"""`firsthand knowledge` and `bench knowledge`, each in a process of its own."""

import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand
from tests.sources.kit import write

BOOKS = {
    "PoolRunsEmpty.md": "# Connection pool exhausted\n\nCompare active with total.",
    "disk.txt": "Disk\n====\n\nThe disk is full: rotate the logs.",
    "clock.html": "<h1>Clock skew</h1><p>Run <code>chronyc tracking</code>.</p>",
}
RUNBOOKS = ROOT / "tests/data/runbooks"
MANY, STEPS = 1500, 12
"""Files and headings of each: seconds of indexing, so that a signal finds it at work."""


@pytest.fixture
def books(tmp_path: Path) -> Path:
    return write(tmp_path / "books", BOOKS)


def begun(firsthand: FirsthandCommand, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "firsthand", *arguments],
        cwd=ROOT,
        env=firsthand.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_heeding_ctrl_c,
    )


def _heeding_ctrl_c() -> None:
    """Whoever runs the tests in the background has it ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def passages(firsthand: FirsthandCommand, *arguments: str) -> list[dict[str, object]]:
    done = firsthand("knowledge", "search", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: list[dict[str, object]] = json.loads(done.stdout)["passages"]
    return found


def test_what_is_indexed_is_found_and_named_by_file_and_heading(
    firsthand: FirsthandCommand, books: Path
) -> None:
    done = firsthand("knowledge", "index", str(books))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "3 files, 3 passages indexed (3 new, 0 changed, 0 removed)\n"
    shown = firsthand("knowledge", "search", "PoolRunsEmpty").stdout
    assert "books/PoolRunsEmpty.md › Connection pool exhausted" in shown
    assert "Compare active with total." in shown
    (found,) = passages(firsthand, "the disk is full", "磁盘满了")
    assert (found["file"], found["heading"]) == ("books/disk.txt", ["Disk"])
    nothing = firsthand("knowledge", "search", "bread and butter")
    assert (nothing.returncode, nothing.stdout) == (0, "")
    assert "no runbook is about this" in nothing.stderr


def test_status_says_what_is_indexed_and_how_to_begin(
    firsthand: FirsthandCommand, books: Path
) -> None:
    before = firsthand("knowledge", "status")
    assert before.returncode == 0
    assert "firsthand knowledge index DIR" in before.stderr
    assert firsthand("knowledge", "status", "--json").stdout == "null\n"
    firsthand("knowledge", "index", str(books))
    assert firsthand("knowledge", "status").stdout == f"3 files, 3 passages\n  {books}\n"
    report = json.loads(firsthand("knowledge", "status", "--json").stdout)
    assert (report["current"], report["passages"], report["embedder"]) == (True, 3, None)


def test_without_a_folder_the_same_ones_are_followed(
    firsthand: FirsthandCommand, books: Path
) -> None:
    firsthand("knowledge", "index", str(books))
    (books / "disk.txt").unlink()
    write(books, {"clock.html": "<h1>Clock skew</h1><p>Another way.</p>"})
    done = firsthand("knowledge", "index", "--json")
    report = json.loads(done.stdout)
    assert (report["added"], report["changed"], report["removed"]) == (0, 1, 1)


def test_an_index_that_is_emptied_is_said_in_words(
    firsthand: FirsthandCommand, books: Path, tmp_path: Path
) -> None:
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    firsthand("knowledge", "index", str(books))
    done = firsthand("knowledge", "index", str(nothing))
    assert done.returncode == 0
    assert done.stdout == "0 files, 0 passages indexed (0 new, 0 changed, 3 removed)\n"
    (said,) = done.stderr.splitlines()
    assert said.startswith(f"warning: no runbook was found in {nothing};")
    assert "the index is empty now (3 files of before removed)" in said
    again = firsthand("knowledge", "index", "--json")
    assert (again.returncode, json.loads(again.stdout)["removed"]) == (0, 0)
    assert f"warning: no runbook was found in {nothing}; the index is empty now;" in again.stderr


def test_an_empty_path_is_not_the_folder_one_is_in(firsthand: FirsthandCommand) -> None:
    done = firsthand("knowledge", "index", "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "it is empty (a shell variable that is not set?)" in done.stderr
    assert not (firsthand.home / "knowledge.db").exists()


def test_ctrl_c_while_indexing_leaves_the_old_index(
    firsthand: FirsthandCommand, books: Path, tmp_path: Path
) -> None:
    firsthand("knowledge", "index", str(books))
    page = "".join(f"# Step {n}\n\ntext of step {n}\n\n" for n in range(STEPS))
    many = write(tmp_path / "many", {f"{n}.md": page for n in range(MANY)})
    process = begun(firsthand, "knowledge", "index", str(many))
    while not any(firsthand.home.glob(".knowledge-*.db")):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "stopped; what was indexed before stays as it was\n"
    assert not list(firsthand.home.glob(".knowledge-*"))
    assert firsthand("knowledge", "status").stdout.startswith("3 files, 3 passages\n")
    assert passages(firsthand, "PoolRunsEmpty")
    assert "0 new" in firsthand("knowledge", "index", str(books)).stdout


def test_two_runs_at_once_both_end_well(firsthand: FirsthandCommand, books: Path) -> None:
    runs = [begun(firsthand, "knowledge", "index", str(books)) for _ in range(2)]
    outcomes = [run.communicate(timeout=60) for run in runs]
    assert [run.returncode for run in runs] == [0, 0], outcomes
    assert sorted(out.split("(")[1] for out, _ in outcomes) == [
        "0 new, 0 changed, 0 removed)\n",
        "3 new, 0 changed, 0 removed)\n",
    ]
    assert passages(firsthand, "PoolRunsEmpty")


def test_an_index_of_another_version_is_named_and_written_anew(
    firsthand: FirsthandCommand, books: Path
) -> None:
    firsthand("knowledge", "index", str(books))
    with sqlite3.connect(firsthand.home / "knowledge.db") as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    refused = firsthand("knowledge", "search", "PoolRunsEmpty")
    assert refused.returncode == 2
    assert "another version" in refused.stderr
    assert "firsthand knowledge index" in refused.stderr
    assert "another version" in firsthand("knowledge", "status").stderr
    done = firsthand("knowledge", "index")
    assert done.returncode == 0
    assert "note: the index was of another version and was written anew" in done.stderr
    assert "3 new" in done.stdout
    assert passages(firsthand, "PoolRunsEmpty")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("index",), "name one"),
        (("index", "gone"), "gone is not there"),
        (("search", "x"), "no runbooks are indexed"),
        (("search", "a", "b", "c", "d"), "at most three queries"),
        (("search", "x", "--runbooks", "gone"), "gone is not there"),
    ],
)
def test_what_cannot_be_done_says_why_and_the_way_out(
    firsthand: FirsthandCommand, arguments: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    done = firsthand("knowledge", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_runbooks_control_characters_reach_no_terminal(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    folder = write(
        tmp_path / "b", {"a.md": "# Pool \x1b[31mred\n\nexhausted \x1b]0;title\x07 pool"}
    )
    done = firsthand("knowledge", "search", "pool exhausted", "--runbooks", str(folder))
    assert "exhausted" in done.stdout
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout


def test_bench_prints_the_rates_of_labelled_queries(firsthand: FirsthandCommand) -> None:
    arguments = (str(RUNBOOKS / "cases.jsonl"), "--runbooks", str(RUNBOOKS / "corpus"))
    done = firsthand("bench", "knowledge", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)
    assert set(rates) == {
        "cases", "answerable", "recall@1", "recall@5", "mrr", "unanswerable", "refused",
    }  # fmt: skip
    assert rates["cases"] == rates["answerable"] + rates["unanswerable"] == 144
    assert rates["recall@1"] <= rates["mrr"] <= rates["recall@5"] <= 1
    shown = firsthand("bench", "knowledge", *arguments)
    assert shown.returncode == 0
    assert "recall@5" in shown.stdout


def test_bench_names_the_line_that_is_no_case(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    cases = tmp_path / "cases.jsonl"
    cases.write_text('{"queries": ["a"], "relevant": []}\n{"queries": []}\n')
    done = firsthand("bench", "knowledge", str(cases), "--runbooks", str(RUNBOOKS / "corpus"))
    assert done.returncode == 2
    assert "line 2: field queries has too few entries" in done.stderr


def test_to_look_at_runbooks_needs_no_home_that_can_be_written(
    tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "file").write_text("")
    firsthand = FirsthandCommand(home=tmp_path / "file" / "home")
    assert firsthand("knowledge", "status").returncode == 0
    searched = ("knowledge", "search", "connection pool", "--runbooks", str(folder / "runbooks"))
    assert "Connection pool exhausted" in firsthand(*searched).stdout
    refused = firsthand("knowledge", "index", str(folder / "runbooks"))
    assert refused.returncode == 2
    assert "set FIRSTHAND_HOME to a folder of yours" in refused.stderr
