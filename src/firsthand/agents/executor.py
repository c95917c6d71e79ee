"""The reviewed flow's Executor: evidence collector and micro-fact extractor.

Its report is untrusted: any JSON object is passed on as it came, and the input hook and the
Gatekeeper read it field by field.
"""

import json

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.outcome import final_object
from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import ExecutionPlan, ExecutorReport, PreviousTurn
from firsthand.harness import core
from firsthand.harness.context import RunContext

EXECUTOR = AgentSpec(name="executor", prompt="executor", output=ExecutorReport, loose=True)


async def execute(
    context: RunContext,
    factory: AgentFactory,
    model: Model,
    *,
    query: str,
    previous_turn: PreviousTurn | None,
    execution_plan: ExecutionPlan | None,
) -> JsonObject:
    """The report as redacted JSON. Raises DraftError where the final text is no JSON object."""
    message = json.dumps(
        {
            "query": query,
            "previous_turn": None if previous_turn is None else previous_turn.model_dump(),
            "plan": None if execution_plan is None else execution_plan.model_dump(mode="json"),
        },
        ensure_ascii=False,
    )
    core.reserve_run_bytes(context, len(message.encode()))
    return await final_object(context, factory, model, EXECUTOR, message)
