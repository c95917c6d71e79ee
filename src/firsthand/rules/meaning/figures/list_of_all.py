"""`Of the three shards only shard-2 …`: the sentence counts the things of which the text lists as many.

Owns the look for such a list: lines, or names that differ in their number alone. It shows nothing of them;
a model may then decide whose state it is. Pure; asked only where a scope is not in the text.
It cannot tell a list from lines of other things.
"""

import re
from collections import Counter

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.tokens.token import NAME

_FEWEST, _MOST = 2, 9
_HEAD = 4
"""Characters by which lines begin alike."""
_TWO = frozenset({"two", "both", "the two", "两", "两个", "两台", "两条"})
_NUMBERED = lazy(r"([a-z][a-z_-]*?)[-_]?\d+", re.IGNORECASE)
_DEALT = frozenset(
    {"only", "both", "each", "all", "two", "都", "均", "只有", "仅", "只", "仅有", "全部", "都是"}
)


def is_listed_whole(asked: Asked, evidence: Evidence, claim: Figure | None = None) -> bool:
    """Whether the text lists as many lines or numbered names as the sentence, or one figure of it, counts."""
    if _DEALT.isdisjoint(asked.words):
        return False
    wanted = {
        int(number.value)
        for *_, number in asked.tokens
        if number is not None and not number.unit and _FEWEST <= number.value <= _MOST
    }
    if claim is not None:
        wanted &= {int(claim.number.value)}
    elif not _TWO.isdisjoint(asked.words):
        wanted.add(2)
    return bool(wanted) and lists(evidence, wanted)


def lists(evidence: Evidence, wanted: set[int]) -> bool:
    """Whether the text lists one of these numbers of lines that begin alike, or of numbered names."""
    heads = Counter(one.strip()[:_HEAD] for one in evidence.text.split("⏎") if one.strip())
    if not wanted.isdisjoint(heads.values()):
        return True
    stems: dict[str, set[str]] = {}
    for kind, text, _, _ in evidence.tokens:
        found = _NUMBERED.fullmatch(text) if kind == NAME else None
        if found:
            stems.setdefault(found[1].lower(), set()).add(text.lower())
    return any(len(names) in wanted for names in stems.values())
