import json
from decimal import Decimal

from hypothesis import given
from tests.rules.evidence.strategies import JSON

from firsthand.rules.evidence import (
    arguments_hash,
    canonical_json,
    payload_sha256,
    run_digest,
    storable,
    stored_json,
)


def test_keys_are_sorted_and_text_is_utf_8() -> None:
    assert canonical_json({"b": 1, "a": "连接池"}) == '{"a":"连接池","b":1}'.encode()


def test_what_no_store_keeps_is_no_difference() -> None:
    assert payload_sha256({"a": "x\x00y", "n": 2.0}) == payload_sha256({"n": 2, "a": "xy"})
    assert (
        canonical_json(["\ud800", float("nan"), float("-inf"), -0.0])
        == '["\ufffd","NaN","-Inf",0]'.encode()
    )


def test_what_was_found_is_a_difference() -> None:
    assert payload_sha256({"a": "2"}) != payload_sha256({"a": 2})
    assert payload_sha256([1, 2]) != payload_sha256([2, 1])
    assert payload_sha256({"a": None}) != payload_sha256({})


def test_the_arguments_hash_knows_the_tool() -> None:
    assert arguments_hash("query_logs", {"limit": 5, "any_of": []}) == arguments_hash(
        "query_logs", {"any_of": [], "limit": 5}
    )
    assert arguments_hash("query_logs", {}) != arguments_hash("query_metrics", {})


def test_the_run_digest_knows_order_and_failures() -> None:
    assert run_digest([(1, "aa"), (2, None)]) == run_digest(iter([(1, "aa"), (2, None)]))
    assert run_digest([(1, "aa"), (2, None)]) != run_digest([(2, None), (1, "aa")])
    assert run_digest([]) != run_digest([(1, None)])


def test_a_structure_nested_beyond_reason_is_named_not_followed() -> None:
    deep: object = "x"
    for _ in range(5000):
        deep = [deep]
    assert b"nested too deeply" in canonical_json(deep)  # type: ignore[arg-type]


@given(JSON)
def test_any_json_has_one_canonical_form_that_reads_back(value: object) -> None:
    data = canonical_json(value)  # type: ignore[arg-type]
    again = json.loads(data)
    assert canonical_json(again) == data
    assert again == storable(value)  # type: ignore[arg-type]
    assert b"\\u0000" not in data


@given(JSON)
def test_a_payload_is_hashed_as_it_was_stored(value: object) -> None:
    stored = storable(value)  # type: ignore[arg-type]
    assert stored_json(stored) == canonical_json(stored) == canonical_json(value)  # type: ignore[arg-type]


@given(JSON)
def test_a_store_that_rewrites_numbers_keeps_the_hash(value: object) -> None:
    """JSONB gives back 1e16 as an integer, and 1e-07 as 0.0000001."""

    def rewritten(text: str) -> object:
        return json.loads(format(Decimal(text), "f"))

    data = canonical_json(value)  # type: ignore[arg-type]
    assert canonical_json(json.loads(data, parse_float=rewritten)) == data
