"""The Embedder's in-memory twin: words hashed into a vector. No model, no file, no network."""

import hashlib
import math
from collections.abc import Sequence

from firsthand.sources.knowledge.words import words


class HashingEmbedder:
    """Texts that share words have like vectors; the same text always has the same one."""

    def __init__(self, dimensions: int = 256) -> None:
        if dimensions < 1:
            raise ValueError("an embedding has at least one dimension")
        self._dimensions = dimensions

    @property
    def name(self) -> str:
        return f"hashing-{self._dimensions}"

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        return [self._vector(text) for text in texts]

    def _vector(self, text: str) -> list[float]:
        vector = [0.0] * self._dimensions
        for token in words(text):
            digest = hashlib.blake2b(token.encode(errors="replace"), digest_size=8).digest()
            place = int.from_bytes(digest[:4]) % self._dimensions
            vector[place] += 1.0 if digest[4] & 1 else -1.0
        length = math.sqrt(sum(value * value for value in vector))
        return [value / length for value in vector] if length else vector
