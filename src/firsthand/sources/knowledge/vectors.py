"""Vectors of passages: kept in the index, compared without any library.

Law: the embedder is the caller's; here vectors are stored, at unit length, and the nearest are
found in two steps: the bits of their signs first (one XOR a passage), then the true cosine of the
few that are left. What a cosine of 0.6 means is each model's own, so that a passage counts as near by
its lead over the rest of the corpus, as the question sees it.
"""

import math
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from statistics import fmean

from firsthand.contracts.errors import SourceError
from firsthand.contracts.ports import Embedder
from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import Index

BATCH = 64
EMBEDDED_CHARACTERS = 2000
"""Of a passage with its headings: what embedding models read."""
PREFILTER = 160
"""Passages whose true cosine is computed."""
FIELD = slice(10, 30)
"""Places of the passages that the nearest one is compared with."""
LEAST_SPREAD = 0.05
SAMPLE = 200
"""Passages from which the corpus' mean cosine is taken."""


@dataclass(frozen=True, slots=True)
class Near:
    """Passages near to a question by meaning."""

    passages: tuple[int, ...]
    """Nearest first; none where no vector could be compared."""
    leads: Mapping[int, float]
    """By passage, of these and of those that were asked for: of its cosine over what lies half-way between
    the corpus' mean cosine and the field's, in parts of what lies between that mean and 1. Over the field
    alone, no passage of a family of like ones would lead; over the mean alone, a question about something
    else of the same world would be near to many."""

    @property
    def lead(self) -> float:
        """The nearest passage's; 0 where there is none."""
        return max(self.leads[self.passages[0]], 0.0) if self.passages else 0.0


NOT_NEAR = Near((), {})


async def embed_passages(index: Index, embedder: Embedder) -> int:
    """Vectors for every passage that has none; how many. One transaction a batch: what was paid for
    is kept. Vectors of another embedder are dropped first."""
    database = index.database
    held = database.execute("SELECT value FROM meta WHERE key = 'embedder'").fetchone()
    if held != (embedder.name,):
        database.execute("DELETE FROM vector")
        database.execute("INSERT OR REPLACE INTO meta VALUES ('embedder', ?)", (embedder.name,))
    missing = [
        row
        for (row,) in database.execute(
            "SELECT id FROM passage WHERE id NOT IN (SELECT passage FROM vector) ORDER BY id"
        )
    ]
    for start in range(0, len(missing), BATCH):
        batch = missing[start : start + BATCH]
        texts = [_embedded(block) for _, block in index.blocks(batch)]
        vectors = await embedder.embed(texts)
        if len(vectors) != len(texts):
            raise SourceError("the embeddings endpoint gave another number of vectors")
        rows = [(row, _unit(vector).tobytes()) for row, vector in zip(batch, vectors, strict=True)]
        database.executemany("INSERT INTO vector VALUES (?, ?)", rows)
    return len(missing)


class Vectors:
    """Every vector of an index, held in memory."""

    def __init__(self, index: Index) -> None:
        self._ids: list[int] = []
        self._vectors: list[array[float]] = []
        rows = index.database.execute("SELECT passage, value FROM vector ORDER BY passage")
        for passage, value in rows:
            vector = array("f")
            vector.frombytes(value)
            self._ids.append(passage)
            self._vectors.append(vector)
        self._signs = [_signs(vector) for vector in self._vectors]
        self._places = {passage: place for place, passage in enumerate(self._ids)}

    def nearest(self, asked: Sequence[float], most: int, also: Iterable[int] = ()) -> Near:
        """Vectors of another length are near to none. `also`: passages whose lead is wanted, however far
        they are."""
        question = _unit(asked)
        if not self._ids or len(question) != len(self._vectors[0]):
            return NOT_NEAR
        signs = _signs(question)
        order = sorted(range(len(self._ids)), key=lambda n: (self._signs[n] ^ signs).bit_count())
        near = sorted(
            ((_dot(self._vectors[n], question), -n) for n in order[:PREFILTER]), reverse=True
        )
        step = max(len(self._ids) // SAMPLE, 1)
        mean = fmean(_dot(vector, question) for vector in self._vectors[::step])
        field = fmean(cosine for cosine, _ in near[FIELD] or near[len(near) // 2 :])
        cosines = {self._ids[-n]: cosine for cosine, n in near}
        for passage in also:
            place = self._places.get(passage)
            if place is not None and passage not in cosines:
                cosines[passage] = _dot(self._vectors[place], question)
        unled, whole = (mean + field) / 2, max(1 - mean, LEAST_SPREAD)
        leads = {passage: (cosine - unled) / whole for passage, cosine in cosines.items()}
        return Near(tuple(self._ids[-n] for _, n in near[:most]), leads)


def _embedded(block: EvidenceBlock) -> str:
    return f"{' › '.join(block['heading'])}\n{block['text']}"[:EMBEDDED_CHARACTERS]


def _unit(vector: Sequence[float]) -> "array[float]":
    length = math.sqrt(math.fsum(one * one for one in vector))
    return array("f", [one / length for one in vector] if length else vector)


def _signs(vector: Sequence[float]) -> int:
    return int("1" + "".join("1" if one > 0 else "0" for one in vector), 2)


def _dot(left: Sequence[float], right: Sequence[float]) -> float:
    return math.fsum(map(mul, left, right))
