"""The words and numbers of a text, put together otherwise, do not follow from it."""

import pytest

from . import reworded_cases as cases
from .rulings import KNOWLEDGE, LOGS, follows

TABLES = [
    (cases.FORMER, LOGS),
    (cases.TOLD_AS_OTHER, LOGS),
    (cases.ROLES_AND_DEEDS, LOGS),
    (cases.STEPS, KNOWLEDGE),
    (cases.WHICH_OF_TWO, LOGS),
    (cases.COUNTED, LOGS),
]
WRONG = [(claim, text, tool) for rows, tool in TABLES for text, wrong, _ in rows for claim in wrong]
RIGHT = [(claim, text, tool) for rows, tool in TABLES for text, _, right in rows for claim in right]
TWO = ("service=mail p99=40ms error_rate=0.1%", "service=shop p99=700ms error_rate=2.5%")


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_reworded_to_deceive_it_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_reworded_rightly_it_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


def test_a_clause_without_a_subject_is_of_the_subject_before_it() -> None:
    assert not follows("Service mail has p99=40ms and error_rate=2.5%.", *TWO)
    assert follows("Service mail has p99=40ms and error_rate=0.1%.", *TWO)
    assert follows("Service mail has p99=40ms and service shop has error_rate=2.5%.", *TWO)
