"""Which end of a proxied request a name or a time is of: `web_fe cart_be/cart-3`, `rt=3.0 urt=2.9`.

Law: HAProxy names its own host, the client, the frontend, the backend and the server by their places, so none
of them is told as another one; the time of the whole request is not that of the upstream. Pure, linear.
It cannot judge a line with fields in an order of its own.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_LINE = lazy(
    r"(?:([\w.-]+) )?haproxy\[\d+\]:? ([\d.a-f:]+?):\d+ \[[^\]]+\] ([\w.-]+)~? ([\w.-]+)/([\w.<>-]+) [-\d+]+/"
)
_ROLES = (
    ("load balancer|proxy|负载均衡器?|代理", 0),
    ("client|客户端", 1),
    ("frontend|前端", 2),
    ("backend server|server|后端服务器|服务器", 4),
    ("backend|后端", 3),
)
"""Words for each of them, the longer before those they hold."""
_TIMES = lazy(
    r"(?<![\w])(?:(rt|request_time|req_time)|(urt|uht|upstream_response_time|upstream_time))"
    r"[=:\"' ]{1,4}(\d+\.\d+)"
)
_S = r" ?(?:s\b|sec|秒)"
_OF_ALL = lazy(
    rf"\brequest(?:'s)?(?: [a-z]+){{0,2}} (?:took|lasted|needed|time is|time was|duration was) (\d+\.\d+){_S}"
    rf"|请求(?:总|处理)?(?:耗时|时间)[为是]? ?(\d+\.\d+){_S}"
)
_OF_UPSTREAM = lazy(
    rf"\bupstream(?:'s)?(?: (?:response|response time|time))? (?:took|needed|is|was|lasted) (\d+\.\d+){_S}"
    rf"|上游[\u4e00-\u9fff]{{0,6}}?[为是]? ?(\d+\.\d+){_S}"
)


def _place_of_another(said: str, text: str) -> Finding | None:
    """`the backend is web_fe` of a frontend; both folded, in lower case."""
    line = _LINE.search(text)
    if line is None:
        return None
    names = line.groups()
    for at, name in enumerate(names):
        if not name or name not in said or names.count(name) > 1:
            continue
        for words, place in _ROLES:
            if _is_told_so(words, name, said):
                if place != at:
                    return Finding(CONTRADICTED, "place_of_another", name)
                break
    return None


def _is_told_so(words: str, name: str, said: str) -> bool:
    """`backend web_fe`, `the backend was web_fe`, `web_fe is the backend`, 后端为 web_fe."""
    one = rf"(?<![\w.-]){re.escape(name)}(?![\w-])"
    return (
        re.search(
            rf"(?:{words})(?: (?:is|was|named|called)| ?[为是])? ?{one}"
            rf"|{one} (?:is|was) the (?:{words})(?![\w])|{one} ?是 ?(?:{words})",
            said,
        )
        is not None
    )


def _time_of_another(said: str, text: str) -> Finding | None:
    """`the request took 2.95 s` of what the upstream took."""
    whole: set[str] = set()
    upstream: set[str] = set()
    for of_all, _, number in _TIMES.findall(text):
        (whole if of_all else upstream).add(number)
    for pattern, own, others in ((_OF_ALL, whole, upstream), (_OF_UPSTREAM, upstream, whole)):
        for groups in pattern.findall(said) if own and others else ():
            number = groups[0] or groups[1]
            if number in others and number not in own:
                return Finding(CONTRADICTED, "time_of_another_end", number)
    return None


ENDS_OF_PROXIED_LINES = (
    Reading(
        _place_of_another,
        heads("haproxy"),
        heads("load proxy client frontend backend server 负 代 客 前 后 服"),
    ),
    Reading(
        _time_of_another,
        heads("rt request req"),
        heads("request upstream 请 上"),
        True,
        heads("urt uht upstream"),
    ),
)
