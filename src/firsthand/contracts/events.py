"""Progress of a run: one discriminated union for the terminal, the stream and the page.

Events carry names, counts, budgets and codes, never a model's text.
"""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from firsthand.contracts.answer import Budgets
from firsthand.contracts.base import Contract
from firsthand.contracts.enums import (
    BudgetKind,
    ErrorCode,
    EvidenceStatus,
    Flow,
    InvocationStatus,
    RunState,
    Verdict,
)


class EventBase(Contract):
    run_id: str
    at: datetime
    sequence: int = 0
    """Position in the run, from 1; given by the emitter."""


class RunStarted(EventBase):
    type: Literal["run_started"] = "run_started"
    session_id: str
    flow: Flow
    model: str


class StepStarted(EventBase):
    type: Literal["step_started"] = "step_started"
    step: str
    """`diagnosis_agent`, `planner`, `executor`, `gatekeeper`, `verifier`, `guards`, `publication`, ..."""


class StepFinished(EventBase):
    type: Literal["step_finished"] = "step_finished"
    step: str
    outcome: str = "ok"
    """A stable code."""


class ModelCallStarted(EventBase):
    type: Literal["model_call_started"] = "model_call_started"
    step: str
    number: int


class ModelCallFinished(EventBase):
    type: Literal["model_call_finished"] = "model_call_finished"
    step: str
    number: int
    input_tokens: int | None
    output_tokens: int | None
    seconds: float
    failed: str | None = None
    retry_in: float | None = None
    """Seconds until the call is tried again; None: it is not."""
    budgets: Budgets


class ToolCallStarted(EventBase):
    type: Literal["tool_call_started"] = "tool_call_started"
    tool_name: str
    invocation_id: int
    tool_call_id: str = ""
    """The framework's id where it is a plain token, else its digest; empty in older events."""


class ToolCallFinished(EventBase):
    type: Literal["tool_call_finished"] = "tool_call_finished"
    tool_name: str
    invocation_id: int
    tool_call_id: str = ""
    status: InvocationStatus
    evidence_status: EvidenceStatus
    error_code: ErrorCode | None
    total: int
    returned: int
    seconds: float
    budgets: Budgets


class LimitReached(EventBase):
    type: Literal["limit_reached"] = "limit_reached"
    kind: BudgetKind
    used: float
    limit: float


class RunFinished(EventBase):
    type: Literal["run_finished"] = "run_finished"
    state: RunState
    verdict: Verdict | None
    error_code: str | None = None
    budgets: Budgets


Event = Annotated[
    RunStarted
    | StepStarted
    | StepFinished
    | ModelCallStarted
    | ModelCallFinished
    | ToolCallStarted
    | ToolCallFinished
    | LimitReached
    | RunFinished,
    Field(discriminator="type"),
]
EVENT: TypeAdapter[Event] = TypeAdapter(Event, config=ConfigDict(defer_build=True))
"""Parses a stored or streamed event; built when one is read."""
