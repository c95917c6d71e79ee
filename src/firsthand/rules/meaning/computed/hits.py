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
    if not counters:
        return _is_rest_of_rate(made)
    if len(counters) != 1:
        return False
    both = counters.popitem()[1]
    if both.keys() != {"hit", "miss"} or any(len(values) != 1 for values in both.values()):
        return False
    hits, misses = both["hit"].pop(), both["miss"].pop()
    part = misses if _MISSED.search(made.lower) else hits
    return hits + misses > 0 and made.is_so(share(part, hits + misses), "%")


def _is_rest_of_rate(made: Reckoning) -> bool:
    """未命中率 8.8% of `命中率 91.2%`: what does not hit misses, where the text gives one rate alone."""
    missed = _MISSED.search(made.lower) is not None
    rates = {
        one: f for f in made.of_unit("%") for one in ("hit_rate", "miss_rate") if one in f.field
    }
    told = rates.get("hit_rate" if missed else "miss_rate")
    return told is not None and len(rates) == 1 and made.is_so(100.0 - told.number.value, "%")
