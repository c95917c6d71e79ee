"""Passages for up to three queries: each query's ranking, and likeness of meaning, fused by their ranks.

Law: reads an index, writes nothing. Exact alert names and error strings stay first; where no query
finds anything by its words, meaning counts only for what stands out of the corpus.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.ranking import rank
from firsthand.sources.knowledge.vectors import Vectors

FUSION_K = 10
MOST_NEAR, NEARNESS = 10, 0.6
"""Of each query's nearest passages by meaning, how many vote, and how much: as words that hold so much."""


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

    for query in dict.fromkeys(queries):
        ranking = rank(index, query)
        weight = max((one.share for one in ranking), default=0.0)
        for place, ranked in enumerate(ranking):
            vote(ranked.id, ranked.exact, weight, place)
    by_words = bool(fused)
    for vector in asked_vectors:
        near = vectors.nearest(vector, MOST_NEAR) if vectors is not None else []
        for place, (passage, stands_out) in enumerate(near):
            if by_words or stands_out:
                vote(passage, 0, NEARNESS, place)
    order = sorted(fused, key=lambda one: (-fused[one][0], -fused[one][1], one))
    return [
        Found(one, chunk, block, sum(fused[one]))
        for one, (chunk, block) in zip(order, index.blocks(order), strict=True)
    ]
