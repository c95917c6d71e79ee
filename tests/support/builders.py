"""Builders of recorded tool calls, reports, drafts and run facts, with one small incident.

Law: plain data, built as the real parts would; nothing here judges. Texts are of our own writing.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from pydantic import JsonValue

from firsthand.contracts.answer import Budgets, BudgetUse
from firsthand.contracts.drafts import AnalysisItem, Citation, ClaimRuling, DiagnosisDraft, NextStep
from firsthand.contracts.enums import (
    BudgetKind,
    DraftKind,
    ErrorCode,
    EvidenceStatus,
    Flow,
    InvocationStatus,
    Outcome,
    ToolName,
    Undecided,
)
from firsthand.contracts.evidence import EvidenceRef, RetrievalDetails, SearchScope, ToolInvocation
from firsthand.contracts.rulings import Derivation
from firsthand.rules.publish import RunFacts

RUN, SESSION, QUESTION = "run-1", "session-1", "Why does order-service time out?"
NOON = datetime(2026, 7, 8, 12, 0, tzinfo=UTC)

ALERT = "HighMemoryUsage firing, service=order-service, current=91%, duration=15m"
OTHER_ALERT = "DiskAlmostFull pending, service=cart-service, current=84%, duration=3m"
POOL = (
    "2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - Connection is not available, request "
    "timed out after 30000ms (total=50, active=50, idle=0, waiting=23)"
)
LEAK = "2026-07-08T10:13:40Z WARN order-service Apparent connection leak detected in thread exec-7"
RUNBOOK = "pool.md › Pool exhausted › First checks: Compare active with the maximum pool size."

SCOPE = SearchScope(source="test source", terms=("order-service",))

COLLECTION = {
    "query_metrics": "alerts",
    "query_logs": "logs",
    "lookup_knowledge": "evidence_blocks",
    "query_mysql": "rows",
}


def invocation(
    number: int,
    tool: str = "query_metrics",
    *texts: str,
    run_id: str = RUN,
    session_id: str = SESSION,
    refs: tuple[EvidenceRef, ...] | str | None = "by texts",
    status: InvocationStatus = InvocationStatus.SUCCEEDED,
    error_code: ErrorCode | None = None,
    scope: SearchScope | None = SCOPE,
    total: int | None = None,
    notes: tuple[str, ...] = (),
) -> ToolInvocation:
    """A finished call whose items are `texts`; without any, a search that found nothing."""
    items = items_of(tool, texts) if isinstance(refs, str) else refs
    found = EvidenceStatus.EVIDENCE_FOUND if items else EvidenceStatus.NO_EVIDENCE
    succeeded = status is InvocationStatus.SUCCEEDED
    return ToolInvocation(
        id=number,
        tool_call_id=f"call-{number}",
        run_id=run_id,
        session_id=session_id,
        tool_name=tool,
        arguments={},
        arguments_hash=f"hash-{number}",
        status=status,
        evidence_status=found if succeeded else EvidenceStatus.UNAVAILABLE,
        error_code=error_code,
        retrieval_details=RetrievalDetails(
            evidence_refs=items,
            total=len(items or ()) if total is None else total,
            returned=len(items or ()),
            scope=scope,
            notes=notes,
        ),
        requested_at=NOON,
        finished_at=NOON + timedelta(seconds=number % 3600),
    )


def items_of(tool: str, texts: Iterable[str]) -> tuple[EvidenceRef, ...]:
    name = COLLECTION.get(tool, "items")
    return tuple(EvidenceRef(raw_path=f"$.{name}[{at}]", text=one) for at, one in enumerate(texts))


def incident() -> tuple[ToolInvocation, ...]:
    """1 alerts, 2 logs, 3 a search that found nothing, 4 a runbook."""
    return (
        invocation(1, "query_metrics", ALERT, OTHER_ALERT),
        invocation(2, "query_logs", POOL, LEAK),
        invocation(3, "query_logs", scope=SearchScope(source="log files", terms=("OOMKilled",))),
        invocation(4, "lookup_knowledge", RUNBOOK),
    )


def binding(
    source: JsonValue = 1,
    path: JsonValue = "$.alerts[0]",
    excerpt: JsonValue = ALERT,
    tool: JsonValue = "query_metrics",
    **more: JsonValue,
) -> dict[str, JsonValue]:
    return {
        "tool_name": tool,
        "source_invocation_id": source,
        "raw_path": path,
        "evidence_excerpt": excerpt,
        **more,
    }


def pool_binding(excerpt: JsonValue = POOL, **more: JsonValue) -> dict[str, JsonValue]:
    return binding(2, "$.logs[0]", excerpt, "query_logs", **more)


def without(fields: Mapping[str, JsonValue], *names: str) -> dict[str, JsonValue]:
    return {name: value for name, value in fields.items() if name not in names}


def claim(
    *bindings: JsonValue, claim_id: JsonValue = "k1", text: JsonValue = ALERT, **more: JsonValue
) -> dict[str, JsonValue]:
    return {
        "claim_id": claim_id,
        "text": text,
        "kind": "observation",
        "status": "confirmed",
        "evidence_bindings": list(bindings),
        **more,
    }


def report(*claims: JsonValue, **more: JsonValue) -> dict[str, JsonValue]:
    return {
        "status": "complete",
        "claims": list(claims),
        "missing": [],
        "next_steps": [],
        **more,
    }


def cite(number: int = 1, path: str | None = "$.alerts[0]", excerpt: str = ALERT) -> Citation:
    return Citation(tool_call_id=f"call-{number}", raw_path=path, excerpt=excerpt)


def statement(
    text: str,
    *citations: Citation,
    kind: DraftKind = DraftKind.OBSERVATION,
    calls: Iterable[str] | None = None,
) -> AnalysisItem:
    listed = [one.tool_call_id for one in citations] if calls is None else list(calls)
    return AnalysisItem(kind=kind, statement=text, tool_call_ids=listed, citations=list(citations))


def draft(
    *analysis: AnalysisItem,
    conclusion: str | None = None,
    limitations: Iterable[str] = (),
    next_steps: Iterable[NextStep] = (),
) -> DiagnosisDraft:
    return DiagnosisDraft(
        conclusion=conclusion,
        analysis=list(analysis),
        limitations=list(limitations),
        next_steps=list(next_steps),
    )


def negative(text: str = "OOMKilled was not found.", number: int = 3) -> AnalysisItem:
    return statement(text, kind=DraftKind.NEGATIVE_OBSERVATION, calls=[f"call-{number}"])


def budgets(**used: float) -> Budgets:
    uses: dict[str, Any] = {
        kind.value: BudgetUse(used=used.get(kind.value, 1), limit=100)
        for kind in BudgetKind
        if kind is not BudgetKind.MONEY
    }
    return Budgets(**uses)


def facts(
    invocations: Iterable[ToolInvocation] | None = None,
    flow: Flow = Flow.DIRECT,
    question: str = QUESTION,
    **more: Any,
) -> RunFacts:
    return RunFacts(
        run_id=RUN,
        session_id=SESSION,
        flow=flow,
        question=question,
        model=more.pop("model", "scripted"),
        budgets=more.pop("budgets", budgets()),
        invocations=tuple(incident() if invocations is None else invocations),
        **more,
    )


def rulings(**verdicts: str) -> dict[str, ClaimRuling]:
    return {
        claim_id: ClaimRuling(claim_id=claim_id, verdict=verdict, reason="")
        for claim_id, verdict in verdicts.items()
    }


DERIVABLE = Derivation(outcome=Outcome.DERIVABLE, rule="test")
CONTRADICTED = Derivation(outcome=Outcome.CONTRADICTED, rule="test")
OPEN = Derivation(outcome=Outcome.UNDECIDED, undecided=Undecided.OPEN, rule="test")
UNSUPPORTED = Derivation(outcome=Outcome.UNDECIDED, undecided=Undecided.UNSUPPORTED, rule="test")

TOOLS = tuple(tool.value for tool in ToolName)
