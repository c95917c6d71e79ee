"""A quotation is a contiguous part of its text, cut between tokens."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.offline.quote import GIST_CHARACTERS, QUOTE_CHARACTERS, gist, heart, quote
from firsthand.offline.signals import follows_negation
from firsthand.rules.text import match_excerpt

FILLER = "request 4711 of user 12 handled by worker-3 in 12ms; "


def test_a_short_text_is_quoted_whole() -> None:
    assert quote("  ERROR a=1 ") == "ERROR a=1"


def test_a_long_text_is_quoted_around_its_failure() -> None:
    text = FILLER * 20 + "connection refused by db-1:5432 after 3 tries; " + FILLER * 20
    piece = quote(text)
    assert "connection refused by db-1:5432" in piece
    assert len(piece) <= QUOTE_CHARACTERS
    assert match_excerpt(piece, text).outcome is ExcerptOutcome.MATCH


def test_a_quotation_never_begins_behind_a_negation() -> None:
    text = "x" * 10 + " " + "word " * 60 + "the disk is not full and not exhausted " + "word " * 60
    piece = quote(text)
    assert not follows_negation(text, text.index(piece))


@pytest.mark.parametrize("number", ["30000ms", "10.2.3.4", "2026-07-08T10:14:03Z", "91%"])
def test_numbers_are_not_cut(number: str) -> None:
    text = f"{number}" + f" {number}" * 200
    assert set(quote(text).split()) == {number}


def test_chinese_without_spaces_is_cut_between_characters() -> None:
    text = "订单服务处理请求完成" * 60 + "数据库连接池耗尽" + "订单服务处理请求完成" * 60
    piece = quote(text)
    assert "连接池耗尽" in piece
    assert piece in text
    assert len(piece) <= QUOTE_CHARACTERS + 1


def test_the_heart_is_the_failures_own_clause() -> None:
    text = "job started, 3 of 5 done. curl: (6) Could not resolve host: api.example. Retrying later"
    assert heart(text) == "curl: (6) Could not resolve host: api.example."


def test_a_gist_has_words_and_no_numbers_or_identifiers() -> None:
    text = "2026-07-08T10:14:03Z ERROR web-1 trace=ab12 connection pool exhausted after 30000ms"
    assert gist(text) == "connection pool exhausted after"
    assert len(gist("连接池耗尽" * 100)) <= GIST_CHARACTERS


@given(st.text(max_size=900), st.integers(20, 400))
def test_any_quotation_stands_in_its_text(text: str, limit: int) -> None:
    piece = quote(text, limit=limit)
    assert piece in text
    assert heart(text) in text


@given(
    st.lists(
        st.sampled_from(
            ["error", "no", "not", "30000ms", "10.0.0.1", "完成", "超时", "a=b", "-", "—", "."]
        ),
        max_size=120,
    )
)
def test_a_cut_leaves_no_number_or_word_half(words: list[str]) -> None:
    text = " ".join(words)
    piece = quote(text, limit=60)
    at = text.index(piece)
    around = text[max(0, at - 1) : at], text[at + len(piece) : at + len(piece) + 1]
    assert not any(re.match(r"[A-Za-z0-9]", border) for border in around)
