"""A value told under a key that the text gives to another one: `load1 is 5.2` of `load1=8.4 load5=5.2`.

Law: where a sentence spells a key of the text and says that it is some value, that must be a value of this
key; another one that stands elsewhere in the text is not. Pure, linear in the places of a key.
It cannot judge a key in other words, a value in another unit, nor one that a sentence computes.
"""

from collections import defaultdict
from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.cells_of_rows import CELLS_OF_ROWS
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads, holds_any

_NUMBER = r"(-?\d+(?:\.\d+)?)(?![\w]*[:/-]\d|\.?\d)"
_TOLD = lazy(
    r"(?:\b(?:is|was|are|were|stands at|stood at|is at|was at|amounts to)\b|=|为|是|达到?)"
    rf" ?(?:only )?{_NUMBER} ?([a-z%]*)"
)
"""`… is 6`: the key stands before it."""
_CLAUSE = lazy(r"(?:.*[,;]| and | that )(?: ?the | ?its )?")
_OF = lazy(r"^(?:.*'s )?(.{2,40}?)(?: (?:of|for|on|at|in) .*)?$")
_HAS = lazy(
    rf"\b(?:has|have|had|there (?:are|were|is|was)) {_NUMBER} ([a-z][a-z_-]*)(?: of [^,;]{{1,40}})?\.?$"
)
"""`pay-5c88 has 14 restarts`"""
_ARE = lazy(
    rf"(?:^|[,;] )(?:only )?{_NUMBER} ?(?:[kmgt]i?b of (?:the |its )?)?([a-z]+)"
    r" (?:(?:are|is|were|was)(?: been)? ([a-z]+(?:[ -][a-z]+)?)|(failed|timed out|succeeded))\.?$"
)
"""`3 replicas are in sync`"""
_OUTCOMES = {
    "failed": ["failed", "failures", "errors", "error"],
    "timed out": ["timeouts", "timed out", "timeout"],
    "succeeded": ["succeeded", "success", "successful", "ok"],
}
"""Keys that count what came out so."""
_HAN_FOR = {"内存": "memory", "客户端": "client", "连接": "connection", "线程": "thread"}
_MOST = lazy(
    rf"\b(?:maximum|max)(?: number of| of)? ([a-z]+?)s? (?:is|was) {_NUMBER}"
    rf"|\b(?:at most|up to) {_NUMBER} ([a-z]+?)s? (?:may|can|are allowed|could)\b"
    rf"|\b(?:may|can|could) (?:have|hold|use|run|take) (?:at most|up to) {_NUMBER} ([a-z]+?)s?\b"
    rf"|最大的?({'|'.join(_HAN_FOR)})数?量? ?[为是] ?{_NUMBER}"
)
"""`the maximum number of clients is 10000`"""
_MAY_BE_MOST = ("max", "most", "up to", "最大")
_VALUE = lazy(
    r"[\"']?( {0,4}[=:] {0,8}| )[\"']?(-?\d+(?:\.\d+)?)(?![\d.]*[:/ ]\d*[:/]\d|[\d.]*[:/]\d| points)([a-z%]*)"
)
_EVERY = lazy(r"(?<![\w.-])-?\d+(?:\.\d+)?(?!\w|\.\d)|(?<![\w.])\d+(?:\.\d+)?(?=[a-z%]{1,4}\b)")
_HAN_KEYS = lazy(r"([\u4e00-\u9fff]{2,8}) ?[=:为是]? ?(\d+(?:\.\d+)?)(?![\d.:/-]*\d)")
_HAN_VALUE = lazy(
    r"[笔条个件次]?[数量]? ?(?:为|是|只有|仅有|仅为?|有|达到?|约|:|=)? ?(\d+(?:\.\d+)?)"
)
_HAN_COUNT = lazy(r"(?<![\d.])(\d+(?:\.\d+)?) ?[个条次件笔台名张位]?$")
_NO_KEYS = frozenset("从至到了由将在约近超过于前后第每仅")
"""How what stands before a number ends that is no key."""
_PORT = lazy(
    r"\bport(?: of [\w.-]+)?(?: is| was)? (\d{1,5})\b(?![.:]\d)|端口号?[为是]? ?(\d{1,5})(?!\d|[.:]\d)"
)
_PORTS = lazy(
    r"(?<=[\w\]*]):(\d{1,5})(?!\d|[:.]\d)|port\w*[\"']?[=: ]{1,3}[\"']?(\d{1,5})(?!\d|[:.]\d)"
    r"|(?<![\d.])(\d{1,5})/(?:tcp|udp)|端口号?[为是:=]? ?(\d{1,5})"
)
_PART_FOR = {"可用": "available", "空闲": "free", "已用": "used", "总": "total"}
_HAN_PART = lazy(
    rf"({'|'.join(_PART_FOR)})(?:内存|交换空间|交换分区|空间|磁盘)(?:量|大小)?[为是有]? ?(\d+(?:\.\d+)?)"
)
_PARTS = lazy(r"(?<![a-z])(available|avail|free|used|total)[\"']?[=:] ?(\d+(?:\.\d+)?)")
_LIMITING = "limit"
_JOINTS = str.maketrans("_-", "  ")
_COUNTS = "数量"
_FAR = 1000
_FEWEST, _MOST_WORDS = 2, 4


