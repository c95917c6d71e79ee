"""Passages for up to three queries: each query's ranking, and likeness of meaning, fused by their ranks.

Law: reads an index, writes nothing. A query that is answered neither by words nor by meaning brings
nothing but exact alert names and error strings, which always stay first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.ranking import Ranked, least_share, rank
from firsthand.sources.knowledge.vectors import NOT_NEAR, Near, Vectors

FUSION_K = 10
MOST_NEAR = 10
"""Of each query's nearest passages by meaning, how many vote."""
WORDS_ENOUGH, CLEARLY_NEAR = 1.4, 0.7
"""With vectors a query is answered where one passage's words, as a part of so many floors, and its lead by
meaning, as a part of this one, come to one: either alone suffices, or half of each."""
OWN_WORDS = 2 / 3
"""Of a passage's words in that sum, what it holds itself; the rest is its share."""
NEAR_WEIGHT, FULL_LEAD = 0.5, 0.5
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
        ranking = rank(index, query)
        words = [one.id for one in ranking]
        near = vectors.nearest(vector, MOST_NEAR, words) if vectors and vector else NOT_NEAR
        share = max((one.share for one in ranking), default=0.0)
        if not answered(ranking, least_share(index, query), near):
            ranking, near = [one for one in ranking if one.exact], NOT_NEAR
        for place, one in enumerate(ranking):
            vote(one.id, one.exact, share, place)
        for place, passage in enumerate(near.passages):
            if near.leads[passage] > 0:
                vote(passage, 0, NEAR_WEIGHT * min(near.lead / FULL_LEAD, 1), place)
    order = sorted(fused, key=lambda one: (-fused[one][0], -fused[one][1], one))
    return [
        Found(one, chunk, block, sum(fused[one]))
        for one, (chunk, block) in zip(order, index.blocks(order), strict=True)
    ]


def answered(ranking: Sequence[Ranked], least: float, near: Near) -> bool:
    """Whether some passage answers: by its share where nothing is known of meaning, and otherwise by words
    and meaning of the same passage, so that likeness to one and words of another prove nothing."""
    if not near.passages:
        return any(one.share >= least for one in ranking)
    most = dict.fromkeys(near.leads, 0.0)
    for one in ranking:
        most[one.id] = (OWN_WORDS * one.own + (1 - OWN_WORDS) * one.share) / (WORDS_ENOUGH * least)
    return any(
        words + near.leads.get(passage, 0.0) / CLEARLY_NEAR >= 1 for passage, words in most.items()
    )
