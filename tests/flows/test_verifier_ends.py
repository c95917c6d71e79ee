"""A limit or a cancel while the Verifier is at work; and its powers in the direct flow."""

import asyncio
from typing import Any

import pytest
from tests.flows.kit import (
    CONTRADICTED,
    OPEN,
    TEXT,
    model,
    rechecked,
    reviewed,
    ruling,
    rulings,
    withheld,
)
from tests.flows.verifier_kit import TRUE, VAGUE, executor, judged, verdict, worded
from tests.harness.kit import LIMITS, LOG_TEXT, call, scripted
from tests.service.kit import ask, service

from firsthand.contracts.enums import BudgetKind, JudgedBy, RunState, Verdict, Wording
from firsthand.contracts.runs import RunResult
from firsthand.harness.cancel import Cancellation
from firsthand.ledger.memory import MemoryLedger

LIMITED: dict[str, tuple[dict[str, Any], BudgetKind, RunState]] = {
    "model_calls": ({"model_calls": 3}, BudgetKind.MODEL_CALLS, RunState.BUDGET_EXHAUSTED),
    "tokens": ({"tokens": 750}, BudgetKind.TOKENS, RunState.BUDGET_EXHAUSTED),
    "deadline": ({"deadline_seconds": 0.5}, BudgetKind.DEADLINE, RunState.TIMED_OUT),
}


@pytest.mark.parametrize("name", LIMITED)
async def test_a_limit_during_the_verifier_publishes_what_was_judged_without_it(name: str) -> None:
    limits, kind, state = LIMITED[name]
    ledger = MemoryLedger()
    hanging = {"fault": "hang"}
    result = await judged(
        hanging, TRUE, VAGUE, ledger=ledger, limits=LIMITS.model_copy(update=limits)
    )
    assert (result.run.state, result.run.limit_hit) == (state, kind)
    assert verdict(result) is Verdict.LOW_CONFID
    assert withheld(result) == {"verifier_failed": 2}
    assert worded(result) == {"c1": (Wording.QUOTED, JudgedBy.VERIFIER)}
    assert result.run.gatekeeper_result is not None
    assert (await rechecked(ledger, result)).stands


async def test_a_cancel_during_the_verifier_publishes_what_was_judged_without_it() -> None:
    ledger, cancellation = MemoryLedger(), Cancellation()
    one = model(*executor(TRUE), verifier=[{"fault": "hang"}])
    task = asyncio.create_task(
        reviewed(one, ledger=ledger, verifier="scripted", cancellation=cancellation)
    )
    await one.asked["VerifierReport"].wait()
    cancellation.cancel()
    result = await task
    assert result.run.state is RunState.CANCELLED
    assert (verdict(result), withheld(result)) == (Verdict.LOW_CONFID, {"verifier_failed": 1})
    assert (await rechecked(ledger, result)).stands


def draft(*sentences: str) -> dict[str, Any]:
    cited = {"tool_call_id": "a", "raw_path": "$.logs[0]", "excerpt": TEXT}
    items = [
        {"kind": "OBSERVATION", "statement": one, "tool_call_ids": ["a"], "citations": [cited]}
        for one in sentences
    ]
    body = {"conclusion": sentences[0], "analysis": items, "limitations": [], "next_steps": []}
    return {"output": body}


async def direct(verifier: dict[str, Any], *sentences: str, **limits: Any) -> RunResult:
    one = scripted(call("a"), draft(*sentences), VerifierReport=[verifier])
    made = service(one, limits=LIMITS.model_copy(update=limits))
    return await ask(made, verifier="scripted")


async def test_in_the_direct_flow_it_has_the_same_powers() -> None:
    passing = rulings(ruling("c1"), ruling("c2"), ruling("c3"), ruling("conclusion"))
    result = await direct(passing, TEXT, OPEN)
    assert verdict(result) is Verdict.PASS
    assert worded(result)["c2"] == (Wording.MODEL, JudgedBy.VERIFIER)
    false = await direct(passing, TEXT, CONTRADICTED)
    assert verdict(false) is Verdict.REJECT
    failed = await direct({"fault": "unreachable"}, TEXT)
    assert verdict(failed) is Verdict.LOW_CONFID
    assert withheld(failed) == {"conclusion_withheld": 1, "verifier_failed": 1}


async def test_in_the_direct_flow_a_limit_during_it_publishes_what_was_judged() -> None:
    result = await direct({"fault": "hang"}, TEXT, deadline_seconds=0.5)
    assert result.run.state is RunState.TIMED_OUT
    assert verdict(result) is Verdict.LOW_CONFID
    assert result.answer is not None
    assert [one.text for one in result.answer.claims] == [LOG_TEXT]
