"""Every term is one that the request contracts accept."""

from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from firsthand.contracts.requests import TERM_CHARACTERS, Term
from firsthand.offline.terms import normalise, term, terms

TERM: TypeAdapter[str] = TypeAdapter(Term)


def test_a_long_text_is_cut_at_a_words_border() -> None:
    cut = term("word " * 40)
    assert cut is not None
    assert len(cut) <= TERM_CHARACTERS
    assert cut.split() == ["word"] * len(cut.split())


def test_nothing_is_left_of_white_space() -> None:
    assert term(" \n\t ") is None
    assert terms(["", "\u2028", "a", "A", "b"], limit=5) == ["a", "b"]


def test_typographic_hyphens_and_full_width_letters_are_plain() -> None:
    assert normalise("ｗｅｂ‑０\u00a0is") == "web-0 is"


@given(st.text(max_size=200))
def test_any_text_gives_a_valid_term_or_none(text: str) -> None:
    line = term(text)
    assert line is None or TERM.validate_python(line) == line
