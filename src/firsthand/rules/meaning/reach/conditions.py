"""Conditions that a table tells as absent: `MemoryPressure   False` is no memory pressure.

Law: a pressure or another trouble whose own status is False is not told as there, whatever else the table
has of another one. Pure, linear.
It cannot read a condition whose name the sentence paraphrases.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_STATUS = lazy(
    r"\b(memory|disk|pid|network|frequent\w+|kernel|filesystem)_?(pressure|unavailable|deadlock|problem)"
    r"(?: +|[\"']?[,;]? ?[\"']?status[\"']?[=:] ?[\"']?)(true|false)\b"
)
_SAID = lazy(r"\b(memory|disk|pid|network|kernel) (pressure|deadlock)\b|(内存|磁盘|pid) ?压力")
_HAN = {"内存": "memory", "磁盘": "disk"}
_NOT = lazy(r"\b(?:no|not|without|neither|nor|never|free of)\b|n't\b|没有|无|未|不")


def _not_there(said: str, text: str) -> Finding | None:
    """`the node is under memory pressure` of a table in which only the disk is; folded, in lower case."""
    if _NOT.search(said) is not None:
        return None
    told = {(what, which): status for what, which, status in _STATUS.findall(text)}
    for what, which, han in _SAID.findall(said) if told else ():
        name = (_HAN.get(han, han), "pressure") if han else (what, which)
        if told.get(name) == "false":
            return Finding(CONTRADICTED, "condition_is_false", " ".join(name))
    return None


CONDITIONS = (
    Reading(
        _not_there,
        heads("status"),
        heads("memory disk pid network kernel 内 磁"),
        beside=heads("false"),
    ),
)
