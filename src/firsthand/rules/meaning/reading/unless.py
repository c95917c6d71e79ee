"""`Do not restart it unless the lag grows` says `restart it only if the lag grows`.

Owns that one turn of a runbook's rule, for sentences that say `only if`. Pure.
It cannot turn a condition that stands in another sentence.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_UNLESS = lazy(
    r"\b(?:do not|don't|never|must not|should not) ([a-z][^.;⏎]*?),? unless ", re.IGNORECASE
)
_ONLY_IF = lazy(r"\bonly (?:if|when|once|after|where)\b", re.IGNORECASE)


def turned_conditions(said: str, guidance: Sequence[Evidence]) -> list[Evidence]:
    """The runbooks whose `not … unless` is told as `only if`, each told so."""
    if "only" not in said or _ONLY_IF.search(said) is None:
        return []
    return [
        Evidence(_UNLESS.sub(r"\1 only if ", one.raw), one.tool)
        for one in guidance
        if "unless" in one.lower and _UNLESS.search(one.raw) is not None
    ]
