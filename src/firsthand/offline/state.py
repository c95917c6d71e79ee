"""What the diagnostician is told, and what it answers.

Owns the four shapes at its border. A Situation holds all that a decision follows from: there is
no memory between two decisions, and none is needed.
"""

from typing import Literal

from pydantic import Field, JsonValue

from firsthand.contracts.base import Contract, JsonObject
from firsthand.contracts.drafts import PreviousTurn


class ToolResult(Contract):
    """One finished tool call of this run."""

    tool_name: str
    tool_call_id: str
    """As the framework made it; drafts cite it."""
    arguments: JsonValue
    """As they were sent; the same ones are never sent again."""
    result: JsonObject
    """What a model sees: an agent_result, or a failure."""


class Situation(Contract):
    """A question, and what this run has learned so far."""

    role: Literal["diagnosis", "planner", "executor"]
    question: str
    previous_turn: PreviousTurn | None = None
    tools: tuple[str, ...] = ()
    """Names of the tools that may be called; for the planner, those that a plan may name."""
    descriptions: dict[str, str] = Field(default_factory=dict)
    """The tools' descriptions, by name."""
    results: tuple[ToolResult, ...] = ()
    """In the order of the calls."""
    plan: JsonValue = None
    """For the executor: the planner's output. It is read as a wish, never trusted."""


class CallTool(Contract):
    """Ask this next."""

    tool_name: str
    arguments: JsonObject


class Finish(Contract):
    """Stop here: a DiagnosisDraft, an ExecutionPlan or an ExecutorReport, as JSON."""

    output: JsonObject
