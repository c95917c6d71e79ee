"""Exit codes: design.md §6 and the issue's table, row by row."""

import pytest
from tests.interfaces import samples

from firsthand.contracts.answer import Answer
from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import (
    ConfigurationError,
    EvidenceFileError,
    FirsthandError,
    InputLimitError,
    LedgerError,
    ModelError,
    UsageError,
)
from firsthand.contracts.runs import RunResult
from firsthand.interfaces.cli import exit_codes

LOW = samples.answer(verdict=Verdict.LOW_CONFID, conclusion=None)
EMPTY = samples.answer(verdict=Verdict.LOW_CONFID, conclusion=None, claims=())

RESULTS = [
    (RunState.SUCCEEDED, samples.answer(), 0),
    (RunState.SUCCEEDED, LOW, 3),
    (RunState.SUCCEEDED, samples.FORGED, 4),
    (RunState.SUCCEEDED, EMPTY, 3),
    (RunState.BUDGET_EXHAUSTED, LOW, 3),
    (RunState.TIMED_OUT, LOW, 3),
    (RunState.BUDGET_EXHAUSTED, EMPTY, 5),
    (RunState.TIMED_OUT, EMPTY, 5),
    (RunState.TIMED_OUT, None, 5),
    (RunState.FAILED, None, 5),
    (RunState.FAILED, LOW, 5),
    (RunState.INTERRUPTED, None, 5),
]


@pytest.mark.parametrize(("state", "answer", "code"), RESULTS)
def test_a_runs_end_has_one_exit_code(state: RunState, answer: Answer | None, code: int) -> None:
    run = samples.run(state=state, answer=answer)
    assert exit_codes.of_result(RunResult(run=run, answer=answer)) == code


ERRORS = [
    (UsageError("a"), 2),
    (ConfigurationError("a"), 2),
    (EvidenceFileError("a"), 2),
    (InputLimitError("a"), 2),
    (LedgerError("a"), 5),
    (ModelError("a", "model_unreachable"), 5),
]


@pytest.mark.parametrize(("error", "code"), ERRORS)
def test_an_error_is_the_callers_or_the_runs(error: FirsthandError, code: int) -> None:
    assert exit_codes.of_error(error) == code


def test_the_help_names_every_code() -> None:
    for code in (0, 2, 3, 4, 5, 129, 130, 143):
        assert f"{code} {exit_codes.MEANINGS[code]}" in exit_codes.help_text()
