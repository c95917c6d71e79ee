"""One error tree with stable codes. An error says who is to blame and what to do.

`str(error)` is one line for a person. Only `code` ever reaches a model or a client.
Only the command line exits.
"""

from firsthand.contracts.enums import BudgetKind, ErrorCode


class FirsthandError(Exception):
    """Base. `code` is stable; the message names the thing, the rule and the way out."""

    code: str = "internal"


class UsageError(FirsthandError):
    """The caller asked for something that cannot be done (exit 2)."""

    code = "usage"


class ConfigurationError(FirsthandError):
    """Settings or the environment are wrong (exit 2)."""

    code = "configuration"


class EvidenceFileError(UsageError):
    """An evidence file cannot be read as what it should be (exit 2)."""

    code = "evidence_file"


class SourceError(FirsthandError):
    """A source could not answer. `error_code` is what the model is told; the message stays in the ledger."""

    def __init__(self, message: str, error_code: ErrorCode = ErrorCode.SOURCE_UNAVAILABLE) -> None:
        super().__init__(message)
        self.error_code = error_code
        self.code = error_code.value


class ModelError(FirsthandError):
    """The model or its server failed; `code` says how (e.g. `model_unauthorized`)."""

    def __init__(self, message: str, code: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.retry_after = retry_after
        """Seconds that the provider asked to wait; None where it asked for nothing."""


class DraftError(FirsthandError):
    """A final output could not be used: `draft_blank`, `draft_too_large`, `draft_not_json`, ..."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


class LimitError(FirsthandError):
    """A budget ran out: it names the limit, its value and the use."""

    code = "budget_exhausted"

    def __init__(self, kind: BudgetKind, *, used: float, limit: float) -> None:
        super().__init__(f"the {kind.value} budget of {limit:g} is used up ({used:g} used)")
        self.kind = kind
        self.used = used
        self.limit = limit


class InputLimitError(UsageError):
    """An input is larger than its limit; nothing was truncated and no model was called."""

    code = "input_too_large"


class RunCancelled(FirsthandError):
    """The run was cancelled."""

    code = "cancelled"


class DuplicateToolCall(FirsthandError):
    """The ledger already has this (run_id, tool_call_id), or the same tool with the same arguments."""

    code = "duplicate_call"


class LedgerError(FirsthandError):
    """The store cannot be used (exit 5, or 2 where its address is wrong)."""

    code = "ledger"


class RecordUnreadable(LedgerError):
    """A row holds what no row of the ledger can hold: to who judges a record, a finding."""
