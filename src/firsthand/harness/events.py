"""EventSink port and the emitter of one run.

The emitter numbers the events and hands each to the sink at once; the ledger gets them in
batches (`flush`), since no source ever waits for an event.
"""

from firsthand.contracts.events import Event
from firsthand.contracts.ports import EventSink, Ledger


class NullSink:
    """Takes and forgets."""

    def emit(self, event: Event) -> None:
        return None


class ListSink:
    """Twin: keeps what it was given."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)


class Sinks:
    """Hands each event to several sinks, in order."""

    def __init__(self, *sinks: EventSink) -> None:
        self._sinks = sinks

    def emit(self, event: Event) -> None:
        for sink in self._sinks:
            sink.emit(event)


class EventEmitter:
    def __init__(self, sink: EventSink, ledger: Ledger) -> None:
        self._sink = sink
        self._ledger = ledger
        self._sequence = 0
        self._pending: list[Event] = []

    def emit(self, event: Event) -> None:
        self._sequence += 1
        numbered = event.model_copy(update={"sequence": self._sequence})
        self._pending.append(numbered)
        self._sink.emit(numbered)

    async def flush(self) -> None:
        """Write what is pending to the ledger."""
        if self._pending:
            events, self._pending = self._pending, []
            await self._ledger.append_events(events)
