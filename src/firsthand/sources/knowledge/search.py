"""Passages for up to three queries: each query's ranking, and likeness of meaning, fused by their ranks.

Law: reads an index, writes nothing. A query that is answered neither by words nor by meaning brings
nothing but exact alert names and error strings, which always stay first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.ranking import least_share, rank
from firsthand.sources.knowledge.vectors import NOT_NEAR, Near, Vectors

FUSION_K = 10
MOST_NEAR = 10
"""Of each query's nearest passages by meaning, how many vote."""
WORDS_ENOUGH, CLEARLY_NEAR = 1.67, 0.5
"""With vectors a query is answered where its words' share, as a part of so many floors, and its nearest
passage's lead, as a part of this one, come to one: either alone suffices, or half of each."""
NEAR_WEIGHT, FULL_LEAD = 0.8, 0.4
"""What the nearest passages' votes weigh, and the lead at which they weigh it all."""


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that answers."""

    id: int
    chunk: str
    block: EvidenceBlock
    score: float


def search(
    index: Index,
    queries: Sequence[str],
    vectors: Vectors | None = None,
    asked_vectors: Sequence[Sequence[float]] = (),
) -> list[Found]:
    """Passages that answer any of the queries, best first; empty where none does.

    With `vectors`, and one of `asked_vectors` for each query, likeness of meaning joins as further
    rankings."""
    fused: dict[int, tuple[int, float]] = {}

    def vote(passage: int, exact: int, weight: float, place: int) -> None:
        before, score = fused.get(passage, (0, 0.0))
        fused[passage] = max(before, exact), score + weight / (FUSION_K + place)

    for query, vector in zip_longest(queries, asked_vectors):
        near = vectors.nearest(vector, MOST_NEAR) if vectors and vector else NOT_NEAR
        ranking = rank(index, query)
        share = max((one.share for one in ranking), default=0.0)
        if not _answered(share, least_share(index, query), near, by_words=vector is None):
            ranking, near = [one for one in ranking if one.exact], NOT_NEAR
        for place, one in enumerate(ranking):
            vote(one.id, one.exact, share, place)
        for place, passage in enumerate(near.passages):
            vote(passage, 0, NEAR_WEIGHT * min(near.lead / FULL_LEAD, 1), place)
    order = sorted(fused, key=lambda one: (-fused[one][0], -fused[one][1], one))
    return [
        Found(one, chunk, block, sum(fused[one]))
        for one, (chunk, block) in zip(order, index.blocks(order), strict=True)
    ]


def _answered(share: float, least: float, near: Near, *, by_words: bool) -> bool:
    if by_words:
        return share >= least
    return share / (WORDS_ENOUGH * least) + near.lead / CLEARLY_NEAR >= 1
