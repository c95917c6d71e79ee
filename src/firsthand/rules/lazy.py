"""Regular expressions that are compiled when they are first used. Pure.

Most runs use few of them, and to compile one with ranges of Han characters takes milliseconds. A
pattern's own errors show at its first use too: a test uses every one.
"""

import re
from functools import cached_property
from typing import Any, cast


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """As `re.compile`; the first attribute that is asked for compiles it."""
    return cast("re.Pattern[str]", LazyPattern(source, flags))


class LazyPattern:
    """Has every attribute of the pattern, and keeps each that was asked for once."""

    def __init__(self, source: str, flags: int) -> None:
        self._made = (source, flags)

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        return re.compile(*self._made)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        found = getattr(self.compiled, name)
        setattr(self, name, found)
        return found
