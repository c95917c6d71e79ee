"""Figures and addresses of an access log's line told as those of another place: HAProxy's and Envoy's.

Owns the words by which a sentence names one place of such a line: the wait in the queue, the connect, the
response, the total; what was received and what was sent, the upstream's time; the two ends. Pure, linear.
It cannot tell a figure that two places have.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_HAPROXY = lazy(
    r" -?\d+/(-?\d+)/(-?\d+)/(-?\d+)/\+?(\d+) \d{3} \d+ - - (?=[\w-]{4} \d+/\d+/\d+/\d+/)"
)
_ENVOY = lazy(
    r"\" \d{3} (?:-|[a-z,]{2,20})(?: (?!\d)[^ \"]+)?(?: -)?(?: \"[^\"]*\")? (\d+) (\d+) (\d+) (-|\d+)"
    r" \"([^\"]*)\"(?: \"[^\"]*\"){3} \"([\d.]+:\d+)\""
)
_SPAN = lazy(r"(?<![\w.:-])(\d+(?:\.\d+)?) ?(ms|milliseconds?|毫秒|s|seconds?|秒)(?![\w钟])")
_BYTES = lazy(r"(?<![\w.:-])(\d+) ?(?:bytes?|b|字节)(?!\w)")
_TURNED_AWAY = lazy(r" http/[\d.]+\" (40[13]|429|5\d\d)(?!\d)")
_LOGGED_IN = lazy(r"\b(?:logged|signed) in\b|\bauthenticated\b|登录了|登录成功|已登录|通过认证")
_NOT = lazy(
    r"\b(?:not|never|could|fail\w*|no|unsuccessful\w*|tried|rejected|denied)\b|n't\b|未|没|失败|拒|试"
)
_PLACES = (
    lazy(r"\bqueu|\bwait|排队|队列|等待"),
    lazy(r"\bconnect|连接|建连"),
    lazy(r"\brespon|响应|应答"),
    lazy(r"\btotal|\boverall|\baltogether|\bin all\b|总|共"),
)
"""The words for each of HAProxy's timers, in the order of the line."""
_RECEIVED = lazy(r"\brequest|\breceiv|\bupload|请求|收到|接收")
_SENT = lazy(r"\brespon|\bsent\b|\breturn|\breply|\banswer|响应|返回|发送|应答")
_UPSTREAM = lazy(r"\bupstream\b|上游")
_ASKING = r"(?:\bclient|\bdownstream|客户端|来自)"
_ASKED = r"(?:\bupstream|\bbackend|上游|后端)(?: host| server)?"


def _by_place(said: str, text: str) -> Finding | None:
    """`took 1810 ms in total` of `12/340/25/1810/2187`; `the response had 512 bytes` of those received."""
    line = _HAPROXY.search(text)
    if line is not None:
        return _of_timers(said, line.groups())
    envoy = _ENVOY.search(text)
    if envoy is None:
        return None
    received, sent, duration, upstream, client, host = envoy.groups()
    if _UPSTREAM.search(said) and duration != upstream and duration in _milliseconds(said):
        return Finding(CONTRADICTED, "figure_of_another_place", duration)
    named = _SENT.search(said) is not None, _RECEIVED.search(said) is not None
    mine = _BYTES.findall(said)
    for value, other, wanted in ((received, sent, (True, False)), (sent, received, (False, True))):
        if value != other and value in mine and named == wanted:
            return Finding(CONTRADICTED, "figure_of_another_place", value)
    return _of_another_end(said, client, host)


def _milliseconds(said: str) -> set[str]:
    return {
        f"{float(number) * (1 if unit[0] in 'm毫' else 1000):g}"
        for number, unit in _SPAN.findall(said)
    }


def _of_timers(said: str, timers: tuple[str, ...]) -> Finding | None:
    named = [place for place, pattern in enumerate(_PLACES) if pattern.search(said)]
    mine = _milliseconds(said) & set(timers)
    if len(named) != 1 or len(mine) != 1 or timers[named[0]] in mine:
        return None
    return Finding(CONTRADICTED, "figure_of_another_place", mine.pop())


def _of_another_end(said: str, client: str, host: str) -> Finding | None:
    """`the client 10.1.4.7` of the upstream's address, and the reverse."""
    address = host.partition(":")[0]
    for one, other, word in ((address, client, _ASKING), (client, address, _ASKED)):
        if one not in said or one == other or len(one) < len("::1"):
            continue
        if re.search(rf"{word}\b ?(?:at |is |was )?{re.escape(one)}(?![\d.]*\d)", said):
            return Finding(CONTRADICTED, "end_of_another_place", one)
    if re.search(rf"{re.escape(address)}(?::\d+)? (?:sent|made|requested|called|asked)\b", said):
        return Finding(CONTRADICTED, "end_of_another_place", address)
    return None


def _refused(said: str, text: str) -> Finding | None:
    """`bob logged in` of `"POST /login HTTP/1.1" 401`."""
    status = _TURNED_AWAY.search(text) if _LOGGED_IN.search(said) else None
    if status is None or _NOT.search(said) is not None:
        return None
    return Finding(CONTRADICTED, "login_refused", status[1])


TOLD_BY_PLACE = (
    Reading(_by_place, heads("http"), counts=True),
    Reading(_refused, heads("http"), heads("logged signed authenticated 登 认")),
)
