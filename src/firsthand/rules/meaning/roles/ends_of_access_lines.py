"""The two ends of a line that gives them by place: ingress-nginx, Traefik, ALB, Envoy, CoreDNS, `udp a->b`.

Law: what a line has in the client's place is not told as the one that was asked, that answered or served,
and what it has in the place of the one asked is not told as the client. Pure, linear.
It cannot tell the ends apart where both have one address.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_ADDRESS = r"\d{1,3}(?:\.\d{1,3}){3}"
_HEAD = rf"(?:^|⏎ {{0,9}})({_ADDRESS}) - [^⏎]{{1,400}}?\" \d{{3}} \d+ \"[^\"⏎]*\" \"[^\"⏎]*\" \d+"
_LINES = (
    ("] [", lazy(rf"{_HEAD} [\d.]+ \[[\w.-]+\] \[[\w.-]*\] ({_ADDRESS})")),
    ('" "http', lazy(rf"{_HEAD} \"[^\"⏎]*\" \"[a-z0-9]+://({_ADDRESS})")),
    ("z app/", lazy(rf"z app/\S+ ({_ADDRESS}):\d+ ({_ADDRESS})")),
    ("z net/", lazy(rf"z net/\S+ ({_ADDRESS}):\d+ ({_ADDRESS})")),
    ('" "', lazy(rf"\"({_ADDRESS})\" \"[^\"⏎]*\" \"[^\"⏎]*\" \"[^\"⏎]*\" \"({_ADDRESS}):\d+\"")),
    ("[info] ", lazy(rf"\[info\] ({_ADDRESS}):\d+ - \d+ \"[a-z]+ in \S+ (?:udp|tcp)()")),
    ("->", lazy(rf"\b(?:read|write|dial) (?:udp|tcp) ({_ADDRESS}):\d+->({_ADDRESS})")),
)
"""What such a line holds, and the client in it, then the one it asked."""
_OF_CALL = (
    r"(?: ?(?:of|for|to) (?:the |this )?(?:(?:get|post|put|patch|delete|head|options) \S+(?: request)?"
    r"|request|call|query|lookup))?"
)
_KIND = _OF_CALL + r"(?:[:=,]| ?(?:at|is|was|of|ip|address|server|host|the|为|是|地址)){0,3} ?"
_CALLER = rf"(?:\bclients?\b|\bcaller\b|\brequester\b|\bdownstream\b|客户端|调用方|来自){_KIND}"
_CALLED = (
    r"(?:\bupstreams?\b|\bbackend\b|\btarget\b|\bresolver\b|\bserved by\b|\banswered by\b|\breturned by\b"
    r"|\bforwarded to\b|\brouted to\b|\bsent to\b|\basking\b|\bquerying\b"
    r"|\b(?:read(?:ing)?|respon[sd]e?|answer|reply)(?: an answer| a response)? (?:from|of)\b"
    rf"|上游|后端|目标|转发[到给至]|读取){_KIND}"
)
_GAVE = (
    r"(?::\d+)? ?(?:has |had |then )?(?:answered|returned|responded|replied|served|返回|响应|应答)"
)
_ANSWERS = (
    r"(?:answered|returned|responded|replied)(?: to)? (?:the )?(?:envoy|traefik|nginx|haproxy|coredns|proxy"
    r"|alb|load balancer|ingress|gateway|get|post|put|with)\b"
)
_BY_CLIENT = lazy(rf"\bthe (?:client|caller|requester) (?:has |had )?{_ANSWERS}")
_OF_PROXY = lazy(r"\" [45]\d\d [a-z]{2,4} [a-z_]{2,40} ")
"""A status and the flags of Envoy behind it."""
_SENT = r"(?::\d+)? ?(?:has |had )?(?:sent|made|requested|called|asked|issued|发起|发送|请求了)"


def _other_end(said: str, text: str) -> Finding | None:
    """`upstream 10.1.0.9` of the client's address; both folded, in lower case."""
    ends = [pair for sign, line in _LINES if sign in text for pair in line.findall(text)]
    if (ends or _OF_PROXY.search(text) is not None) and _BY_CLIENT.search(said) is not None:
        return Finding(CONTRADICTED, "end_of_another_place", "client")
    callers, called = {one for one, _ in ends}, {other for _, other in ends if other}
    for address, role, deed in (
        *((one, _CALLED, _GAVE) for one in sorted(callers - called)),
        *((one, _CALLER, _SENT) for one in sorted(called - callers)),
    ):
        if address not in said:
            continue
        name = rf"(?<![\w.]){re.escape(address)}(?!\.?\d)"
        if re.search(rf"{role}{name}|{name}{deed}", said):
            return Finding(CONTRADICTED, "end_of_another_place", address)
    return None


ENDS_OF_ACCESS_LINES = (
    Reading(_other_end, heads("get post put patch delete head udp tcp options")),
)
