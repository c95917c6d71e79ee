"""A value told as one of another kind: an average as the maximum, inodes as space, free as used, per second
as per minute, what is still to come as what it took, a missing value as a number, the one limit as another.

Law: a kind that the text gives to its value must not be replaced in the sentence by a rival of it that the
text does not speak of. Pure, linear; each reading is asked only where both sides hold one of its words.
It cannot tell a kind in words of none of the lists.
"""

import re
from string import ascii_lowercase

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.limits_of_kinds import OTHER_LIMITS
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads, holds_any

_AVERAGES = ("avg", "average", "mean", "平均", "均值")
_MIDDLES = ("p50", "p90", "p95", "p99", "median", "quantile", "percentile", "分位", "中位")
_MAXIMA = (
    "max",
    "peak",
    "highest",
    "longest",
    "slowest",
    "worst",
    "largest",
    "top",
    "last",
    "最",
    "峰",
    "上限",
)
_IS_MAXIMUM = lazy(
    r"\b(?:max(?:imum)?(?! of| allowed| \w+ allowed)|peak(?:s|ed|ing)?|longest|slowest|worst)\b"
    r"|最大|最高|最长|最慢|峰值"
)
_NONE_BEYOND = lazy(
    r"\b(?:no|none|never|not a single)\b[^,;.]{0,60}"
    r"\b(?:above|over|exceed\w*|beyond|longer|slower|higher|more)\b"
    r"|\b(?:all|every|each)\b[^,;.]{0,60}\b(?:below|under|within|less|faster|at most|no more)\b"
    r"|没有[^,;]{0,16}(?:超过|高于|大于)|(?:所有|全部|每个?)[^,;]{0,16}(?:低于|小于|不超过|以内)"
)
_PER = lazy(
    r"(?<![\w.])(\d[\d.,]*) ?(?:[a-z]{1,12} |[条次个笔件行包帧单]|个?请求)?"
    r"(?:/|per |an? |each |every )(s|sec|second|m|min|minute|h|hr|hour|d|day|分钟|分|小时)\b"
)
_TO_COME = lazy(
    r"(?<![a-z])(?:finish|eta|remaining|time_left|left|est\w*|expected_\w+|ends_in|starts_in|expires_in)"
    r"[\"']?[=:] ?[\"']?(\d[\w.]*)"
)
_TOOK = lazy(
    r"\b(?:took|finished|completed|done|lasted|ended|after|ran for|elapsed)\b|耗时|用时|花了|完成|结束"
)
_YET = lazy(
    r"\b(?:left|remain\w*|to go|expect\w*|estimat\w*|more|will|still|due|until|another|eta)\b"
    r"|剩|还|预计|将"
)
_SPACE = lazy(
    r"\b(?:(?:disk|storage|free|used) space|space (?:used|left|free)|bytes|disk (?:usage|is full))\b"
    r"|磁盘空间|空间|容量"
)
_OF_SPACE = ("size", "byte", "space", "block", "avail", "capacity", "gib", " gb", "空间", "容量")
_NULL = lazy(r"[\"']?([a-z][\w.-]*)[\"']? ?[:=] ?(?:null|none|nil|n/a|-|\"\")(?=[\s,;}\]]|$)")
_IS_NULL = lazy(r"[:=] ?(?:n(?:ull|one|il|/a)|-|\"\")")
"""As much without the name before it, which is dear to look for."""
_NUMBER = lazy(r"(?<![\w.:/-])\d[\d.,]*")
_PIECES = lazy(r"[a-z]+")
_HAN_PER = lazy(r"每 ?(秒|分钟|小时|天)钟?[^\d,;。]{0,8}?(?<![\w.])(\d[\d.,]*)")
_UNITS = {"秒": "s", "分钟": "m", "分": "m", "小时": "h", "天": "d"}
_UNITS |= {"sec": "s", "second": "s", "min": "m", "minute": "m", "hr": "h", "hour": "h", "day": "d"}


