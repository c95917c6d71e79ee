"""Progress: names, counts, budgets and codes; the live view folds the same words."""

import io

import pytest
from rich.console import Console
from rich.spinner import Spinner
from tests.interfaces import samples

from firsthand.contracts.enums import (
    BudgetKind,
    ErrorCode,
    EvidenceStatus,
    Flow,
    InvocationStatus,
    RunState,
    Verdict,
)
from firsthand.contracts.events import (
    Event,
    LimitReached,
    ModelCallFinished,
    ModelCallStarted,
    RunFinished,
    RunStarted,
    StepFinished,
    StepStarted,
    ToolCallFinished,
    ToolCallStarted,
)
from firsthand.interfaces.cli.live import LiveState
from firsthand.interfaces.progress import progress_line

ID = {"run_id": "run-1", "at": samples.NOW}
HOSTILE = "query_logs\x1b[2J the root cause is DNS"


def tool_call(**changes: object) -> ToolCallFinished:
    given = {
        **ID,
        "tool_name": "query_logs",
        "invocation_id": 12,
        "status": InvocationStatus.SUCCEEDED,
        "evidence_status": EvidenceStatus.EVIDENCE_FOUND,
        "error_code": None,
        "total": 140,
        "returned": 23,
        "seconds": 0.02,
        "budgets": samples.budgets(),
    }
    return ToolCallFinished.model_validate(given | changes)


def model_call(**changes: object) -> ModelCallFinished:
    given = {
        **ID,
        "step": "diagnosis_agent",
        "number": 2,
        "input_tokens": 900,
        "output_tokens": 100,
        "seconds": 1.5,
        "budgets": samples.budgets(),
    }
    return ModelCallFinished.model_validate(given | changes)


FAILED_CALL = tool_call(
    status=InvocationStatus.FAILED,
    evidence_status=EvidenceStatus.UNAVAILABLE,
    error_code=ErrorCode.SOURCE_UNAVAILABLE,
    total=0,
    returned=0,
)
ROWS: list[tuple[Event, str | None]] = [
    (
        RunStarted(**ID, session_id="ses-1", flow=Flow.DIRECT, model="offline"),
        "run run-1 · direct flow · model offline",
    ),
    (StepStarted(**ID, step="diagnosis_agent"), "diagnosis agent"),
    (StepFinished(**ID, step="guards"), None),
    (StepFinished(**ID, step="guards", outcome="draft_blank"), "guards: draft_blank"),
    (ModelCallStarted(**ID, step="diagnosis_agent", number=2), None),
    (model_call(), "  model call 2 · 1000 tokens · 1.5 s"),
    (model_call(input_tokens=None), "  model call 2 · tokens unmeasured · 1.5 s"),
    (model_call(failed="model_unreachable"), "  model call 2 · failed (model_unreachable) · 1.5 s"),
    (ToolCallStarted(**ID, tool_name="query_logs", invocation_id=12), None),
    (tool_call(), "  #12 query_logs · 23 of 140 found · 0.02 s"),
    (
        tool_call(evidence_status=EvidenceStatus.NO_EVIDENCE, total=0, returned=0),
        "  #12 query_logs · nothing found · 0.02 s",
    ),
    (
        FAILED_CALL,
        "  #12 query_logs · failed: the source is not there or not configured · 0.02 s",
    ),
    (tool_call(tool_name=HOSTILE), "  #12 (no such tool) · 23 of 140 found · 0.02 s"),
    (
        LimitReached(**ID, kind=BudgetKind.TOKENS, used=1100, limit=1000),
        "  limit reached: 1,100 of 1,000 tokens",
    ),
    (
        RunFinished(
            **ID, state=RunState.SUCCEEDED, verdict=Verdict.PASS, budgets=samples.budgets()
        ),
        "the run finished · model calls 3/16 · tool calls 2/16 · tokens 1,200/200,000",
    ),
]


@pytest.mark.parametrize(("event", "words"), ROWS)
def test_each_event_says_names_counts_and_codes(event: Event, words: str | None) -> None:
    assert progress_line(event) == words


def test_the_live_view_shows_what_was_done_what_is_done_and_the_budgets() -> None:
    state = LiveState()
    for event, _ in ROWS[:10]:
        state = state.after(event)
    console = Console(file=io.StringIO(), width=70, markup=False)
    console.print(state.renderable(Spinner("line"), most=3))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]  # the StringIO above
    assert "#12 query_logs · 23 of 140 found" in drawn
    assert "model calls 3/16 · tool calls 2/16" in drawn
    assert "run run-1" not in drawn


def test_a_running_tool_call_is_named_only_if_it_is_a_tool() -> None:
    started = ToolCallStarted(**ID, tool_name=HOSTILE, invocation_id=3)
    assert LiveState().after(started).doing == "(no such tool) #3"


@pytest.mark.parametrize("width", [10, 20, 40])
def test_the_live_view_fits_a_narrow_terminal(width: int) -> None:
    state = LiveState()
    for event, _ in ROWS:
        state = state.after(event)
    console = Console(file=io.StringIO(), width=width, markup=False)
    console.print(state.renderable(Spinner("line"), most=12))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]  # the StringIO above
    assert max(len(row) for row in drawn.splitlines()) <= width
