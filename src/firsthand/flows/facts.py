"""RunFacts from a RunContext: what publication may know of a run, read once at its end."""

from firsthand.contracts.enums import BudgetKind
from firsthand.flows.deps import FlowDeps
from firsthand.harness.context import RunContext
from firsthand.rules.publish import RunFacts


def run_facts(
    context: RunContext,
    deps: FlowDeps,
    *,
    limit_hit: BudgetKind | None = None,
    cancelled: bool = False,
) -> RunFacts:
    return RunFacts(
        run_id=context.run_id,
        session_id=context.session_id,
        flow=context.flow,
        question=context.question,
        model=deps.model.model_name,
        budgets=context.budgets(),
        invocations=tuple(sorted(context.calls.values(), key=lambda call: call.id)),
        limit_hit=limit_hit,
        cancelled=cancelled,
        notes=deps.notes,
    )
