"""What a tool call found, as recorded: references, scope, invocation (design.md §3)."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from firsthand.contracts.base import Contract, JsonObject, OwnJson
from firsthand.contracts.enums import ErrorCode, EvidenceStatus, InvocationStatus


class EvidenceRef(Contract):
    """One citable item: where it stands in the payload, and the system's one-line text of it."""

    raw_path: str
    """E.g. `$.logs[3]`; an index without leading zeros."""
    text: str
    """Made by code before anything sees the item; one line, at most 4 KiB and then `[+N bytes]`."""


class TimeWindow(Contract):
    """A resolved window, both ends aware; `since <= t < until`. None: open on that side."""

    since: datetime | None = None
    until: datetime | None = None


class SearchScope(Contract):
    """What was really searched. It is composed by code and may be shown to a reader."""

    source: str
    """Which backend and what of it, e.g. `log files (14 files)`."""
    terms: tuple[str, ...] = ()
    """The query terms, shown quoted, as the query."""
    filters: dict[str, str] = Field(default_factory=dict)
    """Other conditions, e.g. `{"service": "order-service", "level": "ERROR"}`."""
    window: TimeWindow | None = None
    """The window really searched; None where the source has no time."""
    link: str | None = None
    """Where a person sees the same, by the operator's template; None where there is none."""


class SourceResult(Contract):
    """What a source hands to the ToolBoundary; nothing in it was redacted or rendered yet."""

    payload: JsonObject
    """The whole result. Items stand under the tool's collection, e.g. `{"logs": [{...}, ...]}`."""
    total: Annotated[int, Field(ge=0)]
    """How many records matched in the source, before any limit."""
    scope: SearchScope
    notes: tuple[str, ...] = ()
    """Facts for the limitations, made by code, e.g. `2 log lines could not be parsed`."""


class RetrievalDetails(Contract):
    """`tool_invocation.retrieval_details`; `evidence_refs` is `[]` if empty or failed."""

    evidence_refs: tuple[EvidenceRef, ...] | None = ()
    """None only for an invocation older than the contract: its stored document lacks the key."""
    total: int = 0
    returned: int = 0
    scope: SearchScope | None = None
    notes: tuple[str, ...] = ()
    renderer_version: str | None = None


class NewInvocation(Contract):
    """What is known of a tool call before its source is called."""

    run_id: str
    session_id: str
    tool_call_id: str
    """The framework's raw id; unique in its run."""
    tool_name: str
    """As asked for; an unauthorised name is recorded as it came."""
    arguments: OwnJson
    """Redacted."""
    arguments_hash: str
    """sha256 over the tool's name and the canonical arguments."""
    requested_at: datetime


class InvocationCompletion(Contract):
    """The one completion of an invocation."""

    status: InvocationStatus
    evidence_status: EvidenceStatus
    error_code: ErrorCode | None = None
    error_detail: str | None = None
    """Redacted; for the ledger and a person only, never for a model or a client."""
    retrieval_details: RetrievalDetails = RetrievalDetails()
    payload: OwnJson = None
    """Redacted; None where nothing was returned."""
    payload_sha256: str | None = None
    payload_bytes: int = 0
    finished_at: datetime


class ToolInvocation(Contract):
    """A row of `tool_invocation` (the payload is fetched apart)."""

    id: int
    """What bindings cite."""
    tool_call_id: str
    run_id: str
    session_id: str
    tool_name: str
    arguments: OwnJson
    arguments_hash: str
    status: InvocationStatus
    evidence_status: EvidenceStatus | None = None
    error_code: ErrorCode | None = None
    error_detail: str | None = None
    retrieval_details: RetrievalDetails = RetrievalDetails()
    payload_sha256: str | None = None
    payload_bytes: int = 0
    requested_at: datetime
    started_at: datetime | None = None
    finished_at: datetime | None = None
