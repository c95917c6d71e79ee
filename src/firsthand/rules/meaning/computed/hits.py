"""How often a cache hit: `hits` of `hits` and `misses`, which no text adds up.

Owns the pair of counters of one name that end so, and which of the two a rate is told of. Pure.
It cannot tell one cache's counters from another's where both have the same name.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import share
from firsthand.rules.meaning.computed.reckoning import Reckoning

_COUNTER = lazy(r"(.*?)(hit|miss)(?:e?s)?(_total|_count)?")
_MISSED = lazy(r"miss|未命中")


def share_of_hits(made: Reckoning) -> bool:
    """`a hit rate of 75 %` of `cache_hits:3000 cache_misses:1000`; 未命中率 is the other one's."""
    spelled = made.evidence.spelled
    counters: dict[str, dict[str, set[float]]] = {}
    for one in made.of_unit(""):
        found = _COUNTER.fullmatch(spelled[one.key]) if one.key >= 0 else None
        if found is not None:
            counters.setdefault(found[1], {}).setdefault(found[2], set()).add(one.number.value)
    if len(counters) != 1:
        return False
    both = counters.popitem()[1]
    if both.keys() != {"hit", "miss"} or any(len(values) != 1 for values in both.values()):
        return False
    hits, misses = both["hit"].pop(), both["miss"].pop()
    part = misses if _MISSED.search(made.lower) else hits
    return hits + misses > 0 and made.is_so(share(part, hits + misses), "%")
