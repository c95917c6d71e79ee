"""Who asked a load balancer and where it sent that: two addresses of an access log by their place.

Law: in a line of an AWS load balancer the first address is the client's and the second the target's, so
what a sentence says of a client must not name the target, and the reverse. Pure, linear.
It cannot read a line that begins with neither a protocol nor its time.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_LINE = lazy(
    r"(?:^|⏎ ?)(?:(?:https?|h2|grpcs?|wss?) )?\d{4}-\d\d-\d\dt[\d:.]+z [\w/.-]+"
    r" (?P<client>\d{1,3}(?:\.\d{1,3}){3}):\d+ (?P<target>\d{1,3}(?:\.\d{1,3}){3}):\d+ -?[\d.]+ "
)
_OF_CLIENT = (
    r"(?:\bclients?(?: (?:was|is|at|with|ip|address|host)){{0,3}} "
    r"|\bfrom (?:the )?(?:client |host |address )?"
    r"|(?:客户端|来源|来自|源)(?:地址|ip|为|是)? ?){}(?!\.?\d)"
)
_BY_CLIENT = r"(?<![\d.]){}(?::\d+)? (?:sent|requested|called|posted|asked|made|issued|(?:was|is) the client)"
_OF_TARGET = (
    r"(?:\btargets?(?: (?:was|is|at|with|ip|address|host)){{0,3}} "
    r"|\b(?:routed|forwarded|sent|proxied|passed|dispatched)(?: on)? to (?:the )?(?:target |backend |host )?"
    r"|(?:目标|后端|转发到|转发至|路由到|路由至)(?:地址|ip|为|是)? ?){}(?!\.?\d)"
)


def _exchanged(said: str, text: str) -> Finding | None:
    """`client 10.0.2.31` of a line whose target is 10.0.2.31."""
    line = _LINE.search(text)
    if line is None or line["client"] == line["target"]:
        return None
    client, target = (re.escape(line[one]) for one in ("client", "target"))
    answered = "respon" in said or "answer from" in said or "error from" in said
    if (not answered and re.search(_OF_CLIENT.format(target), said)) or re.search(
        _BY_CLIENT.format(target), said
    ):
        return Finding(CONTRADICTED, "target_for_client", line["target"])
    if re.search(_OF_TARGET.format(client), said):
        return Finding(CONTRADICTED, "client_for_target", line["client"])
    return None


CLIENTS_OF_BALANCERS = (Reading(_exchanged, heads("http"), counts=True),)
