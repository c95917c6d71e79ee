"""VerifierInputHook: keeps the Executor's structured payload and runs the Gatekeeper on it.

It normalises and back-fills by the rules' own reading, warns and decides nothing: the ids, paths
and legacy fields reach the Gatekeeper as they came.
"""

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import ExecutionPlan
from firsthand.contracts.enums import PlanScope
from firsthand.contracts.rulings import GatekeeperWarning
from firsthand.flows.gatekeeper_service import check_report
from firsthand.flows.judged import JudgedReport
from firsthand.harness.context import RunContext
from firsthand.rules.gatekeeper import Judgement

MOST_NARROW_CLAIMS = 2
"""Most claims that a narrow question should have; bindings are never counted."""


async def verifier_input(
    context: RunContext, report: JsonObject, plan: ExecutionPlan | None
) -> JudgedReport:
    """The judged report. The payload itself stays on the context, unchanged."""
    context.draft = report
    gatekept = await check_report(context, report)
    recorded = None if plan is None else context.redactor.value(plan.model_dump(mode="json"))
    judgement = warned(gatekept.judgement, recorded)
    context.gatekeeper_result = judgement.result
    return JudgedReport(judgement=judgement, earlier=gatekept.earlier, plan=recorded)


def warned(judgement: Judgement, plan: JsonValue) -> Judgement:
    """With a warning where a narrow question has more claims than it should. Pure."""
    narrow = isinstance(plan, dict) and plan.get("scope") == PlanScope.NARROW
    count = len(judgement.claims)
    if not narrow or count <= MOST_NARROW_CLAIMS:
        return judgement
    detail: JsonObject = {"claims": count, "expected_at_most": MOST_NARROW_CLAIMS}
    warnings = (
        GatekeeperWarning(code="too_many_claims", detail=detail),
        *judgement.result.warnings,
    )
    result = judgement.result.model_copy(update={"warnings": warnings})
    return judgement.model_copy(update={"result": result})
