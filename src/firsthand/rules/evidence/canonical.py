"""Canonical JSON and the hashes over it. Owns what "the same payload" means; pure.

Two documents are the same if they differ only in key order, in `2.0` for `2`, or in what no
store can keep: NUL characters and half surrogate pairs. `storable` is that common form; a ledger
that stores it gets back a document of the same hash, from JSON text and from JSONB alike.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from decimal import Decimal

from pydantic import JsonValue

from firsthand.rules.evidence.values import NESTING, TOO_DEEP, number_text

_SURROGATE = re.compile("[\ud800-\udfff]")


def storable(value: JsonValue, depth: int = 0) -> JsonValue:
    """The form that is stored: no NUL, no half surrogate, no NaN (it becomes the string `NaN`).

    An integral float becomes an integer. Structures deeper than 100 are named, not followed.
    """
    if isinstance(value, str):
        return value if value.isascii() and "\x00" not in value else _text(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if value.bit_length() < 4096 else number_text(value)
    if isinstance(value, float):
        return _number(value)
    if depth >= NESTING:
        return TOO_DEEP
    if isinstance(value, list):
        return [storable(item, depth + 1) for item in value]
    return {_text(key): storable(value[key], depth + 1) for key in sorted(value)}


def canonical_json(value: JsonValue) -> bytes:
    """UTF-8 bytes: sorted keys, no white space, no escape that JSON does not need."""
    return stored_json(storable(value))


def stored_json(value: JsonValue) -> bytes:
    """The same of what `storable` returned, which is not walked again."""
    text = json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )
    return text.encode()


def payload_sha256(payload: JsonValue) -> str:
    """Hex digest of the canonical payload."""
    return hashlib.sha256(canonical_json(payload)).hexdigest()


def arguments_hash(tool_name: str, arguments: JsonValue) -> str:
    """Hex digest over a tool's name and its canonical arguments."""
    return payload_sha256([tool_name, arguments])


def run_digest(pairs: Iterable[tuple[int, str | None]]) -> str:
    """Hex digest over `(invocation id, payload sha256)`, in the order given."""
    return payload_sha256([[invocation_id, digest] for invocation_id, digest in pairs])


def _text(text: str) -> str:
    if "\x00" in text:
        text = text.replace("\x00", "")
    return text if text.isascii() else _SURROGATE.sub("\ufffd", text)


def _number(value: float) -> JsonValue:
    if value != value or value in (float("inf"), float("-inf")):
        return number_text(value)
    return int(Decimal(repr(value))) if value.is_integer() else value
