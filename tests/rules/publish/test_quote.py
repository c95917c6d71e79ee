"""A quotation is a contiguous piece of the system's text, with elision only at its ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.rules.publish.quote import (
    LEAD_CHARACTERS,
    QUOTE_CHARACTERS,
    guidance_quotation,
    quotation,
)

WORDS = st.lists(st.sampled_from(["not", "connection", "available", "active=50", "连接池", "a"]))


@given(st.data())
def test_it_is_a_contiguous_piece_that_holds_the_spans_beginning(data: st.DataObject) -> None:
    text = " ".join(data.draw(WORDS)) * data.draw(st.integers(1, 60))
    start = data.draw(st.integers(0, max(0, len(text) - 1)))
    end = data.draw(st.integers(start, len(text)))
    quoted = quotation(text, (start, end))
    piece = quoted.removeprefix("… ").removesuffix(" …")
    assert piece in text
    assert len(piece) <= QUOTE_CHARACTERS
    if len(text) <= QUOTE_CHARACTERS:
        assert quoted == text
    begins = text.find(piece)
    assert text[start : start + 1] in piece
    assert begins == 0 or begins <= start


def test_no_negation_near_the_span_is_cut_away() -> None:
    text = "x " * 600 + "the connection is not yet available to anyone " + "y " * 600
    start = text.index("available")
    quoted = quotation(text, (start, start + 9))
    assert "is not yet available" in quoted
    assert quoted.startswith("… ")
    assert quoted.endswith(" …")
    assert quoted.index("available") >= LEAD_CHARACTERS


@pytest.mark.parametrize("span", [None, (0, 10), (3000, 3010)])
def test_a_long_passage_keeps_its_place(span: tuple[int, int] | None) -> None:
    text = "pool.md › Exhausted: " + "check the pool size first " * 150
    quoted = guidance_quotation(text, span)
    assert quoted.startswith("pool.md › Exhausted: ")
    piece = quoted.removeprefix("pool.md › Exhausted: ").removeprefix("… ").removesuffix(" …")
    assert piece in text
    assert len(quoted) <= QUOTE_CHARACTERS + 4


def test_a_short_passage_and_one_without_a_place_are_quoted_as_they_are() -> None:
    assert guidance_quotation("a.md › B: c", None) == "a.md › B: c"
    bare = "word " * 500
    assert guidance_quotation(bare, None).removesuffix(" …") in bare
