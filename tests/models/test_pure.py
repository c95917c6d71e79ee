"""The pure parts of the models' edge and of its boundary: envelopes, schemas, waits, costs, contexts."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_ai.usage import RequestUsage

from firsthand.contracts.drafts import DiagnosisDraft, ExecutorReport
from firsthand.contracts.errors import ModelError
from firsthand.contracts.models import ModelTraits, Price, RetryPolicy
from firsthand.contracts.requests import REQUESTS
from firsthand.harness.model_cost import cost_of
from firsthand.harness.model_retry import RETRIED, retry_wait
from firsthand.harness.model_schemas import output_schema, tool_schema
from firsthand.models.context import context_of
from firsthand.models.providers.tolerant import tolerated

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=12,
)
KEYS = st.sampled_from(["choices", "usage", "id", "model", "message", "tool_calls", "function"])
DOCUMENTS = st.dictionaries(KEYS, ANYTHING, max_size=6)


@given(DOCUMENTS)
def test_any_envelope_is_read_without_an_error(document: dict[str, Any]) -> None:
    found = tolerated(document)
    assert found["object"] == "chat.completion"
    assert tolerated(found) == found


def completion(call: dict[str, Any]) -> dict[str, Any]:
    return {"choices": [{"message": {"content": "text", "tool_calls": [call]}}]}


@pytest.mark.parametrize(
    ("arguments", "sent"),
    [('{"a": 1}', '{"a": 1}'), ({"a": "é"}, '{"a": "é"}'), (None, ""), ("{", "{"), ([1], "[1]")],
)
def test_arguments_become_the_string_that_the_protocol_has(arguments: Any, sent: str) -> None:
    call = {"function": {"name": "query_logs", "arguments": arguments}}
    message = tolerated(completion(call))["choices"][0]["message"]
    assert message["tool_calls"][0]["function"]["arguments"] == sent
    assert message["tool_calls"][0]["id"] == ""
    assert message["content"] == "text"


def keys_of(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        return set(schema) | {key for one in schema.values() for key in keys_of(one)}
    return {key for one in schema for key in keys_of(one)} if isinstance(schema, list) else set()


@pytest.mark.parametrize("request_type", REQUESTS.values())
def test_a_tools_schema_keeps_its_parameters_and_loses_what_chokes_servers(
    request_type: Any,
) -> None:
    whole = request_type.model_json_schema()
    for small in (False, True):
        lean = tool_schema(whole, small=small)
        assert set(lean["properties"]) == set(whole["properties"])
        assert lean.get("required") == whole.get("required")
        assert not keys_of(lean) & {"pattern", "patternProperties", "title", "default"}
        assert {"type": "null"} not in [lean]
        assert "null" not in json.dumps(lean)


@pytest.mark.parametrize("shape", [DiagnosisDraft, ExecutorReport])
def test_an_outputs_schema_keeps_null_as_a_value(shape: Any) -> None:
    whole = shape.model_json_schema()
    assert json.dumps(output_schema(whole, small=True)).count('"null"') == json.dumps(whole).count(
        '"null"'
    )


WAITS = st.floats(min_value=0, max_value=1e6, allow_nan=False)


@given(
    attempts=st.integers(1, 20),
    first=st.floats(0.01, 100),
    longest=st.floats(0.01, 1000),
    attempt=st.integers(1, 25),
    code=st.sampled_from([*sorted(RETRIED), "model_unauthorized", "model_timeout"]),
    asked=st.none() | WAITS,
    left=WAITS,
)
def test_no_wait_passes_the_policy_or_the_deadline(
    attempts: int,
    first: float,
    longest: float,
    attempt: int,
    code: str,
    asked: float | None,
    left: float,
) -> None:
    policy = RetryPolicy(attempts=attempts, first_seconds=first, longest_seconds=longest)
    error = ModelError("no", code, retry_after=asked)
    wait = retry_wait(policy, attempt, error, seconds_left=left)
    if wait is None:
        return
    assert code in RETRIED
    assert attempt < attempts
    assert wait <= longest
    assert wait < left
    assert asked is None or wait == asked


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_cost_is_never_negative_and_cached_input_never_dearer_than_asked(
    read: int, written: int, cached: int
) -> None:
    usage = RequestUsage(input_tokens=read, output_tokens=written, cache_read_tokens=cached)
    plain = cost_of(Price(input=3, output=15), usage)
    cheap = cost_of(Price(input=3, output=15, cached_input=0.3), usage)
    assert plain is not None
    assert cheap is not None
    assert 0 <= cheap <= plain


@pytest.mark.parametrize(
    ("entry", "tokens"),
    [
        ({"id": "m", "max_model_len": 40960}, 40960),
        ({"id": "m", "meta": {"n_ctx_train": 32768}}, 32768),
        ({"id": "m", "max_context_length": 8192, "loaded_context_length": 4096}, 4096),
        ({"id": "m", "context_length": "many"}, None),
        ({"id": "m", "context_length": True}, None),
        ({"id": "m"}, None),
    ],
)
def test_a_servers_context_is_read_where_it_says_one(
    entry: dict[str, Any], tokens: int | None
) -> None:
    other = {"id": "other", "max_model_len": 1}
    assert context_of({"data": [other, entry]}, "m") == tokens
    assert context_of({"data": [entry]}, "another-name") == tokens
    assert context_of({"data": [other, entry]}, "another-name") is None


@given(ANYTHING)
def test_any_list_of_models_is_read_without_an_error(listed: Any) -> None:
    context_of(listed, "m")
    context_of({"data": listed}, "m")


@given(st.text(max_size=60))
def test_no_text_keeps_a_secret(text: str) -> None:
    secret = "sk-0123456789"
    traits = ModelTraits(secrets=(secret,))  # type: ignore[arg-type]
    assert secret not in traits.masked(f"{text}{secret}{text}")
