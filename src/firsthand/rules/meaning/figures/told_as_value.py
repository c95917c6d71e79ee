"""A bound told as the value that is held against it, cents as whole units, another one as the leader.

Owns `1840 > 1500`, where a sentence that tells of no bound gives the second number; keys in cents; and
`Leader: 1` beside other brokers. Pure, linear.
It cannot tell a bound that stands without a sign.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_HELD_AGAINST = lazy(r"(?<![\w.])(\d+(?:\.\d+)?)([a-z%]{0,3}) ?[<>]=? ?(\d+(?:\.\d+)?)\2(?![\w.])")
_AGAINST = lazy(r"[<>](?<!-.)=? ?\d")
"""What every match of it holds, which is found sooner."""
_NUMBER = lazy(r"(?<![\w.:/-])\d[\d,]*(?:\.\d+)?(?![\d:]|\.\d)")
_BOUNDING = lazy(
    r"\b(?:thresholds?|limit|bound|above|over|exceed\w*|below|under|beyond|past|than|max\w*|min\w*|allowed"
    r"|most|least|up to|at|against|target|reached|cross\w*)\b|[<>]"
    r"|阈值|上限|下限|限|超|高于|低于|大于|小于|多于|少于|高出|突破|达到|不足|以[上下内]|比"
)
_CENTS = lazy(r"_(?:cents?|fen)[\"']?[:=] ?[\"']?(\d+)")
_WHOLE = lazy(
    r"(\d+)(?:\.0+)? ?(?:euros?|dollars?|usd|eur|yuan|rmb|cny|元|欧元|美元)(?!\w)|[€$¥](\d+)(?![\d.])"
)
_LEADER = lazy(r"\bleader[\"']?[:=] ?[\"']?(\d+)(?![\w.])")
_SAID_LEADER = lazy(
    r"\b(?:broker|node|member|replica) ?(\d+) (?:is|was|became|becomes) (?:now )?(?:the |a )?(?:new )?leader"
    r"|(?:broker|节点|副本) ?(\d+) ?(?:现)?(?:是|为|成为|当选)(?:了)?(?:新的?)? ?(?:leader|领导者|主)"
    r"|\bleader (?:is|was) (?:broker |node |member )?(\d+)(?![\w.])"
)


def _bound(said: str, text: str) -> Finding | None:
    """`1500 messages are queued` of `depth 1840 > 1500`."""
    if not (">" in text or "<" in text) or _AGAINST.search(text) is None:
        return None
    told = _HELD_AGAINST.findall(text)
    if not told or _BOUNDING.search(said) is not None:
        return None
    values = {value for value, _, _ in told}
    mine = {one.replace(",", "") for one in _NUMBER.findall(said)}
    for _, _, bound in told:
        if bound in mine and values.isdisjoint(mine) and text.count(bound) == 1:
            return Finding(CONTRADICTED, "bound_for_value", bound)
    return None


_IN_CENTS = lazy(r"_cents?[\"']?[=:] ?[\"']?(\d+(?:\.\d+)?)\b")
_BEYOND_CENTS = lazy(
    r"(?:\bover|\babove|\bmore than|\bat least|\bexceed\w*|超过|高于|大于|多于) ?(\d+) cents\b"
)


def _cents(said: str, text: str) -> Finding | None:
    """`4590 euros` of `amount_cents=4590`."""
    told = set(_CENTS.findall(text))
    for one, other in _WHOLE.findall(said) if told else ():
        if (one or other) in told:
            return Finding(CONTRADICTED, "cents_for_units", one or other)
    return None


def _leader(said: str, text: str) -> Finding | None:
    """`broker 3 is the leader` of `Leader: 1`."""
    told = set(_LEADER.findall(text))
    for found in _SAID_LEADER.findall(said) if told else ():
        number = "".join(found)
        if number not in told:
            return Finding(CONTRADICTED, "another_leads", number)
    return None


def _beyond_cents(said: str, text: str) -> Finding | None:
    """`over 41000 cents` of `order_id=88125, amount_cents=1250`: no other number is an amount."""
    amounts = [float(one) for one in _IN_CENTS.findall(text)]
    for bound in _BEYOND_CENTS.findall(said) if amounts else ():
        if max(amounts) < float(bound):
            return Finding(CONTRADICTED, "amount_below", bound)
    return None


TOLD_AS_VALUE = (
    Reading(_bound, counts=True),
    Reading(_beyond_cents, heads("_"), heads("cents"), True),
    Reading(_cents, heads("_"), heads("euro dollar usd eur yuan rmb cny 元 欧 美 € ¥"), True),
    Reading(_leader, heads("leader"), heads("leader 领 主"), True),
)
