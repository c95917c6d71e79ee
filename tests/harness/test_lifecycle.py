"""The lifecycle's table: one terminal transition; a refused one changes nothing."""

import itertools

import pytest

from firsthand.contracts.enums import RunState
from firsthand.contracts.ports import TERMINAL_RUN_STATES
from firsthand.harness.lifecycle import TRANSITIONS, Lifecycle


def test_every_state_has_a_row() -> None:
    assert set(TRANSITIONS) == set(RunState)


@pytest.mark.parametrize(
    ("terminal", "then"), list(itertools.product(sorted(TERMINAL_RUN_STATES), RunState))
)
def test_a_terminal_state_is_left_for_none(terminal: RunState, then: RunState) -> None:
    lifecycle = Lifecycle()
    lifecycle.move(RunState.RUNNING)
    assert lifecycle.move(terminal)
    assert not lifecycle.move(then)
    assert lifecycle.state is terminal


def test_a_run_that_did_not_run_cannot_have_succeeded() -> None:
    lifecycle = Lifecycle()
    assert not lifecycle.move(RunState.SUCCEEDED)
    assert lifecycle.state is RunState.CREATED
