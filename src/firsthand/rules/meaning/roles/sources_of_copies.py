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
_ROLES = lazy(
    rf"((?:[a-z]+ )?[\w.:-]*\w) (?:is |has |was )?(?:lag\w*|trails?|[\d.]+ ?[a-z]+ behind)[^,;⏎]{{0,40}}?"
    rf"(?:behind )?(?:the |its )?(?:({_SOURCE}) )([\w.:-]*\w)"
    rf"|((?:从库|备库|副本|从节点)? ?[a-z][\w.:-]*\w) ?(?:落后|滞后)于? ?({_HAN_SOURCE})"
    r" ?([a-z][\w.:-]*\w)"
)
_KEPT = lazy(
    r"\b(?:behind (?:the |its )?[a-z]+|from|between|to|than)\b"
    r"|\b(?:replicas?|standby|follower|slave|secondary|copy)\b"
    r"|从库|备库|副本|从节点|主从|[与和比较]|(?:落后|滞后)于?[ \u4e00-\u9fff]*[a-z]"
)
_SAID_LAG = lazy(r"\blag\w*|\bbehind\b|\bdelay|落后|滞后|延迟")
_ROLE_WORD = rf"{_SOURCE}|replica|standby|follower|slave|secondary"
_HAN_ROLES = r"主库|主节点|从库|备库|从节点"
_ROLE = lazy(
    rf"\b({_ROLE_WORD}) (?=[\w.:-]*[\d-])([\w.:-]*\w)"
    rf"|({_HAN_ROLES}) ?(?=[\w.:-]*[\d-])([a-z][\w.:-]*\w)"
)
_SAID_ROLE = lazy(
    r"(?<![\w.-])([\w.:-]*\w) (?:is|was|acts as|serves as) (?:now |currently )?(?:the |a |an )?"
    rf"({_ROLE_WORD})\b"
    rf"|(?<![\w.-])([\w.:-]*\w) ?(?:现在?)?[是为] ?({_HAN_ROLES})"
)
_AHEAD_OF = lazy(r"\bahead of (?:the |its )?(?:[a-z]+ )?(?=[\w.:-]*[\d-])([\w.:-]*\w)")
_GRAMMAR = ("the", "is", "has", "of", "that", "node", "server")
_TWO = 2
_OTHERS = lazy(
    r"\b(?:of|to|from|between|behind|by|replicas?|standby|follower|slave|secondary|copy|replication|than)\b"
    r"|'s\b|从库|备库|副本|从节点|与|和|跟|比|较|对|主从"
)
"""In a subject these name another than the source, or a relation of both."""


def _lag_of_source(said: str, text: str) -> Finding | None:
    """`the lag of the primary is 52 s`: the sentence names the source alone, and not as what is behind."""
    told = [tuple(one for one in groups if one) for groups in _ROLES.findall(text)]
    if not told or _KEPT.search(said) is not None or _SAID_LAG.search(said) is None:
        return None
    for copy, source_role, source in told:
        mine = [one for one in (source, source_role) if one and _is_named(one, said)]
        copies = [one for one in copy.split() if one not in _GRAMMAR]
        if mine and copies and not any(_is_named(one, said) for one in copies):
            return Finding(CONTRADICTED, "source_lags_not", mine[0])
    return None


def _other_role(said: str, text: str) -> Finding | None:
    """`pg-b is the primary` of `replica pg-b lags behind primary pg-a`."""
    told = [_filled(groups) for groups in _ROLE.findall(text)]
    roles = {name: role for role, name in told}
    if len(set(roles.values())) < _TWO:
        return None
    mentioned = [_filled(groups) for groups in _SAID_ROLE.findall(said)]
    mentioned += [[name, role] for role, name in map(_filled, _ROLE.findall(said))]
    for mine, its in mentioned:
        if roles.get(mine, its) != its and its in roles.values():
            return Finding(CONTRADICTED, "role_of_another", mine)
    return None


def _filled(groups: tuple[str, ...]) -> list[str]:
    return [one for one in groups if one]


def _source_ahead(said: str, text: str) -> Finding | None:
    """`t-1 is 3 s ahead` of `h-9 is 3 s ahead of server t-1`."""
    for name in _AHEAD_OF.findall(text):
        one = re.escape(name)
        if _is_named(name, said) and not re.search(
            rf"(?:ahead of|than|behind|from|against|to|with) (?:[a-z]+ ){{0,2}}{one}|[比与和较] ?{one}"
            rf"|{one} ?[落滞慢]|{one} (?:is|was) [^,;]*behind",
            said,
        ):
            return Finding(CONTRADICTED, "ahead_of_it", name)
    return None


def _is_named(name: str, said: str) -> bool:
    return re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w-]|\.\w)", said) is not None


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


_LAG_TOLD = heads("behind lag lags lagging trails 落 滞")
_LAG_SAID = heads("lag lags lagged lagging trail trails delayed delay behind 落 滞 延")
SOURCES_OF_COPIES = (
    Reading(_source_lags, heads("behind 落 滞"), _LAG_SAID),
    Reading(_lag_of_source, _LAG_TOLD, _LAG_SAID),
    Reading(
        _other_role,
        heads("primary leader master source publisher active 主"),
        heads("primary leader master source replica standby follower slave secondary 主 从 备"),
        beside=heads("replica standby follower slave secondary 从 备"),
    ),
    Reading(_source_ahead, heads("ahead"), heads("ahead 快 超"), beside=heads("of")),
)
