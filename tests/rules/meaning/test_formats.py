"""Formats, forms of causes and what is left unsaid: what follows, and what is near it and does not."""

import pytest
from tests.rules.meaning.rulings import LOGS, METRICS, follows, ruled
from tests.rules.meaning.structure_formats import ROWS

TOOLS = {"not ready": METRICS}
WRONG = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, _, wrong in ROWS for claim in wrong]
RIGHT = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, right, _ in ROWS for claim in right]
MOST_REFUSED = 0.1


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG, ids=[claim for claim, _, _ in WRONG])
def test_what_is_near_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


def test_what_is_right_mostly_follows() -> None:
    refused = [
        f"{claim} ({ruled(claim, text, tool=tool)})"
        for claim, text, tool in RIGHT
        if not follows(claim, text, tool=tool)
    ]
    assert len(refused) <= MOST_REFUSED * len(RIGHT), refused
