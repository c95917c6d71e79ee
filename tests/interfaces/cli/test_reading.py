"""Commands that only read: they make no ledger, and one damaged row hides no other."""

import json
import sqlite3
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand

READING = (["runs"], ["show", "run-x"], ["verify", "run-x"], ["audit", "ses-x"])


@pytest.mark.parametrize("command", READING, ids=lambda one: one[0])
@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"], ids=["path", "URL"])
def test_a_mistyped_ledger_is_named_and_not_made(
    firsthand: FirsthandCommand, tmp_path: Path, command: list[str], form: str
) -> None:
    place = tmp_path / "other" / "legder.db"
    done = firsthand(*command, "--ledger", form.format(place))
    assert (done.returncode, done.stdout) == (2, "")
    assert str(place) in done.stderr
    assert "--ledger" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not place.parent.exists()


def test_the_own_ledger_may_be_new(firsthand: FirsthandCommand) -> None:
    done = firsthand("runs")
    assert (done.returncode, done.stderr) == (0, "no run yet; `firsthand demo` makes one\n")


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize("name", ["", "  "], ids=["empty", "blank"])
def test_an_empty_name_is_no_run(firsthand: FirsthandCommand, command: str, name: str) -> None:
    firsthand("demo")
    done = firsthand(command, name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "firsthand runs" in done.stderr


def test_a_damaged_run_is_listed_and_hides_no_other(firsthand: FirsthandCommand) -> None:
    whole, damaged = (json.loads(firsthand("demo", "--json").stdout)["run_id"] for _ in range(2))
    with sqlite3.connect(next(firsthand.home.glob("*.db"))) as ledger:
        ledger.execute("update diagnosis_run set limits='{}' where run_id=?", (damaged,))
    done = firsthand("runs")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{damaged} unreadable\n" in done.stdout
    assert f"{whole} succeeded PASS" in done.stdout
    listed = json.loads(firsthand("runs", "--json").stdout)
    assert [one["run_id"] for one in listed] == [damaged, whole]
    assert damaged in listed[0]["unreadable"]
    assert "unreadable" not in listed[1]


def test_a_fresh_answer_names_its_session_and_how_to_judge_it_again(
    firsthand: FirsthandCommand,
) -> None:
    shown = firsthand("demo").stdout
    (run,) = json.loads(firsthand("runs", "--json").stdout)
    assert f"session {run['session_id']}\n" in shown
    assert f"firsthand verify {run['run_id']}\n" in shown
    assert firsthand("verify", run["run_id"]).returncode == 0
    assert firsthand("audit", run["session_id"]).returncode == 0
