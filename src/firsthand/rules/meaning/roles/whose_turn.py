"""Who waits for whom, who dialled whom, how often and in which order, of lines that say so in a fixed form.

Owns PostgreSQL's deadlocks, `dial tcp ADDRESS`, HAProxy's `is DOWN`, alarms set and cleared, and parts of a
total told as several times that total. Pure, linear.
It cannot follow a chain of waits over two texts.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads

_WAITS = lazy(r"\bprocess (\d+) waits for [^;]{1,90}; blocked by process (\d+)")
_WAITING = lazy(
    r"\bprocess (\d+) (?:waits?|waited|was waiting|is waiting) for process (\d+)\b"
    r"|\bprocess (\d+) (?:is|was) blocked by process (\d+)\b"
)
_BLOCKING = lazy(r"\bprocess (\d+) (?:blocks?|blocked|was blocking|is blocking) process (\d+)\b")
_DIALLED = lazy(r"\bdial (?:tcp|udp) ([\w.:-]+:\d+): ")
_DIALLING = (
    r"(?<![\w.]){0}(?: host| server)? (?:has |had )?(?:failed|could not|couldn't|was unable|cannot|can't"
    r"|tried)(?: to)? (?:connect|dial|reach|call)"
)
_CHANGED = lazy(r"\bserver \S+ is (?:up|down)\b")
_OFTEN = lazy(r"\b(?:down|up) (?:twice|thrice|(?:two|three|four|five|\d+) times)\b")
_ALARM = lazy(r"\balarm (?:set|cleared)\b")
_BEFORE_SET = lazy(
    r"\bcleared (?:[\w.]+ ){0,3}?before (?:it|they) (?:was|were|had been) (?:set|raised|triggered)\b"
    r"|\bset (?:[\w.]+ ){0,4}?after (?:it|they) (?:was|were|had been) cleared\b"
)
_TIMES = r"(?:twice|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times)"
_OF_TOTAL = lazy(
    rf"\b(?:available|free|active|idle|part)\b[^,;.]{{0,40}}\b{_TIMES} (?:its|their) total\b"
)
_BIND = lazy(r"\bnamed\[\d+\]")
_OTHER_DNS = lazy(r"\b(?:coredns|unbound|dnsmasq|powerdns)\b")
_AS_MANY = lazy(
    rf"\b([a-z]+) {_TIMES} as (?:many|much)(?: [a-z]+)? as (?:it |they )?(?:was |were )?([a-z]+)\b"
)
_ONE_BEFORE = lazy(
    r"\b(?:was|were|got|is) ([a-z]{4,}) before (?:it|they) (?:was|were|got|had been) ([a-z]{4,})\b"
)
_FULLY = lazy(r"\b(?:fully|completely|entirely) paid\b|\bpaid in full\b|全额支付|已付清")
_PAID = lazy(r"\b(?:total|amount)(?:_cents)?[=:] ?(\d+)\b.{0,60}?\bpaid(?:_cents)?[=:] ?(\d+)\b")


def _waits(said: str, text: str) -> Finding | None:
    """`process 771 waits for process 772` of the reverse; both folded, in lower case."""
    shown = set(_WAITS.findall(text))
    if not shown:
        return None
    told = [(one or third, other or fourth) for one, other, third, fourth in _WAITING.findall(said)]
    told += [(other, one) for one, other in _BLOCKING.findall(said)]
    for pair in told:
        if pair not in shown and pair[::-1] in shown:
            return Finding(CONTRADICTED, "waits_the_other_way", pair[0])
    return None


def _dialled(said: str, text: str) -> Finding | None:
    """`10.2.2.2:8080 failed to connect` of what another one dialled."""
    for address in set(_DIALLED.findall(text)):
        host = address.rpartition(":")[0]
        if host in said and re.search(
            _DIALLING.format(rf"{re.escape(host)}(?::\d+)?"),
            said,
        ):
            return Finding(CONTRADICTED, "dialled_for_dialling", address)
    return None


def _so_often(said: str, text: str) -> Finding | None:
    """`went down twice` of one line."""
    if _OFTEN.search(said) is not None and len(_CHANGED.findall(text)) == 1:
        return Finding(CONTRADICTED, "told_once", "times")
    return None


def _before_it(said: str, text: str) -> Finding | None:
    """`the alarm was cleared before it was set`."""
    if _BEFORE_SET.search(said) is not None and _ALARM.search(text) is not None:
        return Finding(CONTRADICTED, "order_reversed", "cleared")
    return None


def _of_total(said: str, text: str) -> Finding | None:
    """`the available memory is four times its total`: no part is more than its whole."""
    return Finding(CONTRADICTED, "part_beyond_whole") if _OF_TOTAL.search(said) else None


def _in_full(said: str, text: str) -> Finding | None:
    """`fully paid` of `total_cents=9900, paid_cents=4900`."""
    if _FULLY.search(said) is None or " not " in said:
        return None
    short = any(int(paid) < int(total) for total, paid in _PAID.findall(text))
    return Finding(CONTRADICTED, "paid_in_part") if short else None


def _of_bind(said: str, text: str) -> Finding | None:
    """`CoreDNS failed the query` of a line of BIND's."""
    found = _OTHER_DNS.search(said)
    if found is not None and _BIND.search(text) is not None and found[0] not in text:
        return Finding(CONTRADICTED, "told_by_another_product", found[0])
    return None


def _times_as_many(said: str, text: str) -> Finding | None:
    """`wrote four times as many rows as it read` of `read 4000 rows, wrote 1000 rows`."""
    found = _AS_MANY.search(said)
    if found is None:
        return None
    more, less = (
        [float(n.replace(",", "")) for n in re.findall(rf"\b{verb} (\d[\d,]*)", text)]
        for verb in found.groups()
    )
    if len(more) == len(less) == 1 and more[0] < less[0]:
        return Finding(CONTRADICTED, "multiple_of_the_other", found[1])
    return None


def _one_before(said: str, text: str) -> Finding | None:
    """`unsealed before it was sealed` of a text that tells them the other way round."""
    for first, then in _ONE_BEFORE.findall(said):
        places = [
            [one.start() for one in re.finditer(rf"\b{word}\b", text)] for word in (first, then)
        ]
        if all(len(one) == 1 for one in places) and places[0] > places[1]:
            return Finding(OPEN, "order_may_be_reversed", first)
    return None


WHOSE_TURN = (
    (Reading(_times_as_many, said=heads("times twice")),),
    (Reading(_one_before, said=heads("before")),),
    (Reading(_of_bind, heads("named"), heads("coredns unbound dnsmasq powerdns")),),
    (Reading(_waits, heads("waits"), heads("waits waited waiting blocked blocks blocking"), True),),
    (Reading(_dialled, heads("dial"), heads("connect dial reach call")),),
    (Reading(_so_often, heads("server"), heads("twice thrice times")),),
    (Reading(_before_it, heads("alarm"), heads("cleared")),),
    (Reading(_of_total, said=heads("twice times")),),
    (Reading(_in_full, heads("paid"), heads("paid 全 已")),),
)
