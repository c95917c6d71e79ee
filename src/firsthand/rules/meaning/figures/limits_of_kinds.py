"""A limit of another kind: the virtual memory limit for the physical one, the soft for the hard.

Law: a limit that a sentence says was passed is no rival of the one that the text says was. Pure, linear.
It cannot tell a kind of limit in words of none of the rows.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_LIMIT_KINDS = "physical|virtual|soft|hard|read|write|daily|monthly|hourly|weekly|cpu|memory|disk"
_RIVALS = tuple(
    frozenset(one.split())
    for one in (
        "physical virtual",
        "soft hard",
        "read write",
        "daily monthly hourly weekly",
        "cpu memory disk",
    )
)
"""Of each row, the one limit is not the other."""
_IN_HAN = {
    "物理": "physical",
    "虚拟": "virtual",
    "软": "soft",
    "硬": "hard",
    "读": "read",
    "写": "write",
    "日": "daily",
    "月": "monthly",
    "cpu": "cpu",
    "内存": "memory",
    "磁盘": "disk",
}
_A_LIMIT = r"(?:\w+ ){0,2}?(?:limit|quota|threshold|cap|allowance)s?\b"
_PAST = r"(?:exceed(?:s|ed|ing)?|beyond|above|past|over|went over|hit|reached)"
_LIMIT_PASSED = lazy(
    rf"\b(?P<a>{_LIMIT_KINDS})\W+{_A_LIMIT}(?: [\w.-]+){{0,5}}? {_PAST}\b"
    rf"|\b{_PAST} (?:\W?\w+\W{{1,2}}){{0,3}}?\W?(?P<b>{_LIMIT_KINDS})\W{{1,2}}{_A_LIMIT}"
)
_HAN_LIMIT_PASSED = lazy(
    rf"(?:超[出过了]+[^,;.]{{0,8}}?({'|'.join(_IN_HAN)})[^,;.]{{0,6}}(?:限制|上限|配额|阈值|限额)"
    rf"|({'|'.join(_IN_HAN)})[^,;.]{{0,6}}(?:限制|上限|配额|阈值|限额)?[^,;.]{{0,4}}(?:超[出过限]|已超))"
)
_DENIED = lazy(r"\b(?:not|no|never|without|nor)\b|n't\b|未|没|不|无")


def _other_limit(said: str, text: str) -> Finding | None:
    """`exceeded its virtual memory limit` of `beyond the physical memory limit`."""
    mine = _limits_passed(said)
    if not mine or _DENIED.search(said) is not None:
        return None
    theirs = _limits_passed(text)
    for kind in mine - theirs:
        if any(kind in row and not row.isdisjoint(theirs) for row in _RIVALS):
            return Finding(UNSUPPORTED, "limit_of_another_kind", kind)
    return None


def _limits_passed(text: str) -> set[str]:
    """The kinds of limits that a text says were passed."""
    found = {one["a"] or one["b"] for one in _LIMIT_PASSED.finditer(text)}
    if "超" in text:
        found |= {_IN_HAN[one[1] or one[2]] for one in _HAN_LIMIT_PASSED.finditer(text)}
    return found


_SIGNS = heads("exceed beyond above past over hit reached went 超")
OTHER_LIMITS = (Reading(_other_limit, _SIGNS, _SIGNS),)
