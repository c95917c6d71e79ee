"""Rows: contracts as the plain values of a table's row, and back. Pure; for twin and store alike.

A row holds text, integers, aware UTC times, and documents as JSON text. Reading validates: a row
that this version cannot read is a RecordUnreadable that names it.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeVar

from pydantic import JsonValue, ValidationError

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import InvocationStatus, RunState
from firsthand.contracts.errors import LedgerError, RecordUnreadable
from firsthand.contracts.events import EVENT, Event
from firsthand.contracts.evidence import (
    InvocationCompletion,
    NewInvocation,
    RetrievalDetails,
    ToolInvocation,
)
from firsthand.contracts.runs import NewRun, RunFinish, RunRecord, SessionRecord
from firsthand.ledger.documents import (
    CONTRACT_LEVELS,
    decode,
    encode,
    instant,
    key,
    optional_text,
    text,
)
from firsthand.ledger.transitions import is_possible_id

Row = dict[str, Any]
C = TypeVar("C", bound=Contract)

SESSION_DOCUMENTS = frozenset({"self_evaluation"})
RUN_DOCUMENTS = frozenset(
    {
        "limits",
        "settings",
        "draft",
        "gatekeeper_result",
        "guard_result",
        "verifier_result",
        "answer",
        "model_calls",
    }
)
INVOCATION_DOCUMENTS = frozenset({"arguments", "retrieval_details"})
"""Columns that hold JSON text."""

NO_DETAILS = encode(RetrievalDetails())
"""A fresh invocation's: `evidence_refs` is there, and empty."""


def session_row(session_id: str, at: datetime) -> Row:
    return {
        "session_id": key(session_id, "session id"),
        "created_at": instant(at),
        "version": 0,
        "self_evaluation": "{}",
    }


def run_row(run: NewRun) -> Row:
    return {
        "run_id": key(run.run_id, "run id"),
        "session_id": key(run.session_id, "session id"),
        "flow": run.flow.value,
        "question": text(run.question),
        "model": text(run.model),
        "owner": text(run.owner),
        "limits": encode(run.limits),
        "prompt_sha256": text(run.prompt_sha256),
        "rules_version": text(run.rules_version),
        "renderer_version": text(run.renderer_version),
        "previous_run_id": optional_text(run.previous_run_id),
        "created_at": instant(run.created_at),
        "settings": encode(run.settings),
        "state": RunState.CREATED.value,
    }


def running_row(run: NewRun) -> Row:
    """A run that starts as it is created."""
    row = run_row(run)
    return row | {"state": RunState.RUNNING.value, "started_at": row["created_at"]}


def finish_row(finish: RunFinish) -> Row:
    """What `finish_run` writes into the run; the session's document goes apart."""
    return {
        "state": finish.state.value,
        "finished_at": instant(finish.finished_at),
        "limit_hit": None if finish.limit_hit is None else finish.limit_hit.value,
        "error_code": optional_text(finish.error_code),
        "error_detail": optional_text(finish.error_detail),
        "draft": _document(finish.draft),
        "gatekeeper_result": _document(finish.gatekeeper_result),
        "guard_result": _document(finish.guard_result),
        "verifier_result": _document(finish.verifier_result),
        "answer": _document(finish.answer),
        "model_calls": "[" + ",".join(encode(call) for call in finish.model_calls) + "]",
        "digest": optional_text(finish.digest),
    }


def invocation_row(new: NewInvocation, starts_at: datetime | None = None) -> Row:
    row: Row = {
        "run_id": key(new.run_id, "run id"),
        "session_id": key(new.session_id, "session id"),
        "tool_call_id": text(new.tool_call_id),
        "tool_name": text(new.tool_name),
        "arguments": _document(new.arguments),
        "arguments_hash": text(new.arguments_hash),
        "status": InvocationStatus.REQUESTED.value,
        "retrieval_details": NO_DETAILS,
        "payload_bytes": 0,
        "requested_at": instant(new.requested_at),
    }
    if starts_at is None:
        return row
    return row | {"status": InvocationStatus.RUNNING.value, "started_at": instant(starts_at)}


def completion_row(completion: InvocationCompletion) -> Row:
    error_code = completion.error_code
    return {
        "status": completion.status.value,
        "evidence_status": completion.evidence_status.value,
        "error_code": None if error_code is None else error_code.value,
        "error_detail": optional_text(completion.error_detail),
        "retrieval_details": _details(completion.retrieval_details),
        "payload": _document(completion.payload),
        "payload_sha256": optional_text(completion.payload_sha256),
        "payload_bytes": completion.payload_bytes,
        "finished_at": instant(completion.finished_at),
    }


def event_row(event: Event) -> Row:
    """Raises LedgerError for an event that its emitter did not number."""
    if not is_possible_id(event.sequence):
        raise LedgerError(f"an event ({event.type}) has no sequence number of 1 or more")
    return {
        "run_id": key(event.run_id, "run id"),
        "sequence": event.sequence,
        "type": event.type,
        "document": encode(event),
    }


def session_record(row: Mapping[str, Any]) -> SessionRecord:
    return _record(SessionRecord, row, SESSION_DOCUMENTS, "session", "session_id")


def run_record(row: Mapping[str, Any]) -> RunRecord:
    return _record(RunRecord, row, RUN_DOCUMENTS, "run", "run_id")


def tool_invocation(row: Mapping[str, Any]) -> ToolInvocation:
    """An invocation older than the contract (its details lack the key) has `evidence_refs=None`."""
    found = _record(ToolInvocation, row, INVOCATION_DOCUMENTS, "invocation", "id")
    details = found.retrieval_details
    if "evidence_refs" in details.model_fields_set:
        return found
    old = details.model_copy(update={"evidence_refs": None})
    return found.model_copy(update={"retrieval_details": old})


def payload(invocation_id: int, document: str | None) -> JsonValue:
    try:
        return None if document is None else decode(document)
    except ValueError as error:
        raise RecordUnreadable(f"the payload of invocation {invocation_id} is damaged") from error


def event(document: str) -> Event:
    try:
        return EVENT.validate_json(document)
    except ValidationError as error:
        raise RecordUnreadable("an event in the ledger cannot be read by this version") from error


def _record(
    contract: type[C], row: Mapping[str, Any], documents: frozenset[str], what: str, name: str
) -> C:
    try:
        values = {
            column: decode(value, deepest=CONTRACT_LEVELS)
            if column in documents and value is not None
            else value
            for column, value in row.items()
            if value is not None or contract.model_fields[column].is_required()
        }
        return contract.model_validate(values)
    except ValueError as error:
        raise RecordUnreadable(
            f"{what} {row[name]} in the ledger cannot be read by this version of Firsthand"
        ) from error


def _document(value: JsonValue | Contract) -> str | None:
    return None if value is None else encode(value)


def _details(details: RetrievalDetails) -> str:
    """The document; without the key `evidence_refs` where it is None."""
    if details.evidence_refs is not None:
        return encode(details)
    return encode(details.model_dump(mode="json", exclude={"evidence_refs"}))
