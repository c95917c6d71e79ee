"""Enumerations, in the seeds' words. Each exists once; wire values are the members' values."""

from enum import StrEnum


class ToolName(StrEnum):
    """The four evidence tools of the registry."""

    QUERY_METRICS = "query_metrics"
    QUERY_LOGS = "query_logs"
    QUERY_MYSQL = "query_mysql"
    LOOKUP_KNOWLEDGE = "lookup_knowledge"


class EvidenceStatus(StrEnum):
    """What a tool call learned; lower case on the wire and in prompts."""

    EVIDENCE_FOUND = "evidence_found"
    NO_EVIDENCE = "no_evidence"
    UNAVAILABLE = "unavailable"


class InvocationStatus(StrEnum):
    """Life of one recorded tool call; it moves one way only."""

    REQUESTED = "requested"
    RUNNING = "running"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    TIMED_OUT = "timed_out"
    CANCELLED = "cancelled"
    DENIED = "denied"


TERMINAL_INVOCATION_STATUSES = frozenset(InvocationStatus) - {
    InvocationStatus.REQUESTED,
    InvocationStatus.RUNNING,
}


class ErrorCode(StrEnum):
    """The only words about a failed tool call that a model or a client ever sees."""

    INVALID_ARGUMENTS = "invalid_arguments"
    UNAUTHORIZED_TOOL = "unauthorized_tool"
    DUPLICATE_CALL = "duplicate_call"
    BUDGET_EXHAUSTED = "budget_exhausted"
    TIMEOUT = "timeout"
    SOURCE_UNAVAILABLE = "source_unavailable"
    QUERY_REJECTED = "query_rejected"
    RESULT_TOO_LARGE = "result_too_large"
    CANCELLED = "cancelled"
    INTERNAL = "internal"


class RunState(StrEnum):
    """Lifecycle of a run (harness/lifecycle.py holds the table)."""

    CREATED = "created"
    RUNNING = "running"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    CANCELLED = "cancelled"
    TIMED_OUT = "timed_out"
    BUDGET_EXHAUSTED = "budget_exhausted"
    INTERRUPTED = "interrupted"


class Flow(StrEnum):
    DIRECT = "direct"
    REVIEWED = "reviewed"


class Verdict(StrEnum):
    """Effective verdict of a claim or an answer."""

    PASS = "PASS"
    LOW_CONFID = "LOW_CONFID"
    REJECT = "REJECT"


class Severity(StrEnum):
    """Severity of a Gatekeeper's finding; a hard boundary on the verdict."""

    NONE = "none"
    LOW_CONFID = "low_confid"
    REJECT = "reject"


class GatekeeperStatus(StrEnum):
    PASS = "pass"
    FAIL = "fail"


class Rule(StrEnum):
    """Every reason for which something may be withheld.

    The first block is design.md §4's table, in its order (``failed_rules`` keeps it); the
    second are the wording's and the publication's reasons.
    """

    INVOCATION_NOT_FOUND = "invocation_not_found"
    FOREIGN_SESSION = "foreign_session"
    TOOL_NAME_MISMATCH = "tool_name_mismatch"
    RAW_PATH_NOT_FOUND = "raw_path_not_found"
    EXCERPT_MISMATCH = "excerpt_mismatch"
    CLAIM_UNBOUND = "claim_unbound"
    INVOCATION_ID_MISSING = "invocation_id_missing"
    RAW_PATH_MISSING = "raw_path_missing"
    EVIDENCE_REFS_MISSING = "evidence_refs_missing"
    EXCERPT_TOO_GENERIC = "excerpt_too_generic"
    EXCERPT_UNCLEAR = "excerpt_unclear"
    OUTPUT_INCOMPLETE = "output_incomplete"
    NOTHING_CHECKED = "nothing_checked"
    NOTHING_PUBLISHED = "nothing_published"

    NEGATIVE_SCOPE = "negative_scope"
    WORDING_CONTRADICTED = "wording_contradicted"
    WORDING_UNSUPPORTED = "wording_unsupported"
    WORDING_OPEN = "wording_open"
    CONCLUSION_WITHHELD = "conclusion_withheld"
    INFERENCE_NOT_DERIVABLE = "inference_not_derivable"
    VERIFIER_FAILED = "verifier_failed"
    UNCONFIRMED = "unconfirmed"


class ClaimKind(StrEnum):
    """Kinds of an Executor's claim; an Answer's claim may also be an inference."""

    OBSERVATION = "observation"
    NEGATIVE_OBSERVATION = "negative_observation"
    INFERENCE = "inference"


class DraftKind(StrEnum):
    """Kinds of a DiagnosisDraft's analysis entry, as the direct flow's seed writes them."""

    OBSERVATION = "OBSERVATION"
    NEGATIVE_OBSERVATION = "NEGATIVE_OBSERVATION"
    INFERENCE = "INFERENCE"


class ClaimStatus(StrEnum):
    CONFIRMED = "confirmed"
    UNCONFIRMED = "unconfirmed"


class ReportStatus(StrEnum):
    COMPLETE = "complete"
    INCOMPLETE = "incomplete"


class Wording(StrEnum):
    """Whose sentence a published claim is: the model's, the system's text, or code's."""

    MODEL = "model"
    QUOTED = "quoted"
    COMPOSED = "composed"


class JudgedBy(StrEnum):
    RULES = "rules"
    VERIFIER = "verifier"


class Outcome(StrEnum):
    """Whether a sentence follows from verified text (design.md §5)."""

    DERIVABLE = "derivable"
    CONTRADICTED = "contradicted"
    UNDECIDED = "undecided"


class Undecided(StrEnum):
    """Why a sentence is undecided: only OPEN may be decided by a verifier model."""

    OPEN = "open"
    UNSUPPORTED = "unsupported"


class ExcerptOutcome(StrEnum):
    MATCH = "match"
    MISMATCH = "mismatch"
    UNCLEAR = "unclear"
    TOO_GENERIC = "too_generic"


class BudgetKind(StrEnum):
    MODEL_CALLS = "model_calls"
    TOOL_CALLS = "tool_calls"
    TOKENS = "tokens"
    RUN_BYTES = "run_bytes"
    DEADLINE = "deadline"
    MONEY = "money"
    """Only of a run whose models have a price."""


class LogLevel(StrEnum):
    """Least level of what is logged."""

    OFF = "off"
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"


class PlanScope(StrEnum):
    """Scope of a planned question (reviewed flow)."""

    NARROW = "narrow"
    BROAD = "broad"
