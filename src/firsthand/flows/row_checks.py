"""Does a run's row agree with its own events and its Answer? Step 6 of a recheck.

Law: pure. A run that was marked interrupted wrote no events, so that nothing here can judge it.
What stands in the row alone (settings, prompt, owner, the start of a session) has no second
witness in the record, and is held against nothing.
"""

from collections.abc import Iterator, Sequence

from firsthand.contracts.answer import Budgets
from firsthand.contracts.enums import BudgetKind, RunState
from firsthand.contracts.events import (
    Event,
    ModelCallFinished,
    RunFinished,
    RunStarted,
    ToolCallFinished,
)
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import RunLimits, RunRecord
from firsthand.flows.findings import Finding
from firsthand.rules.evidence import arguments_hash

SAME_COST = 1e-6
"""Sums of costs are equal up to this."""

OF_THE_MODEL = frozenset({"diagnosis_agent", "planner", "executor"})
"""Steps that the run's own model takes, whoever judges."""


def arguments_findings(rows: Sequence[ToolInvocation]) -> Iterator[Finding]:
    """Every call's arguments against the hash that stands beside them."""
    for row in rows:
        if arguments_hash(row.tool_name, row.arguments) != row.arguments_hash:
            detail = "the tool's name and arguments do not have the recorded hash"
            yield Finding(rule="arguments_changed", invocation_id=row.id, detail=detail)


def row_findings(
    run: RunRecord, events: Sequence[Event], rows: Sequence[ToolInvocation]
) -> Iterator[Finding]:
    """The row and the calls against the events; `events` in the order of their numbers."""
    if run.state is RunState.INTERRUPTED:
        return
    numbers = [event.sequence for event in events]
    if numbers != list(range(1, len(numbers) + 1)):
        yield _events("their numbers have a hole")
    first, last = (events[0], events[-1]) if events else (None, None)
    if isinstance(first, RunStarted):
        yield from _begun(run, first)
    else:
        yield _events("the one with which the run began is gone")
    if isinstance(last, RunFinished):
        yield from _ended(run, last)
    else:
        yield _events("the one with which the run ended is gone")
    said = [_told(one) for one in events if isinstance(one, ModelCallFinished)]
    if said != [
        (one.step, one.input_tokens, one.output_tokens, one.seconds, one.failed)
        for one in run.model_calls
    ]:
        yield _row("model calls are not those of its events")
    finished = {one.invocation_id: one for one in events if isinstance(one, ToolCallFinished)}
    for row in rows:
        event = finished.pop(row.id, None)
        if event is not None and (event.status, event.error_code) != (row.status, row.error_code):
            detail = f"its event says {event.status.value}, its row {row.status.value}"
            yield Finding(rule="events_changed", invocation_id=row.id, detail=detail)
    if finished:
        named = ", ".join(f"#{one}" for one in sorted(finished))
        yield _events(f"they tell of tool calls that the record lacks: {named}")


def _told(event: ModelCallFinished) -> tuple[object, ...]:
    return event.step, event.input_tokens, event.output_tokens, event.seconds, event.failed


def _begun(run: RunRecord, event: RunStarted) -> Iterator[Finding]:
    pairs = {
        "session": (run.session_id, event.session_id),
        "flow": (run.flow, event.flow),
        "model": (run.model, event.model),
        "time of creation": (run.created_at, event.at),
    }
    for name, (row, said) in pairs.items():
        if row != said:
            yield _row(f"{name} is not the one with which its events begin")


def _ended(run: RunRecord, event: RunFinished) -> Iterator[Finding]:
    pairs = {
        "state": (run.state, event.state),
        "error code": (run.error_code, event.error_code),
        "end": (run.finished_at, event.at),
        "verdict": (run.answer.verdict if run.answer else None, event.verdict),
    }
    for name, (row, said) in pairs.items():
        if row != said:
            yield _row(f"{name} is not the one with which its events end")
    differing = [name for name, limit, said in _limits(run.limits, event.budgets) if limit != said]
    if differing:
        yield _row(f"limits are not those of its events ({', '.join(differing)})")
    spent = event.budgets.money.used if event.budgets.money else 0.0
    if abs(sum(one.cost or 0.0 for one in run.model_calls) - spent) > SAME_COST:
        yield _row("model calls did not cost what its events say")
    if run.answer is not None and _counted(run.answer.budgets) != _counted(event.budgets):
        detail = "its budgets are not those of the run's events"
        yield Finding(rule="answer_changed", detail=detail)


def _limits(limits: RunLimits, said: Budgets) -> Iterator[tuple[str, float | None, float | None]]:
    yield "model calls", limits.model_calls, said.model_calls.limit
    yield "tool calls", limits.tool_calls, said.tool_calls.limit
    yield "tokens", limits.tokens, said.tokens.limit
    yield "bytes", limits.run_bytes, said.run_bytes.limit
    yield "deadline", limits.deadline_seconds, said.deadline.limit
    if said.money is not None:
        yield "money", limits.money, said.money.limit


def _counted(budgets: Budgets) -> tuple[object, ...]:
    """All but the seconds used, which run on between an answer and the end of its run."""
    uses = [
        use.limit if kind is BudgetKind.DEADLINE else (use.used, use.limit)
        for kind, use in budgets.limited()
    ]
    return (*uses, budgets.unmeasured_calls, budgets.money)


def answer_findings(run: RunRecord) -> Iterator[Finding]:
    """What the Answer repeats of its run's row. A model goes by another name in a configuration."""
    if run.answer is None:
        return
    for name in ("run_id", "session_id", "flow", "question"):
        if getattr(run, name) != getattr(run.answer, name):
            yield Finding(rule="answer_changed", detail=f"its {name} is not that of the run")
    called = {one.model for one in run.model_calls if one.step in OF_THE_MODEL}
    if called and run.answer.model not in called:
        yield Finding(rule="answer_changed", detail="its model is none that the run called")


def _row(what: str) -> Finding:
    return Finding(rule="run_changed", detail=f"its {what}")


def _events(what: str) -> Finding:
    return Finding(rule="events_changed", detail=what)
