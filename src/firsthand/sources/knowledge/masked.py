"""An Embedder that sees no secrets: every text is masked before it leaves.

Law: wraps another; runbooks that are read on the fly and questions are masked as the index is.
"""

from collections.abc import Callable, Sequence

from firsthand.contracts.ports import Embedder


class MaskedEmbedder:
    def __init__(self, inner: Embedder, mask: Callable[[str], str]) -> None:
        self._inner = inner
        self._mask = mask

    @property
    def name(self) -> str:
        return self._inner.name

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Raises SourceError."""
        return await self._inner.embed([self._mask(text) for text in texts])
