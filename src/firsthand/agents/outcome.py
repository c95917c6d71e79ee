"""One agent's whole turn: run it, repair its structure once if that may help, keep what it wrote."""

from math import isfinite
from typing import Any

from pydantic import JsonValue
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
from firsthand.rules.evidence import storable


async def final_object(
    context: RunContext, factory: AgentFactory, model: Model, spec: AgentSpec, message: str
) -> JsonObject:
    """The agent's output as redacted JSON, its bytes reserved. Raises DraftError if it is none.

    What it wrote is kept on the context as the run's raw draft, parsed or not. It is judged in the
    form in which the ledger keeps it, so that a recheck judges the very same.
    """
    outcome = await run_agent(factory.build(spec, model), context, message)
    if isinstance(outcome, FailedDraft):
        context.draft = context.redactor.text(outcome.text)
        outcome = await repair_structure(context, model, outcome, spec)
    if isinstance(outcome, FailedDraft):
        raise DraftError(outcome.detail, outcome.code)
    value: Any = outcome.value
    raw: Any = value if isinstance(value, dict) else value.model_dump(mode="json")
    redacted = as_stored(context.redactor.value(raw))
    assert isinstance(redacted, dict)
    context.draft = redacted
    core.reserve_run_bytes(context, len(dump(redacted).encode("utf-8", "surrogatepass")))
    return redacted


REFERENCES = frozenset(
    {
        "raw_path",
        "source_invocation_id",
        "source_invocation_ids",
        "tool_call_id",
        "tool_call_ids",
        "tool_name",
    }
)


def as_stored(value: JsonValue) -> JsonValue:
    """The value as every store keeps it, and no reference turned into another one.

    An id that was given as `1.0` must never come back as `1`, nor a path with a NUL behind it as the
    path: such a float is its text, and a NUL in a reference the sign of what cannot be read.
    """
    return storable(_unmistakable(value, is_reference=False))


def _unmistakable(value: JsonValue, *, is_reference: bool) -> JsonValue:
    if isinstance(value, dict):
        return {
            key: _unmistakable(item, is_reference=key in REFERENCES) for key, item in value.items()
        }
    if isinstance(value, list):
        return [_unmistakable(item, is_reference=is_reference) for item in value]
    if isinstance(value, str) and is_reference:
        return value.replace("\x00", "\ufffd")
    if isinstance(value, float) and (not isfinite(value) or value.is_integer()):
        return repr(value)
    return value
