"""Ports: the only view that harness, agents, flows and service have of the edges.

Each has a shipped in-memory twin: Ledger (ledger.memory), EvidenceSource (sources.memory),
ModelResolver (models.scripted), StepRunner (harness.steps), EventSink (harness.events),
Clock (harness.clock), Embedder (sources.embedder).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, TypeVar

from pydantic import JsonValue

from firsthand.contracts.enums import RunState, ToolName
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import (
    InvocationCompletion,
    NewInvocation,
    SourceResult,
    ToolInvocation,
)
from firsthand.contracts.requests import ToolRequest
from firsthand.contracts.runs import NewRun, RunFinish, RunRecord, SessionRecord

if TYPE_CHECKING:
    from pydantic_ai.models import Model

T = TypeVar("T")


class Clock(Protocol):
    def now(self) -> datetime:
        """The time of day, aware, UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds that never go back."""
        ...


class EventSink(Protocol):
    def emit(self, event: Event) -> None:
        """Take one event. It must not block and must not raise."""
        ...


class EvidenceSource(Protocol):
    """One tool's backend."""

    @property
    def tool(self) -> ToolName: ...

    def describe(self) -> str:
        """What this source holds, for the tool's description; one bounded paragraph, or empty."""
        ...

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        """Answer a validated request with at most `limit` items.

        An empty collection is a result; SourceError is a failure. Cancellation stops the work.
        """
        ...

    async def close(self) -> None: ...


class Ledger(Protocol):
    """The record. Nothing here deletes; an invocation completes once, a run ends once."""

    async def open_session(self, session_id: str, *, at: datetime) -> SessionRecord:
        """The session, made if it is new."""
        ...

    async def get_session(self, session_id: str) -> SessionRecord | None: ...

    async def create_run(self, run: NewRun) -> RunRecord:
        """Insert in state `created`; the session must exist."""
        ...

    async def start_run(self, run_id: str, *, at: datetime) -> bool:
        """created → running; False if it was not `created`."""
        ...

    async def begin_run(self, run: NewRun) -> None:
        """Session (made if it is new) and run, `running` since its creation: one transaction."""
        ...

    async def finish_run(self, run_id: str, finish: RunFinish) -> bool:
        """The one terminal transition, by compare-and-set from a non-terminal state.

        In the same transaction the session's `self_evaluation` is replaced (whole document,
        version + 1) if given. False, and nothing written, if the run had already ended.
        """
        ...

    async def get_run(self, run_id: str) -> RunRecord | None: ...

    async def find_runs(self, prefix: str) -> tuple[str, ...]:
        """Ids of runs that begin so, newest first, at most 10."""
        ...

    async def list_runs(
        self, *, session_id: str | None = None, limit: int = 50
    ) -> tuple[RunRecord, ...]:
        """Newest first."""
        ...

    async def newest_runs(self, limit: int) -> tuple[str, ...]:
        """The ids alone, newest first: a row that cannot be read has one too."""
        ...

    async def unfinished_runs(self) -> tuple[RunRecord, ...]:
        """Runs in a non-terminal state, with their owners."""
        ...

    async def request_invocation(
        self, new: NewInvocation, *, starts_at: datetime | None = None
    ) -> ToolInvocation:
        """Insert before the source is called: `requested`, or `running` where it starts at once.

        Raises DuplicateToolCall if this run has the same `tool_call_id`.
        """
        ...

    async def start_invocation(self, invocation_id: int, *, at: datetime) -> bool:
        """requested → running; False if it was not `requested`."""
        ...

    async def complete_invocation(
        self, invocation_id: int, completion: InvocationCompletion
    ) -> bool:
        """Exactly once: False, and nothing written, if it was complete."""
        ...

    async def get_invocations(self, ids: Collection[int]) -> dict[int, ToolInvocation]:
        """By id, across sessions, in one query; unknown ids are absent. No payloads."""
        ...

    async def run_invocations(self, run_id: str) -> tuple[ToolInvocation, ...]:
        """Of one run, by id. No payloads."""
        ...

    async def get_payload(self, invocation_id: int) -> JsonValue:
        """The redacted payload; None if there is none."""
        ...

    async def append_events(self, events: Sequence[Event]) -> None: ...

    async def run_events(self, run_id: str, *, after: int = 0) -> tuple[Event, ...]:
        """Events with `sequence > after`, in order."""
        ...

    async def close(self) -> None: ...


class StepRunner(Protocol):
    """Every model and tool call goes through this, so that a durable engine can stand behind it."""

    async def run(self, step: str, call: Callable[[], Awaitable[T]]) -> T:
        """Run one step. `step` is `model:<name>:<n>` or `tool:<name>:<tool_call_id>`."""
        ...

    def is_replay(self, step: str) -> bool:
        """True while a durable engine repeats a step that an earlier process had begun."""
        ...


class ModelResolver(Protocol):
    def resolve(self, name: str) -> Model:
        """A pydantic-ai model by name. Raises ConfigurationError (unknown, missing key or extra)."""
        ...

    async def close(self) -> None:
        """Close the connections of every model that was resolved."""
        ...


class Embedder(Protocol):
    @property
    def name(self) -> str: ...

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """One vector per text, all of one length."""
        ...


TERMINAL_RUN_STATES: frozenset[RunState] = frozenset(RunState) - {
    RunState.CREATED,
    RunState.RUNNING,
}
