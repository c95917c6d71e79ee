"""`firsthand verify`: exit 0 or 4, in words and as JSON, and what a digest kept elsewhere adds."""

import json
import sqlite3
from typing import Any

import pytest
from tests.interfaces.cli.command import FirsthandCommand


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[FirsthandCommand, str]:
    """The built-in incident in the reviewed flow, and its run's id."""
    firsthand = FirsthandCommand(home=tmp_path_factory.mktemp("home"))
    done = firsthand("demo", "--flow", "reviewed", "--json")
    return firsthand, str(json.loads(done.stdout)["run_id"])


def test_a_run_stands_and_its_digest_is_printed(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, run_id = demo
    done = firsthand("verify", run_id)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("STANDS\n")
    digest = next(row for row in done.stdout.splitlines() if "- digest " in row).split()[-1]
    assert len(digest) == 64
    assert "keep it elsewhere and give it with --digest" in done.stdout
    same = firsthand("verify", run_id.removeprefix("run-"), "--digest", digest)
    assert same.returncode == 0
    assert "it is the one that was given" in same.stdout


def test_another_digest_is_exit_4(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, run_id = demo
    done = firsthand("verify", run_id, "--digest", "f" * 64)
    assert done.returncode == 4
    assert done.stdout.startswith("DOES NOT STAND\n")
    assert "digest_changed" in done.stdout
    assert "it is not the one that was given" in done.stdout


@pytest.mark.parametrize("given", ["", " ", "zz", "0", "f" * 63, "md5:" + "f" * 64])
def test_what_is_no_digest_is_a_usage_error_and_no_alarm(
    demo: tuple[FirsthandCommand, str], given: str
) -> None:
    firsthand, run_id = demo
    done = firsthand("verify", run_id, "--digest", given)
    assert (done.returncode, done.stdout) == (2, "")
    assert ("is no digest" if given.strip() else "it is empty") in done.stderr


def test_a_digest_may_say_what_made_it(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, run_id = demo
    digest = json.loads(firsthand("verify", run_id, "--json").stdout)["digest"]
    done = firsthand("verify", run_id, "--digest", f" sha256:{digest.upper()}")
    assert (done.returncode, "it is the one that was given" in done.stdout) == (0, True)


def test_audit_takes_the_beginning_of_a_run(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, run_id = demo
    whole, part = (firsthand("audit", name, "--json") for name in (run_id, run_id[4:12]))
    assert (part.returncode, part.stdout) == (0, whole.stdout)


@pytest.mark.parametrize("command", ["show", "verify", "audit"])
def test_a_name_that_is_none_is_not_repeated_at_any_length(
    demo: tuple[FirsthandCommand, str], command: str
) -> None:
    firsthand, _ = demo
    done = firsthand(command, "x" * 5000)
    assert (done.returncode, len(done.stderr) < 300) == (2, True)


def test_json_is_the_report(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, run_id = demo
    done = firsthand("verify", run_id, "--json")
    found = json.loads(done.stdout)
    assert (found["run_id"], found["stands"], found["findings"]) == (run_id, True, [])
    assert (found["verdict"], found["claims"] > 0, found["payloads"] > 0) == ("PASS", True, True)


def test_an_unknown_run_is_a_usage_error(demo: tuple[FirsthandCommand, str]) -> None:
    firsthand, _ = demo
    done = firsthand("verify", "run-nosuch")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no run begins with 'run-nosuch'" in done.stderr


EDITS: list[tuple[str, tuple[str, ...]]] = [
    (
        "UPDATE tool_invocation SET payload = replace(payload, 'active=50', 'active=12')",
        ("payload_changed", "tool call #", " on it"),
    ),
    (
        "UPDATE diagnosis_run SET answer = json_set(answer, '$.claims[0].text', 'DNS is down')",
        ("claim c1: answer_changed",),
    ),
    (
        "UPDATE diagnosis_run SET answer = json_set(answer, '$.conclusion', 'DNS is down')",
        ("the conclusion: answer_changed",),
    ),
    (
        "UPDATE diagnosis_run SET draft = json_set(draft,"
        " '$.claims[0].evidence_bindings[0].source_invocation_id', 4242)",
        ("claim c1: invocation_not_found, cites a tool result that does not exist",),
    ),
    ("UPDATE diagnosis_run SET answer = '{}'", ("record_unreadable",)),
]


@pytest.mark.parametrize(("statement", "said"), EDITS)
def test_a_row_edited_by_hand_is_exit_4_and_named(
    firsthand: FirsthandCommand, statement: str, said: tuple[str, ...]
) -> None:
    made: Any = json.loads(firsthand("demo", "--flow", "reviewed", "--json").stdout)
    with sqlite3.connect(firsthand.home / "firsthand.db") as file:
        file.execute(statement)
    file.close()
    done = firsthand("verify", made["run_id"])
    assert (done.returncode, done.stderr) == (4, "")
    assert done.stdout.startswith("DOES NOT STAND\n")
    for words in said:
        assert words in done.stdout
    assert "DNS is down" not in done.stdout


@pytest.mark.parametrize(
    "change",
    ["answer = '{}'", "answer = '['", "created_at = 'nonsense'", "limits = '[]'"],
)
def test_a_record_that_cannot_be_read_was_edited_and_nothing_of_it_is_shown(
    firsthand: FirsthandCommand, change: str
) -> None:
    run_id = json.loads(firsthand("demo", "--json").stdout)["run_id"]
    with sqlite3.connect(firsthand.home / "firsthand.db") as file:
        file.execute(f"UPDATE diagnosis_run SET {change}")
    file.close()
    for more in ((), ("--refused",)):
        done = firsthand("show", run_id, *more)
        assert (done.returncode, done.stderr) == (4, "")
        assert " ".join(done.stdout.split()).startswith("The record was edited since the run")
        assert "record_unreadable" in done.stdout
    found = json.loads(firsthand("show", run_id, "--json").stdout)
    assert (found["run"], found["edited"][0]["rule"]) == (None, "record_unreadable")
    listed = firsthand("runs")
    assert (listed.returncode, f"{run_id} unreadable" in listed.stdout) == (0, True)


EDITS_OF_WHAT_IS_SHOWN = [
    "UPDATE diagnosis_run SET answer = json_set(answer, '$.claims[0].text', 'DNS is down')",
    "UPDATE tool_invocation SET retrieval_details = replace(retrieval_details, '50', '12')",
    "UPDATE tool_invocation SET payload = replace(payload, 'active=50', 'active=12')",
    "UPDATE diagnosis_session SET self_evaluation = '{}'",
]


@pytest.mark.parametrize("statement", EDITS_OF_WHAT_IS_SHOWN)
def test_show_says_first_that_the_record_was_edited(
    firsthand: FirsthandCommand, statement: str
) -> None:
    run_id = json.loads(firsthand("demo", "--json").stdout)["run_id"]
    untouched = firsthand("show", run_id)
    assert (untouched.returncode, "was edited" in untouched.stdout) == (0, False)
    assert json.loads(firsthand("show", run_id, "--json").stdout)["edited"] == []
    with sqlite3.connect(firsthand.home / "firsthand.db") as file:
        file.execute(statement)
    file.close()
    for more in ((), ("--refused",)):
        done = firsthand("show", run_id, *more)
        assert done.returncode == 4
        first = " ".join(done.stdout.split())[:400]
        assert first.startswith("The record was edited since the run")
        assert f"`firsthand verify {run_id}` says where" in first
    as_json = firsthand("show", run_id, "--json")
    assert (as_json.returncode, bool(json.loads(as_json.stdout)["edited"])) == (4, True)
