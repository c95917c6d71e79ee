"""Alerts that one text tells one after the other: `【P2】…` and `【P1】…`, blocks of the same keys.

Owns where each begins: at its grade in brackets, at its number, or behind an empty line where every block has
the same keys.
Pure, linear.
It cannot part alerts that are told in one paragraph without a grade.
"""

from firsthand.rules.lazy import lazy

_FEWEST = 2
_MOST = 40
_GRADE = lazy(
    r"[【\[](?:[PS]\d|SEV-?\d|FIRING|RESOLVED|CRITICAL|WARNING|[一二三四]级|严重|紧急|致命|重要|次要|警告|告警|故障|恢复)"
    r"(?:告警|恢复|通知|触发|中|:\d+)*[】\]]"
)
_POINT = lazy(r"\s*[(（]?(\d{1,2})[.、)）]\s?(?=\D)")
_KEY = lazy(r"[-*\s]*(?:【([^】]{1,20})】|([A-Za-z_\u4e00-\u9fff][\w /-]{0,24}?)\s?[:：=])")


def numbered(lines: list[str]) -> bool:
    """`1. …`, `2. …`: a list whose points are counted."""
    found = [_POINT.match(line) for line in lines]
    return all(one is not None and int(one[1]) == at for at, one in enumerate(found, start=1))


def begins_alert(line: str) -> bool:
    """`【P1】`, `[FIRING:1]`, 【严重告警】: how a line begins that tells an alert of its own."""
    return line[:1] in "【[" and _GRADE.match(line) is not None


def alerts(text: str) -> list[str]:
    """The alerts of one line, each behind its grade; none where it does not begin with one."""
    if not begins_alert(text) or text.count("【") < _FEWEST:
        return []
    starts = [found.start() for found in _GRADE.finditer(text) if text[found.start()] == "【"]
    ends = [*starts[1:], len(text)]
    found = [text[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    return found if len(found) >= _FEWEST else []


def blocks(text: str) -> list[str]:
    """The blocks between empty lines, where every one has the same keys in the same order; else none."""
    found = [one.strip() for one in text.split("\n\n") if one.strip()]
    if not _FEWEST <= len(found) <= _MOST:
        return []
    keys = {_keys(one) for one in found}
    return found if len(keys) == 1 and len(keys.pop()) >= _FEWEST else []


def _keys(block: str) -> tuple[str, ...]:
    """The keys with which its lines begin; none where two lines have one."""
    found = [key[1] or key[2] for key in map(_KEY.match, block.splitlines()) if key is not None]
    return tuple(found) if len(set(found)) == len(found) else ()
