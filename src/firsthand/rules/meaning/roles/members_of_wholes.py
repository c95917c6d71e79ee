"""A figure of a whole told of one of its members: the group's backlog as that of `partition 3`.

Owns which clause of a text is a member's own, with a number as its name and something told of it, and that a
figure in an earlier clause with a subject of its own is not the member's. Pure, linear.
It cannot tell whose a figure is that stands in one clause with the member, or as a key.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_MEMBER = lazy(
    r"(?<![\w-])(?P<en>partition|shard|replica|node|broker|worker|thread|disk|osd|volume|slot|member|instance"
    r"|core)[ #]{1,2}(?P<n>\d+)(?![\w.:/-])"
    r"|(?P<zh>分区|分片|副本|节点|线程|磁盘|槽位|成员|实例) ?#?(?P<h>\d+)(?![\d.:/])"
)
_SAME = {
    "分区": "partition", "分片": "shard", "副本": "replica", "节点": "node", "线程": "thread", "磁盘": "disk",
    "槽位": "slot", "成员": "member", "实例": "instance",
}  # fmt: skip
_CLAUSE = lazy(r"[;⏎]| ?, ?|\. |。")
_SAID_CLAUSE = lazy(r"[;⏎]| ?, ?|\. |。| (?:and|but|while|where|since|because|as) |而且?|且|并")
_SUBJECT = lazy(
    r"(?:groups?|clusters?|topics?|pools?|services?|database|array|消费者?组|集群|主题|服务|数据库|阵列|队列)"
    r"[ :=]{0,2}([a-z][\w.-]*)|([a-z]\w*(?:[-_.]\w+)+)"
)
_FIGURE = lazy(r"(?<![\w.:/-])(\d[\d,]*(?:\.\d+)?)(?![\d:/-]|\.\d)")
_KEYED = lazy(r"[=:][\"']?\Z")


def _of_the_whole(said: str, text: str) -> Finding | None:
    """`partition 3 lags 120034` of `group orders lags 120034, partition 3 has no consumer`."""
    if _MEMBER.search(said) is None:
        return None
    figures = _of_wholes(text)
    if not figures:
        return None
    for clause in _SAID_CLAUSE.split(said):
        member = _MEMBER.search(clause)
        told = figures.get(_name(member)) if member is not None else None
        if member is None or not told:
            continue
        for found in _FIGURE.finditer(clause, member.end()):
            subjects = told.get(found[1].replace(",", ""))
            between = clause[member.end() : found.start()]
            if subjects and not any(one in between for one in subjects):
                return Finding(UNSUPPORTED, "figure_of_the_whole", found[1])
    return None


def _of_wholes(text: str) -> dict[str, dict[str, set[str]]]:
    """For each member with a clause of its own the figures of earlier clauses, each with their subjects."""
    clauses = _CLAUSE.split(text)
    ahead: dict[str, set[str]] = {}
    found: dict[str, dict[str, set[str]]] = {}
    for clause in clauses:
        members = list(_MEMBER.finditer(clause))
        if not members:
            for figure in _FIGURE.finditer(clause):
                found_ahead = _SUBJECT.findall(clause, 0, figure.start())
                subjects = {one or other for one, other in found_ahead}
                if subjects and _KEYED.search(clause, 0, figure.start()) is None:
                    ahead.setdefault(figure[1].replace(",", ""), set()).update(subjects)
            continue
        member = members[0]
        if len(members) == 1 and not member.start() and clause[member.end() :].strip():
            own = {one.replace(",", "") for one in _FIGURE.findall(clause)}
            found[_name(member)] = {f: names for f, names in ahead.items() if f not in own}
    return found


def _name(member: re.Match[str]) -> str:
    kind = member["en"] or _SAME[member["zh"]]
    return f"{kind} {member['n'] or member['h']}"


_KINDS = heads(
    "partition shard replica node broker worker thread disk osd volume slot member instance core"
    " 分 副 节 线 磁 槽 成 实"
)
MEMBERS_OF_WHOLES = (Reading(_of_the_whole, _KINDS, _KINDS, True),)
