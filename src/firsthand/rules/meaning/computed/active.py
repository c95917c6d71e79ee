"""How long an alert was active: from its `startsAt` to its `endsAt`.

Owns the one span that a record with both of them tells. Pure.
It cannot tell two alerts of one record apart: each of the two keys must stand there once.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.instants import instants

_ENDS = lazy(r"\b(startsAt|endsAt)\W{1,5}(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?)")
_ACTIVE = lazy(r"\b(?:active|fir(?:ed|ing)|lasted|open) (?:for )?|持续|触发了")
ACTIVE = frozenset({"active", "lasted", "fired", "firing", "open"})


def was_active(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`was active for 25 minutes`."""
    if not _ACTIVE.search(asked.text):
        return False
    found = _ENDS.findall(evidence.text)
    times = instants(" , ".join(time for _, time in found))
    return sorted(name for name, _ in found) == ["endsAt", "startsAt"] and time_apart(claim, times)
