"""The reviewed flow's Planner: scope and steps. It has no tools and its plan binds nobody."""

import json

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.parsing import FailedDraft
from firsthand.agents.runner import run_agent
from firsthand.contracts.drafts import ExecutionPlan, PreviousTurn
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.harness.registry import ToolRegistry

PLANNER = AgentSpec(name="planner", prompt="planner", output=ExecutionPlan, tools=False)


async def plan(
    context: RunContext,
    factory: AgentFactory,
    model: Model,
    *,
    query: str,
    previous_turn: PreviousTurn | None,
    registry: ToolRegistry,
) -> ExecutionPlan | None:
    """The plan; None where the Planner's text is none: the Executor then works without one."""
    message = json.dumps(
        {
            "query": query,
            "previous_turn": None if previous_turn is None else previous_turn.model_dump(),
            "tools": [
                {"name": tool.name.value, "description": tool.description}
                for tool in registry.tools.values()
            ],
        },
        ensure_ascii=False,
    )
    core.reserve_run_bytes(context, len(message.encode()))
    outcome = await run_agent(factory.build(PLANNER, model), context, message)
    if isinstance(outcome, FailedDraft):
        return None
    found: ExecutionPlan = outcome.value
    return found
