"""How long one deed came after another, by the keys of their times: `paid 30 seconds after it was created`.

Law: where a record has a time under a key of each deed (`paid_at`, `created_at`), the one that is told to
come later came later, by so much, in some record of the text. Pure, linear.
It cannot tell whose record it is; where none fits, none is meant.
"""

from datetime import datetime

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_UNITS = {
    "second": 1, "sec": 1, "秒": 1, "minute": 60, "min": 60, "分钟": 60, "hour": 3600, "小时": 3600,
    "day": 86400, "天": 86400,
}  # fmt: skip
_TOLD = lazy(
    r"\b([a-z]{4,})\b(?: [a-z]+){0,3}? (?:about |some |only |just )?"
    r"(\d+(?:\.\d+)?) (second|sec|minute|min|hour|day)s? "
    r"(before|after|later than) (?:it |they |he |she )?(?:was |were |had been |being |is )?([a-z]{4,})\b"
)
_HAN = lazy(
    r"(创建|开始|启动|支付|更新|提交|结束|完成|发货|关闭)(?:之?后)? ?(?:约|仅|过了)? ?"
    r"(\d+(?:\.\d+)?) ?(秒|分钟|小时|天)(?:钟)?(?:之?后|才)(?:[^,;\d]{0,6}?)"
    r"(创建|开始|启动|支付|更新|提交|结束|完成|发货|关闭)"
)
_KEYS = {
    "创建": "created", "开始": "started", "启动": "started", "支付": "paid", "更新": "updated",
    "提交": "submitted", "结束": "finished", "完成": "finished", "发货": "shipped", "关闭": "closed",
}  # fmt: skip
_TIMES = lazy(
    r"(?<![a-z])([a-z]{4,})_(?:at|time|on)[\"']?[=:] ?[\"']?(\d{4}-\d\d-\d\d[ t]\d\d:\d\d:\d\d)"
)
_ROUND = 0.5


def _apart(said: str, text: str) -> Finding | None:
    """The finding where no record has the two times so far apart, and in that order."""
    told = _told(said)
    if told is None:
        return None
    first, later, span, step = told
    times: dict[str, list[datetime]] = {}
    for key, value in _TIMES.findall(text):
        try:
            times.setdefault(key, []).append(datetime.fromisoformat(value))
        except ValueError:
            return None
    if first not in times or later not in times or first == later:
        return None
    gaps = [(two - one).total_seconds() for one in times[first] for two in times[later]]
    if any(abs(gap - span) <= step * _ROUND for gap in gaps):
        return None
    return Finding(CONTRADICTED, "span_of_deeds_differs", later)


def _told(said: str) -> tuple[str, str, float, float] | None:
    """The earlier deed, the later one, and the seconds between them, with what one unit of them is."""
    found = _TOLD.search(said)
    if found is not None:
        deed, number, unit, side, other = found.groups()
        earlier, later = (deed, other) if side == "before" else (other, deed)
    else:
        found = _HAN.search(said)
        if found is None:
            return None
        deed, number, unit, other = found.groups()
        earlier, later = _KEYS[deed], _KEYS[other]
    step = _UNITS[unit]
    return earlier, later, float(number) * step, float(step)


TIMES_OF_DEEDS = (Reading(_apart, heads("_"), heads("befo afte late 后 才"), True),)
