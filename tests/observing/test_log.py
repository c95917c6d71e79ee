"""The log of a run: ids and codes on every record, content on none."""

import json
from typing import Any

import pytest
from tests.observing.kit import content_in, marked_run, marked_service
from tests.service.kit import ask

from firsthand.contracts.enums import Flow, LogLevel
from firsthand.harness.ids import plain_id
from firsthand.interfaces.cli.logs import log_progress


async def logged(
    flow: Flow, level: LogLevel, capsys: pytest.CaptureFixture[str], *, broken: bool = False
) -> tuple[list[dict[str, Any]], str]:
    """A run's records, and its log as text."""
    sink = log_progress(level, "json")
    assert sink is not None
    with sink:
        await marked_run(flow, sink=sink, broken=broken)
    text = capsys.readouterr().err
    return [json.loads(line) for line in text.splitlines()], text


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
async def test_no_content_and_no_secret_is_in_a_log(
    flow: Flow, broken: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    records, text = await logged(flow, LogLevel.DEBUG, capsys, broken=broken)
    assert content_in(text) == []
    assert "[secret" not in text
    assert {"run_started", "model_call_finished", "tool_call_finished", "run_finished"} <= {
        one["event"] for one in records
    }


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
async def test_every_record_has_the_runs_id_and_a_calls_has_the_calls(
    flow: Flow, capsys: pytest.CaptureFixture[str]
) -> None:
    records, _ = await logged(flow, LogLevel.DEBUG, capsys)
    assert len({one["run_id"] for one in records}) == 1
    calls = [one for one in records if one["event"].startswith("tool_call")]
    made_up = plain_id("zebracontentid is no token!")
    assert [one["tool_call_id"] for one in calls] == ["a", "a", made_up, made_up, "c", "c"]
    assert [one.get("error_code") for one in calls if one["event"] == "tool_call_finished"] == [
        None,
        "unauthorized_tool",
        "source_unavailable",
    ]
    assert calls[2]["tool_name"] == "(no such tool)"


async def test_a_level_leaves_out_what_is_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for level in (LogLevel.DEBUG, LogLevel.INFO, LogLevel.WARNING):
        records, _ = await logged(Flow.DIRECT, level, capsys)
        assert {one["level"] for one in records} <= {"debug", "info", "warning"}
        counts.append(len(records))
    assert counts[0] > counts[1] > counts[2] > 0


def test_it_is_off_where_it_is_not_asked_for() -> None:
    assert log_progress(LogLevel.OFF, "json") is None


async def test_text_is_one_printable_line_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    sink = log_progress(LogLevel.INFO, "text")
    assert sink is not None
    await marked_run(Flow.DIRECT, sink=sink)
    lines = capsys.readouterr().err.splitlines()
    assert all(line.startswith("timestamp=") and " run_id=run-" in line for line in lines)
    assert content_in("".join(lines)) == []


async def test_a_limit_and_a_failure_are_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    from dataclasses import replace

    sink = log_progress(LogLevel.WARNING, "json")
    assert sink is not None
    one = marked_service(Flow.DIRECT)
    limits = one.limits.model_copy(update={"model_calls": 1})
    await ask(replace(one, sink=sink, limits=limits))
    records = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert ("limit_reached", "model_calls") in [(one["event"], one.get("kind")) for one in records]
    assert records[-1]["state"] == "budget_exhausted"


@pytest.mark.parametrize("token", ["call_1", "toolu_01A-b", "a" * 64])
def test_a_plain_id_stays(token: str) -> None:
    assert plain_id(token) == token


@pytest.mark.parametrize(
    "token", ["", "a b", "a" * 65, "\x1b[31m", "pay\u202e", "[secret:k:1]", "é"]
)
def test_any_other_id_is_a_digest(token: str) -> None:
    assert plain_id(token).startswith("id-")
    assert len(plain_id(token)) == 15
