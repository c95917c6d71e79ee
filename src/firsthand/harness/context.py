"""RunContext: everything that belongs to one run, passed as an argument and never ambient.

It holds identity, limits, budgets, the lifecycle, the cancel flag and the ports. It owns no
rule: budgets stand in ``budget.py``, the lifecycle's table in ``lifecycle.py``.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from pydantic import JsonValue

from firsthand.contracts.answer import Budgets
from firsthand.contracts.enums import Flow
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.ports import Clock, Ledger, StepRunner
from firsthand.contracts.rulings import GatekeeperResult
from firsthand.contracts.runs import ModelCall, NewRun, RunLimits
from firsthand.harness.budget import BudgetMeter
from firsthand.harness.cancel import Cancellation
from firsthand.harness.events import EventEmitter
from firsthand.harness.lifecycle import Lifecycle
from firsthand.rules.evidence import Redactor


@dataclass(kw_only=True)
class RunContext:
    run: NewRun
    """As it was created."""
    run_id: str
    session_id: str
    flow: Flow
    question: str
    """Redacted."""
    limits: RunLimits
    clock: Clock
    ledger: Ledger
    events: EventEmitter
    steps: StepRunner
    redactor: Redactor
    cancellation: Cancellation
    budget: BudgetMeter
    lifecycle: Lifecycle = field(default_factory=Lifecycle)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a call is reserved and its row is written: one step."""
    calls: dict[str, ToolInvocation] = field(default_factory=dict)
    """This run's recorded calls by tool_call_id."""
    argument_hashes: set[str] = field(default_factory=set)
    """Tool and canonical arguments of this run's calls."""
    unknown_tools: dict[str, str] = field(default_factory=dict)
    """tool_call_id → the name of a tool that does not exist, as the model asked for it."""
    denied_calls: int = 0
    """Tool calls that were refused for want of budget."""
    model_calls: list[ModelCall] = field(default_factory=list)
    repaired: bool = False
    """The one structure repair was used."""
    draft: JsonValue = None
    """The raw, redacted draft or report, once there is one."""
    gatekeeper_result: GatekeeperResult | None = None
    verifier_result: JsonValue = None
    """What the Verifier ruled, by claim; None where none was asked."""
    fallback: Any = None
    """Set by a flow once its draft is judged: RunFacts → the Publication without a Verifier.

    A limit that strikes later publishes that instead of the bare texts gathered.
    """
    stopping: BaseException | None = None
    """Why the supervisor ends the run: a LimitError (deadline) or RunCancelled."""

    def budgets(self) -> Budgets:
        return self.budget.report(self.clock.monotonic())

    @staticmethod
    def step_name(kind: str, name: str, key: object) -> str:
        """A step's name for the StepRunner: `model:<name>:<n>`, `tool:<name>:<tool_call_id>`."""
        return f"{kind}:{name}:{key}"
