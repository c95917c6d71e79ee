"""The Verifier: judges wording against verified excerpts, after code checked the references.

Its signature takes VerifiedExcerpts only, which the Gatekeeper alone makes: skipping it is a type
error. What it sees of the tool trace is for navigation. A Verifier that errs, is off its schema or
skips a claim simply has no ruling for it; the rules decide what that means.
"""

import json
from collections.abc import Sequence

from pydantic import JsonValue
from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.parsing import FailedDraft
from firsthand.agents.runner import run_agent
from firsthand.contracts.drafts import ClaimRuling, VerifierReport
from firsthand.contracts.enums import ToolName, Verdict
from firsthand.contracts.errors import ModelError
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import VerifiedExcerpt
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.rules.publish import ClaimToVerify

VERIFIER = AgentSpec(name="verifier", prompt="verifier", output=VerifierReport, tools=False)
OPEN, CLOSE = "⟦", "⟧"
"""Marks around the cited part; where a text has them itself, they become square brackets."""


async def verify(
    context: RunContext,
    factory: AgentFactory,
    model: Model,
    *,
    claims: Sequence[ClaimToVerify],
    trace: Sequence[ToolInvocation],
) -> dict[str, ClaimRuling]:
    """Rulings by claim_id; only for claims that were asked about, and each at most once.

    Raises LimitError or RunCancelled; every failure of the model is an absent ruling.
    """
    message = verifier_message(claims, trace)
    core.reserve_run_bytes(context, len(message.encode()))
    try:
        outcome = await run_agent(factory.build(VERIFIER, model), context, message)
    except ModelError:
        return {}
    if isinstance(outcome, FailedDraft):
        return {}
    report: VerifierReport = outcome.value
    asked = {claim.claim_id for claim in claims}
    rulings: dict[str, ClaimRuling] = {}
    seen: set[str] = set()
    disputed: set[str] = set()
    for ruling in report.rulings:
        if ruling.claim_id in seen:
            disputed.add(ruling.claim_id)
        seen.add(ruling.claim_id)
        if ruling.claim_id in asked and ruling.verdict in set(Verdict):
            reason = context.redactor.text(ruling.reason)
            rulings[ruling.claim_id] = ruling.model_copy(update={"reason": reason})
    return {claim_id: one for claim_id, one in rulings.items() if claim_id not in disputed}


def verifier_message(claims: Sequence[ClaimToVerify], trace: Sequence[ToolInvocation]) -> str:
    return json.dumps(
        {
            "claims": [
                {
                    "claim_id": claim.claim_id,
                    "text": claim.text,
                    "excerpts": [
                        {"tool_name": one.tool_name, "text": marked(one)} for one in claim.excerpts
                    ],
                }
                for claim in claims
            ],
            "tool_trace_summary": [summary(invocation) for invocation in trace],
        },
        ensure_ascii=False,
    )


def marked(excerpt: VerifiedExcerpt) -> str:
    """The whole system text with the cited part marked."""
    start, end = excerpt.span
    before, cited, after = excerpt.text[:start], excerpt.text[start:end], excerpt.text[end:]
    clean = [part.replace(OPEN, "[").replace(CLOSE, "]") for part in (before, cited, after)]
    return f"{clean[0]}{OPEN}{clean[1]}{CLOSE}{clean[2]}"


def summary(invocation: ToolInvocation) -> dict[str, JsonValue]:
    """Which tool ran and what came of it; no evidence text, and no name that a model made up."""
    details = invocation.retrieval_details
    known = invocation.tool_name in frozenset(ToolName)
    return {
        "tool_name": invocation.tool_name if known else "(no such tool)",
        "evidence_status": invocation.evidence_status and invocation.evidence_status.value,
        "total": details.total,
        "returned": details.returned,
    }
