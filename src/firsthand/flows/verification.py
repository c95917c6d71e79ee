"""The Verifier's place in either flow: after code has checked, and never on a reject."""

from collections.abc import Mapping, Sequence

from firsthand.agents.verifier import verify
from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import Severity
from firsthand.flows.deps import FlowDeps
from firsthand.flows.steps import step
from firsthand.harness.context import RunContext
from firsthand.rules.publish import ClaimToVerify


def is_asked(deps: FlowDeps, claims: Sequence[ClaimToVerify], severity: Severity) -> bool:
    """Whether there is a Verifier, and something that it may judge."""
    return deps.verifier is not None and bool(claims) and severity is not Severity.REJECT


def unheard(
    deps: FlowDeps, claims: Sequence[ClaimToVerify], severity: Severity
) -> Mapping[str, ClaimRuling] | None:
    """What stands until the Verifier has answered: it skipped every claim, if it is asked at all."""
    return {} if is_asked(deps, claims, severity) else None


async def verified(
    context: RunContext,
    deps: FlowDeps,
    claims: Sequence[ClaimToVerify],
    severity: Severity,
) -> Mapping[str, ClaimRuling] | None:
    """Rulings by claim_id; None where no Verifier was asked, and the rules judge alone."""
    if deps.verifier is None or not is_asked(deps, claims, severity):
        return None
    context.verifier_result = {}
    with step(context, "verifier"):
        rulings = await verify(
            context,
            deps.factory,
            deps.verifier,
            claims=claims,
            trace=sorted(context.calls.values(), key=lambda call: call.id),
        )
    context.verifier_result = {key: one.model_dump() for key, one in rulings.items()}
    return rulings
