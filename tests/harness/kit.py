"""A run to test with: real boundaries over the in-memory twins, and sources that misbehave."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from firsthand.agents.diagnosis import DIAGNOSIS
from firsthand.agents.factory import AgentFactory
from firsthand.agents.parsing import FailedDraft, Parsed
from firsthand.agents.runner import run_agent
from firsthand.contracts.enums import Flow, RunState, ToolName
from firsthand.contracts.evidence import SearchScope, SourceResult
from firsthand.contracts.requests import ToolRequest
from firsthand.contracts.runs import NewRun, RunLimits
from firsthand.harness.budget import BudgetMeter
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.context import RunContext
from firsthand.harness.events import EventEmitter, ListSink
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.steps import RecordingSteps
from firsthand.ledger.memory import MemoryLedger
from firsthand.models.scripted import ScriptedModel
from firsthand.rules.evidence import Redactor

RECORD = {
    "time": "2026-07-08T10:14:03Z",
    "level": "ERROR",
    "service": "order-service",
    "message": "HikariPool-1 - Connection is not available, request timed out after 30000ms",
}
LOG_TEXT = (
    "2026-07-08T10:14:03Z ERROR order-service "
    "HikariPool-1 - Connection is not available, request timed out after 30000ms"
)
EMPTY_DRAFT = {"conclusion": None, "analysis": [], "limitations": [], "next_steps": []}
LIMITS = RunLimits(
    model_calls=8,
    tool_calls=6,
    tokens=100_000,
    run_bytes=1_000_000,
    deadline_seconds=20,
    tool_seconds=5,
    query_bytes=2_000,
    previous_turn_bytes=2_000,
    input_bytes=5_000,
    draft_bytes=20_000,
    tool_result_bytes=8_000,
    tool_items=20,
    payload_bytes=100_000,
)


class StaticSource:
    """Answers every query with the same result, after `before` ran."""

    def __init__(
        self,
        tool: ToolName,
        *,
        records: Sequence[dict[str, Any]] = (RECORD,),
        before: Callable[[ToolRequest], Any] | None = None,
    ) -> None:
        self.tool = tool
        self.records = list(records)
        self.before = before
        self.requests: list[ToolRequest] = []

    def describe(self) -> str:
        return ""

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        self.requests.append(request)
        if self.before is not None:
            outcome = self.before(request)
            if asyncio.iscoroutine(outcome):
                await outcome
        collection = {
            ToolName.QUERY_METRICS: "alerts",
            ToolName.QUERY_LOGS: "logs",
            ToolName.QUERY_MYSQL: "rows",
            ToolName.LOOKUP_KNOWLEDGE: "evidence_blocks",
        }[self.tool]
        return SourceResult(
            payload={collection: self.records[:limit]},
            total=len(self.records),
            scope=SearchScope(source="static records", terms=("HikariPool",)),
        )

    async def close(self) -> None:
        return None


def registry(**sources: StaticSource) -> ToolRegistry:
    """All four tools; a keyword (`query_logs=…`) replaces one."""
    return ToolRegistry([sources.get(name.value) or StaticSource(name) for name in ToolName])


async def open_context(
    *,
    ledger: MemoryLedger | None = None,
    limits: RunLimits = LIMITS,
    run_id: str = "run-1",
    session_id: str = "ses-1",
    replays: Sequence[str] = (),
) -> RunContext:
    """A running run with its rows in the ledger."""
    ledger = ledger or MemoryLedger()
    clock = SystemClock()
    await ledger.open_session(session_id, at=clock.now())
    run = NewRun(
        run_id=run_id,
        session_id=session_id,
        flow=Flow.DIRECT,
        question="why?",
        model="scripted",
        owner="test:0:-",
        limits=limits,
        prompt_sha256="0" * 64,
        rules_version="1",
        renderer_version="1",
        created_at=clock.now(),
    )
    await ledger.create_run(run)
    await ledger.start_run(run_id, at=clock.now())
    context = RunContext(
        run=run,
        run_id=run_id,
        session_id=session_id,
        flow=Flow.DIRECT,
        question="why?",
        limits=limits,
        clock=clock,
        ledger=ledger,
        events=EventEmitter(ListSink(), ledger),
        steps=RecordingSteps(replays),
        redactor=Redactor(b"k" * 32),
        cancellation=Cancellation(),
        budget=BudgetMeter(limits, started=clock.monotonic()),
    )
    context.lifecycle.move(RunState.RUNNING)
    return context


def call(call_id: str, tool: str = "query_logs", **arguments: Any) -> dict[str, Any]:
    return {"tool": tool, "id": call_id, "arguments": arguments or {"any_of": [call_id]}}


def scripted(*replies: dict[str, Any], **roles: list[dict[str, Any]]) -> ScriptedModel:
    return ScriptedModel("scripted", {"DiagnosisDraft": list(replies), **roles})


async def converse(
    context: RunContext,
    *replies: dict[str, Any],
    tools: ToolRegistry | None = None,
) -> Parsed[Any] | FailedDraft:
    """One run of the diagnosis agent over a script."""
    agent = AgentFactory(tools or registry()).build(DIAGNOSIS, scripted(*replies))
    return await run_agent(agent, context, '{"query": "why?", "previous_turn": null}')
