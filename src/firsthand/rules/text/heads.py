"""What stands before a `:` that an elision hides or follows: a key, or the head of a message?

Law: pure; reads a bounded window. Behind a key (`reason`, `exit code`, `available`, `原因`) nothing may
follow but the key's own value. A head says what happened or who speaks (`commit failed`, `job rotated`,
`wal-archiver`, `超时`): its details may be left out up to a part of them that stands behind a comma, or up to
the next sentence, bracket or frame of a trace.
It cannot tell a key of several rare words from a head.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.text.words import EVENTS, GENERIC_WORDS, HAN_GENERIC, STATES

_SEGMENT = lazy(r"(?:^|[,;:|(){}\[\]\"=]|\. | - )([^,;:|(){}\[\]\"=]*)$")
_EVENT = lazy(rf"(?:{EVENTS})$")
_HAN_KEY = lazy(rf"(?:{HAN_GENERIC})$")
_COMPONENT = lazy(r"(?<![a-z\d_.-])[a-z][a-z\d.]*[-_][a-z\d_.-]+$")
_SENTENCE_END = lazy(r"[;!?|{}\n]|\.(?: |$)|(?<=[\u3040-\u9fff])\.| - ")
_FIRST_WORD = lazy(r"\"?([^\W_]+)")
_FRAME = lazy(r"at [\w.$<>/]+\(")
_NEAR = 96
_LONGEST_KEY = 5  # words
_KEYS = (GENERIC_WORDS - STATES) | {"quantity", "available", "free", "idle", "capacity", "owner"}


def is_key(text: str, end: int) -> bool:
    """Does the canonical text before a `:` end in a key?"""
    found = _SEGMENT.search(text[max(0, end - _NEAR) : end].rstrip(':" '))
    head = found[1].strip() if found is not None else ""
    if not head or _EVENT.search(head):
        return not head
    if head[-1] > "\u3040":
        return _HAN_KEY.search(head) is not None
    words = head.split()
    if len(words) > _LONGEST_KEY or _COMPONENT.search(head):
        return False
    return len(words) == 1 or words[-1] in _KEYS


def follows_head(text: str, end: int, start: int) -> bool:
    """May what stands behind a head's `:` be left out up to here?"""
    if _FRAME.match(text, start):
        return True
    first = _FIRST_WORD.match(text, start)
    if text[start - 1] == ":" or (first is not None and first[1] in STATES) or is_key(text, end):
        return False
    if text.endswith((". ", ";"), 0, start) or text[start] == "(":
        return True
    return text[start - 1] in ", (|" and _SENTENCE_END.search(text, end, start) is None
