"""Scope, subject and condition: what follows from the structure of a text, and what is near it and does not.

A false sentence must never follow. Of the right ones a share may be refused; `unsupported` or a
contradiction is said of few of them.
"""

import pytest

from .rulings import CONTRADICTED, LOGS, METRICS, UNSUPPORTED, follows, ruled
from .structure_conditions import ROWS as CONDITIONS
from .structure_counted import ROWS as COUNTED
from .structure_deeds import ROWS as DEEDS
from .structure_formats import ROWS as FORMATS
from .structure_names import ROWS as NAMES
from .structure_progress import ROWS as PROGRESS
from .structure_reach import ROWS as REACH
from .structure_reasons import ROWS as REASONS
from .structure_reckoned import ROWS as RECKONED
from .structure_retold import ROWS as RETOLD
from .structure_sides import ROWS as SIDES
from .structure_swaps import ROWS as SWAPS

TOOLS = {"alert over": METRICS, "state in a name": METRICS, "not ready": METRICS}
"""Kind of structure → the tool of its texts, where it is not that of logs."""
ROWS = (
    *DEEDS,
    *PROGRESS,
    *CONDITIONS,
    *NAMES,
    *SIDES,
    *SWAPS,
    *REASONS,
    *REACH,
    *FORMATS,
    *RETOLD,
    *RECKONED,
    *COUNTED,
)
WRONG = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, _, wrong in ROWS for claim in wrong]
RIGHT = [(claim, text, TOOLS.get(kind, LOGS)) for kind, text, right, _ in ROWS for claim in right]
MOST_REFUSED = 0.1
MOST_HARSH = 0.05
"""Shares of right sentences."""


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


def test_what_is_right_is_seldom_ruled_out() -> None:
    harsh = [
        claim
        for claim, text, tool in RIGHT
        if ruled(claim, text, tool=tool) in (CONTRADICTED, UNSUPPORTED)
    ]
    assert len(harsh) <= MOST_HARSH * len(RIGHT), harsh
