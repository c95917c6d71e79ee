"""One agent's whole turn: run it, repair its structure once if that may help, keep what it wrote."""

from typing import Any

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.parsing import FailedDraft
from firsthand.agents.repair import repair_structure
from firsthand.agents.runner import run_agent
from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import DraftError
from firsthand.harness import core
from firsthand.harness.agent_result import dump
from firsthand.harness.context import RunContext


async def final_object(
    context: RunContext, factory: AgentFactory, model: Model, spec: AgentSpec, message: str
) -> JsonObject:
    """The agent's output as redacted JSON, its bytes reserved. Raises DraftError if it is none.

    What it wrote is kept on the context as the run's raw draft, parsed or not.
    """
    outcome = await run_agent(factory.build(spec, model), context, message)
    if isinstance(outcome, FailedDraft):
        context.draft = context.redactor.text(outcome.text)
        outcome = await repair_structure(context, model, outcome, spec)
    if isinstance(outcome, FailedDraft):
        raise DraftError(outcome.detail, outcome.code)
    value: Any = outcome.value
    raw: Any = value if isinstance(value, dict) else value.model_dump(mode="json")
    redacted = context.redactor.value(raw)
    assert isinstance(redacted, dict)
    context.draft = redacted
    core.reserve_run_bytes(context, len(dump(redacted).encode("utf-8", "surrogatepass")))
    return redacted
