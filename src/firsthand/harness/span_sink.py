"""EventSink that makes OpenTelemetry spans: the run, and in it each model call and each tool call.

Law: a span holds names, ids, counts and codes, as the events do; no content and no exception. The
framework's own instrumentation stays off: it has let content through more than once, and we need
nothing of it. The names are those of OpenTelemetry's conventions for generative AI where it has one.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from opentelemetry.trace import Span, SpanKind, Status, StatusCode, Tracer, set_span_in_context

from firsthand.contracts.enums import RunState
from firsthand.contracts.events import (
    Event,
    LimitReached,
    ModelCallFinished,
    ModelCallStarted,
    RunFinished,
    RunStarted,
    ToolCallFinished,
    ToolCallStarted,
)
from firsthand.harness.log_sink import known_tool

Key = tuple[str, str, int]
"""run_id, what, number in the run."""
NANOSECONDS = 1_000_000_000


class SpanSink:
    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer
        self._open: dict[Key, Span] = {}

    def emit(self, event: Event) -> None:
        values: dict[str, Any]
        match event:
            case RunStarted():
                values = {
                    "gen_ai.operation.name": "invoke_agent",
                    "gen_ai.request.model": event.model,
                    "firsthand.session_id": event.session_id,
                    "firsthand.flow": event.flow.value,
                }
                self._start(event, "firsthand run", (event.run_id, "run", 0), values)
            case ModelCallStarted():
                values = {
                    "gen_ai.operation.name": "chat",
                    "firsthand.step": event.step,
                    "firsthand.model_call": event.number,
                }
                key = (event.run_id, "model", event.number)
                self._start(event, f"chat {event.step}", key, values, kind=SpanKind.CLIENT)
            case ModelCallFinished():
                values = {
                    "gen_ai.usage.input_tokens": event.input_tokens,
                    "gen_ai.usage.output_tokens": event.output_tokens,
                    "firsthand.retry_in_seconds": event.retry_in,
                }
                self._end(event, (event.run_id, "model", event.number), values, event.failed)
            case ToolCallStarted():
                tool = known_tool(event.tool_name)
                values = {
                    "gen_ai.operation.name": "execute_tool",
                    "gen_ai.tool.name": tool,
                    "gen_ai.tool.call.id": event.tool_call_id,
                    "firsthand.invocation_id": event.invocation_id,
                }
                key = (event.run_id, "tool", event.invocation_id)
                self._start(event, f"execute_tool {tool}", key, values)
            case ToolCallFinished():
                values = {
                    "firsthand.status": event.status.value,
                    "firsthand.evidence_status": event.evidence_status.value,
                    "firsthand.total": event.total,
                    "firsthand.returned": event.returned,
                }
                code = None if event.error_code is None else event.error_code.value
                self._end(event, (event.run_id, "tool", event.invocation_id), values, code)
            case LimitReached():
                run = self._open.get((event.run_id, "run", 0))
                if run is not None:
                    values = {"kind": event.kind.value, "used": event.used, "limit": event.limit}
                    run.add_event("limit_reached", values, _at(event.at))
            case RunFinished():
                self._finish(event)
            case _:
                return

    def _finish(self, event: RunFinished) -> None:
        """The run's span, and any that is still open under it."""
        for key in [one for one in self._open if one[0] == event.run_id and one[1] != "run"]:
            self._end(event, key, {}, event.error_code)
        budgets = event.budgets
        values = {
            "firsthand.state": event.state.value,
            "firsthand.verdict": None if event.verdict is None else event.verdict.value,
            "firsthand.model_calls": budgets.model_calls.used,
            "firsthand.tool_calls": budgets.tool_calls.used,
            "firsthand.tokens": budgets.tokens.used,
        }
        failed = None if event.state is RunState.SUCCEEDED else event.error_code
        self._end(event, (event.run_id, "run", 0), values, failed)

    def _start(
        self,
        event: Event,
        name: str,
        key: Key,
        values: Mapping[str, Any],
        *,
        kind: SpanKind = SpanKind.INTERNAL,
    ) -> None:
        parent = self._open.get((event.run_id, "run", 0))
        self._open[key] = self._tracer.start_span(
            name,
            context=None if parent is None else set_span_in_context(parent),
            kind=kind,
            attributes={"firsthand.run_id": event.run_id, **values},
            start_time=_at(event.at),
        )

    def _end(self, event: Event, key: Key, values: Mapping[str, Any], code: str | None) -> None:
        span = self._open.pop(key, None)
        if span is None:
            return
        span.set_attributes({name: one for name, one in values.items() if one is not None})
        if code is not None:
            span.set_attribute("error.type", code)
            span.set_status(Status(StatusCode.ERROR, code))
        span.end(_at(event.at))


def _at(moment: datetime) -> int:
    return int(moment.timestamp() * NANOSECONDS)
