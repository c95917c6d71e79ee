"""How a sentence over several texts is ruled: by any of them, by each of them, by the worse of two rulings.

Owns what a ruling on one text is (`Judge`), and how many are one. Pure.
It cannot weigh two rulings of one rank: the first stays.
"""

from collections.abc import Callable, Iterable, Sequence

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding

Judge = Callable[[Asked, Evidence], Finding]


def by_any(asked: Asked, evidence: Iterable[Evidence], judge: Judge) -> Finding:
    """The best ruling that one of some texts gives; the first that holds ends the search."""
    best: Finding | None = None
    for one in evidence:
        found = judge(asked, one)
        if best is None or found.rank < best.rank:
            best = found
            if best.rank == HOLDS:
                break
    return best or Finding(UNSUPPORTED, "no_text_of_the_present")


def by_each(asked: Asked, evidence: Iterable[Evidence], judge: Judge) -> Finding:
    """The worst ruling that some texts give; the first that contradicts ends the search."""
    worst: Finding | None = None
    for one in evidence:
        found = judge(asked, one)
        if worst is None or found.rank > worst.rank:
            worst = found
            if worst.rank == CONTRADICTED:
                break
    return worst or Finding(UNSUPPORTED, "no_text_of_the_present")


def so_many(
    asked: Asked, evidence: Sequence[Evidence], judge: Judge, count: int
) -> list[Finding] | None:
    """The rulings of some texts of which exactly so many hold; None once more or fewer do."""
    rulings: list[Finding] = []
    left, others = count, len(evidence) - count
    for one in evidence:
        found = judge(asked, one)
        if found.rank == HOLDS:
            left -= 1
        else:
            others -= 1
        if left < 0 or others < 0:
            return None
        rulings.append(found)
    return rulings


def best_of(rulings: Iterable[Finding], otherwise: str) -> Finding:
    """The first of the best of some rulings; that no text is there for want of any."""
    best: Finding | None = None
    for one in rulings:
        if best is None or one.rank < best.rank:
            best = one
    return best or Finding(UNSUPPORTED, otherwise)


def worse(one: Finding, other: Finding) -> Finding:
    return other if other.rank > one.rank else one
