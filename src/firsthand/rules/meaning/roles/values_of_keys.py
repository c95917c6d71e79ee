"""The value of another key: `the severity is prod` of `{"severity":"critical","namespace":"prod"}`.

Law: where a text gives values by keys, what a sentence says a thing is must be no value that only other keys
have. Of keys whose words a phrase shares, the nearest is meant; those that are as near share their values. A
state or a kind may be told of any thing (`the pod is pending` of `pod=cart-7 phase=Pending`). Pure, linear.
It cannot tell keys of no common word.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.reading.told_values import pieces
from firsthand.rules.sieve import is_value

_STATES = names(
    "status state phase health result outcome condition conclusion verdict mode role type kind reason error"
    " message msg cause action event operation op method command stage flag switch running"
    " ready enabled 状态 阶段 结果 健康 模式 角色 类型 原因 错误 动作 操作 步骤 方法 current_state update"
)
"""Keys whose values may be told of a thing that another key names."""
_GRADES = names(
    "severity level priority urgency risk currency environment env team version 级别 严重 优先级 风险 货币"
    " 环境 团队 处理组 版本"
)
_GRADED = names(
    "alert_noun alert alarm incident issue ticket error event bug log 告警 工单 事件 故障 日志"
)
"""What a grade may be told of."""
_PLACES = names(
    "ip addr address host hostname name id uid port url uri value label 地址 主机 端口 名称"
)
"""Pieces of keys that say how a thing is found, and not what it is."""
_NO_VALUES = names("true false yes no none null - on off ok unknown nan")
_WORD = lazy(r"[a-z]+")
_DETERMINING = names("the its this an a of")
_NUMBER = lazy(r"(\d+(?:\.\d+)?)(?:([kmgtp])(?:i?b)?|b|bytes|字节|([a-z%]{0,7}))")
_UNITS = "abcdefghijklmnopqrstuvwxyz%"
_LONGEST = 40
_LEAST = 0.3
"""Of a phrase and a key, what must be of both."""


def of_another_key(asked: Asked, evidence: Evidence) -> Finding | None:
    """`the namespace is critical` of a severity; None: nothing is told so, or not of another one."""
    for told in asked.told_values:
        value = told.value.rstrip(".:")
        if not value or len(value) > _LONGEST or value in _NO_VALUES:
            continue
        start = value if not value[0].isdecimal() else value.rstrip(_UNITS)
        if start not in evidence.lower or not is_value(start, evidence.lower):
            continue
        if _is_of_another(told.phrase, _measured(value), told.beside, evidence):
            return Finding(CONTRADICTED, "value_of_another_key", f"{told.phrase}: {value}")
    return None


def _is_of_another(phrase: str, value: str, beside: bool, evidence: Evidence) -> bool:
    """Whether only keys that a phrase does not mean have a value."""
    mine = pieces(phrase)
    owner, of, thing = phrase.rpartition("的")
    owned = pieces(thing) if of else mine
    qualifying = pieces(owner) if of else mine
    spelled = [one for one in _WORD.findall(phrase) if one not in _DETERMINING]
    best = (False, 1.0 if beside else _LEAST)
    own: set[str] = set()
    others: list[list[frozenset[str]]] = []
    for key, given, _ in evidence.keyed:
        theirs = pieces(key)
        given = _measured(given)
        if given == value:
            others.append(theirs)
        nearness = _nearness(mine, theirs)
        if owned is not mine:
            others_own = _nearness(owned, theirs), _nearness(qualifying, theirs)
            nearness = max(nearness, *others_own)  # 等待的连接数 of `Waiting: 6`
        if nearness < _LEAST:
            continue
        near = (bool(spelled) and all(one in key.lower() for one in spelled), nearness)
        if near > best:
            best, own = near, {given}
        elif near == best:
            own.add(given)
    if not own or not others or value in own:
        return False
    number = _NUMBER.fullmatch(value) is not None
    if number and not any(_unit(one) == _unit(value) for one in own):
        return False  # 内存使用率 of used_memory=6.4GiB ratio=80%
    if not number and any(value in one or one in value for one in own):
        return False  # cart, cart-7
    if _says(owned[-1:], _STATES | _GRADES):
        return True
    graded = not _says(owned, _GRADES) and _says(owned, _GRADED)
    return not any(
        _says(one[-1:], _STATES)
        or (graded and _says(one, _GRADES))
        or all(_says([each], _PLACES) for each in one)
        for one in others
    )


def _nearness(mine: list[frozenset[str]], theirs: list[frozenset[str]]) -> float:
    """How much of a phrase and a key is of both; nothing where each has words that the other lacks.

    What a phrase ends with says what it means, so that a key without it is another one.
    """
    if not mine or not theirs:
        return 0.0
    both = sum(any(not one.isdisjoint(other) for other in theirs) for one in mine)
    if both < len(mine) and both < len(theirs):
        return 0.0
    if both < len(mine) and all(mine[-1].isdisjoint(one) for one in theirs):
        return 0.0  # the policy of maxmemory is no maxmemory
    return both / max(len(mine), len(theirs))


def _measured(value: str) -> str:
    """`3.90gib` as 3.9g, `12bytes` as 12.0."""
    found = _NUMBER.fullmatch(value)
    if found is None:
        return value
    return f"{float(found[1])}{found[2] or found[3] or ''}"


def _unit(value: str) -> str:
    """What stands behind the digits of a value."""
    return value.lstrip("0123456789.") if value[0].isdecimal() else "-"


def _says(phrase: list[frozenset[str]], words: frozenset[str]) -> bool:
    """Whether any word of a phrase is one of some."""
    return any(not one.isdisjoint(words) for one in phrase)
