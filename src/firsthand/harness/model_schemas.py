"""JSON schemas as a model reads them: the same shape in fewer bytes. Pure.

Titles, patterns and null defaults say nothing to a model, and servers that turn a schema into a
grammar choke on patterns; what they forbid is checked after the call all the same.
"""

from collections.abc import Mapping
from typing import Any

NOISE = frozenset({"title", "pattern", "default", "minLength", "propertyNames"})
WORDS = frozenset({"description", "maxLength"})
"""What a small model is spared besides: its prompt says it."""
MAPS = frozenset({"properties", "$defs"})
"""Keywords whose keys are names, not keywords."""
NULL = {"type": "null"}


def output_schema(schema: Mapping[str, Any], *, small: bool) -> dict[str, Any]:
    """An output's schema without noise; null stays a value, since some fields are to be null."""
    return _object(schema, NOISE | WORDS if small else NOISE)


def tool_schema(schema: Mapping[str, Any], *, small: bool) -> dict[str, Any]:
    """A tool's parameters without noise; one that may be null may simply be left out."""
    found = _without_null(output_schema(schema, small=small))
    assert isinstance(found, dict)
    return found


def _object(schema: Mapping[str, Any], dropped: frozenset[str]) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for key, value in schema.items():
        if key in MAPS and isinstance(value, dict):
            kept[key] = {name: _lean(one, dropped) for name, one in value.items()}
        elif key == "patternProperties":
            (kept["additionalProperties"],) = (_lean(one, dropped) for one in value.values())
        elif key not in dropped:
            kept[key] = _lean(value, dropped)
    return kept


def _lean(value: Any, dropped: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return _object(value, dropped)
    if isinstance(value, list):
        return [_lean(one, dropped) for one in value]
    return value


def _without_null(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_null(one) for one in value]
    if not isinstance(value, dict):
        return value
    options = value.get("anyOf")
    if isinstance(options, list) and NULL in options and len(options) == 2:
        rest = {key: one for key, one in value.items() if key != "anyOf"}
        (only,) = (option for option in options if option != NULL)
        value = {**only, **rest}
    return {key: _without_null(one) for key, one in value.items()}
