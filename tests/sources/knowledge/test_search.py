"""Search: both languages, names and strings first, and nothing for what is about something else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sources.knowledge.kit import indexed

from firsthand.sources.knowledge.ranking import FLOOR, floor, least_share
from firsthand.sources.knowledge.search import search

RUNBOOKS = {
    "pool.md": "# Connection pool exhaustion\n\nSearch the logs for HikariPool; count who is waiting.",
    "池.md": "# 数据库连接池耗尽\n\n先查看等待连接的请求数量。",
    "disk.md": "---\nalerts: [DiskFillsUp]\n---\n# Disk almost full\n\nFind the directory that grows.",
    "slow.md": "# High latency\n\nCompare the latency of the service with its dependencies' timeouts.",
    "io.md": "# Errors\n\nThe log says: `read tcp: i/o timeout while dialing upstream`.",
    "talk.md": "# Disk disk disk\n\nA disk fills up and up: disk, disk, disk fills up.",
}


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("connection pool is exhausted", "pool.md"),
        ("HikariPool", "pool.md"),
        ("hikari pool waiting", "pool.md"),
        ("hikaripool", "pool.md"),
        ("连接池耗尽怎么办", "池.md"),
        ("数据库连接", "池.md"),
        ("DiskFillsUp", "disk.md"),
        ("alert DiskFillsUp on the disk", "disk.md"),
        ("i/o timeout while dialing upstream", "io.md"),
        ("服务报错 i/o timeout while dialing upstream 怎么处理", "io.md"),
        ("why does it time out: timeouts of a dependency", "slow.md"),
    ],
)
def test_the_right_passage_comes_first(query: str, first: str) -> None:
    assert search(indexed(RUNBOOKS), [query])[0].block["file"] == first


@pytest.mark.parametrize(
    "query",
    ["pizza oven repair", "how do I bake bread", "今天天气怎么样", "???", "the of and", " "],
)
def test_a_question_about_something_else_finds_nothing(query: str) -> None:
    assert search(indexed(RUNBOOKS), [query]) == []


def test_queries_in_two_languages_are_fused() -> None:
    found = search(indexed(RUNBOOKS), ["connection pool exhausted", "连接池耗尽"])
    assert {one.block["file"] for one in found[:2]} == {"pool.md", "池.md"}


def test_an_empty_index_finds_nothing() -> None:
    assert search(indexed({}), ["anything"]) == []


def test_the_floor_grows_with_the_corpus_between_its_bounds() -> None:
    assert floor(0) == floor(100) == FLOOR[0]
    assert FLOOR[0] < floor(400) < floor(1200) < FLOOR[1] == floor(1_000_000)


def test_passages_in_english_raise_the_floor_of_a_chinese_question_by_half() -> None:
    index = indexed(
        {**{f"{n}.md": f"# English {n}\n\nText." for n in range(600)}, "池.md": "连接池"}
    )
    assert (index.chinese, index.passages) == (1, 601)
    least = least_share(index, "connection pool")
    assert least == floor(601)
    assert least_share(index, "连接池") == (floor(1) + least) / 2
    index.close()


@settings(deadline=None, max_examples=60)
@given(st.lists(st.text(max_size=40), max_size=4), st.text(max_size=40))
def test_no_text_makes_it_fail(bodies: list[str], query: str) -> None:
    index = indexed({f"{n}.md": body for n, body in enumerate(bodies)})
    found = [one.id for one in search(index, [query])]
    assert len(found) == len(set(found))
    index.close()


@pytest.mark.parametrize(
    "query", ['"', '" OR "', "a* NEAR(b", "head : x", "'; DROP TABLE file; --"]
)
def test_a_query_is_no_language(query: str) -> None:
    search(indexed(RUNBOOKS), [query])
