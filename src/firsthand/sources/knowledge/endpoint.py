"""The Embedder over an OpenAI-compatible `POST …/embeddings`.

Law: texts go where the operator configured it and nowhere else. A failure is a SourceError that
names neither key nor text. httpx2 comes with the model client and is imported by the first call.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pydantic import BaseModel, ValidationError

from firsthand.contracts.errors import SourceError

if TYPE_CHECKING:
    from httpx2 import AsyncBaseTransport

TIMEOUT_SECONDS = 20.0


class _Item(BaseModel):
    index: int
    embedding: list[float]


class _Reply(BaseModel):
    data: list[_Item]


class EndpointEmbedder:
    def __init__(
        self,
        base_url: str,
        model: str,
        *,
        key: str | None = None,
        transport: "AsyncBaseTransport | None" = None,
    ) -> None:
        """`base_url` as model providers have it, e.g. `http://localhost:11434/v1`."""
        self._url = f"{base_url.rstrip('/')}/embeddings"
        self._model = model
        self._key = key
        self._transport = transport

    @property
    def name(self) -> str:
        return self._model

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Raises SourceError."""
        import httpx2

        headers = {"Authorization": f"Bearer {self._key}"} if self._key else {}
        body = {"model": self._model, "input": list(texts), "encoding_format": "float"}
        try:
            async with httpx2.AsyncClient(
                timeout=TIMEOUT_SECONDS, transport=self._transport
            ) as client:
                reply = await client.post(self._url, json=body, headers=headers)
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise SourceError(f"the embeddings endpoint failed ({type(error).__name__})") from None
        if reply.status_code != 200:
            raise SourceError(f"the embeddings endpoint answered {reply.status_code}")
        try:
            items = _Reply.model_validate_json(reply.content).data
        except ValidationError:
            raise SourceError("the embeddings endpoint answered no embeddings") from None
        vectors = {item.index: item.embedding for item in items}
        lengths = {len(vector) for vector in vectors.values()}
        if set(vectors) != set(range(len(texts))) or len(lengths) > 1 or 0 in lengths:
            raise SourceError("the embeddings endpoint did not answer one vector a text")
        return [vectors[place] for place in range(len(texts))]
