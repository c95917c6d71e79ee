"""The direct flow, as its seed draws it: one agent, one draft, the guards, the publication.

input ► diagnosis_agent (model ⇄ tools) ► DiagnosisDraft ► EvidenceGuard ► SemanticGuard
      ► Verifier, if there is one ► publication
"""

from firsthand.agents.diagnosis import diagnose
from firsthand.agents.input import reserve_input, serialise_input
from firsthand.flows.deps import FlowDeps
from firsthand.flows.facts import run_facts
from firsthand.flows.steps import step
from firsthand.flows.verification import unheard, verified
from firsthand.harness.context import RunContext
from firsthand.rules.publish import Publication, judge_draft, publish_draft


async def run_direct(context: RunContext, deps: FlowDeps) -> Publication:
    """Raises LimitError, RunCancelled, ModelError, DraftError, UsageError."""
    message = serialise_input(deps.query, deps.previous_turn, context.limits)
    reserve_input(context, message)
    with step(context, "diagnosis_agent"):
        draft = await diagnose(context, deps.factory, deps.model, message)
    with step(context, "guards"):
        judgement = judge_draft(draft, run_facts(context, deps))
        context.gatekeeper_result = judgement.judgement.result
    severity, asked = judgement.judgement.result.severity, judgement.to_verify
    waiting = unheard(deps, asked, severity)
    context.fallback = lambda facts: publish_draft(judgement, facts, waiting)
    rulings = await verified(context, deps, asked, severity)
    with step(context, "publication"):
        return publish_draft(judgement, run_facts(context, deps), rulings)
