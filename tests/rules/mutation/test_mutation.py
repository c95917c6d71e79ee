"""The rules over more than three hundred texts of our own, each edited in every way that applies.

`MOST_FORGED` and `MOST_REFUSED` are the rates that the evidence rules must stay under here.
"""

import random
from collections import Counter

import pytest
from tests.rules.mutation.benign import BENIGN
from tests.rules.mutation.corruptions import CORRUPTIONS, says_it_too
from tests.rules.mutation.texts import texts

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.rules.text import match_excerpt

MOST_FORGED = 0.002
MOST_REFUSED = 0.01
MOST_OF_A_KIND = 0.08
"""Refused among one kind of benign edit; random cuts ask more than people do."""

TEXTS = texts()


def _rates(kinds: Counter[str], failed: Counter[str]) -> float:
    return failed.total() / kinds.total()


def test_the_material_is_wide_enough() -> None:
    assert len({text for _, text in TEXTS}) >= 300
    assert len({style for style, _ in TEXTS}) >= 12
    assert min(len(BENIGN), len(CORRUPTIONS)) >= 14


@pytest.mark.parametrize("seed", [0, 1])
def test_benign_edits_match(seed: int) -> None:
    made: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for index, (_, text) in enumerate(TEXTS):
        for kind, edit in BENIGN.items():
            excerpt = edit(text, random.Random(f"{kind}:{index}:{seed}"))
            if excerpt is not None:
                made[kind] += 1
                refused[kind] += match_excerpt(excerpt, text).outcome is not ExcerptOutcome.MATCH
    assert set(made) == set(BENIGN)
    assert _rates(made, refused) <= MOST_REFUSED, refused
    assert all(refused[kind] <= MOST_OF_A_KIND * made[kind] + 1 for kind in made), refused


@pytest.mark.parametrize("seed", [0, 1])
def test_corruptions_do_not_match(seed: int) -> None:
    made: Counter[str] = Counter()
    accepted: Counter[str] = Counter()
    for index, (_, text) in enumerate(TEXTS):
        other = TEXTS[(index * 7 + 11) % len(TEXTS)][1]
        for kind, edit in CORRUPTIONS.items():
            excerpt = edit(text, other, random.Random(f"{kind}:{index}:{seed}"))
            if excerpt is None or (kind != "negation_cut" and says_it_too(excerpt, text)):
                continue
            made[kind] += 1
            accepted[kind] += match_excerpt(excerpt, text).outcome is ExcerptOutcome.MATCH
    assert set(made) == set(CORRUPTIONS)
    assert _rates(made, accepted) <= MOST_FORGED, accepted
