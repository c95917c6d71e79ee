"""Where one record of a text ends and its sibling begins.

Law: pure; reads a bounded window on both sides of a gap. Siblings are JSON objects, lines that both begin
with a time, a list mark or the same key, table rows (padded, or of the same columns), and a group's head and
its exemplar.
It cannot see records that no line break, brace or head holds apart.
"""

import re

_LINE = 4096
_KEY = re.compile(r"([\w.-]+)\"?\s*[=:]")
_STAMPED = re.compile(
    r"[\[\"(]?(?:\d{4}[-/.]\d\d|\d\d?:\d\d:\d\d|\d\d?/\w{3}/\d{4}"
    r"|[A-Z][a-z]{2} +\d\d? \d\d:|[IWEF]\d{4} \d\d:)"
)
_ITEM = re.compile(r"[-*•] |\[\d+\]|\d+[.)] ")
_COLUMN = re.compile(r"(\d[\d./%]*[A-Za-z]{0,2})|(\S*\d\S*)|(\S+)")
_PADDING = re.compile(r"\S {2,}(?=\S)")
_NEWLINE = re.compile(r"\n|⏎|\\n")


def crosses_records(source: str, first: int, last: int) -> bool:
    """Does what stands between two places of a source part two records? Read where lines are still lines."""
    gap = source[first - 1 : last + 1]
    closed = gap.find("}")
    if (closed >= 0 and gap.find("{", closed) >= 0) or (" similar," in source and "e.g." in gap):
        return True
    if _NEWLINE.search(gap) is None:
        return False
    left = (
        _NEWLINE.split(source[max(0, first - _LINE) : first])[-1] + _NEWLINE.split(gap[:_LINE])[0]
    )
    right = _NEWLINE.split(gap[-_LINE:])[-1] + _NEWLINE.split(source[last : last + _LINE])[0]
    return _siblings(left.strip(), right.strip())


def _siblings(left: str, right: str) -> bool:
    for kind in (_STAMPED, _ITEM):
        if kind.match(left) and kind.match(right):
            return True
    left_key, right_key = _KEY.match(left), _KEY.match(right)
    if left_key is not None and right_key is not None and left_key[1] == right_key[1]:
        return True
    if left.startswith("at ") and right.startswith("at "):
        return False
    if all(len(_PADDING.findall(line)) > 1 for line in (left, right)):
        return True
    columns = [[match.lastindex for match in _COLUMN.finditer(line)] for line in (left, right)]
    return len(columns[0]) > 2 and columns[0] == columns[1]
