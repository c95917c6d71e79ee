"""Fields: `key=value`, `key: value` and JSON members of one flat record, in any order.

Law: pure. The excerpt's fields are the text's own: the same keys, each once in the text, the same values,
and together one unbroken run of the text's fields, so that none is left out in silence. Words before the
first field stand in the text right before that run.
It cannot decide anything about nested records, nor about a key that stands twice: no match there.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from firsthand.rules.text.borders import begins, ends
from firsthand.rules.text.canonical import Canonical, Span

_FIELD = re.compile(
    r"(?<![\w./-])\"?([^\W\d][\w./-]*)\"?[=:](?![=/])(\"[^\"]*(?:\"|$)|[^\s,;|\"{}\[\]()=]++(?!=[^=\s,;]))"
)
_BETWEEN = re.compile(r"[\s,;|{}\"]*")
_BEFORE = ' ,;|{"'


class Field(NamedTuple):
    """A complete field of a canonical text."""

    key: str
    value: str
    """Without quotes."""
    start: int
    end: int


def fields_of(text: str) -> list[Field]:
    """Every field of a canonical text, in order."""
    return [
        Field(found[1], found[2].strip('"'), found.start(), found.end())
        for found in _FIELD.finditer(text)
    ]


def same_fields(
    whole: Canonical, excerpt: str, ours: list[Field], theirs: list[Field]
) -> Span | None:
    """The run of the text's fields that the excerpt only re-orders or re-dresses; None if there is none."""
    if len(ours) < 2 or not _only_fields(excerpt, ours, len(excerpt)):
        return None
    wanted = {field.key: field.value for field in ours}
    there = [index for index, field in enumerate(theirs) if field.key in wanted]
    if len(wanted) != len(ours) or len(there) != len(ours) or there[-1] - there[0] != len(ours) - 1:
        return None
    run = theirs[there[0] : there[-1] + 1]
    if {field.key: field.value for field in run} != wanted:
        return None
    start, end = run[0].start, run[-1].end
    if not _only_fields(whole.text, run, end) or not ends(whole, end):
        return None
    head = excerpt[: ours[0].start].strip(_BEFORE)
    if head:
        start = len(whole.text[:start].rstrip(_BEFORE)) - len(head)
        if start < 0 or not whole.text.startswith(head, start):
            return None
    return (start, end) if begins(whole, start) else None


def _only_fields(text: str, run: list[Field], end: int) -> bool:
    """Is there nothing but separators between and behind the fields?"""
    gaps = [(left.end, right.start) for left, right in pairwise(run)] + [(run[-1].end, end)]
    return all(_BETWEEN.fullmatch(text, first, last) for first, last in gaps)
