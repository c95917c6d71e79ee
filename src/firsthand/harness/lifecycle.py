"""Lifecycle of a run, as a table. A refused transition changes nothing.

`created → running → one terminal state`; a run may also end before it began to run.
The ledger enforces the same table by compare-and-set; this one guards the run's own process.
"""

from firsthand.contracts.enums import RunState
from firsthand.contracts.ports import TERMINAL_RUN_STATES

TRANSITIONS: dict[RunState, frozenset[RunState]] = {
    RunState.CREATED: frozenset({RunState.RUNNING, *TERMINAL_RUN_STATES} - {RunState.SUCCEEDED}),
    RunState.RUNNING: TERMINAL_RUN_STATES,
    **{state: frozenset[RunState]() for state in TERMINAL_RUN_STATES},
}
"""State → states that may follow it. A good draft does not make a run succeed: publication does."""


class Lifecycle:
    """The state of one run in this process."""

    def __init__(self) -> None:
        self.state = RunState.CREATED

    def move(self, to: RunState) -> bool:
        """Take the transition if the table has it; False, and nothing changed, if not."""
        if to not in TRANSITIONS[self.state]:
            return False
        self.state = to
        return True

    @property
    def ended(self) -> bool:
        return self.state in TERMINAL_RUN_STATES
