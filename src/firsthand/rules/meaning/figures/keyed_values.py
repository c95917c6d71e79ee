"""A value told under a key that the text gives to another one: `load1 is 5.2` of `load1=8.4 load5=5.2`.

Law: where a sentence spells a key of the text and says that it is some value, that must be a value of this
key; another one that stands elsewhere in the text is not. Pure, linear.
It cannot judge a key in other words, a value in another unit, nor one that a sentence computes.
"""

import re
from collections import defaultdict
from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads

_HAN_FOR = {"内存": "memory", "客户端": "client", "连接": "connection", "线程": "thread"}
_NUMBER = r"(-?\d+(?:\.\d+)?)(?![\w]*[:/-]\d|\.?\d)"
_TOLD = lazy(
    r"(?:^ *|[,;] ?|\b(?:and|that|the|its) )(?:the |its )?([a-z%][\w%./-]*(?: [a-z%][\w%/-]*){0,3}?)"
    r"(?: (?:of|for|on|at|in) [^,;]{1,60}?)?"
    r" *(?:\b(?:is|was|are|were|stands at|stood at|is at|was at|amounts to)\b|=|为|是|达到?)"
    rf" ?(?:only )?{_NUMBER}"
    r" ?([a-z%]*)"
)
"""`the restart count of cart is 6`"""
_HAS = lazy(
    rf"\b(?:has|have|had|there (?:are|were|is|was)) {_NUMBER} ([a-z][a-z_-]*)(?: of [^,;]{{1,40}})?\.?$"
)
"""`pay-5c88 has 14 restarts`"""
_ARE = lazy(
    rf"(?:^|[,;] )(?:only )?{_NUMBER} ([a-z]+) (?:are|is|were|was)(?: been)? ([a-z]+(?:[ -][a-z]+)?)\.?$"
)
"""`3 replicas are in sync`"""
_MOST = lazy(
    rf"\b(?:maximum|max)(?: number of| of)? ([a-z]+?)s? (?:is|was) {_NUMBER}"
    rf"|\b(?:at most|up to) {_NUMBER} ([a-z]+?)s? (?:may|can|are allowed|could)\b"
    rf"|最大的?({'|'.join(_HAN_FOR)})数?量? ?[为是] ?{_NUMBER}"
)
"""`the maximum number of clients is 10000`"""
_NAMED = lazy(
    r"(?:\b(?:the )?(ip|node|host|image|namespace|status|state|user|database|port)(?: address)?"
    r"(?: of [\w./-]+)? (?:is|was)|has the (ip|node|image)|(?:^|[^a-z])(ip|node) ?(?:为|是))"
    r" ([a-z\d](?:[\w.:/-]*\w)?)"
    r"|\b(?:runs|running|is|scheduled) on (?:the )?(?:node )?([a-z\d](?:[\w.:/-]*\w)?)\.?$"
    r"|(?:运行在|位于|调度到)(?:节点)? ?([a-z\d](?:[\w.:/-]*\w)?)"
)
_CELLS = lazy(r"(?:^|, )([a-z][\w ]*)=([^,\s]+)(?=,|$)")
_COUNTED = lazy(
    r"(?:^|\bthere (?:is|are|were) )(?:only )?\d+ (?:of (?:the )?)?(?:\d+ )?"
    r"(?:pods?|containers?|sockets?|deployments?)\b"
    r"|\b(?:the|all) pods\b|\d ?个 ?(?:pod|容器|套接字)"
)
_LISTED = lazy(r"(?:^|, )(?:restarts|container id|up-to-date|recv-q)=")
"""Columns of a table whose rows are such things."""
_EVERY = lazy(r"(?<![\w.-])-?\d+(?:\.\d+)?(?!\w|\.\d)|(?<![\w.])\d+(?:\.\d+)?(?=[a-z%]{1,4}\b)")
_HAN_KEYS = lazy(r"([\u4e00-\u9fff]{2,8}) ?[=:为是]? ?(\d+(?:\.\d+)?)(?![\d.:/-]*\d)")
_HAN = lazy(r"[\u4e00-\u9fff]")
_PORT = lazy(
    r"\bport(?: of [\w.-]+)?(?: is| was)? (\d{1,5})\b(?![.:]\d)|端口号?[为是]? ?(\d{1,5})(?!\d|[.:]\d)"
)
_PORTS = lazy(
    r"(?<=[\w\]*]):(\d{1,5})(?!\d|[:.]\d)|port\w*[\"']?[=: ]{1,3}[\"']?(\d{1,5})(?!\d|[:.]\d)"
    r"|(?<![\d.])(\d{1,5})/(?:tcp|udp)|端口号?[为是:=]? ?(\d{1,5})"
)
_NO_KEYS = frozenset("从至到了由将在约近超过于前后第每仅")
"""How what stands before a number ends that is no key."""
_COUNTS = "数量"
_FAR = 1000
_FEWEST = 2


def _keyed(said: str, text: str) -> Finding | None:
    """`load5 is 8.41` of `load1=8.41 load5=5.22`."""
    for key, value, unit in _told(said):
        own, signed = _values(key, text)
        mine = float(value)
        if not own or any(_is_same(mine, unit, one) for one in own):
            continue
        if mine in {float(one) for one in _EVERY.findall(text)}:
            return Finding(CONTRADICTED if signed else OPEN, "value_of_another_key", value)
    return None


