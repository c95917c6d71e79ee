"""What is said of a figure that no reading holds: contradicted, unsupported or open.

Owns the proof that it differs: the text has another figure that the words beside this one speak of. Pure.
It cannot tell two figures apart that the text calls alike.
"""

from itertools import compress

from firsthand.rules.meaning.binding.standing import beside, may_be_meant
from firsthand.rules.meaning.figures.belonging import saying
from firsthand.rules.meaning.figures.called import MOST, called
from firsthand.rules.meaning.figures.counted import counts
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding


def differs(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    """What is said of a figure that no reading holds: contradicted where the text has another one of it."""
    shown = asked.tokens[claim.place][1]
    mine = [f for f in evidence.figures[:MOST] if f.number.unit == claim.number.unit]
    if not mine:
        return Finding(UNSUPPORTED, "figure_not_in_evidence", shown)
    shares, bindable = _overlaps(claim, mine), claim.number.unit != "%" and not claim.compare
    if shares and not bindable:
        return Finding(CONTRADICTED, "figure_differs", shown)
    bare = claim.but(role="") if claim.role else claim
    said, held = saying(bare, mine), list[Figure]()
    if True in said:
        held = [
            f
            for f in compress(mine, said)
            if counts(claim, f, asked, evidence) and may_be_meant(claim, f, asked, evidence)
        ]
    unbound = bindable and bool(held)
    if shares and not unbound:
        return Finding(CONTRADICTED, "figure_differs", shown)
    others = beside(claim, asked).difference(*[called(f, evidence) for f in held])
    rivals = [f for f in mine if f not in held] if others else []
    if any(not others.isdisjoint(f.field) for f in rivals) or any(
        not others.isdisjoint(called(f, evidence)) for f in rivals
    ):
        return Finding(CONTRADICTED, "figure_differs", shown)
    if unbound:
        return Finding(OPEN, "figure_not_bound", shown)
    return Finding(UNSUPPORTED, "figure_differs", shown)


def _overlaps(claim: Figure, figures: list[Figure]) -> bool:
    """Whether a figure of the text shares a word with the claim's."""
    mine = claim.field.keys()
    for one in figures:  # noqa: SIM110 - a loop: it runs for most figures that differ
        if not mine.isdisjoint(one.field):
            return True
    return False
