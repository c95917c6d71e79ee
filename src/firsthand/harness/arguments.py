"""Arguments of a tool call: from a model's raw JSON to a validated request.

Refuses what is not one JSON object, duplicate keys, and everything that the request's strict
contract refuses. Nothing is coerced or repaired.
"""

import json
from typing import Any

from pydantic import JsonValue, ValidationError

from firsthand.contracts.requests import ToolRequest


class InvalidArguments(ValueError):
    """The arguments are not the tool's; the message is for the ledger and a person."""


def parse_arguments(raw: JsonValue) -> dict[str, JsonValue]:
    """The arguments' object. Raises InvalidArguments."""
    if isinstance(raw, dict):
        return raw
    if raw is None or raw == "":
        return {}
    if not isinstance(raw, str):
        raise InvalidArguments(f"arguments are a {type(raw).__name__}, not a JSON object")
    try:
        value = json.loads(raw, object_pairs_hook=unique_keys, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise InvalidArguments(f"arguments are not JSON: {error}") from None
    if not isinstance(value, dict):
        raise InvalidArguments(f"arguments are a JSON {type(value).__name__}, not an object")
    return value


def validate_request(request: type[ToolRequest], arguments: dict[str, JsonValue]) -> ToolRequest:
    """Raises InvalidArguments, naming each field and its rule."""
    try:
        return request.model_validate_json(json.dumps(arguments))
    except ValidationError as error:
        faults = "; ".join(
            f"{'.'.join(map(str, fault['loc'])) or 'arguments'}: {fault['msg']}"
            for fault in error.errors(include_url=False, include_input=False)[:5]
        )
        raise InvalidArguments(faults) from None


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """`object_pairs_hook` that refuses a duplicate key (the parser keeps the last)."""
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return value


def no_constant(name: str) -> None:
    """`parse_constant` that refuses NaN and the infinities."""
    raise ValueError(f"{name} is not JSON")
