"""Plain ranking: both languages, and nothing for what is about something else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.sources.ranking import Passage, Ranking, tokens

PASSAGES = [
    Passage(
        "Connection pool exhaustion", "Search the logs for HikariPool and count who is waiting."
    ),
    Passage("数据库连接池耗尽", "先查看等待连接的请求数量。"),
    Passage("Disk almost full", "Find the directory that grows on the mount."),
    Passage("High latency", "Compare the latency of the service with its dependencies' timeouts."),
]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("connection pool is exhausted", 0),
        ("HikariPool", 0),
        ("hikari pool waiting", 0),
        ("连接池耗尽", 1),
        ("数据库连接", 1),
        ("disk full", 2),
        ("why does it time out: timeout of a dependency", 3),
    ],
)
def test_the_right_passage_comes_first(query: str, first: int) -> None:
    assert Ranking(PASSAGES).search([query])[0] == first


@pytest.mark.parametrize(
    "query", ["pizza oven repair", "how do I bake bread", "今天天气怎么样", "???", "the of and"]
)
def test_a_question_about_something_else_finds_nothing(query: str) -> None:
    assert Ranking(PASSAGES).search([query]) == []


def test_queries_in_two_languages_are_fused() -> None:
    found = Ranking(PASSAGES).search(["connection pool exhausted", "连接池耗尽"])
    assert set(found[:2]) == {0, 1}


def test_words_are_split_where_names_are() -> None:
    assert {"hikari", "pool", "cp"} <= set(tokens("HikariPool HikariCP"))
    assert {"连接", "接池"} <= set(tokens("连接池"))
    assert tokens("timeouts") == tokens("timeout")
    assert tokens("The of and") == []


def test_no_passages_find_nothing() -> None:
    assert Ranking([]).search(["anything"]) == []


@settings(deadline=None)
@given(st.lists(st.text(max_size=40), max_size=4), st.text(max_size=40))
def test_no_text_makes_it_fail(bodies: list[str], query: str) -> None:
    found = Ranking([Passage("", body) for body in bodies]).search([query])
    assert len(found) == len(set(found))
