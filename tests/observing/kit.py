"""A run that has a marker of its own in every place where content can stand, and a secret beside it."""

from dataclasses import replace
from typing import Any

from tests.flows.kit import claim, plan, report
from tests.harness.kit import StaticSource, call
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import Flow, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.ports import EventSink
from firsthand.contracts.runs import RunResult
from firsthand.models.scripted import ScriptedModel
from firsthand.service.runs import RunService

SECRET = "ghp_" + "Z9y8X7w6V5u4T3s2R1q0P9o8N7m6L5k4J3i2"
MARKER = "zebracontent"
PLACES = (
    "question",
    "evidence",
    "argument",
    "draft",
    "tool",
    "id",
    "error",
    "plan",
    "verifier",
    "raw",
)
MARKERS = tuple(f"{MARKER}{place}" for place in PLACES)
RECORD = {
    "time": "2026-07-08T10:14:03Z",
    "level": "ERROR",
    "service": "order-service",
    "message": f"{MARKER}evidence login with {SECRET} failed after 30000ms",
}


def failing(_: object) -> None:
    raise SourceError(f"no answer: {MARKER}error {SECRET}")


def roles(flow: Flow, *, broken: bool) -> dict[str, list[dict[str, Any]]]:
    """A search, a made-up tool, a failing source, then a draft; and a Verifier.

    Broken: the draft is none, and neither is its repair.
    """
    calls = [
        call("a", any_of=[f"{MARKER}argument", SECRET]),
        call(f"{MARKER}id is no token!", f"{MARKER}tool", pod=SECRET),
        call("c", "query_metrics", name="HighLatency"),
    ]
    draft = quoting()
    draft["output"] |= {"limitations": [f"{MARKER}draft"]}
    written = draft if flow is Flow.DIRECT else report(claim("c1"), missing=[f"{MARKER}draft"])
    raw = {"text": f"{MARKER}raw {SECRET}"}
    last = raw if broken else written
    ruling = {"claim_id": "c1", "verdict": "PASS", "reason": f"{MARKER}verifier"}
    return {
        "DiagnosisDraft": [*calls, last],
        "ExecutorReport": [*calls, last],
        "ExecutionPlan": [plan("broad", f"{MARKER}plan")],
        "VerifierReport": [{"output": {"rulings": [ruling]}}],
        "structure_repair": [raw],
    }


def marked_service(
    flow: Flow, *, broken: bool = False, **replies: list[dict[str, Any]]
) -> RunService:
    sources = {
        "query_logs": StaticSource(ToolName.QUERY_LOGS, records=[RECORD]),
        "query_metrics": StaticSource(ToolName.QUERY_METRICS, before=failing),
    }
    scripted = roles(flow, broken=broken) | replies
    return service(ScriptedModel("scripted", scripted), **sources)


async def marked_run(flow: Flow, *, sink: EventSink, broken: bool = False) -> RunResult:
    return await ask_marked(replace(marked_service(flow, broken=broken), sink=sink), flow)


async def ask_marked(one: RunService, flow: Flow) -> RunResult:
    question = f"why did {MARKER}question fail with {SECRET}?"
    return await ask(one, question, flow=flow, verifier="scripted")


def content_in(text: str) -> list[str]:
    """Which markers, and whether the secret, stand in a text."""
    return [one for one in (*MARKERS, SECRET) if one.lower() in text.lower()]
