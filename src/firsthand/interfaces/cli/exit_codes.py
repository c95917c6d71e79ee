"""Exit codes: a table, printed by `--help`, and the one function that picks from it.

Law: pure. Every command ends with one of these; only `main.py` exits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import ConfigurationError, FirsthandError, UsageError

if TYPE_CHECKING:
    from firsthand.contracts.runs import RunResult

OK = 0
USAGE = 2
LOW_CONFID = 3
REJECT = 4
FAILED = 5
HANGUP = 129
INTERRUPTED = 130
TERMINATED = 143

MEANINGS = {
    OK: "PASS",
    USAGE: "usage or configuration",
    LOW_CONFID: "LOW_CONFID",
    REJECT: "REJECT: no conclusion, only the claims that passed alone",
    FAILED: "the run failed",
    HANGUP: "after a lost connection",
    INTERRUPTED: "after Ctrl-C",
    TERMINATED: "after SIGTERM",
}

BY_VERDICT = {Verdict.PASS: OK, Verdict.LOW_CONFID: LOW_CONFID, Verdict.REJECT: REJECT}

LIMIT_STATES = frozenset({RunState.BUDGET_EXHAUSTED, RunState.TIMED_OUT, RunState.CANCELLED})
"""Ended by a limit: what was gathered may stand beside the state."""


def of_result(result: RunResult) -> int:
    """Exit code of a run that nobody interrupted."""
    answer = result.answer
    if answer is None or result.run.state in (RunState.FAILED, RunState.INTERRUPTED):
        return FAILED
    code = BY_VERDICT[answer.verdict]
    if result.run.state in LIMIT_STATES:
        return max(code, LOW_CONFID) if answer.claims else FAILED
    return code


def of_error(error: FirsthandError) -> int:
    return USAGE if isinstance(error, UsageError | ConfigurationError) else FAILED


def help_text() -> str:
    """The table in one paragraph."""
    rows = (f"{code} {meaning}" for code, meaning in MEANINGS.items())
    return "Exit codes: " + "; ".join(rows) + "."
