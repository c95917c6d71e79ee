"""Forms once ruled out on a mere suspicion: the right ones follow, the false ones beside them do not."""

import pytest

from .rulings import LOGS, follows
from .second_look_cases import ROWS, TOOLS

WRONG = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, _, wrong in ROWS for claim in wrong]
RIGHT = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, right, _ in ROWS for claim in right]


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_what_is_false_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_what_is_right_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)
