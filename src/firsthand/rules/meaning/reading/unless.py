"""`Do not restart it unless the lag grows` says `restart it only if the lag grows`.

Owns that turn of a runbook's rule, for sentences that say `only if`, and that of `do not restart it before
the list has been saved`, which says `restart it only after the list has been saved`. Law: what must come
first is done first and is not forbidden itself. Pure.
It cannot turn a condition that stands in another sentence.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_UNLESS = lazy(
    r"\b(?:do not|don't|never|must not|should not) ([a-z][^.;⏎]*?),? unless ", re.IGNORECASE
)
_BEFORE = lazy(
    r"\b(?:do not|don't|never|must not|should not) ([a-z][^.;,:⏎\n]*?) (?:before|until) "
    r"(?=[^.;,:⏎\n]*? (?:has|have) been )",
    re.IGNORECASE,
)
_DENIED = lazy(r"\b(?:not|never|no|without|n't|need not)\b", re.IGNORECASE)
"""In words of prohibition a sentence is held against the rule as it is written."""
_ONLY_IF = lazy(r"\bonly (?:if|when|once|after|where)\b", re.IGNORECASE)


def turned_conditions(said: str, guidance: Sequence[Evidence]) -> list[Evidence]:
    """The runbooks whose `not … unless` is told as `only if`, each told so."""
    found: list[Evidence] = []
    if "only" in said and _ONLY_IF.search(said) is not None:
        found += [
            Evidence(_UNLESS.sub(r"\1 only if ", one.raw), one.tool)
            for one in guidance
            if "unless" in one.lower and _UNLESS.search(one.raw) is not None
        ]
    if ("before" in said or "after" in said) and _DENIED.search(said) is None:
        found += [
            Evidence(_BEFORE.sub(r"\1 only after ", one.raw), one.tool)
            for one in guidance
            if " before " in one.lower and _BEFORE.search(one.raw) is not None
        ]
    return found
