"""How many nodes a scheduler turned away: `0/18 nodes are available: 4 Insufficient memory, 8 …`.

Law: each count is of the nodes that one reason turns away, and each node has one. So a sentence of one
reason has its count, one of two with `or` the sum of their counts, and no other number. Pure.
It cannot tell a reason that its list below does not hold.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.side_words import clause_of
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding

_HEAD = lazy(r"\b0/(\d+) nodes are available: ([^⏎]*)")
_COUNT = lazy(r"(?:^|, )(\d+) ([a-z][^,]*(?:, (?!\d)[^,]*)*)")
_OR = lazy(r"\bor\b|或")
_NONE = lazy(r"不 ?可用|没有 ?可用|\bunavailable\b|\bnot available\b|\bnone of\b")
_NODES = lazy(r"\bnodes?\b|节点")
_OTHERWISE = lazy(r"\btimes\b|次|\bnot\b|\bno\b|\bn't\b|without|没有|未")
"""What counts no nodes, or those that a reason did not turn away."""
_REASONS = (
    (lazy(r"insufficient memory"), lazy(r"memory|内存")),
    (lazy(r"insufficient cpu"), lazy(r"\bcpu")),
    (lazy(r"\btaint"), lazy(r"taint|污点")),
    (lazy(r"affinity|selector"), lazy(r"affinity|selector|亲和|选择器")),
    (lazy(r"too many pods"), lazy(r"too many pods|pod 数")),
    (lazy(r"unschedulable"), lazy(r"unschedulable|cordon|不可调度")),
    (lazy(r"\bvolume|persistentvolume"), lazy(r"volume|存储卷|\bpvc")),
    (lazy(r"ephemeral-storage"), lazy(r"ephemeral|临时存储")),
)
"""What a scheduler writes of a reason, and by what a sentence calls it."""


def turned_away(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The finding on a count of nodes that a sentence gives a reason for, or two of which either will do."""
    found = _HEAD.search(evidence.lower)
    number = claim.number
    if found is None or number.unit or claim.compare:
        return None
    start, end = clause_of(claim.place, asked)
    clause = " ".join(asked.texts[start:end]).lower()
    if number.value == int(found[1]):
        before = asked.texts[max(0, claim.place - 2) : claim.place]
        is_whole = before[-1:] == ["of"] or before == ["of", "the"] or _NONE.search(clause)
        return Finding(HOLDS, "nodes_of_all") if is_whole and _NODES.search(clause) else None
    both = _OR.search(clause) is not None
    if _OTHERWISE.search(clause) or not (
        both or _is_alone(claim, int(found[1]), start, end, asked)
    ):
        return None
    said = [theirs for theirs, mine in _REASONS if mine.search(clause) is not None]
    counts = [(int(count), reason) for count, reason in _COUNT.findall(found[2].split(". ")[0])]
    told = [[count for count, reason in counts if one.search(reason)] for one in said]
    if len(told) != 1 + both or any(len(one) != 1 for one in told):
        return None
    shown = asked.tokens[claim.place][1]
    if sum(one[0] for one in told) == number.value:
        return Finding(HOLDS, "turned_away")
    return Finding(CONTRADICTED, "turned_away_differs", shown)


def _is_alone(claim: Figure, whole: int, start: int, end: int, asked: Asked) -> bool:
    """Whether a clause counts nodes once, the whole aside."""
    others = [
        one
        for one in asked.figures
        if start <= one.place < end and one.place != claim.place and one.number.value != whole
    ]
    return not others and _NODES.search(" ".join(asked.texts[start:end])) is not None
