"""Who is behind whom: what a copy lags behind does not lag.

Law: the name and the word for the source that a text has right behind its `behind` or 落后 is not the one
that a sentence may have lag, unless the text says so elsewhere. Pure, linear.
It cannot tell a copy of a copy from its source where the text has both roles.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_SOURCE = r"primary|leader|master|source|publisher|active"
_HAN_SOURCE = r"主库|主节点|主实例|主副本|领导者|源库"
_BEHIND = lazy(
    rf"\bbehind (?:the |its |their )?(?:current )?({_SOURCE})?(?: (?:node|server|database|db|broker|is))?"
    r"[ =:(]{0,2}([\w.:-]*\w)?"
    rf"|(?:落后|滞后)于? ?({_HAN_SOURCE}|{_SOURCE})? ?([a-z][\w.:-]*\w)?"
)
_LAGS = lazy(
    r"(?:^|[,;] |\b(?:and|but|that|because|since|while|as) )([^,;]{1,60}?) "
    r"(?:(?:is|was|are|were|has been|had been) (?:currently |still |now )?)?"
    r"(?:lags?|lagged|lagging|trails?|trailed|delayed|(?:is|was|fell|falls|has fallen|ran|runs|stays)"
    r"(?: [^,;]{1,30}?)? behind)\b"
    r"|(?:^|[,;。] ?|但|而|因为|由于)([^,;。]{1,30}?) ?(?:已经?|正|仍|的?复制)?(?:落后|滞后|延迟)"
)
_WORD = lazy(r"[\w.:-]*\w")
_OTHERS = lazy(
    r"\b(?:of|to|from|between|behind|by|replicas?|standby|follower|slave|secondary|copy|replication|than)\b"
    r"|'s\b|从库|备库|副本|从节点|与|和|跟|比|较|对|主从"
)
"""In a subject these name another than the source, or a relation of both."""


def _source_lags(said: str, text: str) -> Finding | None:
    """`the primary pg-a lags 52 s` of `pg-b lags 52s behind primary pg-a`."""
    sources = {one for groups in _BEHIND.findall(text) for one in groups if one}
    if not sources:
        return None
    for groups in _LAGS.findall(said):
        subject = groups[0] or groups[1]
        if _OTHERS.search(subject) is not None:
            continue
        words = set(_WORD.findall(subject))
        for one in sources & words or {
            one for one in sources if one in subject and not one.isascii()
        }:
            if (
                re.search(rf"(?<![\w.-]){re.escape(one)} (?:lags?|lagged|is lagging)\b", text)
                is None
            ):
                return Finding(CONTRADICTED, "source_lags_not", one)
    return None


SOURCES_OF_COPIES = (
    Reading(
        _source_lags,
        heads("behind 落 滞"),
        heads("lag lags lagged lagging trail trails delayed behind 落 滞 延"),
    ),
)
