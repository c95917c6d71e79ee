"""Does an excerpt close a bracket where the text goes on inside it?

Law: pure, linear. `owners=["web-3"]` is not from `owners=["web-3","web-9"]`, although each character but the
last is: the bracket says that nothing follows. A bracket counts if it closes one inside the excerpt, or one
before it that stands before it in the text too; a brace before it is JSON's dress and never counts.
It cannot say the same of quotes, which do not tell an opening one from a closing one.
"""

import re

from firsthand.rules.text.canonical import Span

_PAIRS = {")": "(", "]": "[", "}": "{"}
_OPENING = frozenset(_PAIRS.values())
_BESIDE = "\"' "
_NEAR = 8
_CLOSED = re.compile(r"[\s\\\"'“”‘’]{0,8}[)\]}）】］｝〕]")


def closes_early(wanted: str, core: str, text: str, span: Span) -> bool:
    """`core` stands at `span` of the canonical text: do other signs follow there than its brackets?"""
    first, place = span
    for closing, inside in _closing(wanted, core):
        before = text[max(0, first - _NEAR) : first].rstrip(_BESIDE)[-1:]
        if not inside and (closing == "}" or before != _PAIRS[closing]):
            return False
        behind = text[place : place + _NEAR].lstrip(_BESIDE)
        if not behind.startswith(closing):
            return True
        place = text.index(closing, place) + 1
        first -= not inside
    return False


def own_closing(wanted: str, core: str) -> str:
    """The brackets right behind the core of an excerpt that close one inside it."""
    return "".join(bracket for bracket, inside in _closing(wanted, core) if inside)


def is_closed(source: str, place: int) -> bool:
    """Does a bracket of any shape close at this place of a source?"""
    return _CLOSED.match(source, place) is not None


def _closing(wanted: str, core: str) -> list[tuple[str, bool]]:
    """The brackets right behind the core, and whether each closes one inside it."""
    start = wanted.find(core)
    right = wanted[start + len(core) :]
    if start < 0 or not any(mark in _PAIRS for mark in right):
        return []
    opened: list[tuple[str, bool]] = []
    for place, mark in enumerate(wanted[: start + len(core)]):
        if mark in _OPENING:
            opened.append((mark, place >= start))
        elif opened and _PAIRS.get(mark) == opened[-1][0]:
            opened.pop()
    found = []
    for mark in right:
        if mark in _BESIDE:
            continue
        if not opened or _PAIRS.get(mark) != opened[-1][0]:
            break
        found.append((mark, opened.pop()[1]))
    return found
