"""ToolInvocationRecorder: the only writer of `tool_invocation` rows.

Owns the order: a call's row is committed before its source is called, the completion once
afterwards. Everything that it writes was redacted. The agent has no way to it (law 3).
"""

import asyncio
from datetime import datetime
from hashlib import sha256
from urllib.parse import unquote

from pydantic import JsonValue

from firsthand.contracts.enums import (
    ErrorCode,
    EvidenceStatus,
    InvocationStatus,
)
from firsthand.contracts.evidence import (
    InvocationCompletion,
    NewInvocation,
    RetrievalDetails,
    SearchScope,
    SourceResult,
    ToolInvocation,
)
from firsthand.harness.context import RunContext
from firsthand.rules.evidence import render_refs, storable, stored_json
from firsthand.rules.version import RENDERER_VERSION

STATUS_OF: dict[ErrorCode, InvocationStatus] = {
    ErrorCode.TIMEOUT: InvocationStatus.TIMED_OUT,
    ErrorCode.CANCELLED: InvocationStatus.CANCELLED,
    ErrorCode.BUDGET_EXHAUSTED: InvocationStatus.DENIED,
    ErrorCode.UNAUTHORIZED_TOOL: InvocationStatus.DENIED,
}
"""Error code → the status of its row; every other code is `failed`."""


async def request(
    context: RunContext,
    *,
    tool_call_id: str,
    tool_name: str,
    arguments: JsonValue,
    digest: str,
    starts: bool,
) -> ToolInvocation:
    """Insert the row, `running` if its source will be called, else `requested`.

    Call it under the run's lock. Raises DuplicateToolCall.
    """
    now = context.clock.now()
    invocation = await context.ledger.request_invocation(
        NewInvocation(
            run_id=context.run_id,
            session_id=context.session_id,
            tool_call_id=context.redactor.text(tool_call_id),
            tool_name=context.redactor.text(tool_name),
            arguments=context.redactor.value(arguments),
            arguments_hash=digest,
            requested_at=now,
        ),
        starts_at=now if starts else None,
    )
    context.calls[tool_call_id] = invocation
    context.argument_hashes.add(digest)
    return invocation


async def complete(
    context: RunContext, invocation: ToolInvocation, completion: InvocationCompletion
) -> ToolInvocation:
    """Write the one completion, even while the run is being cancelled."""
    write = asyncio.ensure_future(context.ledger.complete_invocation(invocation.id, completion))
    try:
        await asyncio.shield(write)
    except asyncio.CancelledError:
        await write
        raise
    finally:
        done = completed(invocation, completion)
        for tool_call_id, call in context.calls.items():
            if (
                call.id == invocation.id
            ):  # by id: a masked tool_call_id is not the one it came under
                context.calls[tool_call_id] = done
    return done


def completed(invocation: ToolInvocation, completion: InvocationCompletion) -> ToolInvocation:
    """The row as it stands after its completion."""
    return invocation.model_copy(
        update={
            "status": completion.status,
            "evidence_status": completion.evidence_status,
            "error_code": completion.error_code,
            "error_detail": completion.error_detail,
            "retrieval_details": completion.retrieval_details,
            "payload_sha256": completion.payload_sha256,
            "payload_bytes": completion.payload_bytes,
            "finished_at": completion.finished_at,
        }
    )


def failure(
    context: RunContext, code: ErrorCode, detail: str | None, *, at: datetime
) -> InvocationCompletion:
    return InvocationCompletion(
        status=STATUS_OF.get(code, InvocationStatus.FAILED),
        evidence_status=EvidenceStatus.UNAVAILABLE,
        error_code=code,
        error_detail=None if detail is None else context.redactor.text(detail),
        finished_at=at,
    )


def success(
    context: RunContext, tool_name: str, result: SourceResult, *, at: datetime
) -> InvocationCompletion:
    """Redact, render, hash: the completion of a source's result, before anything sees an item."""
    payload = storable(context.redactor.value(result.payload))
    assert isinstance(payload, dict)
    refs = render_refs(tool_name, payload)
    body = stored_json(payload)
    return InvocationCompletion(
        status=InvocationStatus.SUCCEEDED,
        evidence_status=EvidenceStatus.EVIDENCE_FOUND if refs else EvidenceStatus.NO_EVIDENCE,
        retrieval_details=RetrievalDetails(
            evidence_refs=refs,
            total=result.total,
            returned=len(refs),
            scope=redacted_scope(context, result.scope),
            notes=tuple(context.redactor.text(note) for note in result.notes),
            renderer_version=RENDERER_VERSION,
        ),
        payload=payload,
        payload_sha256=sha256(body).hexdigest(),
        payload_bytes=len(body),
        finished_at=at,
    )


def redacted_scope(context: RunContext, scope: SearchScope) -> SearchScope:
    text = context.redactor.text
    return scope.model_copy(
        update={
            "source": text(scope.source),
            "terms": tuple(text(term) for term in scope.terms),
            "filters": {text(key): text(value) for key, value in scope.filters.items()},
            "link": redacted_link(context, scope.link),
        }
    )


def redacted_link(context: RunContext, link: str | None) -> str | None:
    """None for a link that holds a secret, quoted or not: a masked one would lead nowhere."""
    plain = unquote(link or "")
    return link if context.redactor.text(plain) == plain else None
