"""From one name to another: `from CLOSED to OPEN`, told in that order and not turned.

Owns what tells the order of two names: keys for what was and what is, arrows, `replaces`, `previous`, `from`
and `to`; else which of them the text has first. Pure.
It cannot see a change whose names stand in two texts.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.sieve import heads, holds_any

_HEAD = r"(?:[A-Za-z_]|\d+\.\d+\.)"
_FROM_TO = lazy(
    rf"(?:\bfrom |由|从)\s*[\"'\[(]?(?P<a>{_HEAD}[\w.:/-]*?)[\"'\])]?\s*"
    r"(?:\bto |->|变为|转为|切换为|切换到|到|变成|转换为|迁移到|(?:升级|降级|更新|回滚|变更)[到至为])"
    rf"\s*[\"'\[(]?(?P<b>{_HEAD}[\w.:/-]*\w)",
)
FROM = heads("from 由 从")
_INTO = ("to ", "->", "到", "至", "为", "变成")
"""Of these every such change holds one of either."""
_OLD_PARTS = ("old", "prev", "before", "from", "former")
_OLD = lazy(
    r"(?:\b|_)(?:old|prev|previous|before|from|former)[a-z_]{0,20}[\"']? ?[=:] ?[\"']?([\w.:/-]+)"
)
_NEW = lazy(r"(?:\b|_)(?:new|current|after|to|now)[a-z_]{0,20}[\"']? ?[=:] ?[\"']?([\w.:/-]+)")
"""The values of keys that tell what was and what is: `OldStateValue":"OK"`, `from=web:1.9`."""
_REPLACES = lazy(r"([\w.:/-]*\w) replace[sd] ([\w.:/-]*\w)")
_ARROWS = (" -> ", "->", " => ", "=>")
"""Between what was and what is: `State Change: OK -> ALARM`."""
_FORMERLY = ("prev", "(was", "上一")
_FORMER = lazy(
    r"(?:\bprevious(?:ly)?|\bprev|\(was)(?: version| release| image)?[ :=]{1,3}[\"']?$"
    r"|上一个?(?:版本)?[ :=是为]{0,3}$"
)


def _by_keys(first: str, second: str, lower: str) -> bool | None:
    """Whether the keys of a text tell that change, or its reverse: `old_state=CLOSED new_state=OPEN`."""
    before = {one.strip(".") for one in _OLD.findall(lower)}
    after = {one.strip(".") for one in _NEW.findall(lower)}
    if first in before and second in after:
        return True
    return False if second in before and first in after else None


def _is_valued(lower: str, at: int) -> bool:
    """`db: 'crm' host: '10.8.0.9'`: by its key a name has its place, wherever it stands."""
    return lower[max(0, at - 3) : at].rstrip("'\" ")[-1:] in ("=", ":")


def _is_replaced_by(old: str, new: str, lower: str) -> bool:
    """`pay:2.4.1 replaces pay:2.4.0`: the first one is the new one."""
    return any(one.endswith(new) and other.endswith(old) for one, other in _REPLACES.findall(lower))


def _is_former(name: str, lower: str) -> bool:
    """`(previous v2.13.2)`: what was, wherever it stands."""
    at = lower.find(name)
    return at > 0 and _FORMER.search(lower[:at]) is not None


def change_of_names(asked: Asked, lower: str) -> Finding | None:
    """The ruling on `from CLOSED to OPEN`; None for a sentence without such a pair."""
    if not holds_any(asked.text, _INTO):
        return None
    found = _FROM_TO.search(asked.text)
    if found is None:
        return None
    first, second = found["a"].lower(), found["b"].lower()
    keyed = _by_keys(first, second, lower) if holds_any(lower, _OLD_PARTS) else None
    if keyed is not None:
        if keyed:
            return Finding(HOLDS, "change_in_order")
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    if " replace" in lower and _is_replaced_by(second, first, lower):
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    if holds_any(lower, _ARROWS):
        told = [
            any(f"{one}{arrow}{other}" in lower for arrow in _ARROWS)
            for one, other in ((first, second), (second, first))
        ]
        if told[0] != told[1]:
            return (
                Finding(HOLDS, "change_in_order")
                if told[0]
                else Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
            )
    former = holds_any(lower, _FORMERLY)
    if former and _is_former(first, lower) != _is_former(second, lower):
        if _is_former(first, lower):
            return Finding(HOLDS, "change_in_order") if second in lower else None
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    starts = [f"from {one}" in lower for one in (first, second)]
    if starts[0] != starts[1] and f"to {first}" not in lower and f"to {second}" not in lower:
        # `Failed … from 10.2.2.9` in a line of bastion-1
        if not starts[0]:
            return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
        return Finding(HOLDS, "change_in_order") if second in lower else None
    if not any(starts) and f"to {first}" in lower and f"to {second}" not in lower:
        return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
    start, end = lower.find(first), lower.find(second)
    if start < 0 or end < 0 or (_is_valued(lower, start) and _is_valued(lower, end)):
        return None
    if lower.find(second, start + len(first)) >= 0:
        return Finding(HOLDS, "change_in_order")
    return Finding(CONTRADICTED, "order_reversed", f"{found['a']} to {found['b']}")
