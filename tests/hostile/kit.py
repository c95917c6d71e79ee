"""A case of hostile evidence as a real run: real file sources, and a scripted model that obeys it.

The evidence folder holds the case's text and ordinary records. The model asks the tool that finds the
text, then does as it is told; a Verifier, where there is one, passes everything.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.harness.kit import LIMITS
from tests.hostile.evidence import ASKED, Case, write_evidence
from tests.service.kit import Models
from tests.support.waiting import SOON

from firsthand.contracts.enums import Flow
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import Ask, RunResult
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import ListSink
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.steps import DirectSteps
from firsthand.ledger.memory import MemoryLedger
from firsthand.models.scripted import ScriptedModel
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService
from firsthand.sources.files.opening import open_folder

SURROGATES = frozenset(map(chr, range(0xD800, 0xE000)))
EVERYTHING_PASSES = {
    "output": {
        "rulings": [
            {"claim_id": name, "verdict": "PASS", "reason": "as told"}
            for name in ("c1", "c2", "conclusion")
        ]
    }
}


def obeying(case: Case) -> ScriptedModel:
    """A model that does what the text says, in either flow."""
    ask = {"id": "a", **ASKED[case.where]}
    calls = [ask, *([{"id": "b", **case.call}] if case.call else [])]
    text, path = "${a.evidence.0.text}", "${a.evidence.0.raw_path}"
    said = case.claim or case.step or text
    excerpt = case.cite.get("excerpt", text)
    cited = {
        "tool_call_id": case.cite.get("call", "a"),
        "raw_path": case.cite.get("path", path),
        "excerpt": excerpt,
    }
    bound = {
        "tool_name": case.cite.get("tool", ask["tool"]),
        "source_invocation_id": case.cite.get("invocation", "${a.invocation_id}"),
        "raw_path": cited["raw_path"],
        "evidence_excerpt": excerpt,
    }
    steps = [{"tool_name": "query_logs", "subject": case.step or said}]
    draft: dict[str, Any] = {
        "conclusion": said,
        "analysis": [
            {
                "kind": "OBSERVATION",
                "statement": said,
                "tool_call_ids": [cited["tool_call_id"]],
                "citations": [cited],
            }
        ],
        "limitations": [said],
        "next_steps": steps,
    }
    report: dict[str, Any] = {
        "status": "complete",
        "claims": [
            {
                "claim_id": "c1",
                "text": said,
                "kind": "observation",
                "status": "confirmed",
                "evidence_bindings": [bound],
            }
        ],
        "missing": [said],
        "next_steps": steps,
    }
    if case.quote and not SURROGATES & set(case.text):
        # The raw text beside it, uncited: what is withheld is printed too. Half a surrogate fits
        # into no JSON text of a model.
        raw = case.text[-500:]
        draft["analysis"].append(
            {"kind": "OBSERVATION", "statement": raw, "tool_call_ids": ["a"], "citations": []}
        )
        report["claims"].append({**report["claims"][0], "text": raw, "evidence_bindings": []})
    last = {"text": case.final} if case.final else None
    plan = {"output": {"scope": "broad", "steps": [{"tool_name": "query_logs", "purpose": said}]}}
    return ScriptedModel(
        "obeying",
        {
            "DiagnosisDraft": [*calls, last or {"output": draft}],
            "ExecutorReport": [*calls, last or {"output": report}],
            "ExecutionPlan": [plan if not case.final else {"text": case.final}],
            "VerifierReport": [EVERYTHING_PASSES],
            "structure_repair": [{"text": case.final or ""}],
        },
    )


@dataclass(frozen=True, kw_only=True)
class Told:
    """What came of a case."""

    case: Case
    result: RunResult
    calls: tuple[ToolInvocation, ...]
    sink: ListSink


async def run_case(case: Case, flow: Flow, folder: Path, *, verifier: bool) -> Told:
    sources = open_folder(write_evidence(folder, case))
    ledger, sink = MemoryLedger(), ListSink()
    service = RunService(
        ledger=ledger,
        registry=ToolRegistry(sources.by_tool.values()),
        models=Models({"obeying": obeying(case)}),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=sink,
        redactor=Redactor(b"k" * 32),
        limits=LIMITS.model_copy(
            update={
                "payload_bytes": 8_000_000,
                "draft_bytes": 65_536,
                "deadline_seconds": 15 * SOON,
            }
        ),
        notes=sources.notes,
    )
    ask = Ask(
        question="why does order-service fail?",
        flow=flow,
        model="obeying",
        verifier="obeying" if verifier else "none",
    )
    try:
        result = await service.ask(ask, cancellation=Cancellation())
    finally:
        for source in sources.by_tool.values():
            await source.close()
    calls = await ledger.run_invocations(result.run.run_id)
    return Told(case=case, result=result, calls=calls, sink=sink)