def _statistic(said: str, text: str) -> Finding | None:
    """`the maximum is 800 ms` of an average; `no request took more than 2 s` of a p95."""
    averaged, middle = holds_any(text, _AVERAGES), holds_any(text, _MIDDLES)
    if not (averaged or middle) or holds_any(text, _MAXIMA):
        return None
    if holds_any(said, _AVERAGES) or (middle and holds_any(said, _MIDDLES)):
        return None
    for pattern in (_IS_MAXIMUM, _NONE_BEYOND):
        found = pattern.search(said)
        if found is not None:
            return Finding(UNSUPPORTED, "statistic_differs", found[0])
    return None


def _rate(said: str, text: str) -> Finding | None:
    """`40/min` of `40/s`."""
    mine = _rates(said)
    theirs = _rates(text) if mine else {}
    for number, units in mine.items():
        if number in theirs and not units & theirs[number]:
            return Finding(CONTRADICTED, "rate_differs", number)
    return None


def _rates(text: str) -> dict[str, set[str]]:
    """The units of time by which a text tells each number: `40/s`."""
    found: dict[str, set[str]] = {}
    if holds_any(text, ("/", " per ", " a ", " an ", " each ", " every ")):
        for number, unit in _PER.findall(text):
            found.setdefault(number.replace(",", ""), set()).add(_UNITS.get(unit, unit))
    if "每" in text:
        for unit, number in _HAN_PER.findall(text):
            found.setdefault(number.replace(",", ""), set()).add(_UNITS[unit])
    return found


def _to_come(said: str, text: str) -> Finding | None:
    """`finished after 90 min` of `finish=90min`: that is what is left."""
    if not holds_any(text, ("finish", "eta", "remain", "left", "est", "expect", "_in")):
        return None
    if _YET.search(said) or not _TOOK.search(said):
        return None
    for value in _TO_COME.findall(text):
        number = _NUMBER.match(value)
        if number and text.count(value) == 1 and number[0] in _NUMBER.findall(said):
            return Finding(CONTRADICTED, "still_to_come", value)
    return None


def _inodes(said: str, text: str) -> Finding | None:
    """`the disk's space is used up` of a table of inodes."""
    if "inode" not in text or "inode" in said or holds_any(text, _OF_SPACE):
        return None
    found = _SPACE.search(said)
    return Finding(CONTRADICTED, "inodes_for_space", found[0]) if found else None


def _missing(said: str, text: str) -> Finding | None:
    """A number told of a field that has none: `lag: null`."""
    if _IS_NULL.search(text) is None or not _NUMBER.search(said):
        return None
    words = set(_PIECES.findall(said))
    for key in _NULL.findall(text):
        pieces = _PIECES.findall(key)
        if len(pieces) > 1 and words.issuperset(pieces) and key not in said:
            others = _same_pieces(key, text)
            if not others:
                return Finding(CONTRADICTED, "field_without_value", key)
    return None


def _same_pieces(key: str, text: str) -> bool:
    """Whether another field of the text has the same words."""
    pieces = set(_PIECES.findall(key))
    return any(
        one != key and pieces <= set(_PIECES.findall(one))
        for one in re.findall(r"[a-z][\w.-]+", text)
    )


_BEYOND = heads(
    "max maximum peak peaks peaked peaking longest slowest worst no none never not all every each"
)
_UNIT = heads("s sec second m min minute h hr hour d day")
_COMING = heads(
    "finish eta remaining left est expect ends starts expires "
    + " ".join(map("est".__add__, ascii_lowercase))
)
_DONE = heads("took finished completed done lasted ended after ran elapsed 耗 用 花 完 结")
OTHER_KINDS = (
    Reading(_statistic, said=_BEYOND | heads("最 峰 没 所 全 每")),
    Reading(_rate, _UNIT | heads("每 分 小"), _UNIT | heads("每 分 小"), True),
    Reading(_to_come, _COMING, _DONE, True),
    Reading(_inodes, said=heads("disk storage free used space bytes 磁 空 容")),
    Reading(_missing, counts=True),
    *OTHER_LIMITS,
)
