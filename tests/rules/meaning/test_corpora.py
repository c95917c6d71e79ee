"""Retold lines of public log corpora and alerts follow; what is near them does not."""

import pytest

from . import corpora_cases as cases
from .rulings import follows

ROWS = (
    *(*cases.NAMES, *cases.PRODUCTS, *cases.AMOUNTS, *cases.WORDS, *cases.SEARCHES),
    *(
        *cases.REASONS,
        *cases.SPANS,
        *cases.ROLES,
        *cases.SIDES,
        *cases.PAIRS,
        *cases.WHOLES,
        *cases.USES,
    ),
)
RIGHT = [(claim, text) for text, right, _ in ROWS for claim in right]
WRONG = [(claim, text) for text, _, wrong in ROWS for claim in wrong]


@pytest.mark.parametrize(("claim", "text"), RIGHT, ids=[claim for claim, _ in RIGHT])
def test_a_retold_line_follows(claim: str, text: str) -> None:
    assert follows(claim, *text.split(" || "))


@pytest.mark.parametrize(("claim", "text"), WRONG, ids=[claim for claim, _ in WRONG])
def test_what_is_near_does_not_follow(claim: str, text: str) -> None:
    assert not follows(claim, *text.split(" || "))
