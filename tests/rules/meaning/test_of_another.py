"""What a text tells of one time, one who acts, one part or one reason is not told of another."""

import pytest

from . import of_another_cases as cases
from . import of_another_chinese_cases as chinese
from . import of_another_further_cases as further
from . import of_another_wider_cases as wider
from .rulings import LOGS, METRICS, follows

TABLES = [
    (cases.TIMES_OF_EXTREMES, METRICS),
    (cases.ANSWERED_BY_ANOTHER, LOGS),
    (cases.LAGGING_COPIES, LOGS),
    (cases.CLIENTS_OF_PROXIES, LOGS),
    (cases.PARTS_FOR_TOTALS, LOGS),
    (cases.WAITS_OF_ANOTHER, LOGS),
    (cases.WAITS_TO_COME, LOGS),
    (cases.DEEDS_TO_FORMER, LOGS),
    (cases.OTHER_REASONS, LOGS),
    (wider.IN_LOGS, LOGS),
    (wider.IN_METRICS, METRICS),
    (further.IN_LOGS, LOGS),
    (chinese.IN_LOGS, LOGS),
    (further.IN_METRICS, METRICS),
]
WRONG = [(claim, text, tool) for rows, tool in TABLES for text, wrong, _ in rows for claim in wrong]
RIGHT = [(claim, text, tool) for rows, tool in TABLES for text, _, right in rows for claim in right]


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_told_of_another_it_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_told_of_the_right_one_it_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)
