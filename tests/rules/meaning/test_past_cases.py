"""What a past case tells is told of that case, and of nothing else."""

import pytest

from .rulings import KNOWLEDGE, LOGS, follows

CASE = "Past case (2025-07): brokers ran out of disk after a retention change. The change was later reverted."
ADVICE = "If brokers run out of disk, revert the retention change."


@pytest.mark.parametrize(
    "claim",
    [
        "In a past case, brokers ran out of disk after a retention change.",
        "In a past case from July 2025, brokers ran out of disk after a retention change.",
        "在历史案例中,该变更后来被回滚。",
    ],
)
def test_it_may_be_told_as_a_past_case(claim: str) -> None:
    assert follows(claim, CASE, tool=KNOWLEDGE)


@pytest.mark.parametrize(
    "claim",
    [
        "Brokers ran out of disk after a retention change.",
        "The change was reverted.",
        "In a past case the change was not reverted.",
        "In a past case brokers ran out of memory.",
    ],
)
def test_it_tells_nothing_of_now_and_nothing_else(claim: str) -> None:
    assert not follows(claim, CASE, tool=KNOWLEDGE)


@pytest.mark.parametrize(("text", "tool"), [(CASE, LOGS), (ADVICE, KNOWLEDGE)])
def test_only_a_text_that_says_so_is_a_past_case(text: str, tool: str) -> None:
    assert not follows("In a past case, brokers ran out of disk.", text, tool=tool)
