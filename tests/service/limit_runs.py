"""Runs that a limit or a cancel stops at a chosen place: one for each row of the table of limits.

A run makes one model call for each of: the plan (reviewed), the search, the draft, the Verifier or
the Composer. Each reply has 250 tokens and costs CALL_COST.
"""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

from tests.flows.kit import claim, plan, report
from tests.harness.kit import LIMITS, LOG_TEXT, StaticSource, call
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import (
    BudgetKind,
    Flow,
    ToolName,
    Verdict,
    Wording,
)
from firsthand.contracts.models import ModelTraits, Price
from firsthand.contracts.runs import RunResult
from firsthand.harness.steps import DirectSteps
from firsthand.interfaces.cli import exit_codes
from firsthand.interfaces.cli.running import Interruption
from firsthand.models.scripted import ScriptedModel
from firsthand.service.endings import CANCEL, Phase, Published, Row

T = TypeVar("T")
PRICE = Price(input=2, output=10)
CALL_COST = (200 * 2 + 50 * 10) / 1_000_000
CALL_TOKENS = 250
CALLS_TO_DRAFT = {Flow.DIRECT: 2, Flow.REVIEWED: 3}
WORKER = {Flow.DIRECT: "diagnosis_agent", Flow.REVIEWED: "executor"}
HANG = {"fault": "hang"}
LONG_TEXT = "x" * 15_000
BIG = [
    {"labels": {"alertname": f"Alert{n}"}, "annotations": {"summary": "y" * 300}} for n in range(20)
]
SPEND = {
    BudgetKind.MODEL_CALLS: lambda calls: {"model_calls": calls},
    BudgetKind.TOKENS: lambda calls: {"tokens": calls * CALL_TOKENS},
    BudgetKind.MONEY: lambda calls: {"money": calls * CALL_COST},
}
"""Limits that are used up by so many model calls."""
PHASE_OF_STEP = {Phase.VERIFIER: "verifier", Phase.COMPOSER: "composer"}


class Interrupting(DirectSteps):
    """Presses Ctrl-C as soon as a step begins."""

    def __init__(self, step: str, interruption: Interruption) -> None:
        self._step = step
        self._interruption = interruption

    async def run(self, step: str, call: Callable[[], Awaitable[T]]) -> T:
        if step.startswith(self._step):
            self._interruption.on_signal(signal.SIGINT, None)
        return await call()


def scenario(row: Row) -> tuple[dict[str, list[dict[str, Any]]], dict[str, Any], dict[str, Any]]:
    """The model's replies by role, the limits, and sources, such that the row's stop strikes there."""
    draft = quoting() if row.flow is Flow.DIRECT else report(claim("c1"))
    last = [{"text": "never asked"}]
    collect, limits, sources = [call("a"), draft], {}, {}
    match row.phase, row.stop:
        case Phase.BEFORE, BudgetKind.RUN_BYTES:
            limits = {"run_bytes": 10}
        case Phase.BEFORE, BudgetKind.DEADLINE:
            limits = {"deadline_seconds": 1e-9}
        case Phase.BETWEEN, BudgetKind.TOOL_CALLS:
            collect, limits = [call("a"), call("b"), call("c"), draft], {"tool_calls": 1}
        case Phase.BETWEEN, BudgetKind.RUN_BYTES:
            name = "limitations" if row.flow is Flow.DIRECT else "missing"
            draft = {"output": {**draft["output"], name: [LONG_TEXT]}}
            collect, limits = [call("a"), draft], {"run_bytes": 12_000}
        case Phase.BETWEEN, BudgetKind.DEADLINE | "cancel":
            collect = [call("a"), HANG]
        case Phase.BETWEEN, BudgetKind() as kind:
            limits = SPEND[kind](CALLS_TO_DRAFT[row.flow] - 1)
        case Phase.TOOL, _:
            collect = [call("a"), call("b", "query_metrics", name="HighLatency"), draft]
            metrics = StaticSource(ToolName.QUERY_METRICS, before=lambda _: asyncio.sleep(60))
            if row.stop is BudgetKind.RUN_BYTES:
                metrics = StaticSource(ToolName.QUERY_METRICS, records=BIG)
                limits = {"run_bytes": 6_000}
            sources = {"query_metrics": metrics}
        case _, BudgetKind.RUN_BYTES:
            pass  # what the run has used before the Verifier: measured by the test
        case _, BudgetKind.DEADLINE | "cancel":
            last = [HANG]
        case _, BudgetKind() as kind:
            limits = SPEND[kind](CALLS_TO_DRAFT[row.flow])
    if row.stop is BudgetKind.DEADLINE and row.phase is not Phase.BEFORE:
        limits = {"deadline_seconds": 1}
    roles = {
        "DiagnosisDraft": collect,
        "ExecutionPlan": [plan()],
        "ExecutorReport": collect,
        "VerifierReport": last,
        "ComposedText": last,
    }
    return roles, limits, sources


async def bytes_before_the_last_call(row: Row) -> int:
    """Run bytes of the same run without Verifier and Composer."""
    roles, _, _ = scenario(row)
    result = await ask(service(ScriptedModel("scripted", roles)), flow=row.flow)
    assert result.answer is not None
    return int(result.answer.budgets.run_bytes.used)


async def stopped(row: Row) -> tuple[RunResult, int]:
    """The run of a row, and the command's exit code."""
    roles, limits, sources = scenario(row)
    if row.phase in PHASE_OF_STEP and row.stop is BudgetKind.RUN_BYTES:
        limits = {"run_bytes": await bytes_before_the_last_call(row)}
    model = ScriptedModel("scripted", roles, ModelTraits(price=PRICE))
    one = service(model, limits=LIMITS.model_copy(update=limits), **sources)
    interruption = Interruption()
    if row.stop == CANCEL and row.phase is Phase.BEFORE:
        interruption.on_signal(signal.SIGINT, None)
    elif row.stop == CANCEL:
        number = CALLS_TO_DRAFT[row.flow]
        step = {
            Phase.BETWEEN: f"model:{WORKER[row.flow]}:{number}",
            Phase.TOOL: "tool:query_metrics",
        }.get(row.phase, f"model:{PHASE_OF_STEP.get(row.phase)}")
        one = replace(one, steps=Interrupting(step, interruption))
    result = await asyncio.wait_for(
        ask(
            one,
            flow=row.flow,
            cancellation=interruption.cancellation,
            verifier="scripted" if row.phase is Phase.VERIFIER else "none",
            composer="scripted" if row.phase is Phase.COMPOSER else None,
        ),
        timeout=10,
    )
    stored = await one.ledger.get_run(result.run.run_id)
    assert stored == result.run
    code = interruption.exit_code
    return result, exit_codes.of_result(result) if code is None else code


def what_stands(result: RunResult) -> Published:
    """Which of the table's words describe this answer."""
    answer = result.answer
    assert answer is not None
    if not answer.claims:
        assert answer.conclusion is None
        return Published.NOTHING
    if all(one.claim_id.startswith("g") for one in answer.claims):
        assert {one.wording for one in answer.claims} == {Wording.QUOTED}
        assert (answer.verdict, answer.conclusion) == (Verdict.LOW_CONFID, None)
        return Published.GATHERED
    if answer.conclusion is None:
        assert {one.rule for one in answer.withheld} >= {"verifier_failed"}
        assert {one.wording for one in answer.claims} == {Wording.QUOTED}
        return Published.JUDGED
    assert answer.conclusion == f"Observed: {LOG_TEXT}"
    return Published.WORDED
