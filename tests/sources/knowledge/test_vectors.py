"""Search by meaning: the endpoint, the vectors in the index, and what happens without an answer."""

import pytest
from tests.sources.knowledge.kit import indexed
from tests.support.http_faults import FAULTS
from tests.support.http_stub import Reply, Request, Script, Stub

from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import LookupKnowledge
from firsthand.sources.embedder import HashingEmbedder
from firsthand.sources.knowledge import KnowledgeSource
from firsthand.sources.knowledge.endpoint import EndpointEmbedder
from firsthand.sources.knowledge.search import CLEARLY_NEAR, search
from firsthand.sources.knowledge.vectors import NOT_NEAR, Vectors, embed_passages

RUNBOOKS = {f"{n}.md": f"# Topic {n}\n\nwords{n} about{n} subject{n}" for n in range(60)}
RUNBOOKS["pool.md"] = "# Connection pool\n\nexhausted connections wait"


class Failing:
    name = "failing"

    async def embed(self, texts: object) -> list[list[float]]:
        raise SourceError("down")


async def test_only_passages_without_a_vector_are_embedded() -> None:
    index = indexed(RUNBOOKS)
    assert await embed_passages(index, HashingEmbedder()) == 61
    assert await embed_passages(index, HashingEmbedder()) == 0
    assert await embed_passages(index, HashingEmbedder(128)) == 61


async def test_the_nearest_passage_leads_where_it_is_alike_and_not_otherwise() -> None:
    index, embedder = indexed(RUNBOOKS), HashingEmbedder()
    await embed_passages(index, embedder)
    vectors = Vectors(index)
    question, other = await embedder.embed(["exhausted connections pool", "sourdough bread"])
    near = vectors.nearest(question, 5)
    assert index.blocks(near.passages)[0][1]["file"] == "pool.md"
    assert len(near.passages) == 5
    assert near.lead > CLEARLY_NEAR > vectors.nearest(other, 5).lead
    assert vectors.nearest([1.0], 5) == NOT_NEAR
    assert vectors.nearest([0.0] * 256, 5).lead == 0.0


async def test_meaning_alone_finds_only_what_leads_clearly() -> None:
    index, embedder = indexed(RUNBOOKS), HashingEmbedder()
    await embed_passages(index, embedder)
    vectors = Vectors(index)
    near, far = await embedder.embed(["exhausted connections pool", "sourdough bread"])
    assert search(index, ["Verbindungen"], vectors, [near])[0].block["file"] == "pool.md"
    assert search(index, ["Verbindungen"], vectors, [far]) == []


async def test_few_words_and_a_like_meaning_answer_together() -> None:
    index, embedder = indexed(RUNBOOKS), HashingEmbedder()
    await embed_passages(index, embedder)
    vectors = Vectors(index)
    query = "exhausted marathon runners of yesterday"
    alone = search(index, [query])
    (near,) = await embedder.embed(["exhausted connections wait"])
    assert alone == []
    assert search(index, [query], vectors, [[0.0] * 256]) == []
    assert search(index, [query], vectors, [near])[0].block["file"] == "pool.md"


async def test_an_exact_name_is_found_though_its_vector_is_far() -> None:
    index, embedder = indexed({**RUNBOOKS, "PoolRunsEmpty.md": "# x\n\ny"}), HashingEmbedder()
    await embed_passages(index, embedder)
    (far,) = await embedder.embed(["sourdough bread"])
    found = search(index, ["PoolRunsEmpty"], Vectors(index), [far])
    assert found[0].block["file"] == "PoolRunsEmpty.md"


@pytest.mark.parametrize("count", [1, 2, 12])
async def test_a_small_corpus_has_its_nearest_too(count: int) -> None:
    texts = dict(list(RUNBOOKS.items())[-count:])
    index, embedder = indexed(texts), HashingEmbedder()
    await embed_passages(index, embedder)
    (question,) = await embedder.embed(["exhausted connections pool"])
    near = Vectors(index).nearest(question, 5)
    assert index.blocks(near.passages)[0][1]["file"] == "pool.md"
    assert near.lead >= 0


async def test_words_alone_answer_where_the_embedder_fails() -> None:
    source = KnowledgeSource(lambda _: indexed(RUNBOOKS), embedder=Failing())
    request = LookupKnowledge(queries=["exhausted connections"])
    result = await source.query(request, limit=3)
    assert result.total == 1
    assert any("words alone" in note for note in result.notes)
    await source.close()


def answering(status: int = 200, reply: object = None) -> Script:
    def answer(request: Request) -> Reply:
        assert (request.method, request.path) == ("POST", "/v1/embeddings")
        assert request.headers["authorization"] == "Bearer k"
        data = [{"index": n, "embedding": [n, 1.0]} for n in range(len(request.json["input"]))]
        return Reply.of(reply or {"data": data[::-1]}, status=status)

    return answer


async def embedded(script: Script, *texts: str) -> list[list[float]]:
    async with Stub(script) as stub:
        embedder = EndpointEmbedder(f"{stub.url}/v1/", "small", key="k")
        assert embedder.name == "small"
        return await embedder.embed(texts)


async def test_the_endpoint_gives_a_vector_for_each_text_in_order() -> None:
    assert await embedded(answering(), "a", "b", "c") == [[0.0, 1.0], [1.0, 1.0], [2.0, 1.0]]


@pytest.mark.parametrize(
    ("status", "reply"),
    [
        (500, None),
        (401, {"error": "key k is wrong"}),
        (200, {"data": []}),
        (200, {"data": [{"index": 0, "embedding": []}]}),
        (200, {"data": [{"index": 7, "embedding": [1.0]}]}),
        (200, {"data": "x"}),
    ],
)
async def test_a_bad_answer_is_a_source_error_without_its_words(status: int, reply: object) -> None:
    with pytest.raises(SourceError) as caught:
        await embedded(answering(status, reply), "secret text")
    assert "secret" not in str(caught.value)
    assert "key k" not in str(caught.value)


@pytest.mark.parametrize("name", ["a redirect to another host", "a page", "a dropped connection"])
async def test_a_text_reaches_no_other_host(name: str) -> None:
    fault = FAULTS[name]
    with pytest.raises(SourceError) as caught:
        await embedded(lambda _: fault.reply, "secret text")
    assert caught.value.error_code is fault.code
    assert "embeddings_url" in str(caught.value)


async def test_an_endpoint_that_is_not_there_is_a_source_error() -> None:
    with pytest.raises(SourceError):
        await EndpointEmbedder("http://127.0.0.1:9", "m").embed(["a"])
