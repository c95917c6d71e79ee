"""Flags of an entry: `slot_name=a active=f; slot_name=b active=t`, where only one of both is active.

Owns which entry a sentence tells of, by the value of the key that each begins with, and what its flags say.
Pure, linear.
It cannot read entries that begin with different keys.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_FIRST = lazy(r"(?<![\w.-])([a-z_]*(?:name|host|node|instance|slot|id))=\"?([\w.:/-]*\w)")
_FIRST_KEYS = ("name=", "host=", "node=", "instance=", "slot=", "id=")
"""Of which every match of it holds one."""
_FLAG = lazy(r"(?<![\w.-])([a-z]{3,})=\"?(true|false|t|f|yes|no|y|n)\b")
_SAID = (
    r"(?:is|are|was|were) (?P<not>not )?(?:still |currently |now |already )?(?P<un>in|un|non-|dis)?"
)
_LEAST = 2
_NONE = lazy(
    r"(?:\b(partition|shard|broker|queue|node) (\d+)|(分区|分片|节点) ?(\d+)) ?"
    r"(?:(?:has|have|had|shows) (?:no|zero) ([a-z]{3,})|(?:没有|无|不存在) ?([\u4e00-\u9fff]{2}))"
)


def _flag_of_another(said: str, text: str) -> Finding | None:
    """`a is active` where a's own entry has `active=f`."""
    firsts = list(_FIRST.finditer(text)) if holds_any(text, _FIRST_KEYS) else []
    key = firsts[0][1] if firsts else ""
    starts = [one for one in firsts if one[1] == key]
    if len(starts) < _LEAST:
        return None
    ends = [one.start() for one in starts[1:]] + [len(text)]
    named = [
        text[one.end() : end]
        for one, end in zip(starts, ends, strict=True)
        if re.search(rf"(?<![\w-]){re.escape(one[2])}(?![\w-])", said)
    ]
    for flag, value in _FLAG.findall(named[0]) if len(named) == 1 else ():
        told = re.search(rf"{_SAID}{flag}\b", said)
        if told is not None and (told["not"] is None) == (told["un"] is None):
            if value[0] in "fn":
                return Finding(CONTRADICTED, "flag_of_another_entry", flag)
        elif told is not None and value[0] in "ty":
            return Finding(CONTRADICTED, "flag_of_another_entry", flag)
    return None


def _none_of_a_member(said: str, text: str) -> Finding | None:
    """`partition 0 has no lag` of `partition=0 lag=8200, partition=1 lag=0`."""
    for noun, number, han, other, what, han_what in _NONE.findall(said):
        member, which = (noun or han), (number or other)
        entry = re.search(
            rf"{member}[=: ]{{0,2}}{which}(?!\d)(.*?)(?={member}[=: ]{{0,2}}\d|$)", text
        )
        if entry is None:
            continue
        count = re.search(rf"{re.escape((what or han_what)[:5])}[a-z]*[=: ]{{0,2}}(\d+)", entry[1])
        if count is not None and int(count[1]):
            return Finding(CONTRADICTED, "nought_of_another_member", count[1])
    return None


FLAGS_OF_ENTRIES = (
    Reading(
        _flag_of_another,
        heads("="),
        heads("is are was were"),
        beside=heads("true false t f yes no y n"),
    ),
    Reading(_none_of_a_member, said=heads("no zero 没 无 不"), counts=True),
)
