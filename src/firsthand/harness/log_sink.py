"""EventSink that writes a run's log: one record an event, with the run's and the call's id bound.

Law: a record holds names, ids, counts, budgets and codes. No prompt, evidence, argument, answer or key
can get into one, because no event has any; a tool's name that a model made up is not repeated. What
failed in detail stands in the ledger.
"""

from typing import Any, NamedTuple, Protocol, Self

from firsthand.contracts.enums import RunState, ToolName
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

KNOWN_TOOLS = frozenset(ToolName)
NO_SUCH_TOOL = "(no such tool)"


class BoundLog(Protocol):
    """A structured logger, as structlog's are."""

    def bind(self, **values: Any) -> Self: ...
    def debug(self, event: str, **values: Any) -> Any: ...
    def info(self, event: str, **values: Any) -> Any: ...
    def warning(self, event: str, **values: Any) -> Any: ...


class Record(NamedTuple):
    level: str
    """`debug`, `info` or `warning`."""
    values: dict[str, Any]


class LogSink:
    def __init__(self, log: BoundLog) -> None:
        self._log = log

    def emit(self, event: Event) -> None:
        level, values = record_of(event)
        log = self._log.bind(run_id=event.run_id)
        if isinstance(event, ToolCallStarted | ToolCallFinished):
            log = log.bind(tool_call_id=event.tool_call_id, invocation_id=event.invocation_id)
        getattr(log, level)(event.type, **values)


def known_tool(name: str) -> str:
    return name if name in KNOWN_TOOLS else NO_SUCH_TOOL


def record_of(event: Event) -> Record:
    """What the log says of an event. Pure."""
    match event:
        case RunStarted():
            return Record("info", _some(event, "session_id", "flow", "model"))
        case StepStarted():
            return Record("debug", _some(event, "step"))
        case StepFinished():
            level = "debug" if event.outcome == "ok" else "warning"
            return Record(level, _some(event, "step", "outcome"))
        case ModelCallStarted():
            return Record("debug", _some(event, "step", "number"))
        case ModelCallFinished():
            used = _some(event, "step", "number", "input_tokens", "output_tokens", "seconds")
            failed = {} if event.failed is None else _some(event, "failed", "retry_in")
            return Record("warning" if failed else "info", {**used, **failed})
        case ToolCallStarted():
            return Record("debug", {"tool_name": known_tool(event.tool_name)})
        case ToolCallFinished():
            fields = ("status", "evidence_status", "error_code", "total", "returned", "seconds")
            values = {"tool_name": known_tool(event.tool_name), **_some(event, *fields)}
            return Record("warning" if event.error_code else "info", values)
        case LimitReached():
            return Record("warning", _some(event, "kind", "used", "limit"))
        case RunFinished():
            spent = {
                name: use.used
                for name, use in (
                    ("model_calls", event.budgets.model_calls),
                    ("tool_calls", event.budgets.tool_calls),
                    ("tokens", event.budgets.tokens),
                )
            }
            level = "info" if event.state is RunState.SUCCEEDED else "warning"
            return Record(level, {**_some(event, "state", "verdict", "error_code"), **spent})


def _some(event: Event, *names: str) -> dict[str, Any]:
    """These fields, an enumeration by its value; those that are None left out."""
    values = {name: getattr(event, name) for name in names}
    return {
        name: getattr(value, "value", value) for name, value in values.items() if value is not None
    }
