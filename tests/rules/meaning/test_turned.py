"""No cause is told the wrong way round, and a bound of one end is not told of the whole."""

import pytest

from .rulings import LOGS, METRICS, follows
from .turned_cases import BOUNDS, CAUSES, SERIES

ROWS = CAUSES + BOUNDS


@pytest.mark.parametrize(
    ("text", "claim"), [(text, claim) for text, right, _ in ROWS for claim in right]
)
def test_what_is_so_follows(text: str, claim: str) -> None:
    assert follows(claim, text, tool=METRICS if text is SERIES else LOGS)


@pytest.mark.parametrize(
    ("text", "claim"), [(text, claim) for text, _, wrong in ROWS for claim in wrong]
)
def test_what_is_turned_does_not_follow(text: str, claim: str) -> None:
    assert not follows(claim, text, tool=METRICS if text is SERIES else LOGS)
