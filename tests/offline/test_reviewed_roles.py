"""The planner plans what can be asked; the executor reports micro-facts with their bindings."""

from typing import cast

import pytest
from tests.offline.desk import Desk, run
from tests.offline.material import HEALTH, POOL, alert, log

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import ExecutionPlan, ExecutorReport

NARROW = {"scope": "narrow", "steps": []}


@pytest.mark.parametrize(
    ("question", "scope"),
    [
        ("Is the connection pool of order-service exhausted?", "narrow"),
        ("order-service 是否出现 OOM？", "narrow"),
        ("Why does order-service fail?", "broad"),
        ("系统有什么异常？", "broad"),
    ],
)
def test_a_plan_has_the_questions_scope_and_names_tools(question: str, scope: str) -> None:
    plan = ExecutionPlan.model_validate(run(Desk(), question, role="planner"))
    assert plan.scope == scope
    assert [step.tool_name for step in plan.steps][:2] == ["query_metrics", "query_logs"]
    assert all(step.purpose for step in plan.steps)


def test_a_plan_keeps_to_the_tools_that_there_are() -> None:
    plan = ExecutionPlan.model_validate(
        run(Desk(), "why does a-b fail?", role="planner", tools=("query_logs",))
    )
    assert [step.tool_name for step in plan.steps] == ["query_logs"]
    assert "a-b" in plan.steps[0].purpose


def report(desk: Desk, question: str, plan: object = None) -> ExecutorReport:
    return ExecutorReport.model_validate(run(desk, question, role="executor", plan=plan))


def test_claims_bind_the_invocation_its_path_and_an_excerpt() -> None:
    found = report(Desk(logs=[log(POOL)]), "is the pool of order-service exhausted?", NARROW)
    (claim, *more) = found.claims
    assert more == []
    (binding,) = claim.evidence_bindings
    assert binding.tool_name == "query_logs"
    assert binding.source_invocation_id > 100
    assert binding.raw_path == "$.logs[0]"
    assert binding.evidence_excerpt in f"2026-07-08T10:14:03Z ERROR order-service {POOL}"
    assert "request timed out after 30000ms" in claim.text
    assert (claim.kind, claim.status, found.status) == ("observation", "confirmed", "complete")


def test_a_narrow_question_gets_at_most_two_claims() -> None:
    desk = Desk(
        alerts=[alert("PoolHigh", service="order-service")],
        logs=[log(POOL), log("x509: certificate has expired"), log("disk is full")],
    )
    assert 1 <= len(report(desk, "is order-service failing?", NARROW).claims) <= 2
    assert len(report(desk, "why does order-service fail?", {"scope": "broad"}).claims) > 2


def test_a_negative_is_claimed_only_if_the_run_found_nothing_at_all() -> None:
    nothing = report(Desk(), "why does order-service fail?")
    assert {claim.kind for claim in nothing.claims} == {"negative_observation"}
    some = report(Desk(logs=[log(HEALTH, "INFO")]), "is anything wrong with order-service?")
    assert {claim.kind for claim in some.claims} <= {"observation"}
    assert any(entry.startswith("query_metrics") for entry in some.missing)


def test_without_any_answer_the_report_is_incomplete() -> None:
    found = report(Desk(logs=None, budget=0), "why does order-service fail?")
    assert (found.status, found.claims) == ("incomplete", [])
    assert found.missing == ["query_metrics: budget_exhausted"]


def test_results_without_an_id_bind_nothing() -> None:
    class Nameless(Desk):
        def answer(self, call: object, call_id: str) -> JsonObject:
            return {**super().answer(cast("object", call), call_id), "invocation_id": "12"}  # type: ignore[arg-type]

    assert report(Nameless(logs=[log(POOL)]), "why does order-service fail?").claims == []
