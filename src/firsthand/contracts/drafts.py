"""The strict shapes that a model is asked for. They are parsed, checked, and never published.

A field's description is read by the model, as the schema's. (Pydantic would take docstrings too,
and read this file at every start for that.)
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from firsthand.contracts.enums import ClaimKind, ClaimStatus, DraftKind, PlanScope, ReportStatus


class Shape(BaseModel):
    """Base of every output schema: closed and without coercion."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class NextStep(Shape):
    """One more piece of evidence to collect. Never a remedy."""

    tool_name: str = Field(description="The tool that would collect it.")
    subject: str = Field(
        description="One identifier of a service, pod, alert, metric or table; never a phrase."
    )


class Citation(Shape):
    tool_call_id: str = Field(description="`tool_call_id` of a tool result of this run.")
    raw_path: str | None = Field(
        default=None,
        description="`raw_path` of one evidence item of that result; null only for a negative observation.",
    )
    excerpt: str = Field(default="", description="The words of that item that show it, copied.")


class AnalysisItem(Shape):
    kind: DraftKind
    statement: str = Field(description="One fact, in the evidence's own words.")
    tool_call_ids: list[str] = Field(
        description="Every `tool_call_id` on which the statement rests."
    )
    citations: list[Citation]


class DiagnosisDraft(Shape):
    """The direct flow's output."""

    conclusion: str | None = Field(
        description="A cause only where an evidence text states it; else the decisive observation, or null."
    )
    analysis: list[AnalysisItem]
    limitations: list[str]
    next_steps: list[NextStep]


class EvidenceBinding(Shape):
    tool_name: str
    source_invocation_id: int = Field(description="`invocation_id` of the tool result.")
    raw_path: str
    evidence_excerpt: str


class ExecutorClaim(Shape):
    claim_id: str
    text: str
    kind: Annotated[ClaimKind, Field(description="observation or negative_observation")]
    status: ClaimStatus
    evidence_bindings: list[EvidenceBinding]


class ExecutorReport(Shape):
    """The reviewed flow's Executor output."""

    status: ReportStatus
    claims: list[ExecutorClaim]
    missing: list[str]
    next_steps: list[NextStep]


class PlanStep(Shape):
    tool_name: str
    purpose: str


class ExecutionPlan(Shape):
    """The reviewed flow's Planner output."""

    scope: PlanScope
    steps: list[PlanStep]


class ClaimRuling(Shape):
    claim_id: str
    verdict: str = Field(description="PASS, LOW_CONFID or REJECT.")
    reason: str


class VerifierReport(Shape):
    """The Verifier's output: one ruling per claim that it was shown."""

    rulings: list[ClaimRuling]


class ComposedText(Shape):
    """The Composer's output (off by default): every sentence is checked before it is used."""

    sentences: list[str] = Field(description="One sentence each, at most one per claim.")


class PreviousTurn(Shape):
    """The previous turn of the same session: context, never evidence; it carries no ids."""

    question: str
    conclusion: str | None
    published_texts: list[str]
    verdict: str
