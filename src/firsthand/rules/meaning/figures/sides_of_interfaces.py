"""What an interface received and sent, in packets and bytes, with its errors and drops: `RX packets 81233`.

Law: a number of a sentence that names the side and what is counted is that one of the text. Pure, linear.
It cannot tell the interfaces of one text apart, and judges none of several.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_LINE = lazy(r"\b(rx|tx)[ _]([a-z][^⏎]*?)(?=\b(?:rx|tx)[ _]|⏎|$)")
_FIELD = lazy(r"(packets|bytes|errors|errs|dropped|drops?|overruns?)[\"']?[:= ]? ?[\"']?(\d+)")
_SIDES = (
    ("rx", lazy(r"\b(?:rx|recei\w+|incoming|inbound)\b|接收|收到|入向")),
    ("tx", lazy(r"\b(?:tx|sent|sends?|transmit\w*|outgoing|outbound)\b|发送|发出|出向")),
)
_THINGS = (
    ("dropped", lazy(r"\bdrop\w*|丢")),
    ("errors", lazy(r"\berrors?\b|错误")),
    ("bytes", lazy(r"\bbytes?\b|字节")),
    ("packets", lazy(r"\bpackets?\b|个包|数据包|报文")),
)
_NUMBER = lazy(r"(?<![\w.:])\d+(?![\w:]|\.\d)")
_LEAST = 2


def _of_side(said: str, text: str) -> Finding | None:
    """`eth0 sent 81233 bytes` of what it received in packets."""
    counted: dict[tuple[str, str], set[str]] = {}
    for side, rest in _LINE.findall(text):
        for name, value in _FIELD.findall(rest):
            thing = {"errs": "errors", "drop": "dropped", "drops": "dropped"}.get(name, name)
            counted.setdefault((side, thing), set()).add(value)
    sides = [one for one, told in _SIDES if told.search(said)]
    thing = next((one for one, told in _THINGS if told.search(said)), "")
    if len(counted) < _LEAST or len(sides) != 1 or any(len(one) > 1 for one in counted.values()):
        return None
    own = counted.get((sides[0], thing))
    known = set[str]().union(*counted.values())
    for value in _NUMBER.findall(said):
        if own is not None and value in known and value not in own:
            return Finding(CONTRADICTED, "count_of_the_other_side", value)
    return None


SIDES_OF_INTERFACES = (
    Reading(
        _of_side,
        heads("rx tx"),
        heads("rx tx receive received sent send transmit transmitted in out 接 收 发 入 出"),
        True,
    ),
)
