"""What a model wrote is judged in the form in which every store keeps it."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue

from firsthand.agents.outcome import as_stored
from firsthand.ledger.documents import decode, encode

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.text(st.characters(categories=["Cs", "Cc", "Lo"]))
    | st.sampled_from(["NaN", "Infinity", "\\u0000", 1.0, -0.0, 1e300, 10**400])
)
VALUES: st.SearchStrategy[JsonValue] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_what_is_judged_comes_back_from_the_store(value: JsonValue) -> None:
    kept = as_stored(value)
    assert decode(encode(kept)) == kept
    assert as_stored(kept) == kept


@pytest.mark.parametrize(
    ("given_id", "kept"),
    [(1.0, "1.0"), (-0.0, "-0.0"), (1e300, "1e+300"), (math.inf, "inf"), (1.5, 1.5), (7, 7)],
)
def test_a_float_never_becomes_an_integer(given_id: JsonValue, kept: JsonValue) -> None:
    assert as_stored({"source_invocation_id": given_id}) == {"source_invocation_id": kept}


def test_no_null_character_and_no_half_pair_is_judged() -> None:
    assert as_stored({"te\x00xt": "a\x00b\ud83d"}) == {"text": "ab\ufffd"}


@pytest.mark.parametrize("name", ["raw_path", "tool_call_id", "source_invocation_id", "tool_name"])
def test_a_null_character_makes_no_reference_another_one(name: str) -> None:
    assert as_stored([{name: "7\x00", f"{name}s": 1}]) == [{name: "7\ufffd", f"{name}s": 1}]


def test_a_null_character_makes_no_listed_id_another_one() -> None:
    assert as_stored({"tool_call_ids": ["a\x00", "b"]}) == {"tool_call_ids": ["a\ufffd", "b"]}
