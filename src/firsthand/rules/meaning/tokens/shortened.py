"""Identifiers that a sentence cuts short: the head of a UUID, the numbered piece of a long name.

Owns what may be left out of a name: all behind the head of a hash, all before a piece that holds a number of
its own. A piece that two names of the text share shortens neither. Pure.
It cannot tell which of two names is meant.
"""

from collections.abc import Iterator

from firsthand.rules.lazy import lazy

_HASH = lazy(r"(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,}\Z")
_REST_OF_HASH = lazy(r"(?:-[0-9a-f]{4}(?=-)|[0-9a-f]{5,}(?![0-9a-z]))[0-9a-f-]*")
"""What may go on behind the head of a UUID or a digest."""
_NUMBERED = lazy(r"[a-z_]*\d{4,}\w*\Z")
_PIECE = lazy(r"[\w.-]*_\Z")
_LEFT_OF_PIECE = 80
"""Characters before a piece that are read as its name."""


def is_shortened(name: str, lower: str) -> bool:
    """The head of a UUID or digest (`3f9c01ab` of `3f9c01ab-77d0-…`), the numbered piece of a longer name
    (`r_000031_2` of `attempt_…_r_000031_2`): the name of one thing only."""
    if name not in lower:
        return False
    if _HASH.match(name):
        wholes = {
            rest[0] if (rest := _REST_OF_HASH.match(lower, at + len(name))) else ""
            for at in _starts(name, lower)
        }
        return len(wholes) == 1 and "" not in wholes
    if not _NUMBERED.match(name):
        return False
    heads = set()
    for at in _starts(name, lower):
        head = _PIECE.search(lower, max(0, at - _LEFT_OF_PIECE), at)
        if head is None or _goes_on(lower, at + len(name)):
            return False
        heads.add(head[0])
    return len(heads) == 1


def _starts(name: str, lower: str) -> Iterator[int]:
    """Where a text has a spelling behind the border of a word, or behind `_`."""
    start = lower.find(name)
    while start >= 0:
        if not start or not lower[start - 1].isalnum():
            yield start
        start = lower.find(name, start + 1)


def _goes_on(lower: str, end: int) -> bool:
    after = lower[end : end + 1]
    return after.isalnum() or after in ("_", "-")
