"""A provider's failures as stable codes, by table. The text stays in the ledger and the log."""

from pydantic_ai import exceptions

from firsthand.contracts.errors import ModelError

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
    (OSError, "model_unreachable"),
)
"""First match wins: subclasses stand before their bases."""


def model_error(error: BaseException) -> ModelError:
    code = next((code for kind, code in CODES if isinstance(error, kind)), "model_failed")
    return ModelError(f"{type(error).__name__}: {error}", code)
