"""What a system writes as a flag, in a window or of one of two kinds is retold as that and no other."""

import pytest

from . import retold_values_cases as cases
from .rulings import KNOWLEDGE, LOGS, METRICS, follows

TABLES = [
    (cases.TRUTHS, LOGS),
    (cases.WINDOWS, LOGS),
    (cases.RIVALS, LOGS),
    (cases.RETOLD, LOGS),
    (cases.ADVICE, KNOWLEDGE),
    (cases.POINTS, METRICS),
    (cases.OUT_OF, LOGS),
    (cases.LINES_OF_SERIES, METRICS),
    (cases.RATES, METRICS),
    (cases.QUOTED, LOGS),
    (cases.SUMS, LOGS),
]
WRONG = [(claim, text, tool) for rows, tool in TABLES for text, wrong, _ in rows for claim in wrong]
RIGHT = [(claim, text, tool) for rows, tool in TABLES for text, _, right in rows for claim in right]


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_retold_as_another_value_it_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_retold_as_its_value_it_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


@pytest.mark.parametrize(("texts", "wrong", "right"), cases.ONE_AND_OTHER)
def test_one_text_and_the_other(
    texts: tuple[str, ...], wrong: tuple[str, ...], right: tuple[str, ...]
) -> None:
    assert not any(follows(claim, *texts, tool=METRICS) for claim in wrong)
    assert all(follows(claim, *texts, tool=METRICS) for claim in right)


@pytest.mark.parametrize(("texts", "wrong", "right"), cases.SECOND_AND_FIRST)
def test_the_second_against_the_first(
    texts: tuple[str, ...], wrong: tuple[str, ...], right: tuple[str, ...]
) -> None:
    assert not any(follows(claim, *texts) for claim in wrong)
    assert all(follows(claim, *texts) for claim in right)
