"""The Composer's place in the reviewed flow: after every verdict, and only over what passed."""

from collections.abc import Mapping

from firsthand.agents.composer import compose
from firsthand.contracts.drafts import ClaimRuling
from firsthand.flows.deps import FlowDeps
from firsthand.flows.facts import run_facts
from firsthand.flows.judged import JudgedReport
from firsthand.flows.steps import step
from firsthand.harness.context import RunContext
from firsthand.rules.publish import Composition, composable


async def composed(
    context: RunContext,
    deps: FlowDeps,
    judged: JudgedReport,
    rulings: Mapping[str, ClaimRuling] | None,
) -> Composition | None:
    """What the Composer wrote, unchecked; None where none was asked."""
    if deps.composer is None:
        return None
    facts = run_facts(context, deps)
    claims = composable(judged.publish(facts, rulings), facts)
    if not claims:
        return None
    unheard = Composition(written=None)
    context.fallback = lambda now: judged.publish(now, rulings, unheard)
    with step(context, "composer"):
        written = await compose(
            context,
            deps.factory,
            deps.composer,
            query=deps.query,
            claims=[claim.text for claim in claims],
        )
    return Composition(written=written)
