"""Search by meaning: the endpoint, the vectors in the index, and what happens without an answer."""

from collections.abc import Sequence

import pytest
from tests.sources.knowledge.kit import indexed
from tests.support.http_faults import FAULTS
from tests.support.http_stub import Reply, Request, Script, Stub

from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import LookupKnowledge
from firsthand.sources.embedder import HashingEmbedder
from firsthand.sources.knowledge import KnowledgeSource
from firsthand.sources.knowledge.endpoint import EndpointEmbedder
from firsthand.sources.knowledge.ranking import Ranked
from firsthand.sources.knowledge.search import CLEARLY_NEAR, answered, search
from firsthand.sources.knowledge.vectors import NOT_NEAR, Near, Vectors, embed_passages

RUNBOOKS = {f"{n}.md": f"# Topic {n}\n\nwords{n} about{n} subject{n}" for n in range(60)}
RUNBOOKS["pool.md"] = "# Connection pool\n\nexhausted connections wait"


def narrowed(vector: list[float]) -> list[float]:
    """As of a model to which any two texts are alike."""
    return [*(0.5 * one for one in vector), 0.75**0.5]


class Narrow:
    name = "narrow"

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        return [narrowed(vector) for vector in await HashingEmbedder().embed(texts)]


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


async def test_a_lead_is_the_same_where_all_vectors_are_alike() -> None:
    """Models differ in how near any two texts are: one part that all share changes no lead."""
    index, embedder = indexed(RUNBOOKS), HashingEmbedder()
    await embed_passages(index, embedder)
    (question,) = await embedder.embed(["exhausted connections pool"])
    plain = Vectors(index).nearest(question, 5)
    await embed_passages(index, Narrow())
    narrow = Vectors(index).nearest(narrowed(question), 5)
    assert narrow.passages[0] == plain.passages[0]
    assert narrow.lead == pytest.approx(plain.lead, abs=0.01)


async def test_a_family_of_like_passages_leads_over_the_rest() -> None:
    family = {f"pool{n}.md": f"# Pool {n}\n\nexhausted connections wait" for n in range(40)}
    index, embedder = indexed({**RUNBOOKS, **family}), HashingEmbedder()
    await embed_passages(index, embedder)
    (question,) = await embedder.embed(["exhausted connections wait"])
    assert Vectors(index).nearest(question, 5).lead > 0.2


async def test_a_far_passage_has_its_lead_where_it_is_asked_for() -> None:
    texts = {f"{n}.md": f"# Connection {n}\n\nexhausted connections wait" for n in range(200)}
    index, embedder = indexed({**texts, "far.md": "# Bread\n\nsourdough"}), HashingEmbedder()
    await embed_passages(index, embedder)
    vectors = Vectors(index)
    (question,) = await embedder.embed(["exhausted connections wait"])
    far = index.holders("sourdough", "body")[0]
    assert far not in vectors.nearest(question, 5).leads
    assert vectors.nearest(question, 5, [far]).leads[far] < 0
    assert vectors.nearest(question, 5, [10**9]).leads.keys().isdisjoint({10**9})


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


def ranked(passage: int, share: float) -> Ranked:
    return Ranked(passage, 0, 1.0, share, share)


@pytest.mark.parametrize(
    ("words", "leads", "answers"),
    [
        ({1: 1.5}, {1: 0.0}, True),  # words alone
        ({1: 1.2}, {1: 0.0}, False),
        ({}, {1: 0.75}, True),  # meaning alone
        ({}, {1: 0.6}, False),
        ({1: 0.8}, {1: 0.4}, True),  # both, of one passage
        ({1: 0.8}, {1: 0.0, 2: 0.4}, False),  # of two passages they prove nothing
        ({1: 1.5}, {1: -0.3, 2: 0.1}, False),  # a passage that is far needs more words
        ({1: 1.5}, {2: 0.1}, True),  # one without a vector: words alone
    ],
)
def test_words_and_meaning_of_one_passage_answer(
    words: dict[int, float], leads: dict[int, float], answers: bool
) -> None:
    """Words in floors."""
    near = Near(tuple(sorted(leads, key=lambda one: -leads[one])), leads)
    ranking = [ranked(passage, 0.3 * share) for passage, share in words.items()]
    assert answered(ranking, 0.3, near) is answers


def test_words_alone_decide_where_no_vector_can_be_compared() -> None:
    assert answered([ranked(1, 0.3)], 0.3, NOT_NEAR)
    assert not answered([ranked(1, 0.29)], 0.3, NOT_NEAR)
    assert not answered([], 0.3, NOT_NEAR)


async def test_vectors_of_another_model_leave_words_as_they_are() -> None:
    index = indexed(RUNBOOKS)
    await embed_passages(index, HashingEmbedder())
    for query in ("exhausted connections", "exhausted marathon runners of yesterday"):
        assert search(index, [query], Vectors(index), [[1.0, 0.0]]) == search(index, [query])


async def test_a_passage_that_does_not_lead_is_no_result() -> None:
    index = indexed(RUNBOOKS)
    await embed_passages(index, HashingEmbedder())
    query = "connection pool exhausted connections"
    found = search(index, [query], Vectors(index), [[0.0] * 256])
    assert [one.id for one in found] == [one.id for one in search(index, [query])] != []


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
