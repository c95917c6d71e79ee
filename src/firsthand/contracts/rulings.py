"""What the rules found: excerpt matches, derivations, the Gatekeeper's result."""

from pydantic import Field, JsonValue

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import (
    ExcerptOutcome,
    GatekeeperStatus,
    Outcome,
    Rule,
    Severity,
    Undecided,
)


class ExcerptMatch(Contract):
    """Is this excerpt really from that text?"""

    outcome: ExcerptOutcome
    rule: str
    """Name of the tier or test that decided, e.g. `contiguous`."""
    span: tuple[int, int] | None = None
    """Matched characters of the system's text, `[start, end)`; None unless it matched."""
    detail: str = ""
    """For a person: which token differs. Never shown to a model."""


class Derivation(Contract):
    """Does this sentence really follow from those texts?"""

    outcome: Outcome
    undecided: Undecided | None = None
    """Set exactly if the outcome is UNDECIDED."""
    rule: str
    """Name of the finding that decided, e.g. `quantity_not_in_evidence`."""
    detail: str = ""
    """For a person. Never shown to a model."""


class VerifiedExcerpt(Contract):
    """A cited item that passed the Gatekeeper: the whole system text, the matched span marked."""

    invocation_id: int
    tool_name: str
    raw_path: str
    text: str
    span: tuple[int, int]


class CheckedBinding(Contract):
    """One binding after the rules ran over it."""

    claim_id: str
    binding_index: int
    tool_name: str | None = None
    source_invocation_id: int | None = None
    raw_path: str | None = None
    rule: str
    """The failed rule's name, or the excerpt rule that matched."""
    severity: Severity
    system_text: str | None = None
    """The recorded text; None where no recorded item was reached."""
    span: tuple[int, int] | None = None


class BindingError(Contract):
    """One object per failed binding (or claim, or report: then the index is None)."""

    rule: Rule
    severity: Severity
    claim_id: str | None = None
    binding_index: int | None = None
    detail: str = ""
    """For a person: what differed. It may quote a model, so no reader sees it unasked."""


class GatekeeperWarning(Contract):
    code: str
    """`source_invocation_id_backfilled`, `legacy_invocation_ids`, `earlier_run`, `decimal_string_id`, ..."""
    claim_id: str | None = None
    binding_index: int | None = None
    detail: dict[str, JsonValue] = Field(default_factory=dict)


class GatekeeperResult(Contract):
    """Exactly the seed's fields."""

    status: GatekeeperStatus
    severity: Severity
    checked_bindings: tuple[CheckedBinding, ...] = ()
    failed_rules: tuple[Rule, ...] = ()
    """Unique, in the table's order."""
    warnings: tuple[GatekeeperWarning, ...] = ()
    errors: tuple[BindingError, ...] = ()
