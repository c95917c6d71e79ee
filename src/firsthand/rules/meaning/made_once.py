"""Readings of a text that are made when they are first asked for, and are plain attributes from then on.

Owns that look-up alone: a reading `figures` is made by `_make_figures`. Nothing outlives its object.
"""

from typing import Any


class MadeOnce:
    """Base of a class whose readings are slots that stay unset until they are asked for."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_make_"):
            raise AttributeError(name)
        made = getattr(self, f"_make_{name}")()
        setattr(self, name, made)
        return made
