"""How a flow's end becomes a run's terminal state: one table, first match wins.

A limit or a cancel publishes what was gathered; a failure publishes nothing. Error texts stay in
the record (redacted); codes are what readers get.
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass

from firsthand.contracts.enums import BudgetKind, RunState
from firsthand.contracts.errors import FirsthandError, LimitError, RunCancelled


@dataclass(frozen=True, kw_only=True)
class Ending:
    state: RunState
    code: str
    publishes: bool
    """What was gathered is published as quoted text."""


ENDINGS: tuple[tuple[Callable[[BaseException], bool], Ending], ...] = (
    (
        lambda e: isinstance(e, LimitError) and e.kind is BudgetKind.DEADLINE,
        Ending(state=RunState.TIMED_OUT, code="deadline", publishes=True),
    ),
    (
        lambda e: isinstance(e, LimitError),
        Ending(state=RunState.BUDGET_EXHAUSTED, code="budget_exhausted", publishes=True),
    ),
    (
        lambda e: isinstance(e, RunCancelled) or not isinstance(e, Exception),
        Ending(state=RunState.CANCELLED, code="cancelled", publishes=True),
    ),
)


def ending_of(error: BaseException) -> Ending:
    for matches, ending in ENDINGS:
        if matches(error):
            return ending
    code = error.code if isinstance(error, FirsthandError) else "internal"
    return Ending(state=RunState.FAILED, code=code, publishes=False)


def error_detail(error: BaseException) -> str:
    """For a person who reads the record: the message, and where an unexpected one came from."""
    if isinstance(error, FirsthandError):
        return str(error)
    return "".join(traceback.format_exception(error))[-4000:]
