"""What watches runs: a trace of the whole record, and OpenTelemetry where it is configured.

Wraps what the service holds; the service knows of neither.
"""

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.ports import EventSink

if TYPE_CHECKING:
    from firsthand.harness.trace import Record
    from firsthand.service.runs import RunService

FLUSH_SECONDS = 0.8
"""Longest that the end of a command waits for spans to be sent."""


def observed(
    service: "RunService", *, record: "Record | None", sinks: tuple[EventSink, ...]
) -> "RunService":
    """The service with a trace, if there is a `record`, and with more sinks for its events."""
    from firsthand.harness.events import Sinks

    if record is None:
        return replace(service, sink=Sinks(service.sink, *sinks)) if sinks else service
    from firsthand.harness.trace import Trace

    trace = Trace(record, service.redactor)
    return replace(
        service,
        ledger=trace.ledger(service.ledger),
        models=trace.models(service.models),
        sink=Sinks(trace, service.sink, *sinks),
    )


def open_spans() -> tuple[EventSink, Callable[[], None]]:
    """A sink that sends spans by OTLP, as `OTEL_EXPORTER_OTLP_…` says; and what ends it.

    Raises ConfigurationError where the extra is missing, or a variable of OpenTelemetry's is wrong.
    """
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise ConfigurationError(
            "FIRSTHAND_OTEL needs the extra otel: pip install 'firsthand[otel]'"
        ) from None
    from firsthand import __version__
    from firsthand.harness.span_sink import SpanSink

    try:
        resource = Resource.create({"service.name": "firsthand", "service.version": __version__})
        provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    except ValueError:
        raise ConfigurationError(
            "a variable OTEL_… has a value that OpenTelemetry does not take; correct or unset it"
        ) from None

    def close() -> None:
        flushing = threading.Thread(target=provider.shutdown, name="firsthand-otel", daemon=True)
        flushing.start()
        flushing.join(FLUSH_SECONDS)

    return SpanSink(provider.get_tracer("firsthand", __version__)), close
