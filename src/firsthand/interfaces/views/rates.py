"""Rates as a Document: one a line, under the names that the JSON has. Pure."""

from collections.abc import Mapping

from firsthand.contracts.base import JsonObject
from firsthand.interfaces.document import Document, Line, Piece, Tone, line


def rates_document(rates: JsonObject) -> Document:
    return tuple(_rate(name, value) for name, value in rates.items())


def _rate(name: str, value: object) -> Line:
    said = "nothing to count" if value is None else f"{value}"
    if isinstance(value, Mapping):
        said = ", ".join(f"{key} {count}" for key, count in value.items()) or "none"
    return line(Piece(f"{name}: ", Tone.STRONG), said)
