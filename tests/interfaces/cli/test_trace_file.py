"""`--trace FILE`, on the real command: whose file it is, what it refuses, and what an interrupt leaves."""

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand, evidence_folder

HANGS = {
    "model": "hanging",
    "roles": {
        "DiagnosisDraft": [
            {"tool": "query_logs", "id": "a", "arguments": {"any_of": ["HikariPool"]}},
            {"fault": "hang"},
        ]
    },
}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_demo_writes_its_record_to_a_file_of_its_owners_alone(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "run.jsonl"
    done = firsthand("demo", "--trace", str(path), "--json")
    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    records = lines(path)
    assert (records[0]["type"], records[0]["version"]) == ("trace", 1)
    assert records[-1]["type"] == "run_finished"
    assert records[-1]["finish"]["answer"] == json.loads(done.stdout)


def test_a_file_that_holds_something_is_refused_and_stays_as_it_is(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    done = firsthand("demo", "--trace", str(path))
    assert done.returncode == 2
    assert done.stderr == (
        f"firsthand: --trace {path} is not empty; name a new file, or remove it\n"
    )
    assert path.read_text() == "mine"
    assert json.loads(firsthand("runs", "--json").stdout) == []


def test_an_empty_file_is_taken_and_made_its_owners(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "empty.jsonl"
    path.touch(mode=0o644)
    assert firsthand("demo", "--trace", str(path)).returncode == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert lines(path)[-1]["type"] == "run_finished"


@pytest.mark.parametrize("place", ["folder", "no-folder/run.jsonl", "pipe"])
def test_what_is_no_file_is_refused_in_one_line(
    place: str, firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    done = firsthand("demo", "--trace", str(tmp_path / place))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"firsthand: --trace {tmp_path / place} ")
    assert done.stderr.count("\n") == 1


def test_a_question_that_is_refused_leaves_the_file_to_the_next_try(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "run.jsonl"
    refused = firsthand("diagnose", "why?", "--evidence", "nowhere", "--trace", str(path))
    assert refused.returncode == 2
    assert firsthand("demo", "--trace", str(path)).returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=lambda one: one.name)
async def test_an_interrupted_run_leaves_a_readable_file(
    number: signal.Signals, firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    script, path = tmp_path / "hangs.yaml", tmp_path / "run.jsonl"
    script.write_text(json.dumps(HANGS))
    evidence = evidence_folder(tmp_path / "evidence")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firsthand", "diagnose", "why?", "--evidence", str(evidence)),
        *("--model", f"scripted:{script}", "--trace", str(path)),
        cwd=ROOT,
        env=firsthand.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        while not path.exists() or path.read_text().count('"model_request"') < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    process.send_signal(number)
    await process.communicate()
    kinds = [record["type"] for record in lines(path)]
    assert kinds[:2] == ["trace", "run"]
    assert {"invocation", "model_request", "model_reply"} <= set(kinds)
    assert (kinds[-1] == "run_finished") == (number is signal.SIGINT)


FULL = """
import resource, sys
from pathlib import Path
from firsthand.interfaces.cli.trace_file import TraceFile
resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))
with TraceFile(Path(sys.argv[1])) as trace:
    for number in range(9):
        trace.record({"type": "event", "number": number, "text": "x" * 90})
print("went on")
"""


def test_a_full_disk_costs_the_rest_of_the_trace_and_not_the_run(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "went on\n"
    assert done.stderr == f"note: the trace {path} ends here: File too large\n"
    whole = path.read_text().splitlines()[:-1]
    assert [json.loads(line)["type"] for line in whole] == ["trace", "event"]


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    from firsthand.contracts.errors import UsageError
    from firsthand.interfaces.cli.trace_file import TraceFile

    path = tmp_path / "run.jsonl"
    with TraceFile(path), pytest.raises(UsageError, match="written by another run"):
        TraceFile(path)


def test_a_record_is_one_line_that_is_safe_to_print(tmp_path: Path) -> None:
    from firsthand.interfaces.cli.trace_file import TraceFile

    path = tmp_path / "run.jsonl"
    with TraceFile(path) as trace:
        trace.record({"type": "event", "text": "a\n\x1b[31m\u202e\ud800\u2028 连接"})
    assert all(one == "\n" or one.isprintable() for one in path.read_text(encoding="utf-8"))
    assert lines(path)[1]["text"] == "a\n\x1b[31m\u202e\ud800\u2028 连接"
