"""A provider's failures as stable codes, by table. The text stays in the ledger and the log.

Refuses to let a key into a text: the connection's secrets are masked, and a long body is cut.
"""

from pydantic_ai import exceptions

from firsthand.contracts.errors import ModelError
from firsthand.contracts.models import ModelTraits

CODES: tuple[tuple[type[BaseException], str], ...] = (
    (exceptions.ModelAuthenticationError, "model_unauthorized"),
    (exceptions.ModelNotFoundError, "model_not_found"),
    (exceptions.ModelQuotaExceededError, "model_quota_exceeded"),
    (exceptions.ModelRateLimitError, "model_rate_limited"),
    (exceptions.ModelOverloadedError, "model_unavailable"),
    (exceptions.ModelUnavailableError, "model_unavailable"),
    (exceptions.ModelContextWindowExceededError, "model_context_exceeded"),
    (exceptions.ModelTimeoutError, "model_timeout"),
    (exceptions.ModelRequestTimeout, "model_timeout"),
    (exceptions.ModelConnectionError, "model_unreachable"),
    (exceptions.ModelServerError, "model_server_error"),
    (exceptions.ModelRequestRejectedError, "model_request_rejected"),
    (exceptions.ModelAPIError, "model_failed"),
    (exceptions.ContentFilterError, "model_refused"),
    (exceptions.OutputTokenLimitExceeded, "model_output_cut_off"),
    (exceptions.UnexpectedModelBehavior, "model_malformed_reply"),
    (exceptions.UserError, "model_misconfigured"),
    (TimeoutError, "model_timeout"),
    (OSError, "model_unreachable"),
)
"""First match wins: subclasses stand before their bases."""
OTHERWISE = "model_malformed_reply"
"""What an adapter raises beside these, it raises over a reply that it cannot read."""

WORDS: dict[str, str] = {
    "model_unauthorized": "the provider refused the key; check it",
    "model_not_found": "the provider has no such model; check its name",
    "model_quota_exceeded": "the account's quota or credit is used up",
    "model_rate_limited": "the provider has had too many requests; wait, or raise its limit",
    "model_unavailable": "the provider is overloaded; try later",
    "model_unreachable": "nothing answers at the address; is the server running?",
    "model_disconnected": "the connection was lost before the reply was whole",
    "model_timeout": "no whole reply came in time; raise FIRSTHAND_MODEL_TIMEOUT_SECONDS",
    "model_server_error": "the provider failed; try later",
    "model_request_rejected": "the provider refused the request; `firsthand models check` may find"
    " an output mode that it takes",
    "model_context_exceeded": "the conversation is larger than the model's context; try --small",
    "model_malformed_reply": "the reply is not the provider's protocol; check the address",
    "model_refused": "the provider's filter refused to answer",
    "model_output_cut_off": "the reply was cut off at the model's limit of output tokens;"
    " raise the provider's MAX_OUTPUT_TOKENS",
    "model_misconfigured": "the model cannot be used as it is configured",
    "model_failed": "the request failed",
}
"""Code → what it means and the way out."""

SEEN: dict[str, str] = {
    "model_unauthorized": "401 or 403",
    "model_not_found": "404",
    "model_quota_exceeded": "429 that says so, or 402",
    "model_rate_limited": "429",
    "model_unavailable": "503 or 529",
    "model_unreachable": "no connection",
    "model_disconnected": "a connection that ends before the reply does",
    "model_timeout": "a hang, a slow drip, 408",
    "model_server_error": "another 5xx",
    "model_request_rejected": "400 or 422",
    "model_context_exceeded": "400 that says so, or 413",
    "model_malformed_reply": "HTML, half a JSON, one id twice, no message",
    "model_refused": "a reply that a filter cut",
    "model_output_cut_off": "a reply that was cut before a word",
    "model_misconfigured": "before a request",
    "model_failed": "anything else",
}
"""Code → how it looks on the wire."""

NO_WORK = frozenset(
    {
        "model_unauthorized",
        "model_not_found",
        "model_quota_exceeded",
        "model_rate_limited",
        "model_unavailable",
        "model_unreachable",
        "model_request_rejected",
        "model_context_exceeded",
        "model_misconfigured",
    }
)
"""Failures of a call that cost no tokens: nothing about it is unmeasured."""

UNREACHABLE = "model_unreachable"
BY_STATUS = {408: "model_timeout", 413: "model_context_exceeded"}
BEFORE_SENDING = frozenset({"connect", "pool"})
"""Phases of a lost connection in which the provider cannot have begun."""

LONGEST_TEXT = 2000
"""Characters kept of a provider's error."""


def model_error(error: BaseException, traits: ModelTraits) -> ModelError:
    """The error with its code, and with what the provider asks to wait."""
    code = code_of(error)
    where = f" ({traits.address})" if traits.address else ""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return ModelError(
        f"{WORDS[code]}{where}: {clipped(traits.masked(said))}",
        code,
        retry_after=getattr(error, "retry_after", None),
    )


def code_of(error: BaseException) -> str:
    code = next((code for kind, code in CODES if isinstance(error, kind)), OTHERWISE)
    if isinstance(error, exceptions.ModelConnectionError):
        sent = error.phase not in BEFORE_SENDING
        return {"model_unreachable": "model_disconnected"}.get(code, code) if sent else UNREACHABLE
    if code == "model_failed":
        return "model_malformed_reply" if _unread(error) else _by_status(error)
    return code


def _unread(error: BaseException) -> bool:
    """A body that is no JSON, or no UTF-8, where the framework only says that a request failed."""
    return type(error) is exceptions.ModelAPIError and (
        error.__cause__ is None or isinstance(error.__cause__, ValueError)
    )


def _by_status(error: BaseException) -> str:
    return BY_STATUS.get(getattr(error, "status_code", 0), "model_failed")


def clipped(text: str) -> str:
    if len(text) <= LONGEST_TEXT:
        return text
    return f"{text[:LONGEST_TEXT]}… ({len(text)} characters)"
