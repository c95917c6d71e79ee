"""`from the same host`: what two texts name alike.

Owns whether a thing that a sentence calls the same has one value in both texts. Pure.
It cannot compare things that a text names without a field or an address.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding

_PAIR = 2
_SAME = lazy(
    r",? ?\b(?:(?:came|come|coming|is|are|were) )?(?:from|by|on|of|for|at|with|to) the same"
    r" (?:remote |source |client )?(?P<en>host|address|ip|client|user|node|pod|instance|server)\b"
    r"(?: address)?"
    r"|(?:来自|是|由)?同一[个台名]?(?P<zh>远程主机|主机|地址|客户端|用户|节点|实例|服务器|IP)(?:的)?",
    re.IGNORECASE,
)
_FIELDS = {
    "host": "rhost|host|hostname|client|src|remote_addr",
    "address": "rhost|client|src|ip|addr|address|remote_addr",
    "user": "user|username|account",
    "node": "node|nodename|host",
    "pod": "pod|pod_name",
    "instance": "instance|inst",
    "server": "server|host",
}
_KINDS = {
    "ip": "address",
    "client": "address",
    "远程主机": "host",
    "主机": "host",
    "地址": "address",
    "客户端": "address",
    "用户": "user",
    "节点": "node",
    "实例": "instance",
    "服务器": "server",
}
_ADDRESS = lazy(r"(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])")


def same_of_both(asked: Asked, evidence: list[Evidence]) -> tuple[Finding, Asked] | None:
    """The ruling on `the same host`, and the sentence without it; None where no such thing is told."""
    if len(evidence) != _PAIR or "!same" not in asked.marks:
        return None
    told = _SAME.search(asked.text)
    if told is None:
        return None
    word = (told["en"] or told["zh"]).lower()
    kind = _KINDS.get(word, word)
    values = [_values(kind, one.lower) for one in evidence]
    if not all(values):
        return None
    rest = Asked(asked.text[: told.start()] + " " + asked.text[told.end() :])
    if values[0] & values[1]:
        return Finding(HOLDS, "same_of_both"), rest
    return Finding(CONTRADICTED, "another_of_both", told[0].strip()), rest


def _values(kind: str, lower: str) -> set[str]:
    fields = _FIELDS.get(kind, kind)
    found = set(re.findall(rf"\b(?:{fields})[\"']?[=:] ?[\"']?([\w.@/-]+)", lower))
    if not found and kind in ("host", "address"):
        found = set(_ADDRESS.findall(lower))
    return found
