"""Reports of any shape, what a reader never gets of them, and the one repair."""

from typing import Any

import pytest
from tests.flows.kit import (
    bound,
    claim,
    model,
    report,
    reviewed,
    told,
)
from tests.harness.kit import LOG_TEXT, call

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.runs import RunResult


def answer(result: RunResult) -> Any:
    assert result.answer is not None
    return result.answer


async def test_the_executors_missing_and_remedies_reach_no_reader() -> None:
    result = await told(
        claim("k1"),
        missing=["everything else is healthy"],
        next_steps=[
            {"tool_name": "query_logs", "subject": "restart order-service now"},
            {"tool_name": "query_logs", "subject": "order-service"},
        ],
    )
    assert answer(result).next_steps == ("Search the logs for order-service (query_logs).",)
    assert "healthy" not in answer(result).model_dump_json()
    assert "restart" not in answer(result).model_dump_json()


async def test_a_report_that_is_no_json_gets_one_repair_that_passes_the_gatekeeper() -> None:
    repaired = report(
        claim("k1", LOG_TEXT, bound(source_invocation_id=1, evidence_excerpt=LOG_TEXT))
    )
    one = model(call("a"), {"text": "see the logs"}, structure_repair=[repaired])
    result = await reviewed(one)
    assert answer(result).verdict is Verdict.PASS
    assert [call.step for call in result.run.model_calls][-1] == "structure_repair"


@pytest.mark.parametrize("output", [{}, {"claims": "none"}, {"claims": [3, "x", None]}])
async def test_a_report_of_any_shape_is_judged_and_passes_nothing(output: Any) -> None:
    result = await reviewed(model(call("a"), {"output": output}))
    assert result.run.state is RunState.SUCCEEDED
    assert answer(result).verdict is Verdict.LOW_CONFID
    assert answer(result).claims == ()
