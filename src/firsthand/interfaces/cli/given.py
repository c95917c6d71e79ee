"""What is given to an option, before it means anything: not nothing, and a model's name with its maker.

Law: an empty value is refused and never means a default, since it is most likely a shell variable that is
not set. An empty path would be the folder that one happens to be in.
"""

from pathlib import Path

from typer import BadParameter

EMPTY = "it is empty (a shell variable that is not set?); name one, or leave it away"


def a_word(text: str) -> str:
    """The text as it is. Raises BadParameter for nothing but blanks."""
    if not text.strip():
        raise BadParameter(EMPTY)
    return text


def a_path(text: str) -> Path:
    """Raises BadParameter for the empty path."""
    return Path(a_word(text))


def a_model(text: str) -> str:
    """A model's name as it is. Raises BadParameter where a colon has no provider before it."""
    provider, colon, _ = a_word(text).partition(":")
    if colon and not provider.strip():
        raise BadParameter(
            f"{text!r} names no provider before the colon; write PROVIDER:MODEL, such as ollama:qwen3:8b"
            " (`firsthand models list` shows the names)"
        )
    return text
