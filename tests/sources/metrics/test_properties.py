"""What holds for every text and every expression, whoever made it."""

from hypothesis import given
from hypothesis import strategies as st
from tests.sources.metrics.expressions import EXPRESSIONS, MARK

from firsthand.sources.metrics.promql import Guarded, Refused, check, name_of
from firsthand.sources.metrics.promql.matchers import plain_selectors
from firsthand.sources.metrics.promql.parse import parse
from firsthand.sources.metrics.promql.policy import Policy

WORDS = st.sampled_from([*'(){}="[]:,*>5', "sum", "up", "5m", "by", "on", "or", "rate"])


@given(st.text(max_size=200))
def test_no_text_raises(text: str) -> None:
    assert isinstance(check(text), (Guarded, Refused))


@given(st.lists(WORDS, max_size=20))
def test_no_row_of_words_raises_and_what_passes_reads_back(words: list[str]) -> None:
    found = check(" ".join(words))
    if isinstance(found, Guarded):
        assert plain_selectors(parse(found.promql, Policy())) == found.tree


@given(EXPRESSIONS)
def test_what_passes_reads_back_as_the_same_tree_and_is_written_once(promql: str) -> None:
    found = check(promql)
    if isinstance(found, Guarded):
        again = check(found.promql)
        assert isinstance(again, Guarded)
        assert (again.tree, again.promql) == (found.tree, found.promql)


@given(EXPRESSIONS)
def test_no_word_or_number_of_the_asker_is_in_a_name(promql: str) -> None:
    found = check(promql)
    if isinstance(found, Guarded):
        name = name_of(found.tree, found.metrics)
        assert MARK not in name
        assert "42" not in name
        assert "\n" not in name
