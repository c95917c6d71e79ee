"""What a flow needs beside its context: the agents' factory, the models, the previous turn."""

from dataclasses import dataclass

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory
from firsthand.contracts.drafts import PreviousTurn
from firsthand.harness.registry import ToolRegistry


@dataclass(frozen=True, kw_only=True)
class FlowDeps:
    factory: AgentFactory
    registry: ToolRegistry
    model: Model
    verifier: Model | None
    """None: the derivability rules judge alone."""
    composer: Model | None = None
    """Words the reviewed flow's conclusion, off by default; None: a template."""
    previous_turn: PreviousTurn | None
    query: str
    """The redacted question."""
    notes: tuple[str, ...] = ()
    """Facts about the evidence as a whole, made by code, for the limitations."""
