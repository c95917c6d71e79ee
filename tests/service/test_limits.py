"""Every row of the table of limits, as a real run: each limit and a cancel, in each phase and flow."""

import asyncio
from typing import Any

import pytest
from tests.flows.kit import claim, plan, report
from tests.harness.kit import LIMITS, call
from tests.service.kit import ask, quoting, service
from tests.service.limit_runs import (
    CALLS_TO_DRAFT,
    PHASE_OF_STEP,
    PRICE,
    SPEND,
    stopped,
    what_stands,
)

from firsthand.contracts.enums import BudgetKind, Flow, InvocationStatus, RunState
from firsthand.contracts.models import ModelTraits
from firsthand.interfaces.cli.limits_page import exit_code
from firsthand.models.scripted import ScriptedModel
from firsthand.service.endings import CANCEL, ENDINGS, Phase, Row, rows
from firsthand.service.endings import NEVER as LISTED

HAPPENS = [row for row in rows() if row.never is None]


def name_of(row: Row) -> str:
    return f"{row.stop}-{row.flow.value}-{row.phase.name.lower()}"


@pytest.mark.parametrize("row", HAPPENS, ids=name_of)
async def test_a_limit_ends_a_run_as_its_row_says(row: Row) -> None:
    before = asyncio.all_tasks()
    result, code = await stopped(row)
    assert row.ending is not None
    assert (result.run.state, result.run.error_code) == (row.ending.state, row.ending.code)
    assert what_stands(result) is row.published
    assert code == exit_code(row)
    assert result.run.limit_hit == (None if row.stop == CANCEL else row.stop)
    assert result.answer is not None
    assert any(
        line.startswith("The run was cancelled" if row.stop == CANCEL else f"The limit {row.stop}")
        for line in result.answer.limitations
    )
    assert asyncio.all_tasks() == before


NEVER = [row for row in rows() if row.never is not None]


@pytest.mark.parametrize("row", NEVER, ids=name_of)
async def test_where_a_limit_cannot_strike_a_run_goes_on(row: Row) -> None:
    """The least that can be set, or one that is used up as that phase begins."""
    draft = quoting() if row.flow is Flow.DIRECT else report(claim("c1"))
    collect = [call("a"), draft]
    roles: dict[str, list[dict[str, Any]]] = {
        "DiagnosisDraft": collect,
        "ExecutionPlan": [plan()],
        "ExecutorReport": collect,
        "VerifierReport": [{"output": {"rulings": []}}],
        "ComposedText": [{"output": {"sentences": []}}],
    }
    limits: dict[str, Any] = {"money": 1e-9} if row.stop is BudgetKind.MONEY else {row.stop: 1}
    if row.phase is Phase.TOOL and row.stop is not BudgetKind.TOOL_CALLS:
        limits = SPEND[BudgetKind(row.stop)](CALLS_TO_DRAFT[row.flow] - 1)
    model = ScriptedModel("scripted", roles, ModelTraits(price=PRICE))
    one = service(model, limits=LIMITS.model_copy(update=limits))
    result = await ask(
        one,
        flow=row.flow,
        verifier="scripted" if row.phase is Phase.VERIFIER else "none",
        composer="scripted" if row.phase is Phase.COMPOSER else None,
    )
    made = [one.step for one in result.run.model_calls]
    calls = await one.ledger.run_invocations(result.run.run_id)
    match row.phase:
        case Phase.BEFORE:
            assert made
        case Phase.TOOL:
            assert [one.status for one in calls] == [InvocationStatus.SUCCEEDED]
            assert result.answer is not None
            assert result.answer.claims
        case _:
            assert result.run.state is RunState.SUCCEEDED
            assert made[-1] == PHASE_OF_STEP[row.phase]


def test_the_table_has_each_limit_and_a_cancel_in_each_flow_and_phase() -> None:
    assert {row.stop for row in rows()} == {*BudgetKind, CANCEL}
    found = {(row.stop, row.flow, row.phase) for row in rows()}
    assert len(found) == len(ENDINGS) * (2 * len(Phase) - 1)
    assert {(row.stop, row.phase) for row in NEVER} == set(LISTED)
