"""Figures: bound to the field they stand with, or computed as the sentence announces; and no other."""

import pytest

from .figure_cases import ALL, tool_of
from .rulings import follows


@pytest.mark.parametrize(("claim", "text"), [(one, text) for text, good, _ in ALL for one in good])
def test_a_figure_of_its_field_follows(claim: str, text: str) -> None:
    assert follows(claim, text, tool=tool_of(text))


@pytest.mark.parametrize(("claim", "text"), [(one, text) for text, _, bad in ALL for one in bad])
def test_a_figure_that_comes_near_does_not(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=tool_of(text))
