"""The Embedder over an OpenAI-compatible `POST …/embeddings`.

Law: texts go where the operator configured it and nowhere else. A failure is a SourceError that
names neither key nor text, so what the server says of it is left out.
"""

from collections.abc import Sequence

from pydantic import BaseModel, SecretStr, ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import SourceError
from firsthand.contracts.servers import HttpServer
from firsthand.sources.http import HttpClient, HttpFailure

TIMEOUT_SECONDS = 20.0
LARGEST_REPLY = 32 * 1024 * 1024
"""Bytes: a batch of vectors of the largest models as decimal numbers."""
SETTINGS = {"bearer_token": "embeddings_key"}
"""Fields that have a setting of their own; any other is the address's."""


class _Item(BaseModel):
    index: int
    embedding: list[float]


class _Reply(BaseModel):
    data: list[_Item]


class EndpointEmbedder:
    def __init__(self, base_url: str, model: str, *, key: str | None = None) -> None:
        """`base_url` as model providers have it, e.g. `http://localhost:11434/v1`."""
        self._server = HttpServer(
            url=base_url,
            bearer_token=None if key is None else SecretStr(key),
            timeout_seconds=TIMEOUT_SECONDS,
            response_bytes=LARGEST_REPLY,
        )
        self._model = model

    @property
    def name(self) -> str:
        return self._model

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Raises SourceError."""
        body = await self._answer(
            {"model": self._model, "input": list(texts), "encoding_format": "float"}
        )
        try:
            items = _Reply.model_validate_json(body).data
        except ValidationError:
            raise SourceError("the embeddings endpoint answered no embeddings") from None
        vectors = {item.index: item.embedding for item in items}
        lengths = {len(vector) for vector in vectors.values()}
        if set(vectors) != set(range(len(texts))) or len(lengths) > 1 or 0 in lengths:
            raise SourceError("the embeddings endpoint did not answer one vector a text")
        return [vectors[place] for place in range(len(texts))]

    async def _answer(self, asked: JsonObject) -> bytes:
        """A client each: an index is embedded in one loop, and a question in another."""
        client = HttpClient(
            self._server,
            what="the embeddings endpoint",
            environ={},
            setting=lambda field: SETTINGS.get(field, "embeddings_url"),
        )
        try:
            return (await client.post("embeddings", json=asked)).body
        except HttpFailure as failed:
            answered = "" if failed.status is None else f", it answered {failed.status}"
            raise SourceError(
                f"the embeddings endpoint failed ({failed.error_code.value}{answered});"
                " check embeddings_url and embeddings_key",
                failed.error_code,
            ) from None
        finally:
            await client.close()
