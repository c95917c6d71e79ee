"""A sentence over a search that found nothing, clause by clause where it has several.

Owns where such a sentence is split: each clause must hold, as a limitation or of what was searched. Pure.
It cannot split at a conjunction without a comma.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.limits import limitation
from firsthand.rules.meaning.absence.negatives import weigh_negative
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding

_CLAUSE = lazy(r"\s*[,;]\s*(?:and |but |so |while |且|但|而|并且)?")


def negative(asked: Asked, evidence: Evidence) -> Finding:
    """The ruling on a sentence over an empty result."""
    finding = weigh_negative(asked, evidence)
    if finding.rank == HOLDS or "," not in asked.text:
        return finding
    worst = Finding(HOLDS, "nothing_found_in_scope")
    for clause in map(Asked, _CLAUSE.split(asked.text)):
        if clause.parts or clause.names:
            one = limitation(clause, [evidence]) or weigh_negative(clause, evidence)
            worst = one if one.rank > worst.rank else worst
    return worst
