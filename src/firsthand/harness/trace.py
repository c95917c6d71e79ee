"""A run's full record as it happens: events, tool calls, what models were sent and wrote, the end.

Wraps the ports (Ledger, ModelResolver, EventSink), so that nothing can run past it and nothing else
changes. Law: everything is redacted before it is handed on; a payload is its digest and its
evidence_refs. Writing it is the caller's, by `record`, which must not raise.

| record | when |
| --- | --- |
| `run` | the run's row is made: question, limits, settings, versions |
| `event` | each event |
| `model_request`, `model_reply` | each attempt of a call: the messages that are new to it, its reply |
| `invocation_requested`, `invocation` | a tool call's row, and its one completion |
| `run_finished` | the one terminal write: draft, rulings, Answer, model calls, digest |
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from pydantic import JsonValue
from pydantic_ai.messages import ModelMessage, ModelMessagesTypeAdapter, ModelResponse
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.settings import ModelSettings

from firsthand.contracts.base import JsonObject
from firsthand.contracts.events import Event, ModelCallStarted
from firsthand.contracts.evidence import InvocationCompletion, NewInvocation, ToolInvocation
from firsthand.contracts.models import ModelTraits
from firsthand.contracts.ports import Ledger, ModelResolver
from firsthand.contracts.runs import NewRun, RunFinish
from firsthand.harness.model_traits import traits_of
from firsthand.harness.wrapped_ledger import WrappedLedger
from firsthand.rules.evidence import Redactor, storable

Record = Callable[[JsonObject], None]


class Trace:
    """One trace; runs of one process that follow each other may share it."""

    def __init__(self, record: Record, redactor: Redactor) -> None:
        self._record = record
        self._redactor = redactor
        self._call: JsonObject = {}
        """Run, step and number of the model call that began last."""

    def emit(self, event: Event) -> None:
        """As an EventSink."""
        if isinstance(event, ModelCallStarted):
            self._call = {"run_id": event.run_id, "step": event.step, "number": event.number}
        self.write("event", event=event.model_dump(mode="json"))

    def write(self, kind: str, **values: JsonValue) -> None:
        self._record({"type": kind, **values})

    def write_messages(self, kind: str, messages: Sequence[ModelMessage], **values: Any) -> None:
        dumped: Any = ModelMessagesTypeAdapter.dump_python(list(messages), mode="json")
        redacted = storable(self._redactor.value(dumped))
        self.write(kind, **self._call, **values, messages=redacted)

    def ledger(self, ledger: Ledger) -> Ledger:
        return TracedLedger(ledger, self)

    def models(self, models: ModelResolver) -> ModelResolver:
        return TracedModels(models, self)


class TracedLedger(WrappedLedger):
    """Tells the trace what was written."""

    def __init__(self, ledger: Ledger, trace: Trace) -> None:
        super().__init__(ledger)
        self._trace = trace
        self._calls: dict[int, ToolInvocation] = {}

    async def begin_run(self, run: NewRun) -> None:
        self._trace.write("run", run=run.model_dump(mode="json"))
        await super().begin_run(run)

    async def request_invocation(
        self, new: NewInvocation, *, starts_at: datetime | None = None
    ) -> ToolInvocation:
        made = await super().request_invocation(new, starts_at=starts_at)
        self._calls[made.id] = made
        dumped = new.model_dump(mode="json")
        self._trace.write("invocation_requested", id=made.id, invocation=dumped)
        return made

    async def complete_invocation(
        self, invocation_id: int, completion: InvocationCompletion
    ) -> bool:
        written = await super().complete_invocation(invocation_id, completion)
        if written:
            made = self._calls.pop(invocation_id, None)
            self._trace.write(
                "invocation",
                run_id=made.run_id if made else None,
                id=invocation_id,
                tool_call_id=made.tool_call_id if made else None,
                tool_name=made.tool_name if made else None,
                completion=completion.model_dump(mode="json", exclude={"payload"}),
            )
        return written

    async def finish_run(self, run_id: str, finish: RunFinish) -> bool:
        written = await super().finish_run(run_id, finish)
        if written:
            dumped = finish.model_dump(mode="json", exclude={"self_evaluation"})
            self._trace.write("run_finished", run_id=run_id, finish=dumped)
        return written


class TracedModels:
    """A ModelResolver whose models tell the trace what they were sent and what they wrote."""

    def __init__(self, models: ModelResolver, trace: Trace) -> None:
        self._models = models
        self._trace = trace

    def resolve(self, name: str) -> Model:
        return TracedModel(self._models.resolve(name), self._trace)

    async def close(self) -> None:
        await self._models.close()


class TracedModel(WrapperModel):
    def __init__(self, wrapped: Model, trace: Trace) -> None:
        super().__init__(wrapped)
        self._trace = trace
        self._told: list[ModelMessage] = []
        """What the trace has of the conversation that is going on."""

    @property
    def traits(self) -> ModelTraits:
        return traits_of(self.wrapped)

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        known = _common(self._told, messages)
        self._told = list(messages)
        self._trace.write_messages(
            "model_request",
            messages[known:],
            messages_before=known,
            tools=[tool.name for tool in model_request_parameters.function_tools],
            output_mode=model_request_parameters.output_mode,
        )
        response = await super().request(messages, model_settings, model_request_parameters)
        self._trace.write_messages("model_reply", [response])
        return response


def _common(told: Sequence[ModelMessage], messages: Sequence[ModelMessage]) -> int:
    """How many messages at the beginning of both are the same objects."""
    pairs = zip(told, messages, strict=False)
    return next(
        (place for place, (one, other) in enumerate(pairs) if one is not other),
        min(len(told), len(messages)),
    )
