"""Runs and sessions as the ledger keeps them, and the limits of a run."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from firsthand.contracts.answer import Answer
from firsthand.contracts.base import Contract, JsonObject, OwnJson
from firsthand.contracts.enums import BudgetKind, Flow, RunState
from firsthand.contracts.rulings import GatekeeperResult

LARGEST = 2**53
"""Up to it a float counts by ones, and an Answer holds its budgets as floats."""
Positive = Annotated[int, Field(gt=0, le=LARGEST)]
Amount = Annotated[float, Field(gt=0, le=LARGEST, allow_inf_nan=False)]
"""What is counted against infinity is no limit, and no record or page can hold it."""


class RunLimits(Contract):
    """Every limit of a run. Defaults live in `settings/` alone."""

    model_calls: Positive
    tool_calls: Positive
    tokens: Positive
    run_bytes: Positive
    """UTF-8 bytes of input, tool results and draft together."""
    deadline_seconds: Amount
    tool_seconds: Amount
    """Time-out of one tool call."""
    query_bytes: Positive
    previous_turn_bytes: Positive
    input_bytes: Positive
    draft_bytes: Positive
    tool_result_bytes: Positive
    """Bound of one agent_result; whole items are left out."""
    tool_items: Positive
    """Most items that one tool call returns when the request names no limit."""
    payload_bytes: Positive
    """Most that one recorded payload may hold; more is `result_too_large`."""
    money: Amount | None = None
    """In the configured currency; None: no budget. It needs a price for each model of the run."""


class ModelCall(Contract):
    """One call of a model, as counted."""

    step: str
    """`diagnosis_agent`, `planner`, `executor`, `verifier`, `composer`, `structure_repair`,
    `final_turn`."""
    model: str
    request_bytes: int
    response_bytes: int
    input_tokens: int | None
    output_tokens: int | None
    seconds: float
    failed: str | None = None
    """A stable code where the call failed."""
    cost: float | None = None
    """None where the model has no price or the call is unmeasured."""
    currency: str | None = None


class NewRun(Contract):
    run_id: str
    session_id: str
    flow: Flow
    question: str
    """Redacted."""
    model: str
    owner: str
    """`host:pid:start` of the process that runs it; tells a dead run from a slow one."""
    limits: RunLimits
    prompt_sha256: str
    rules_version: str
    renderer_version: str
    previous_run_id: str | None = None
    created_at: datetime
    settings: JsonObject = Field(default_factory=dict)
    """What the run was asked with (sources, window), redacted; for `show`."""


class RunRecord(NewRun):
    """A row of `diagnosis_run`."""

    state: RunState
    started_at: datetime | None = None
    finished_at: datetime | None = None
    limit_hit: BudgetKind | None = None
    error_code: str | None = None
    error_detail: str | None = None
    """Redacted; for a person."""
    draft: OwnJson = None
    """The raw, redacted draft or report (a string where it did not parse)."""
    gatekeeper_result: GatekeeperResult | None = None
    guard_result: OwnJson = None
    """The guards' rulings on each statement and the conclusion; may quote the model."""
    verifier_result: OwnJson = None
    answer: Answer | None = None
    model_calls: tuple[ModelCall, ...] = ()
    digest: str | None = None
    """sha256 over the ordered (invocation id, payload sha256)."""


class UnreadableRun(Contract):
    """A run whose row this version cannot read; it stands in a list in the place of its record."""

    run_id: str
    reason: str


class RunFinish(Contract):
    """The one terminal write of a run, in one transaction with its session's evaluation."""

    state: RunState
    finished_at: datetime
    limit_hit: BudgetKind | None = None
    error_code: str | None = None
    error_detail: str | None = None
    draft: OwnJson = None
    gatekeeper_result: GatekeeperResult | None = None
    guard_result: OwnJson = None
    verifier_result: OwnJson = None
    answer: Answer | None = None
    model_calls: tuple[ModelCall, ...] = ()
    digest: str | None = None
    self_evaluation: JsonObject | None = None
    """The session's whole new document (the latest finished run's), or None to leave it."""


class SessionRecord(Contract):
    """A row of `diagnosis_session`."""

    session_id: str
    created_at: datetime
    version: int
    """Counts the writes of `self_evaluation`."""
    self_evaluation: JsonObject = Field(default_factory=dict)


class Ask(Contract):
    """A question put to the service."""

    question: str
    flow: Flow = Flow.DIRECT
    model: str
    verifier: str | None = None
    """A model's name, `none`, or None for the default (the run's model; none for offline)."""
    composer: str | None = None
    """A model's name that words the reviewed flow's conclusion; None or `none`: a template."""
    session_id: str | None = None
    """None: a new session."""
    previous_run_id: str | None = None
    settings: JsonObject = Field(default_factory=dict)
    """What `show` prints of how the run was asked: sources and window."""


class RunResult(Contract):
    """How a run ended. An Answer may stand beside any terminal state."""

    run: RunRecord
    answer: Answer | None
