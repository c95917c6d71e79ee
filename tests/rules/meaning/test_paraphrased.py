"""Every row of the paraphrased material by itself: what follows is derivable, what does not follow is not."""

import pytest

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability

from .material import Labelled, labelled

ROWS = [one for one in labelled() if one.place.startswith("paraphrased:")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.place)
def test_a_retold_line_is_ruled_as_labelled(row: Labelled) -> None:
    ruling = derivability(row.claim, row.texts, row.tools)
    assert (ruling.outcome is Outcome.DERIVABLE) == row.follows, (row.claim, ruling.rule)
