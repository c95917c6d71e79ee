"""Which states a row may leave, and how much one question may return: tables for twin and store."""

from firsthand.contracts.enums import (
    TERMINAL_INVOCATION_STATUSES,
    InvocationStatus,
    RunState,
)
from firsthand.contracts.errors import LedgerError
from firsthand.contracts.ports import TERMINAL_RUN_STATES

OPEN_INVOCATION = (InvocationStatus.REQUESTED.value, InvocationStatus.RUNNING.value)
"""An invocation may be completed from these alone."""
OPEN_RUN = (RunState.CREATED.value, RunState.RUNNING.value)
"""A run may end from these alone."""

FOUND_RUNS = 10
"""Most ids that a prefix finds."""
LISTED_RUNS = 500
"""Most runs that one listing returns."""
UNFINISHED_RUNS = 1000
"""Most unfinished runs that one call returns, oldest first; ending them shows the next."""
LARGEST_ID = 2**63 - 1
"""No store holds a larger id."""


def check_terminal_status(status: InvocationStatus) -> None:
    if status not in TERMINAL_INVOCATION_STATUSES:
        raise LedgerError(f"an invocation cannot be completed as {status.value}")


def check_terminal_state(state: RunState) -> None:
    if state not in TERMINAL_RUN_STATES:
        raise LedgerError(f"a run cannot end as {state.value}")


def is_possible_id(invocation_id: object) -> bool:
    """Whether a row could have this id. A bool is no id, though Python takes True for 1."""
    return type(invocation_id) is int and 0 < invocation_id <= LARGEST_ID


def bounded(limit: int) -> int:
    return max(0, min(limit, LISTED_RUNS))
