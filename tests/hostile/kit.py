"""A case of hostile evidence as a real run: real file sources, and a scripted model that obeys it.

The evidence folder holds the case's text and ordinary records. The model asks the tool that finds the
text, then does as it is told; a Verifier, where there is one, passes everything.
"""

import csv
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from tests.harness.kit import LIMITS
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

CASES = Path(__file__).parents[1] / "data" / "hostile" / "cases.yaml"
ASKED: dict[str, dict[str, Any]] = {
    "log": {"tool": "query_logs", "arguments": {"service": "order-service"}},
    "alert": {"tool": "query_metrics", "arguments": {"name": "OrdersFail"}},
    "label": {"tool": "query_metrics", "arguments": {"name": "OrdersFail"}},
    "row": {"tool": "query_mysql", "arguments": {"sql": "SELECT id, note FROM tickets"}},
    "runbook": {"tool": "lookup_knowledge", "arguments": {"queries": ["connection pool"]}},
}
"""Where the text stands → the call that finds it."""
SURROGATES = frozenset(map(chr, range(0xD800, 0xE000)))
EVERYTHING_PASSES = {
    "output": {
        "rulings": [
            {"claim_id": name, "verdict": "PASS", "reason": "as told"}
            for name in ("c1", "c2", "conclusion")
        ]
    }
}


@dataclass(frozen=True, kw_only=True)
class Case:
    name: str
    where: str
    text: str
    claim: str | None = None
    cite: dict[str, Any] = field(default_factory=dict)
    call: dict[str, Any] | None = None
    final: str | None = None
    step: str | None = None
    quote: bool = False
    code: str | None = None
    verdict: str | None = None

    def __str__(self) -> str:
        return self.name


def cases() -> list[Case]:
    return [read_case(one) for one in yaml.safe_load(CASES.read_text(encoding="utf-8"))]


def read_case(entry: dict[str, Any]) -> Case:
    text, grow = entry.pop("text"), entry.pop("grow", 1)
    return Case(where=entry.pop("in"), text=text[0] * grow + text[1:], **entry)


def write_evidence(folder: Path, *hostile: Case) -> Path:
    """An evidence folder with these cases in it."""
    for name in ("logs", "runbooks", "tables"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    texts = {where: [one.text for one in hostile if one.where == where] for where in ASKED}
    lines = [f"2026-07-08T10:14:03Z ERROR order-service {text}\n" for text in texts["log"]]
    quiet = "2026-07-08T10:14:04Z INFO gateway GET /orders 200 12ms\n"
    (folder / "logs" / "all.log").write_bytes("".join([*lines, *[quiet] * 20]).encode())
    labels = [{"zone": text} for text in texts["label"]]
    notes = [{"summary": text} for text in texts["alert"]]
    pairs = [({}, note) for note in notes] + [(label, {}) for label in labels] or [({}, {})]
    (folder / "alerts.json").write_text(json.dumps([alert(*pair) for pair in pairs]))
    with (folder / "tables" / "tickets.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["id", "note"], *enumerate(texts["row"] or ["late"], 1)])
    (folder / "tables" / "users.csv").write_text("name,secret\nbob,x\n")
    body = "\n\n".join(texts["runbook"] or ["Connection pool: look at active and total."])
    (folder / "runbooks" / "pool.md").write_text(f"# Connection pool\n\n{body}\n", encoding="utf-8")
    return folder


def alert(labels: dict[str, str], annotations: dict[str, str]) -> dict[str, Any]:
    return {
        "labels": {"alertname": "OrdersFail", "service": "order-service", **labels},
        "annotations": annotations,
        "startsAt": "2026-07-08T10:10:00Z",
        "endsAt": "0001-01-01T00:00:00Z",
        "status": {"state": "active", "silencedBy": [], "inhibitedBy": []},
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