def _told(said: str) -> Iterator[tuple[str, str, str]]:
    """What a sentence says by a key: the key as a pattern, the value and its unit."""
    for key, value, unit in _TOLD.findall(said):
        yield _pattern(key), value, unit
    for groups in _MOST.findall(said):
        noun = groups[0] or groups[3] or _HAN_FOR[groups[4]]
        yield rf"max[_-]?{noun}s?", groups[1] or groups[2] or groups[5], ""
    for value, noun in _HAS.findall(said):
        yield re.escape(noun), value, ""
    for value, noun, state in _ARE.findall(said):
        word = _pattern(state)
        own = re.escape(noun)
        yield rf"(?:{word}_{own}|{own}_{word}|{own.removesuffix('s')}s?_{word}|{word})", value, ""


def _pattern(key: str) -> str:
    if key[0] == "%":
        return f"{re.escape(key[1:])}_percent"
    return "[ _-]?".join(map(re.escape, re.split(r"[ _-]", key)))


def _values(key: str, text: str) -> tuple[list[tuple[float, str]], bool]:
    """The values of a key with their units, and whether a sign stands between them."""
    signed = re.findall(
        rf"(?:(?<![\w.%/-]){key}[\"']?=|(?:^|[,;({{|⏎\"'] *){key}[\"']? ?:) ?[\"']?"
        r"(-?\d+(?:\.\d+)?)(?![\d.]*[:/-]\d| points)([a-z%]*)",
        text,
    )
    found = signed or re.findall(
        rf"(?:^|[,;({{|⏎] *|  ){key} (-?\d+(?:\.\d+)?)(?![\d.]*[:/-]\d| points)([a-z%]*)", text
    )
    return [(float(value), unit) for value, unit in found], bool(signed)


def _is_same(mine: float, unit: str, own: tuple[float, str]) -> bool:
    """Whether a value may be the same, be it in another unit."""
    value, theirs = own
    if unit and theirs and unit[0] != theirs[0]:
        return True
    return mine == value or bool(unit and not theirs and abs(value) >= _FAR * abs(mine))


def _of_row(said: str, text: str) -> Finding | None:
    """`14 pods are running` of one row with `RESTARTS=14`: one row counts none."""
    if _LISTED.search(text) is None or _COUNTED.search(said) is None:
        return None
    return Finding(OPEN, "counted_in_one_row")


def _of_cells(said: str, text: str) -> Finding | None:
    """`cart-7d9f runs on 10.2.0.14` of a row with `IP=10.2.0.14, NODE=node-4`."""
    cells = dict(_CELLS.findall(text))
    if len(cells) < _FEWEST:
        return None
    for found in _NAMED.finditer(said):
        key = found[1] or found[2] or found[3] or "node"
        value = found[4] or found[5] or found[6]
        own = cells.get(key)
        others = {one for name, one in cells.items() if name != key}
        if own is not None and value != own and value in others:
            return Finding(CONTRADICTED, "value_of_another_key", value)
    return None


def _in_han(said: str, text: str) -> Finding | None:
    """总库存 120 of 总库存 500，锁定库存 120; 有 50 个活跃连接 of 最大连接数 50，活跃连接数 46."""
    keys: defaultdict[str, set[float]] = defaultdict(set)
    for key, value in _HAN_KEYS.findall(text):
        if key[-1] not in _NO_KEYS:
            keys[key].add(float(value))
    if len(keys) < _FEWEST:
        return None
    spoken = [key for key in keys if key.rstrip(_COUNTS) in said]
    for key in spoken:
        stem = key.rstrip(_COUNTS) or key
        if any(stem in other and stem != other.rstrip(_COUNTS) for other in spoken):
            continue
        told = re.findall(
            rf"(?<![\u4e00-\u9fff]){stem}[数量]? ?(?:为|是|只有|仅有|仅为?|有|达到?|约|:|=)? ?(\d+(?:\.\d+)?)"
            rf"|(?<![\d.])(\d+(?:\.\d+)?) ?[个条次件笔台名张位]?{stem} ?(?=[,;.]|$)"
            rf"|的{stem}[数量]? ?(?:为|是|只有|仅有|仅为?|有|达到?|约|:|=)? ?(\d+(?:\.\d+)?)",
            said,
        )
        mine = set[float]().union(*[keys[one] for one in keys if one.endswith(key)])
        others = set[float]().union(*keys.values()) - mine
        for value in ("".join(one) for one in told):
            if float(value) in others:
                return Finding(CONTRADICTED, "value_of_another_key", value)
    return None


def _as_port(said: str, text: str) -> Finding | None:
    """`it listens on port 129` of `Recv-Q=129, Local Address:Port=0.0.0.0:8080`."""
    ports = {one for groups in _PORTS.findall(text) for one in groups if one}
    if not ports:
        return None
    for groups in _PORT.findall(said):
        value = groups[0] or groups[1]
        if value not in ports and value in _EVERY.findall(text):
            return Finding(CONTRADICTED, "no_port", value)
    return None


_SAYING = heads("is was are were stands stood has have had there = 为 是 达")
KEYED_VALUES = (
    Reading(_keyed, said=_SAYING, counts=True, told=frozenset("0")),
    Reading(
        _of_cells, heads("="), heads("ip node host image namespace status runs running is 运 位 调")
    ),
    Reading(_of_row, heads("restarts container recv up"), frozenset("0") | heads("pods"), True),
    Reading(_as_port, frozenset("0"), heads("port 端"), True),
    Reading(_in_han, frozenset({"\u0080"}), frozenset({"\u0080"}), True, frozenset("0")),
)
