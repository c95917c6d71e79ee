"""Rows to write: whole, valid contracts with ids of their own."""

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from firsthand.contracts.answer import (
    Answer,
    Budgets,
    BudgetUse,
    Evidence,
    PublishedClaim,
    Versions,
)
from firsthand.contracts.enums import (
    ClaimKind,
    EvidenceStatus,
    Flow,
    GatekeeperStatus,
    InvocationStatus,
    JudgedBy,
    RunState,
    Severity,
    Verdict,
    Wording,
)
from firsthand.contracts.events import StepStarted
from firsthand.contracts.evidence import (
    EvidenceRef,
    InvocationCompletion,
    NewInvocation,
    RetrievalDetails,
    SearchScope,
    TimeWindow,
    ToolInvocation,
)
from firsthand.contracts.ports import Ledger
from firsthand.contracts.rulings import GatekeeperResult
from firsthand.contracts.runs import ModelCall, NewRun, RunFinish, RunLimits, RunRecord

NOON = datetime(2026, 7, 8, 12, 0, 0, 123456, tzinfo=UTC)
LIMITS = RunLimits(
    model_calls=8,
    tool_calls=6,
    tokens=100_000,
    run_bytes=1_000_000,
    deadline_seconds=20.5,
    tool_seconds=5,
    query_bytes=2_000,
    previous_turn_bytes=2_000,
    input_bytes=5_000,
    draft_bytes=20_000,
    tool_result_bytes=8_000,
    tool_items=20,
    payload_bytes=100_000,
)
TEXT = "2026-07-08T10:14:03Z ERROR order-service 连接池耗尽: timed out after 30000ms"
_numbers = count(1)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def name(kind: str) -> str:
    """An id that no other test has."""
    return f"{kind}-{next(_numbers)}"


def new_run(session_id: str, **changes: Any) -> NewRun:
    values: dict[str, Any] = {
        "run_id": name("run"),
        "session_id": session_id,
        "flow": Flow.DIRECT,
        "question": "为什么 order-service 很慢? 🔥",
        "model": "offline",
        "owner": "host:1:2",
        "limits": LIMITS,
        "prompt_sha256": "0" * 64,
        "rules_version": "1",
        "renderer_version": "1",
        "created_at": NOON,
        "settings": {"evidence": "./incident", "window": {"since": None}},
    }
    return NewRun(**(values | changes))


def new_invocation(run: NewRun, **changes: Any) -> NewInvocation:
    values: dict[str, Any] = {
        "run_id": run.run_id,
        "session_id": run.session_id,
        "tool_call_id": name("call"),
        "tool_name": "query_logs",
        "arguments": {"any_of": ["timeout"], "limit": 20},
        "arguments_hash": "1" * 64,
        "requested_at": NOON,
    }
    return NewInvocation(**(values | changes))


def completion(**changes: Any) -> InvocationCompletion:
    payload = {"logs": [{"message": TEXT, "line": 3}]}
    values: dict[str, Any] = {
        "status": InvocationStatus.SUCCEEDED,
        "evidence_status": EvidenceStatus.EVIDENCE_FOUND,
        "retrieval_details": RetrievalDetails(
            evidence_refs=(EvidenceRef(raw_path="$.logs[0]", text=TEXT),),
            total=7,
            returned=1,
            scope=SearchScope(
                source="log files (3 files)",
                terms=("timeout",),
                filters={"level": "ERROR"},
                window=TimeWindow(since=NOON, until=later(60)),
            ),
            notes=("2 log lines could not be parsed",),
            renderer_version="1",
        ),
        "payload": payload,
        "payload_sha256": "2" * 64,
        "payload_bytes": 123,
        "finished_at": later(2),
    }
    return InvocationCompletion(**(values | changes))


def step(run_id: str, sequence: int, step_name: str = "guards") -> StepStarted:
    return StepStarted(run_id=run_id, at=NOON, sequence=sequence, step=step_name)


def answer(run: NewRun) -> Answer:
    use = BudgetUse(used=1, limit=8)
    evidence = Evidence(
        invocation_id=1,
        tool_name="query_logs",
        raw_path="$.logs[0]",
        text=TEXT,
        span=(0, 20),
        scope=None,
        observed_at=NOON,
    )
    claim = PublishedClaim(
        claim_id="c1",
        text=TEXT,
        kind=ClaimKind.OBSERVATION,
        verdict=Verdict.PASS,
        wording=Wording.QUOTED,
        judged_by=JudgedBy.RULES,
        evidence=(evidence,),
    )
    return Answer(
        run_id=run.run_id,
        session_id=run.session_id,
        flow=run.flow,
        question=run.question,
        verdict=Verdict.PASS,
        conclusion=TEXT,
        claims=(claim,),
        guidance=(),
        limitations=("searched 3 files",),
        next_steps=(),
        withheld=(),
        budgets=Budgets(model_calls=use, tool_calls=use, tokens=use, run_bytes=use, deadline=use),
        model="offline",
        versions=Versions(rules="1", renderer="1"),
    )


def finish(run: NewRun, **changes: Any) -> RunFinish:
    call = ModelCall(
        step="diagnosis_agent",
        model="offline",
        request_bytes=10,
        response_bytes=20,
        input_tokens=None,
        output_tokens=3,
        seconds=0.25,
    )
    values: dict[str, Any] = {
        "state": RunState.SUCCEEDED,
        "finished_at": later(5),
        "draft": {"conclusion": None, "analysis": []},
        "gatekeeper_result": GatekeeperResult(status=GatekeeperStatus.PASS, severity=Severity.NONE),
        "guard_result": [{"statement": 0, "verdict": "PASS"}],
        "answer": answer(run),
        "model_calls": (call,),
        "digest": "3" * 64,
        "self_evaluation": {"verifier_evaluation": {"gatekeeper_result": {"status": "pass"}}},
    }
    return RunFinish(**(values | changes))


async def opened_run(ledger: Ledger, **changes: Any) -> RunRecord:
    """A run in a session of its own."""
    session_id = name("ses")
    await ledger.open_session(session_id, at=NOON)
    return await ledger.create_run(new_run(session_id, **changes))


async def requested(ledger: Ledger, **changes: Any) -> ToolInvocation:
    """An invocation in a run of its own."""
    return await ledger.request_invocation(new_invocation(await opened_run(ledger), **changes))
