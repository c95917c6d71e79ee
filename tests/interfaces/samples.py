"""Hand-made answers and runs for the views' tests; times are fixed, texts are our own."""

from datetime import UTC, datetime, timedelta

from firsthand.contracts.answer import (
    Answer,
    Budgets,
    BudgetUse,
    Evidence,
    PublishedClaim,
    Versions,
    Withheld,
)
from firsthand.contracts.enums import (
    ClaimKind,
    EvidenceStatus,
    Flow,
    InvocationStatus,
    JudgedBy,
    RunState,
    Severity,
    Verdict,
    Wording,
)
from firsthand.contracts.evidence import (
    EvidenceRef,
    RetrievalDetails,
    SearchScope,
    TimeWindow,
    ToolInvocation,
)
from firsthand.contracts.runs import ModelCall, RunRecord
from firsthand.settings import DEFAULT_LIMITS

NOW = datetime(2026, 7, 8, 10, 15, 3, tzinfo=UTC)
LOG = (
    "2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - Connection is not available, "
    "request timed out after 30000ms"
)
ALERT = "HighMemoryUsage firing, service=order-service, current=91%, duration=15m"
SCOPE = SearchScope(
    source="log files (2 files)",
    terms=("HikariPool",),
    window=TimeWindow(since=NOW - timedelta(hours=1), until=NOW),
)


def budgets(**changes: object) -> Budgets:
    given = {
        "model_calls": BudgetUse(used=3, limit=16),
        "tool_calls": BudgetUse(used=2, limit=16),
        "tokens": BudgetUse(used=1200, limit=200_000),
        "run_bytes": BudgetUse(used=4096, limit=2_000_000),
        "deadline": BudgetUse(used=0.42, limit=300),
    }
    return Budgets.model_validate(given | changes)


def evidence(**changes: object) -> Evidence:
    span = (LOG.index("Connection"), LOG.index(", request"))
    return Evidence(
        invocation_id=12,
        tool_name="query_logs",
        raw_path="$.logs[1]",
        text=LOG,
        span=span,
        scope=SCOPE,
        observed_at=NOW - timedelta(seconds=3),
    ).model_copy(update=changes)


def claim(**changes: object) -> PublishedClaim:
    return PublishedClaim(
        claim_id="c1",
        text="order-service could not get a connection",
        kind=ClaimKind.OBSERVATION,
        verdict=Verdict.PASS,
        wording=Wording.MODEL,
        judged_by=JudgedBy.RULES,
        evidence=(evidence(),),
    ).model_copy(update=changes)


def quoted_claim() -> PublishedClaim:
    return claim(claim_id="c2", text=LOG, wording=Wording.QUOTED)


def negative_claim() -> PublishedClaim:
    line = 'query_logs searched log files (2 files) for "OOM": no records matched'
    return claim(
        claim_id="c3",
        text=line,
        kind=ClaimKind.NEGATIVE_OBSERVATION,
        wording=Wording.COMPOSED,
        evidence=(evidence(raw_path=None, text=line, span=None),),
    )


def answer(**changes: object) -> Answer:
    return Answer(
        run_id="run-abc123",
        session_id="ses-def456",
        flow=Flow.DIRECT,
        question="Why is order-service slow?",
        verdict=Verdict.PASS,
        conclusion="order-service could not get a connection",
        claims=(claim(), quoted_claim()),
        guidance=(),
        limitations=("No metrics were configured.",),
        next_steps=("query_metrics: collect more about order-service",),
        withheld=(),
        budgets=budgets(),
        model="offline",
        versions=Versions(rules="1", renderer="1"),
    ).model_copy(update=changes)


FORGED = answer(
    verdict=Verdict.REJECT,
    conclusion=None,
    limitations=("Withheld (invocation_not_found): 2; cites a tool result that does not exist.",),
    withheld=(Withheld(rule="invocation_not_found", severity=Severity.REJECT, count=2),),
)


def invocation(**changes: object) -> ToolInvocation:
    refs = (
        EvidenceRef(raw_path="$.logs[0]", text="2026-07-08T10:14:01Z WARN order-service slow"),
        EvidenceRef(raw_path="$.logs[1]", text=LOG),
        EvidenceRef(raw_path="$.logs[2]", text="2026-07-08T10:14:09Z INFO order-service retry"),
    )
    return ToolInvocation(
        id=12,
        tool_call_id="call-1",
        run_id="run-abc123",
        session_id="ses-def456",
        tool_name="query_logs",
        arguments={"any_of": ["HikariPool", "连接池"], "level": "WARN"},
        arguments_hash="0" * 64,
        status=InvocationStatus.SUCCEEDED,
        evidence_status=EvidenceStatus.EVIDENCE_FOUND,
        retrieval_details=RetrievalDetails(
            evidence_refs=refs, total=40, returned=3, scope=SCOPE, notes=("2 lines kept as text",)
        ),
        payload_sha256="1" * 64,
        payload_bytes=900,
        requested_at=NOW - timedelta(seconds=4),
        started_at=NOW - timedelta(seconds=4),
        finished_at=NOW - timedelta(seconds=3),
    ).model_copy(update=changes)


def run(**changes: object) -> RunRecord:
    return RunRecord(
        run_id="run-abc123",
        session_id="ses-def456",
        flow=Flow.DIRECT,
        question="Why is order-service slow?",
        model="offline",
        owner="host:1:1",
        limits=DEFAULT_LIMITS,
        prompt_sha256="2" * 64,
        rules_version="1",
        renderer_version="1",
        created_at=NOW - timedelta(seconds=5),
        settings={"evidence": "/evidence/a folder", "since": "1h", "logs": []},
        state=RunState.SUCCEEDED,
        finished_at=NOW - timedelta(seconds=2),
        answer=answer(),
        model_calls=(
            ModelCall(
                step="diagnosis_agent",
                model="offline",
                request_bytes=900,
                response_bytes=300,
                input_tokens=None,
                output_tokens=None,
                seconds=0.01,
            ),
        ),
        digest="3" * 64,
    ).model_copy(update=changes)
