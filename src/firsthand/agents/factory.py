"""AgentFactory: one agent per run on the framework's own loop, its hooks and nothing else.

Owns how an agent is put together; knows no flow. Output is parsed by `strict_output`
alone: the framework's lenient parsers (which strip fences) are never reached, and nothing that
fails becomes a retry.
"""

from collections.abc import Hashable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import Any

from pydantic import BaseModel
from pydantic_ai import Agent
from pydantic_ai import RunContext as AgentContext
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.messages import ModelMessage, ModelResponse
from pydantic_ai.models import Model
from pydantic_ai.settings import ModelSettings

from firsthand.agents.lean import LeanAgent
from firsthand.agents.modes import final_turn, output_type, prompt_bytes
from firsthand.agents.parsing import Output, cut_off, parse_final, parse_object
from firsthand.agents.prompts import prompt
from firsthand.contracts.models import ModelTraits
from firsthand.harness.context import RunContext
from firsthand.harness.hooks import EvidenceToolset, HarnessHook
from firsthand.harness.model_traits import traits_of
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.tool_boundary import ToolBoundary

Hook = AbstractCapability[RunContext]


@dataclass(frozen=True, kw_only=True)
class AgentSpec:
    name: str
    """The agent's and its step's name, e.g. `diagnosis_agent`."""
    prompt: str
    """Name of its prompt file."""
    output: type[BaseModel]
    tools: bool = True
    """Whether it may call the registry's tools."""
    loose: bool = False
    """Any JSON object is its output: untrusted rules read it, field by field."""


def strict_output(spec: AgentSpec, ctx: AgentContext[RunContext], text: str) -> Output:
    """The final text, parsed strictly; a failure is an outcome, and none is retried."""
    outcome = parse_output(spec, text, max_bytes=ctx.deps.limits.draft_bytes)
    return cut_off(outcome) if ends_at_a_limit(ctx.messages) else outcome


def ends_at_a_limit(messages: Sequence[ModelMessage]) -> bool:
    """Whether the provider stopped the last reply at its limit of output tokens."""
    last = messages[-1] if messages else None
    return isinstance(last, ModelResponse) and last.finish_reason == "length"


def parse_output(spec: AgentSpec, text: str, *, max_bytes: int) -> Output:
    """A final text as the spec wants it."""
    if spec.loose:
        return parse_object(text, max_bytes=max_bytes)
    return parse_final(text, spec.output, max_bytes=max_bytes)


class AgentFactory:
    def __init__(self, registry: ToolRegistry, *, hooks: Sequence[Hook] = ()) -> None:
        self._registry = registry
        self._hooks = tuple(hooks)
        self._made: dict[Hashable, Agent[RunContext, Any]] = {}
        """The first agent of each kind; the later ones are its copies, which keep nothing of a run."""

    def build(self, spec: AgentSpec, model: Model) -> Agent[RunContext, Any]:
        """One agent; its tools are the registry's, its only output is the spec's shape."""
        traits = traits_of(model)
        kind = (
            spec,
            traits.output_mode,
            traits.schema_in_native_prompt,
            traits.small is not None,
            traits.one_call_a_reply,
        )
        if kind not in self._made:
            self._made[kind] = self._make(spec, traits)
        agent = copy(self._made[kind])
        agent.model = model
        return agent

    def _make(self, spec: AgentSpec, traits: ModelTraits) -> Agent[RunContext, Any]:
        text = prompt(spec.prompt)
        small = traits.small is not None
        settings: ModelSettings = {"framing_announcement": "never"}
        if traits.one_call_a_reply:
            settings["parallel_tool_calls"] = False
        kind = Agent[RunContext, Any] if self._hooks else LeanAgent
        return kind(
            name=spec.name,
            deps_type=RunContext,
            instructions=text,
            output_type=output_type(spec.output, traits),
            toolsets=[EvidenceToolset(self._registry, small=small)] if spec.tools else [],
            retries={"tools": 0, "output": 0},
            model_settings=settings,
            capabilities=[
                *self._hooks,
                HarnessHook(
                    step=spec.name,
                    boundary=ToolBoundary(self._registry),
                    prompt_bytes=prompt_bytes(text, spec.output, traits),
                    parse=partial(strict_output, spec),
                    final_turn=final_turn(traits),
                ),
            ],
        )
