"""Which record was asked for: the A record of a name is not its AAAA record.

Law: a type that a sentence gives a look-up is one that the text's resolver lines have. Pure, linear.
It cannot tell the type where a sentence says no word for a record beside it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_TYPE = r"(aaaa|a|cname|mx|srv|ptr|txt|ns|soa|caa|naptr)"
_SAID = lazy(
    rf"\b(?:the|an|its|no|for|one|and) {_TYPE}"
    r" (?:dns )?(?:records?|look-?ups?|quer(?:y|ies)|requests?)\b"
    rf"|(?<![\w.-]){_TYPE} ?(?:类型的?|类)?(?:记录|查询)"
)
_TOLD = lazy(
    rf"\bplugin/errors: (?:\d+ )?[\w.*-]+ {_TYPE}:|\"{_TYPE} in [\w.*-]+ (?:udp|tcp)|/in/{_TYPE}\b"
)


def _of_another_type(said: str, text: str) -> Finding | None:
    """`the A lookup of x` of a line for its AAAA record; both folded, in lower case."""
    told = {one for found in _TOLD.findall(text) for one in found if one}
    if not told:
        return None
    for found in _SAID.findall(said):
        for one in found:
            if one and one not in told:
                return Finding(CONTRADICTED, "record_of_another_type", one)
    return None


RECORD_TYPES = (
    Reading(
        _of_another_type,
        heads("plugin noerror servfail nxdomain"),
        heads("record look quer request 记 查"),
    ),
)
