"""What a rule found about one sentence. The worst finding decides."""

from typing import NamedTuple

from firsthand.contracts.enums import Outcome, Undecided
from firsthand.contracts.rulings import Derivation

HOLDS, OPEN, UNSUPPORTED, CONTRADICTED = 0, 1, 2, 3
"""Ranks, from good to bad."""
_OUTCOMES = (Outcome.DERIVABLE, Outcome.UNDECIDED, Outcome.UNDECIDED, Outcome.CONTRADICTED)
_KINDS = (None, Undecided.OPEN, Undecided.UNSUPPORTED, None)
"""What the contracts call each rank."""


class Finding(NamedTuple):
    rank: int
    rule: str
    detail: str = ""


def derivation(finding: Finding) -> Derivation:
    """A finding in the contracts' words."""
    rank, rule, detail = finding
    kind = _KINDS[rank]
    if kind is None:
        return Derivation(outcome=_OUTCOMES[rank], rule=rule, detail=detail)
    return Derivation(outcome=_OUTCOMES[rank], undecided=kind, rule=rule, detail=detail)
