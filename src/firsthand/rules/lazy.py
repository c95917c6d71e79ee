"""Regular expressions that are compiled when they are first used. What is compiled changes no answer.

Most runs use few of them, and to compile one with ranges of Han characters takes milliseconds. A process
that has needed many judges in earnest, and will need most: then the others are compiled at once (0.2 s), so
that not every fourth ruling still waits for some. A pattern's own errors show at its first use: a test uses
every one.
"""

import re
from contextlib import suppress
from functools import cached_property
from itertools import count
from typing import Any, cast

MANY = 100
"""First uses, in one process, behind which all other patterns are compiled; a run of `demo` needs 70."""
_known: "list[LazyPattern]" = []
_first_uses = count(1)


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """As `re.compile`; the first attribute that is asked for compiles it."""
    return cast("re.Pattern[str]", LazyPattern(source, flags))


class LazyPattern:
    """Has every attribute of the pattern, and keeps each that was asked for once."""

    def __init__(self, source: str, flags: int) -> None:
        self._made = (source, flags)
        _known.append(self)

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        made = re.compile(*self._made)
        if next(_first_uses) == MANY:
            compile_all()
        return made

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        found = getattr(self.compiled, name)
        setattr(self, name, found)
        return found


def compile_all() -> None:
    """Compiles every pattern that is still waiting; one with an error waits for its own first use."""
    for one in _known:
        with suppress(re.error):
            _ = one.compiled
