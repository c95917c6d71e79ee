"""What a live server answered, and reading it as JSON.

Law: bytes of a reply are data of unknown origin. JSON that is broken, nested without end, or holds
what is no JSON (NaN, numbers of thousands of digits) is an HttpFailure, never another exception.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from pydantic import JsonValue

from firsthand.sources.http.failures import unusable
from firsthand.sources.http.server import Place


@dataclass(frozen=True, kw_only=True)
class Reply:
    """A reply of status 2xx, whole and within its bounds."""

    status: int
    body: bytes
    """Unpacked."""
    headers: Mapping[str, str]
    """Names in lower case."""
    place: Place = field(repr=False)

    def json(self) -> JsonValue:
        """Raises HttpFailure."""
        return self._read(self.body)

    def lines(self) -> Iterator[bytes]:
        """Lines without their ends; empty ones are left out."""
        return (line for raw in self.body.split(b"\n") if (line := raw.rstrip(b"\r")))

    def json_lines(self) -> Iterator[JsonValue]:
        """Each line as JSON. Raises HttpFailure."""
        return (self._read(line) for line in self.lines())

    def _read(self, text: bytes) -> JsonValue:
        try:
            document: JsonValue = json.loads(text.decode(), parse_constant=_no_constant)
        except (ValueError, RecursionError):
            if text.lstrip()[:1] == b"<":
                raise unusable(self.place, "a page and no JSON", self.status) from None
            raise unusable(self.place, "what is no JSON", self.status) from None
        return document


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
