"""The reviewed flow, as its seed draws it.

    Planner ► Executor (model ⇄ tools) ► report ► input hook: normalise ► back-fill ► GATEKEEPER
            ► Verifier ► effective verdict ► Composer, if there is one ► publication

Severity is a hard boundary: on a reject the Verifier is not called, and no later step is milder.
"""

from firsthand.agents.executor import execute
from firsthand.agents.input import serialise_input
from firsthand.agents.planner import plan
from firsthand.flows.composition import composed
from firsthand.flows.deps import FlowDeps
from firsthand.flows.facts import run_facts
from firsthand.flows.input_hook import verifier_input
from firsthand.flows.steps import step
from firsthand.flows.verification import unheard, verified
from firsthand.harness.context import RunContext
from firsthand.rules.publish import Publication


async def run_reviewed(context: RunContext, deps: FlowDeps) -> Publication:
    """Raises LimitError, RunCancelled, ModelError, DraftError, UsageError."""
    serialise_input(deps.query, deps.previous_turn, context.limits)
    with step(context, "planner"):
        execution_plan = await plan(
            context,
            deps.factory,
            deps.model,
            query=deps.query,
            previous_turn=deps.previous_turn,
            registry=deps.registry,
        )
    with step(context, "executor"):
        report = await execute(
            context,
            deps.factory,
            deps.model,
            query=deps.query,
            previous_turn=deps.previous_turn,
            execution_plan=execution_plan,
        )
    with step(context, "gatekeeper"):
        judged = await verifier_input(context, report, execution_plan)
    severity, asked = judged.judgement.result.severity, judged.to_verify
    waiting = unheard(deps, asked, severity)
    context.fallback = lambda facts: judged.publish(facts, waiting)
    rulings = await verified(context, deps, asked, severity)
    composition = await composed(context, deps, judged, rulings)
    with step(context, "publication"):
        return judged.publish(run_facts(context, deps), rulings, composition)
