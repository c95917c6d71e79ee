"""The passages of an index that are worth weighing.

Law: reads the index' postings, and no passage. The rarest words are read first; the commonest of a
long query are left out, since they tell passages apart the least.
"""

import heapq
from collections.abc import Mapping, Sequence

from firsthand.sources.knowledge.index import Index

MOST_ROWS = 1200
"""Most postings that one query reads."""
IN_HEAD = 2.0
"""How much more a word weighs in the headings, the title or the tags."""


def candidates(
    index: Index, seen: Mapping[str, int], rarity: Mapping[str, float], most: int
) -> Sequence[int]:
    """The likeliest passages, likeliest first: by the rarity of the stems that they hold.

    `seen`: in how many passages each stem stands."""
    found: dict[int, float] = {}
    read = 0
    for stem, rows in sorted(seen.items(), key=lambda pair: pair[1]):
        read += rows
        if found and read > MOST_ROWS:
            break
        weight = rarity[stem]
        for passage in index.holders(stem, "body"):
            found[passage] = found.get(passage, 0.0) + weight
        for passage in index.holders(stem, "head"):
            found[passage] = found.get(passage, 0.0) + IN_HEAD * weight
    return heapq.nlargest(most, found, key=found.__getitem__)
