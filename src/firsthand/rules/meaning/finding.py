"""What a rule found about one sentence. The worst finding decides."""

from typing import NamedTuple

from firsthand.contracts.enums import Outcome, Undecided
from firsthand.contracts.rulings import Derivation

HOLDS, OPEN, UNSUPPORTED, CONTRADICTED = 0, 1, 2, 3
"""Ranks, from good to bad."""


class Finding(NamedTuple):
    rank: int
    rule: str
    detail: str = ""


def derivation(finding: Finding) -> Derivation:
    """A finding in the contracts' words."""
    rank, rule, detail = finding
    if rank == HOLDS:
        return Derivation(outcome=Outcome.DERIVABLE, rule=rule, detail=detail)
    if rank == CONTRADICTED:
        return Derivation(outcome=Outcome.CONTRADICTED, rule=rule, detail=detail)
    kind = Undecided.OPEN if rank == OPEN else Undecided.UNSUPPORTED
    return Derivation(outcome=Outcome.UNDECIDED, undecided=kind, rule=rule, detail=detail)
