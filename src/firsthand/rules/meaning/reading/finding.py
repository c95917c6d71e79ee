"""What a rule found about one sentence. The worst finding decides."""

from dataclasses import dataclass

from firsthand.contracts.enums import Outcome, Undecided
from firsthand.contracts.rulings import Derivation

HOLDS, OPEN, UNSUPPORTED, CONTRADICTED = 0, 1, 2, 3
"""Ranks, from good to bad."""
_OUTCOMES = (Outcome.DERIVABLE, Outcome.UNDECIDED, Outcome.UNDECIDED, Outcome.CONTRADICTED)
_KINDS = (None, Undecided.OPEN, Undecided.UNSUPPORTED, None)
"""What the contracts call each rank."""


@dataclass(slots=True)
class Finding:
    """No tuple: its rank is asked for some twenty times a case, and a tuple finds it by a slower way."""

    rank: int
    rule: str
    detail: str = ""


_BOUND = Finding(HOLDS, "every_part_bound")
_FOLLOWS = Derivation(outcome=_OUTCOMES[HOLDS], rule=_BOUND.rule, detail=_BOUND.detail)
"""The ruling on most sentences that follow, made once: to verify one takes as long as to read its text."""


def derivation(finding: Finding) -> Derivation:
    """A finding in the contracts' words."""
    rank, rule, detail = finding.rank, finding.rule, finding.detail
    if rule == _BOUND.rule and rank == HOLDS and not detail:
        return _FOLLOWS
    kind = _KINDS[rank]
    if kind is None:
        return Derivation(outcome=_OUTCOMES[rank], rule=rule, detail=detail)
    return Derivation(outcome=_OUTCOMES[rank], undecided=kind, rule=rule, detail=detail)
