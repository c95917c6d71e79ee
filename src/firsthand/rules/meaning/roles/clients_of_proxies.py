"""Whose connection failed: a proxy's failure towards its upstream is none of its client's.

Law: the address that a text labels as the client's is not the one that a proxy calls, nor the one that keeps
it waiting, where the text tells of its upstream and nothing of the client. Pure, linear.
It cannot tell the client where no word for it stands before its address.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_CLIENT = lazy(
    r"\b(?:client|remote_addr|downstream[a-z_]{0,16}|x_forwarded_for|客户端)"
    r"(?:[ _-]?(?:ip|addr|address))?[\"']?"
    r"[ :=]{1,3}[\"']?(\d{1,3}(?:\.\d{1,3}){3})"
)
_UPSTREAM = lazy(r"\b(?:upstream|backend)|上游|后端")
_OF_THE_CLIENT = lazy(
    r"\bclient (?:prematurely |has )?(?:timed out|closed|intended|sent|aborted|reset|disconnect)"
    r"|\b(?:from|to) client\b|client (?:header|body|request)|客户端(?:超时|断开|关闭|中断)"
)
_NOT_CONNECTED = lazy(
    r"\b(?:could not|couldn't|cannot|can't|failed to|unable to) connect\b|无法连接|连不上|连接不上|未能连接"
)
_UPSTREAM_DID = lazy(r"\bupstream (?:prematurely |has )?(closed|sent|reset)\b")
_UPSTREAM_AT = lazy(
    r"\bupstream(?:_host|_addr)?[\"']?[:=] ?[\"']?(?:\w+://)?(\d{1,3}(?:\.\d{1,3}){3})"
)
_STARTS = r"(?:^|[,;] |\b(?:that|and|but|because|since|when|while|as) )(?:the )?"
_FAILS = (
    r"(?: (?:server|host|has|had|was|is|then)){0,2} (?:timed out|timing out|times out|unreachable|down"
    r"|did not (?:respond|answer)|failed to (?:respond|answer)|not reachable|refused|reset|closed)\b"
)
_HAN_FAILS = r" ?(?:连接|响应)?(?:超时|无响应|不可达|未响应|拒绝)"
_TOWARDS = (
    r"\b(?:connect(?:ed|ing|ions?)?|dial(?:ed|ing)?|calls?|requests?|reach(?:ed|ing)?|contact(?:ed|ing)?"
    r"|read(?:ing)?|route|proxying|forward(?:ed|ing)?)(?: (?:timed out |failed )?(?:to|with))?"
    r"(?: (?:the|a|an|client|host|upstream|server|backend|address|at)){0,3} "
)
_FROM = (
    r"\b(?:read(?:ing)?|respon\w+|answer|reply|waiting|header)[a-z ]{0,20} (?:from|for|of) "
    r"(?:the )?(?:client |host |upstream )?"
)
_HAN_TOWARDS = r"(?:连接|连不上|连到|访问|请求|读取|调用|到)(?:上游|后端|客户端|主机|服务器)? ?"


def _client(said: str, text: str) -> Finding | None:
    """`client 10.7.7.9 timed out`, `could not connect to 10.7.7.9`: it was the upstream."""
    clients = set(_CLIENT.findall(text))
    if not clients or _UPSTREAM.search(text) is None or _OF_THE_CLIENT.search(text) is not None:
        return None
    for one in clients:
        if text.count(one) > 1:
            continue
        name = re.escape(one)
        if re.search(
            rf"{_STARTS}(?:(?:client |host )?{name}|client)(?: prematurely| suddenly)?{_FAILS}"
            rf"|{_TOWARDS}{name}|{_FROM}{name}"
            rf"|{_HAN_TOWARDS}{name}|{name}{_HAN_FAILS}|客户端{_HAN_FAILS}",
            said,
        ):
            return Finding(UNSUPPORTED, "client_for_upstream", one)
    return None


def _closed(said: str, text: str) -> Finding | None:
    """`nginx closed the connection` of `upstream prematurely closed connection`."""
    deed = _UPSTREAM_DID.search(text)
    if deed is None:
        return None
    names = ["nginx", "proxy", *re.findall(r"\bserver: ([\w.-]*\w)", text)]
    verb = {"sent": "sent", "reset": "reset"}.get(deed[1], "closed")
    any_name = "|".join(map(re.escape, names))
    if re.search(
        rf"{_STARTS}(?:{any_name})(?: has)?(?: prematurely)? {verb}\b|(?:{any_name}) ?关闭", said
    ):
        return Finding(UNSUPPORTED, "done_by_the_upstream", deed[1])
    return None


def _asked_by(said: str, text: str) -> Finding | None:
    """`the request came from 10.0.3.4` of `upstream: "http://10.0.3.4"`: it went there."""
    asked = "respon" not in said and _CLIENT.search(text) is not None
    for one in _UPSTREAM_AT.findall(text) if asked else ():
        if re.search(
            rf"\b(?:requests?|calls?|came|sent|client)\b[^,;]{{0,30}}"
            rf" (?:from|by|client(?: was| is)?) {re.escape(one)}",
            said,
        ):
            return Finding(CONTRADICTED, "upstream_for_client", one)
    return None


def _connected(said: str, text: str) -> Finding | None:
    """`could not connect` of a failure `while reading response header`: it was connected."""
    reading = "while reading" in text and "while connecting" not in text and "refused" not in text
    if reading and _NOT_CONNECTED.search(said) is not None:
        return Finding(UNSUPPORTED, "was_connected", "connect")
    return None


CLIENTS_OF_PROXIES = (
    Reading(
        _client,
        heads("client remote downstream 客"),
        beside=heads("upstream upstreams backend 上 后"),
    ),
    Reading(
        _closed, heads("upstream"), heads("closed sent reset 关"), beside=heads("closed sent reset")
    ),
    Reading(_connected, heads("while"), heads("connect 连"), beside=heads("reading")),
    Reading(_asked_by, heads("upstream"), heads("from by client"), True),
)
