"""VerifierInputHook: keeps the Executor's structured payload and runs the Gatekeeper on it.

It normalises and back-fills by the rules' own reading and decides nothing: the ids, paths and
legacy fields reach the Gatekeeper as they came.
"""

from firsthand.contracts.base import JsonObject
from firsthand.flows.gatekeeper_service import Gatekept, check_report
from firsthand.harness.context import RunContext


async def verifier_input(context: RunContext, report: JsonObject) -> Gatekept:
    """The judged report. The payload itself stays on the context, unchanged."""
    context.draft = report
    gatekept = await check_report(context, report)
    context.gatekeeper_result = gatekept.judgement.result
    return gatekept
