"""What is given to an option, before it means anything: not nothing, and of the form that it must have.

Law: an empty value is refused and never means a default, since it is most likely a shell variable that is
not set. An empty path would be the folder that one happens to be in.
"""

import re
from pathlib import Path

from typer import BadParameter

EMPTY = "it is empty (a shell variable that is not set?); name one, or leave it away"

LONGEST = 80
"""Characters of a wrong value that are repeated."""
_DIGEST = re.compile("(?:sha256:)?([0-9a-f]{64})")


def a_word(text: str) -> str:
    """The text as it is. Raises BadParameter for nothing but blanks."""
    if not text.strip():
        raise BadParameter(EMPTY)
    return text


def a_path(text: str) -> Path:
    """Raises BadParameter for the empty path."""
    return Path(a_word(text))


def a_digest(text: str) -> str:
    """Its 64 hex digits. Raises BadParameter for what is no sha256: no record could ever have it."""
    found = _DIGEST.fullmatch(a_word(text).strip().lower())
    if found is None:
        raise BadParameter(
            f"{text[:LONGEST]!r} is no digest: 64 hex digits, as `firsthand verify RUN` prints them"
        )
    return found[1]


def a_model(text: str) -> str:
    """A model's name as it is. Raises BadParameter where a colon has no provider before it."""
    provider, colon, _ = a_word(text).partition(":")
    if colon and not provider.strip():
        raise BadParameter(
            f"{text!r} names no provider before the colon; write PROVIDER:MODEL, such as ollama:qwen3:8b"
            " (`firsthand models list` shows the names)"
        )
    return text
