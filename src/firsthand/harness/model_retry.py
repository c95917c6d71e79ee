"""The one retry policy: which failures are tried again, and after how long. Pure.

Only failures where the provider did no work: too many requests, overloaded, not reached. A reply
that began, a refusal and a time-out are never repeated; what was paid for is not paid for twice.
"""

from firsthand.contracts.errors import ModelError
from firsthand.contracts.models import RetryPolicy

RETRIED = frozenset({"model_rate_limited", "model_unavailable", "model_unreachable"})
"""Codes: HTTP 429, HTTP 503 and 529, no connection."""


def retry_wait(
    policy: RetryPolicy, attempt: int, error: ModelError, *, seconds_left: float
) -> float | None:
    """Seconds until attempt + 1; None: the error stands.

    `attempt` counts from 1. The provider's Retry-After wins over the policy's own waits; a wait
    beyond the policy's longest or the run's deadline is not begun.
    """
    if error.code not in RETRIED or attempt >= policy.attempts:
        return None
    if error.retry_after is None:
        wait = min(policy.first_seconds * 2 ** (attempt - 1), policy.longest_seconds)
    else:
        wait = error.retry_after
    return wait if wait <= policy.longest_seconds and wait < seconds_left else None
