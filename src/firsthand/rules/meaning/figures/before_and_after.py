"""`2041M->2039M`: the first is what there was before, the second what there is after it.

Owns figures that a sentence puts before or after what changed them. Pure.
It cannot read a sentence of several figures.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure

_ARROW = ["-", ">"]
_AFTER = lazy(
    r"\bafter (?:the|that|this|a|gc|it|collect)"
    r"|(?:gc|回收|收集|扩容|缩容|调整) ?(?:之后|以后|后)|之后"
)
_BEFORE = lazy(
    r"\b(?:before|prior to) (?:the|that|this|a|gc|it|collect)"
    r"|(?:gc|回收|收集|扩容|缩容|调整) ?(?:之前|以前|前)|之前"
)


def is_other_end(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`at 2041 MB after the collection` of `2041M->2039M`: that was before it."""
    if len(asked.figures) != 1:
        return False
    after, before = _AFTER.search(asked.lower), _BEFORE.search(asked.lower)
    if (after is None) == (before is None):
        return False
    tokens, right = evidence.tokens, False
    wrong = False
    for first, second in pairwise(evidence.figures):
        between = [one[1] for one in tokens[first.place + 1 : second.place]]
        if between != _ARROW:
            continue
        mine, other = (second, first) if after is not None else (first, second)
        right |= says(claim, mine)
        wrong |= says(claim, other)
    return wrong and not right
