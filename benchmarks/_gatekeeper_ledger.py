"""Ledgers and reports for `gatekeeper.py`: very many invocations of one session, written at once."""

import secrets
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import EvidenceStatus, Flow, InvocationStatus
from firsthand.contracts.evidence import (
    EvidenceRef,
    InvocationCompletion,
    NewInvocation,
    RetrievalDetails,
    SearchScope,
)
from firsthand.contracts.runs import NewRun
from firsthand.ledger import open_ledger, rows
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION
from firsthand.settings import DEFAULT_LIMITS

SESSION, NOW = "ses-bench", datetime(2026, 7, 8, 12, tzinfo=UTC)
ITEMS = 5
"""Items of one invocation."""
CHUNK = 2_000
"""Rows that are written at once."""


def line(number: int, item: int) -> str:
    return (
        f"2026-07-08T10:{number % 60:02}:{item:02}Z ERROR order-{number % 40} HikariPool-{number} - "
        f"request timed out after {20_000 + number}ms (active=50, idle=0, waiting={item})"
    )


def excerpt(number: int, item: int) -> str:
    return f"HikariPool-{number} - request timed out after {20_000 + number}ms"


def details(number: int) -> RetrievalDetails:
    refs = [EvidenceRef(raw_path=f"$.logs[{n}]", text=line(number, n)) for n in range(ITEMS)]
    return RetrievalDetails(
        evidence_refs=tuple(refs),
        total=ITEMS,
        returned=ITEMS,
        scope=SearchScope(source="log files", terms=("HikariPool",)),
        renderer_version=RENDERER_VERSION,
    )


def invocation_rows(count: int) -> Iterator[dict[str, Any]]:
    """What the recorder would write, without payloads: the Gatekeeper reads none."""
    for number in range(1, count + 1):
        new = NewInvocation(
            run_id="run-earlier",
            session_id=SESSION,
            tool_call_id=f"call-{number}",
            tool_name="query_logs",
            arguments={"any_of": ["HikariPool"]},
            arguments_hash="0" * 64,
            requested_at=NOW,
        )
        done = InvocationCompletion(
            status=InvocationStatus.SUCCEEDED,
            evidence_status=EvidenceStatus.EVIDENCE_FOUND,
            retrieval_details=details(number),
            payload_sha256="0" * 64,
            finished_at=NOW,
        )
        yield {"id": number, **rows.invocation_row(new), **rows.completion_row(done)}


def report(ids: Sequence[int]) -> JsonObject:
    """One claim with a binding to each."""
    bindings: list[JsonValue] = [
        {
            "tool_name": "query_logs",
            "source_invocation_id": number,
            "raw_path": f"$.logs[{number % ITEMS}]",
            "evidence_excerpt": excerpt(number, number % ITEMS),
        }
        for number in ids
    ]
    claim: JsonObject = {
        "claim_id": "c1",
        "text": "Requests time out.",
        "kind": "observation",
        "status": "confirmed",
        "evidence_bindings": bindings,
    }
    return {"status": "complete", "claims": [claim], "missing": [], "next_steps": []}


async def filled(address: str, invocations: int) -> Any:
    """An open ledger with one session and so many invocations."""
    ledger: Any = await open_ledger(address)
    await ledger.open_session(SESSION, at=NOW)
    await ledger.create_run(
        NewRun(
            run_id="run-earlier",
            session_id=SESSION,
            flow=Flow.REVIEWED,
            question="?",
            model="none",
            owner="benchmark:0:-",
            limits=DEFAULT_LIMITS,
            prompt_sha256="0" * 64,
            rules_version=RULES_VERSION,
            renderer_version=RENDERER_VERSION,
            created_at=NOW,
        )
    )
    store = ledger._store  # one row a transaction, as the port writes them, would take minutes
    insert = store.statements.request_invocation
    made = invocation_rows(invocations)
    while chunk := list(islice(made, CHUNK)):
        await store.write(lambda connection, chunk=chunk: connection.execute(insert, chunk))
    return ledger


@asynccontextmanager
async def place(server: str | None) -> AsyncIterator[str]:
    """An address for an empty ledger."""
    if server is None:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "bench.db")
        return
    import asyncpg

    schema = f"firsthand_bench_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server, timeout=5)
    try:
        await connection.execute(f"CREATE SCHEMA {schema}")
        yield f"{server}?search_path={schema}"
        await connection.execute(f"DROP SCHEMA {schema} CASCADE")
    finally:
        await connection.close()
