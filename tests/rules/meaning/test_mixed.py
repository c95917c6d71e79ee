"""A text that says a state both ways: whose state it is must stand in one clause."""

import pytest

from .rulings import follows

TEXT = (
    "2026-05-01T08:00:00Z INFO roller ledger-api rolled out 3.1.0; 2 of 4 pods ready,"
    " pod ledger-7 is not ready"
)


@pytest.mark.parametrize(
    "claim", ["ledger-7 is ready.", "2 pods are not ready.", "ledger-7 已就绪。"]
)
def test_a_state_of_another_in_the_same_line_is_not_bound(claim: str) -> None:
    assert not follows(claim, TEXT)


@pytest.mark.parametrize("claim", ["pod ledger-7 is not ready.", "2 of 4 pods are ready."])
def test_a_state_in_its_own_clause_is(claim: str) -> None:
    assert follows(claim, TEXT)
