"""Turns by which a report retells a line: the right ones follow, their false counterparts never."""

import pytest

from . import retold_cases as cases
from .rulings import KNOWLEDGE, LOGS, METRICS, follows

TABLES = (
    (LOGS, cases.FREE_AND_USED),
    (LOGS, cases.STATES),
    (LOGS, cases.FIGURES),
    (LOGS, cases.RECKONED),
    (LOGS, cases.GOING_ON),
    (LOGS, cases.OTHERS),
    (METRICS, cases.SOURCES),
    (KNOWLEDGE, cases.ADVICE),
)
RIGHT = [(claim, text, tool) for tool, rows in TABLES for text, right, _ in rows for claim in right]
WRONG = [(claim, text, tool) for tool, rows in TABLES for text, _, wrong in rows for claim in wrong]
BOTH_RIGHT = [(claim, texts) for texts, right, _ in cases.PAIRS for claim in right]
BOTH_WRONG = [(claim, texts) for texts, _, wrong in cases.PAIRS for claim in wrong]


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_what_a_line_says_in_other_words_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_its_false_counterpart_does_not(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "texts"), BOTH_RIGHT)
def test_what_two_texts_say_together_follows(claim: str, texts: tuple[str, str]) -> None:
    assert follows(claim, *texts)


@pytest.mark.parametrize(("claim", "texts"), BOTH_WRONG)
def test_what_two_texts_do_not_say_together_does_not(claim: str, texts: tuple[str, str]) -> None:
    assert not follows(claim, *texts)
