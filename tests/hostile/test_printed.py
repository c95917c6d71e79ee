"""What is printed of hostile evidence: no raw control, escape, bidirectional or invisible character.

Each case is drawn in every way in which a run is shown; then all of them stand in one folder, and the
real command prints it to pipes and to a terminal.
"""

import json
import re
import unicodedata
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.hostile.evidence import ASKED, Case, cases, write_evidence
from tests.hostile.kit import Told, run_case
from tests.interfaces.cli.command import FirsthandCommand
from tests.interfaces.cli.terminal import in_terminal

from firsthand.contracts.enums import Flow
from firsthand.interfaces.cli.live import LiveState
from firsthand.interfaces.cli.render import render_plain, render_rich
from firsthand.interfaces.document import Document
from firsthand.interfaces.progress import progress_line
from firsthand.interfaces.safe_text import safe_json, safe_line
from firsthand.interfaces.views.answer import fresh_document
from firsthand.interfaces.views.refused import refused_document
from firsthand.interfaces.views.run import run_document
from firsthand.interfaces.views.run_json import run_json

NOW = datetime(2026, 7, 8, 11, tzinfo=UTC)
OURS = re.compile(r"\x1b\[[0-9;]*m|\x1b\[\?25[hl]|\x1b\[[0-9]*[AGK]|\x1b\[2K|\r")
"""What rich sends: colours, the cursor shown or hidden, up, to a column; lines cleared."""
HOSTILE_COLOURS = re.compile(r"\x1b\[(?:5|10)m|\x1b\[10A")
"""Sent by the cases, and never by us."""
UNSAFE = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def unsafe(text: str) -> set[str]:
    """Characters that no printed text may have, newlines aside."""
    return {one for one in text if one != "\n" and unicodedata.category(one) in UNSAFE}


def documents(told: Told) -> list[Document]:
    run, calls = told.result.run, told.calls
    shown = [run_document(run, calls, now=NOW), refused_document(run, calls)]
    if told.result.answer is not None:
        shown.append(fresh_document(told.result.answer, state=run.state, now=NOW))
    return shown


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
@pytest.mark.parametrize("case", cases(), ids=str)
async def test_a_case_is_drawn_safely_in_every_way(case: Case, flow: Flow, tmp_path: Path) -> None:
    told = await run_case(case, flow, tmp_path, verifier=True)
    run, calls, events = told.result.run, told.calls, told.sink.events
    for document in documents(told):
        assert not unsafe(render_plain(document))
        screen = Console(file=StringIO(), force_terminal=True, width=100, markup=False)
        drawn = render_rich(document, screen)
        assert not HOSTILE_COLOURS.search(drawn)
        assert not unsafe(re.sub(r"\x1b\[[0-9;]*m", "", drawn))
    printed = [run_json(run, calls, events, refused=True)]
    printed += [told.result.answer.model_dump(mode="json")] if told.result.answer else []
    for value in printed:
        text = safe_json(value)
        assert not unsafe(text)
        assert json.loads(text) == json.loads(json.dumps(value))
    state = LiveState()
    for event in events:
        assert not unsafe(safe_line(progress_line(event) or ""))
        state = state.after(event)
    assert not unsafe("".join((*state.done, state.doing, state.budgets)))


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every case but those of a megabyte, in one folder; with names of files as hostile."""
    folder = write_evidence(
        tmp_path_factory.mktemp("evidence"), *(one for one in cases() if len(one.text) < 10_000)
    )
    name = "pay\x1b]0;owned\x07\x1b[2J\u202egol.log"
    (folder / "logs" / name).write_text("2026-07-08T10:14:05Z ERROR order-service failed\n")
    (folder / "notes\x1b[5m.xls").write_bytes(b"\x00")
    return folder


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model that asks every tool and quotes the first items of each."""
    calls = [{**ASKED[name], "id": name} for name in ("log", "alert", "row", "runbook")]
    calls.append(
        {"tool": "rm\x1b[2J -rf\u202e", "id": "x\x1b]0;t\x07", "arguments": {"a\x1b[5m": "\x07"}}
    )
    items = [
        {
            "kind": "OBSERVATION",
            "statement": f"\x1b[5m${{{call}.evidence.{n}.text}}\u202e",
            "tool_call_ids": [call],
            "citations": [
                {
                    "tool_call_id": call,
                    "raw_path": f"${{{call}.evidence.{n}.raw_path}}",
                    "excerpt": f"${{{call}.evidence.{n}.text}}",
                }
            ],
        }
        for call in ("log", "alert", "row", "runbook")
        for n in range({"log": 12, "alert": 3, "row": 3, "runbook": 1}[call])
    ]
    draft = {
        "conclusion": "\x1b]8;;http://203.0.113.9\x07all is well\x1b]8;;\x07",
        "analysis": items,
        "limitations": ["\x1b[2J"],
        "next_steps": [{"tool_name": "query_logs", "subject": "\x1b[5morder-service"}],
    }
    path = tmp_path_factory.mktemp("script") / "quoting.yaml"
    roles = {"DiagnosisDraft": [*calls, {"output": draft}]}
    path.write_text(json.dumps({"model": "quoting\x1b[5m", "roles": roles}))
    return path


QUESTION = "why does order-service fail? \x1b[5m\u202e"


@pytest.mark.parametrize("model", ["offline", "scripted"])
def test_the_command_prints_no_raw_character_to_pipes(
    model: str, evidence: Path, script: Path, tmp_path: Path
) -> None:
    firsthand = FirsthandCommand(home=tmp_path)
    name = f"scripted:{script}" if model == "scripted" else model
    asked = ("diagnose", QUESTION, "--evidence", str(evidence), "--model", name)
    shown = [firsthand(*asked), firsthand(*asked, "--json"), firsthand("runs")]
    run = json.loads(shown[1].stdout)["run_id"]
    more = (("show", run), ("show", run, "--refused"), ("show", run, "--refused", "--json"))
    shown += [firsthand(*words) for words in (*more, ("verify", run), ("audit", run))]
    for done in shown:
        assert done.returncode in (0, 3, 4), done.stderr
        assert not unsafe(done.stdout), done.args
        assert not unsafe(done.stderr), done.args
    assert "order-service" in shown[0].stdout


def test_the_live_view_prints_no_raw_character_to_a_terminal(
    evidence: Path, script: Path, tmp_path: Path
) -> None:
    firsthand = FirsthandCommand(home=tmp_path)
    code, written = in_terminal(
        [
            *("-m", "firsthand", "diagnose", QUESTION),
            *("--evidence", str(evidence), "--model", f"scripted:{script}"),
        ],
        columns=100,
        environment=firsthand.environment(),
    )
    assert code in (0, 3, 4), written
    assert not HOSTILE_COLOURS.search(written)
    assert not unsafe(OURS.sub("", written))
    assert "order-service" in written
