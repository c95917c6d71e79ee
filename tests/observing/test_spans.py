"""OpenTelemetry: the run's span with its model and tool calls in it, by the SDK's in-memory exporter."""

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.observing.kit import content_in, marked_run, marked_service
from tests.service.kit import ask

from firsthand.contracts.enums import Flow

pytest.importorskip("opentelemetry.sdk", reason="needs the extra: pip install 'firsthand[otel]'")

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode

from firsthand.harness.span_sink import SpanSink


class Spans:
    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        provider = TracerProvider(shutdown_on_exit=False)
        provider.add_span_processor(SimpleSpanProcessor(self._exporter))
        self.sink = SpanSink(provider.get_tracer("test"))

    def all(self) -> list[ReadableSpan]:
        return sorted(self._exporter.get_finished_spans(), key=lambda span: span.start_time or 0)

    def named(self, beginning: str) -> list[ReadableSpan]:
        return [span for span in self.all() if span.name.startswith(beginning)]

    def everything(self) -> str:
        """All that is exported, as one text."""
        return json.dumps([json.loads(span.to_json()) for span in self.all()])


def attribute(span: ReadableSpan, name: str) -> Any:
    return (span.attributes or {}).get(name)


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
async def test_no_content_and_no_secret_is_in_a_span(flow: Flow, broken: bool) -> None:
    spans = Spans()
    result = await marked_run(flow, sink=spans.sink, broken=broken)
    assert content_in(spans.everything()) == []
    assert "[secret" not in spans.everything()
    assert len(spans.named("chat ")) == len(result.run.model_calls)
    assert len(spans.named("execute_tool ")) == 3


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
async def test_model_and_tool_calls_stand_in_the_runs_span(flow: Flow) -> None:
    spans = Spans()
    result = await marked_run(flow, sink=spans.sink)
    (run,) = spans.named("firsthand run")
    assert attribute(run, "firsthand.run_id") == result.run.run_id
    assert attribute(run, "firsthand.state") == "succeeded"
    others = [span for span in spans.all() if span is not run]
    assert run.context is not None
    assert {span.parent.span_id for span in others if span.parent} == {run.context.span_id}
    assert all((span.start_time or 0) <= (span.end_time or 0) for span in spans.all())


async def test_ids_codes_and_tokens_are_attributes() -> None:
    spans = Spans()
    await marked_run(Flow.DIRECT, sink=spans.sink)
    chat = spans.named("chat diagnosis_agent")[0]
    assert attribute(chat, "gen_ai.usage.input_tokens") == 200
    assert attribute(chat, "gen_ai.usage.output_tokens") == 50
    first, made_up, failed = spans.named("execute_tool ")
    assert attribute(first, "gen_ai.tool.call.id") == "a"
    assert first.status.status_code is StatusCode.UNSET
    assert made_up.name == "execute_tool (no such tool)"
    assert (failed.status.status_code, failed.status.description) == (
        StatusCode.ERROR,
        "source_unavailable",
    )
    assert attribute(failed, "error.type") == "source_unavailable"


async def test_a_run_that_a_limit_ends_closes_every_span() -> None:
    spans = Spans()
    one = marked_service(Flow.DIRECT, DiagnosisDraft=[{"fault": "hang"}])
    limits = one.limits.model_copy(update={"deadline_seconds": 0.2})
    await ask(replace(one, sink=spans.sink, limits=limits))
    (run,) = spans.named("firsthand run")
    assert (run.status.status_code, run.status.description) == (StatusCode.ERROR, "deadline")
    assert [event.name for event in run.events] == ["limit_reached"]
    assert len(spans.named("chat ")) == 1


async def test_two_runs_at_once_have_spans_of_their_own() -> None:
    import asyncio

    spans = Spans()
    one = replace(marked_service(Flow.DIRECT), sink=spans.sink)
    results = await asyncio.gather(*(ask(one, f"question {n}") for n in range(4)))
    runs = {span.context.span_id: span for span in spans.named("firsthand run") if span.context}
    assert {attribute(span, "firsthand.run_id") for span in runs.values()} == {
        result.run.run_id for result in results
    }
    for span in spans.named("execute_tool "):
        assert span.parent is not None
        parent = runs[span.parent.span_id]
        assert attribute(parent, "firsthand.run_id") == attribute(span, "firsthand.run_id")
