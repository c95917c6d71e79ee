"""Forms once ruled out on a mere suspicion: the right ones follow, the false ones beside them do not."""

import pytest

from .rulings import CONTRADICTED, LOGS, OPEN, follows, ruled
from .second_look_cases import ROWS, TOOLS

WRONG = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, _, wrong in ROWS for claim in wrong]
RIGHT = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, right, _ in ROWS for claim in right]


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_what_is_false_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_what_is_right_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


def test_a_small_number_between_two_ends_is_open_and_another_is_not() -> None:
    text = "Stage CpuStage removed hosts. Results: 'CpuStage: (start: 14, end: 6)', 'ZoneStage: (start: 6)'"
    assert ruled("CpuStage removed 8 of the 14 hosts.", text) == OPEN
    assert ruled("CpuStage removed 9 of the 14 hosts.", text) == CONTRADICTED
