"""What a model wrote, before any check: any field may be missing or of a wrong type.

These types are loose on purpose and never reach a reader; rules turn them into rulings.
The strict shapes that a model is *asked* for stand in ``drafts.py``.
"""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Untrusted(BaseModel):
    """Base: extras are kept, every field is optional and unchecked."""

    model_config = ConfigDict(frozen=True, extra="allow")


class UntrustedBinding(Untrusted):
    """One of an Executor claim's `evidence_bindings`."""

    tool_name: Any = None
    source_invocation_id: Any = None
    raw_path: Any = None
    evidence_excerpt: Any = None
    source_invocation_ids: Any = None
    """Legacy."""


class UntrustedClaim(Untrusted):
    claim_id: Any = None
    text: Any = None
    kind: Any = None
    status: Any = None
    evidence_bindings: Any = None
    source_invocation_ids: Any = None
    """Legacy."""


class UntrustedReport(Untrusted):
    """An ExecutorReport as it came."""

    status: Any = None
    claims: Any = None
    missing: Any = None
    next_steps: Any = None
