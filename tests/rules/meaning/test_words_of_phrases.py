"""A word that the evidence has only inside a phrase of another meaning is not told by it."""

import pytest

from firsthand.contracts.enums import Outcome, ToolName
from firsthand.rules.meaning import derivability

_FALSE = [
    ("Node db-1 is down.", "INFO node db-1 slowed down by compaction"),
    ("Worker w-3 is up.", "WARN worker w-3: jobs piled up"),
    ("Worker w-3 is up.", "ERROR worker w-3 gave up after 3 tries"),
]
_RIGHT = [
    ("Node db-1 is down.", "ERROR node db-1 is down"),
    ("Worker w-3 is up.", "INFO worker w-3 is up"),
]


@pytest.mark.parametrize(("claim", "text"), _FALSE)
def test_a_particle_is_no_state(claim: str, text: str) -> None:
    assert derivability(claim, [text], [ToolName.QUERY_LOGS]).outcome != Outcome.DERIVABLE


@pytest.mark.parametrize(("claim", "text"), _RIGHT)
def test_the_state_itself_is_told(claim: str, text: str) -> None:
    assert derivability(claim, [text], [ToolName.QUERY_LOGS]).outcome == Outcome.DERIVABLE
