"""How reports restate a line: an idiom or a noun for the deed follows, its neighbour does not."""

import pytest

from firsthand.rules.meaning.lexicon.implied import WEAKER
from firsthand.rules.meaning.lexicon.relations import EXCLUDED, IMPLIES

from .restated_cases import NEAR, RESTATED
from .rulings import follows

_APART = (
    ("slow", "-up"),
    ("-health", "-up"),
    ("-ready", "-up"),
    ("kill", "oomkill"),
    ("evict", "restart"),
    ("refuse", "timeout"),
    ("-success", "crash"),
    ("attempt", "success"),
    ("schedule", "run"),
    ("-connect", "refuse"),
)
"""Narrow or near, and what it never shows."""


@pytest.mark.parametrize(("claim", "line"), RESTATED)
def test_a_restatement_follows(claim: str, line: str) -> None:
    assert follows(claim, line)


@pytest.mark.parametrize(("claim", "line"), NEAR)
def test_a_near_one_does_not_follow(claim: str, line: str) -> None:
    assert not follows(claim, line)


@pytest.mark.parametrize(("held", "other"), _APART)
def test_one_does_not_show_the_other(held: str, other: str) -> None:
    assert other not in IMPLIES.get(held, ())


@pytest.mark.parametrize("narrow", WEAKER)
def test_nothing_implies_what_it_excludes(narrow: str) -> None:
    assert EXCLUDED.get(narrow, frozenset()).isdisjoint(IMPLIES[narrow])
