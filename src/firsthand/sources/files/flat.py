"""Nested fields under dotted names, so that every source says them alike. Pure."""

from collections.abc import Iterator

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject

DEEPEST = 20
"""Levels of nesting that become dotted names."""


def flattened(
    fields: JsonObject, before: str = "", depth: int = 0
) -> Iterator[tuple[str, JsonValue]]:
    """Pairs with dotted names, in order; an empty object, and what is nested too deeply, stay."""
    for key, value in fields.items():
        name = f"{before}{key}"
        if isinstance(value, dict) and value and depth < DEEPEST:
            yield from flattened(value, f"{name}.", depth + 1)
        else:
            yield name, value
