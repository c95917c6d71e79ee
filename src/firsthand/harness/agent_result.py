"""agent_result: all that a model ever sees of a tool call, serialised once.

The serialised string is what is counted and what is sent. It is bounded by leaving out whole
items, never by cutting one; `omitted` says how many of the recorded items were left out.
"""

import json

from firsthand.contracts.enums import ErrorCode, EvidenceStatus
from firsthand.contracts.evidence import EvidenceRef, ToolInvocation


def failure_result(tool_call_id: str, code: ErrorCode) -> str:
    """A failure: these three fields and nothing else."""
    return dump(
        {
            "evidence_status": EvidenceStatus.UNAVAILABLE.value,
            "tool_call_id": tool_call_id,
            "error_code": code.value,
        }
    )


def success_result(invocation: ToolInvocation, *, max_bytes: int) -> str:
    """A success, with as many whole items as fit, in their order."""
    details = invocation.retrieval_details
    refs = details.evidence_refs or ()
    kept = list(refs)
    text = _success(invocation, kept)
    while kept and len(text.encode()) > max_bytes:
        over = len(text.encode()) - max_bytes
        while kept and over > 0:
            over -= len(dump({"raw_path": kept[-1].raw_path, "text": kept[-1].text}).encode())
            kept.pop()
        text = _success(invocation, kept)
    return text


def _success(invocation: ToolInvocation, kept: list[EvidenceRef]) -> str:
    details = invocation.retrieval_details
    returned = len(details.evidence_refs or ())
    return dump(
        {
            "evidence_status": invocation.evidence_status.value
            if invocation.evidence_status
            else EvidenceStatus.UNAVAILABLE.value,
            "tool_call_id": invocation.tool_call_id,
            "invocation_id": invocation.id,
            "evidence": [{"raw_path": ref.raw_path, "text": ref.text} for ref in kept],
            "total": details.total,
            "omitted": returned - len(kept),
            "scope": None
            if details.scope is None
            else details.scope.model_dump(mode="json", exclude_defaults=True, exclude={"link"}),
        }
    )


def dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
