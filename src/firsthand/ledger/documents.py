"""Documents: contracts and JSON values as text that every store keeps unchanged, and back. Pure.

Owns the one form in which text enters the ledger: no NUL (JSONB has none), no half surrogate pair
(UTF-8 has none), no NaN (JSON has none). `rules.evidence.canonical.storable` says what becomes of
them, and canonical JSON is made over the same form: a payload's sha256 stays verifiable.
"""

import json
import sys
from datetime import UTC, datetime

from pydantic import BaseModel, JsonValue
from pydantic_core import PydanticSerializationError, from_json, to_json, to_jsonable_python

from firsthand.contracts.errors import LedgerError
from firsthand.rules.evidence.canonical import canonical_json, storable

_SUSPECT = (b"\\u0000", b"NaN", b"Infinity")
"""What fast-made JSON may hold that a store refuses; some of it is innocent, and then kept."""

CONTRACT_LEVELS = 254
"""No contract's document is deeper: no deeper one can be written or shown."""


def text(value: str) -> str:
    """The text as it is stored."""
    if value.isascii() and "\x00" not in value:
        return value
    return str(storable(value))


def optional_text(value: str | None) -> str | None:
    return None if value is None else text(value)


def is_storable(value: str) -> bool:
    """Whether the store could hold exactly this text, so whether a look-up can find it."""
    return text(value) == value


def key(value: str, what: str) -> str:
    """An id of our own making. Raises LedgerError for one that the ledger would have to change."""
    if not value or not is_storable(value):
        raise LedgerError(f"{value!r} is no {what} that a ledger can keep")
    return value


def instant(value: datetime) -> datetime:
    """An aware time in UTC. Raises ValueError for a naive one: its hour is not known."""
    if value.tzinfo is None:
        raise ValueError(f"{value.isoformat()} has no time zone")
    return value.astimezone(UTC)


def encode(value: JsonValue | BaseModel) -> str:
    """JSON text of a contract or a JSON value, in the storable form."""
    try:
        data = to_json(value, inf_nan_mode="constants")
    except (PydanticSerializationError, UnicodeEncodeError):
        return _encode_slowly(value)
    if any(mark in data for mark in _SUSPECT):
        return _encode_slowly(value)
    return data.decode()


def decode(document: str, *, deepest: int = sys.maxsize) -> JsonValue:
    """Raises ValueError where the text is no JSON, or of more levels than `deepest`."""
    try:
        value: JsonValue = from_json(document)
    except ValueError:  # the fast reader stops at 200 levels, a contract holds more
        try:
            value = json.loads(document)
        except RecursionError:
            raise ValueError("the document is too deep") from None
        if _levels(value) > deepest:
            raise ValueError("the document is too deep") from None
    return value


def _levels(value: JsonValue) -> int:
    """How many containers lie in one another."""
    found, inside = 0, [value]
    while inside := [
        part
        for one in inside
        if isinstance(one, dict | list)
        for part in (one.values() if isinstance(one, dict) else one)
    ]:
        found += 1
    return found


def _encode_slowly(value: JsonValue | BaseModel) -> str:
    plain = to_jsonable_python(value) if isinstance(value, BaseModel) else value
    return canonical_json(plain).decode()
