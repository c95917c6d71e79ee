"""The rates over the own material. The figures are floors: a change of the rules must not fall below."""

from collections import Counter

import pytest

from firsthand.contracts.enums import Outcome, Undecided
from firsthand.contracts.rulings import Derivation
from firsthand.rules.meaning import derivability

from .material import Labelled, labelled

FALSE_ACCEPTED, DERIVABLE_REFUSED = 0.02, 0.30
FALSE_OPEN, DERIVABLE_UNSUPPORTED = 0.22, 0.13


@pytest.fixture(scope="module")
def ruled() -> list[tuple[Labelled, Derivation]]:
    return [(one, derivability(one.claim, one.texts, one.tools)) for one in labelled()]


def derivable(ruling: Derivation) -> bool:
    return ruling.outcome is Outcome.DERIVABLE


def is_open(ruling: Derivation) -> bool:
    return ruling.undecided is Undecided.OPEN


def share(hits: list[str], whole: int, most: float) -> None:
    assert len(hits) <= most * whole, f"{len(hits)} of {whole}: {hits}"


def test_the_material_is_broad() -> None:
    cases = labelled()
    assert len(cases) >= 850
    assert sum(one.follows for one in cases) >= 350
    assert len({one.texts for one in cases}) >= 120
    assert sum(not one.claim.isascii() for one in cases) >= 200
    kinds = Counter(one.kind for one in cases if not one.follows)
    assert len(kinds) >= 12
    assert not [one.place for one in cases if not one.texts]


def test_false_claims_are_not_accepted(ruled: list[tuple[Labelled, Derivation]]) -> None:
    wrong = [(one, ruling) for one, ruling in ruled if not one.follows]
    share([one.place for one, ruling in wrong if derivable(ruling)], len(wrong), FALSE_ACCEPTED)


def test_false_claims_are_seldom_left_open(ruled: list[tuple[Labelled, Derivation]]) -> None:
    wrong = [(one, ruling) for one, ruling in ruled if not one.follows]
    left = [one.place for one, ruling in wrong if derivable(ruling) or is_open(ruling)]
    share(left, len(wrong), FALSE_OPEN)


def test_claims_that_follow_are_accepted(ruled: list[tuple[Labelled, Derivation]]) -> None:
    right = [(one, ruling) for one, ruling in ruled if one.follows]
    refused = [one.place for one, ruling in right if not derivable(ruling)]
    share(refused, len(right), DERIVABLE_REFUSED)


def test_claims_that_follow_are_seldom_ruled_out(ruled: list[tuple[Labelled, Derivation]]) -> None:
    right = [(one, ruling) for one, ruling in ruled if one.follows]
    out = [one.place for one, ruling in right if not derivable(ruling) and not is_open(ruling)]
    share(out, len(right), DERIVABLE_UNSUPPORTED)
