"""`well over 70 %`, 远高于: far beyond a bound, not just beyond it.

Owns how far that is: a tenth of the bound. A bound that the text itself says to be far exceeded is no figure
of its own, and is judged by its words. Pure.
It cannot tell what is far for a measure whose last tenth decides (a disk at 95 % of 90 %).
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.sieve import heads

FAR = heads("well far way much 远 大")
"""Signs of a sentence that may say so."""
_FAR = lazy(
    r"\b(?:well|far|way|much) (?:over|above|beyond|below|under|(?:more|less|higher|lower|fewer) than)\b"
    r"|远远?(?:超|高于|低于|大于|小于|多于|少于)|大(?:大|幅)(?:超|高于|低于)"
)
_LEAST = 0.1
"""Of the bound."""


def barely_beyond(asked: Asked, evidence: Evidence) -> str:
    """The bound that a sentence says to be far exceeded, and no figure of the text is; empty for none."""
    if _FAR.search(asked.lower) is None:
        return ""
    for claim in asked.figures:
        computed = claim.number.unit == "x"  # well over twice as many
        if (
            claim.compare
            and not computed
            and not any(_is_far(claim, one) for one in evidence.figures)
        ):
            return asked.tokens[claim.place][1]
    return ""


def _is_far(claim: Figure, found: Figure) -> bool:
    if found.number.unit != claim.number.unit:
        return False
    bound = claim.number.value
    beyond = found.number.value - bound if claim.compare[0] == ">" else bound - found.number.value
    return beyond >= _LEAST * abs(bound)
