"""Secrets that stand in the file itself, where others can read them: a warning, never a refusal."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from firsthand.settings.fields import Settings
from firsthand.settings.file import ConfigFile
from firsthand.settings.names import Key, dotted
from firsthand.settings.schema import following, is_secret

REFERENCE = "env:"


def file_warnings(file: ConfigFile) -> tuple[str, ...]:
    if not file.read_by_others:
        return ()
    found = [dotted(*key) for key in _literal(Settings, file.data, ())]
    if not found:
        return ()
    return (
        f"{file.path} can be read by others and holds a secret ({', '.join(found)});"
        f" `chmod 600 {file.path}`, or write env:NAME in its place",
    )


def _literal(annotation: Any, held: Mapping[str, Any], before: Key) -> Iterator[Key]:
    for name, value in held.items():
        inner = following(annotation, name)
        if inner is None:
            continue
        if isinstance(value, Mapping):
            yield from _literal(inner, value, (*before, name))
        elif is_secret(inner) and isinstance(value, str) and _is_literal(value):
            yield (*before, name)


def _is_literal(value: str) -> bool:
    """An address is a secret for its password alone."""
    if value.startswith(REFERENCE):
        return False
    address = urlsplit(value)
    return not address.netloc or address.password is not None