def _keyed(said: str, text: str) -> Finding | None:
    """`load5 is 8.41` of `load1=8.41 load5=5.22`."""
    flat = ""
    for keys, value, unit in _told(said):
        flat = flat or text.translate(_JOINTS)
        own: list[tuple[float, str, bool]] = []
        for key in keys:
            own = own or list(_values(key, flat))
        mine = float(value)
        if not own or any(_is_same(mine, unit, one) for one in own):
            continue
        if unit == _LIMITING:
            return Finding(OPEN, "limit_of_another_key", value)
        if mine in {float(one) for one in _EVERY.findall(text)}:
            signed = any(one[2] for one in own)
            return Finding(CONTRADICTED if signed else OPEN, "value_of_another_key", value)
    return None


def _told(said: str) -> Iterator[tuple[list[str], str, str]]:
    """What a sentence says by a key: how the text may spell it, the value and its unit."""
    for found in _TOLD.finditer(said):
        head = said[: found.start()].rstrip()
        clause = _CLAUSE.match(head)
        head = (head[clause.end() :] if clause is not None else head).removeprefix("the ")
        of = _OF.match(head)
        key = of[1] if of is not None else ""
        if key.count(" ") < _MOST_WORDS and key.isascii():
            yield _spelled(key), found[1], found[2]
    if said.endswith((".", *"0123456789")) or said[-1:].isalpha():
        for value, noun in _HAS.findall(said):
            yield [noun], value, ""
        for value, noun, state, outcome in _ARE.findall(said):
            if outcome:
                yield _OUTCOMES[outcome], value, ""
                continue
            yield [f"{state} {noun}", f"{noun} {state}", f"{noun[:-1]} {state}", state], value, ""
    if holds_any(said, _MAY_BE_MOST):
        for groups in _MOST.findall(said):
            noun = groups[0] or groups[3] or groups[5] or _HAN_FOR[groups[6]]
            nouns = (noun, "pod") if noun == "replica" else (noun,)
            keys = [
                f"max{gap}{one}{end}" for one in nouns for gap in ("", " ") for end in ("", "s")
            ]
            yield keys, groups[1] or groups[2] or groups[4] or groups[7], _LIMITING


def _spelled(key: str) -> list[str]:
    key = key.strip().translate(_JOINTS)
    if key[:1] == "%":
        return [key, f"{key[1:]} percent"]
    return [key, key.replace(" ", "")] if " " in key else [key]


def _values(key: str, flat: str) -> Iterator[tuple[float, str, bool]]:
    """The values of a key with their units, and whether a sign stands between them."""
    at = flat.find(key) if key else -1
    while at >= 0:
        found = _VALUE.match(flat, at + len(key))
        if found is not None and _begins(flat, at, found[1].strip()):
            yield float(found[2]), found[3], bool(found[1].strip())
        at = flat.find(key, at + 1)


def _begins(flat: str, at: int, sign: str) -> bool:
    """Whether a key begins here, and is no part of a longer one."""
    before = flat[max(0, at - 2) : at]
    if not before or before[-1] in ",;({|⏎\"'":
        return True
    if before[-1] != " ":
        return False
    return sign == "=" or before in ("  ", ", ", "; ", "⏎ ", "{ ", "| ")


def _is_same(mine: float, unit: str, own: tuple[float, str, bool]) -> bool:
    """Whether a value may be the same, be it in another unit."""
    value, theirs, _ = own
    if unit == _LIMITING:
        return mine == value
    if unit and theirs and unit[0] != theirs[0]:
        return True
    return mine == value or bool(unit and not theirs and abs(value) >= _FAR * abs(mine))


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
        mine = set[float]().union(*[keys[one] for one in keys if one.endswith(key)])
        others = set[float]().union(*keys.values()) - mine
        for value in _beside(stem, said):
            if float(value) in others:
                return Finding(CONTRADICTED, "value_of_another_key", value)
    return None


def _beside(stem: str, said: str) -> Iterator[str]:
    """The numbers that a sentence gives a key: right behind it, or before it at the end of a clause."""
    at = said.find(stem)
    while at >= 0:
        ahead, end = said[:at], at + len(stem)
        if not ahead or ahead[-1] == "的" or not "\u4e00" <= ahead[-1] <= "\u9fff":
            found = _HAN_VALUE.match(said, end)
            if found is not None:
                yield found[1]
        if said[end:].lstrip()[:1] in ("", ",", ";", "."):
            counted = _HAN_COUNT.search(ahead)
            if counted is not None:
                yield counted[1]
        at = said.find(stem, at + 1)


def _of_part(said: str, text: str) -> Finding | None:
    """可用内存为 1.4 GiB of `free=1.4Gi, available=8.1Gi`."""
    told = _HAN_PART.findall(said)
    found = _PARTS.findall(text) if told else []
    for word, value in told:
        own = {float(one) for key, one in found if key == _PART_FOR[word]}
        others = {float(one) for key, one in found if key != _PART_FOR[word]}
        if own and float(value) in others - own:
            return Finding(CONTRADICTED, "value_of_another_key", value)
    return None


KEYED_VALUES = (
    Reading(_of_part, heads("available free used total"), heads("可 空 已 总"), True),
    Reading(
        _keyed,
        frozenset("0"),
        heads(
            "is was are were stands stood has have had there amounts most max failed timed succeeded"
            " = 为 是 达 最"
        ),
        True,
    ),
    *CELLS_OF_ROWS,
    Reading(_as_port, frozenset("0"), heads("port 端"), True),
    Reading(_in_han, frozenset({"\u0080"}), frozenset({"\u0080"}), True, frozenset("0")),
)
