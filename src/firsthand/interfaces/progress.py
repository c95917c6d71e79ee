"""A run's progress in words: one line per event that a person would wait for.

Law: pure over one event, names and numbers only. A tool name that is none is a model's free text
and is not repeated.
"""

from firsthand.contracts.answer import Budgets
from firsthand.contracts.enums import EvidenceStatus
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
from firsthand.interfaces.words import (
    BUDGET_WORDS,
    ERROR_WORDS,
    STATE_WORDS,
    budget_amount,
    duration,
    known_tool,
    number,
)


def progress_line(event: Event) -> str | None:
    """None for an event that says nothing by itself."""
    match event:
        case RunStarted():
            return f"run {event.run_id} · {event.flow.value} flow · model {event.model}"
        case StepStarted():
            return step_words(event.step)
        case StepFinished():
            return None if event.outcome == "ok" else f"{step_words(event.step)}: {event.outcome}"
        case ModelCallStarted():
            return None
        case ModelCallFinished():
            return f"  model call {event.number} · {_model_outcome(event)}"
        case ToolCallStarted():
            return None
        case ToolCallFinished():
            return f"  {tool_words(event)}"
        case LimitReached():
            words = BUDGET_WORDS[event.kind]
            used = budget_amount(event.kind, event.used)
            return f"  limit reached: {used} of {budget_amount(event.kind, event.limit)} {words}"
        case RunFinished():
            code = f" ({event.error_code})" if event.error_code else ""
            return f"the run {STATE_WORDS[event.state]}{code} · {budget_summary(event.budgets)}"


def step_words(step: str) -> str:
    return step.replace("_", " ")


def tool_words(event: ToolCallFinished) -> str:
    """`#12 query_logs · 23 of 140 found · 0.02 s`"""
    return (
        f"#{event.invocation_id} {known_tool(event.tool_name)} · {_found(event)}"
        f" · {duration(event.seconds)}"
    )


def _found(event: ToolCallFinished) -> str:
    if event.error_code is not None:
        return f"{event.status.value}: {ERROR_WORDS.get(event.error_code, event.error_code)}"
    if event.evidence_status is EvidenceStatus.NO_EVIDENCE:
        return "nothing found"
    return f"{event.returned} of {event.total} found"


def _model_outcome(event: ModelCallFinished) -> str:
    if event.failed:
        again = "" if event.retry_in is None else f" · again in {duration(event.retry_in)}"
        return f"failed ({event.failed}) · {duration(event.seconds)}{again}"
    if event.input_tokens is None or event.output_tokens is None:
        return f"tokens unmeasured · {duration(event.seconds)}"
    return f"{event.input_tokens + event.output_tokens} tokens · {duration(event.seconds)}"


def budget_summary(budgets: Budgets) -> str:
    """The three that a person watches."""
    watched = (
        ("model calls", budgets.model_calls),
        ("tool calls", budgets.tool_calls),
        ("tokens", budgets.tokens),
    )
    return " · ".join(f"{name} {number(use.used)}/{number(use.limit)}" for name, use in watched)
