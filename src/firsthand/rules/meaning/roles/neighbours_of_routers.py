"""Neighbours of routers: whose number an autonomous system is, and which of the two was lost.

Owns the words for one's own side and the neighbour's in what OSPF and BGP log, and that the interface over
which a neighbour was lost did not itself go down. Pure, linear.
It cannot tell which of three systems is meant.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads

_SYSTEM = lazy(r"\b(?:(external|remote|peer|neighbou?r)|local|own) as[: =]{0,2}(\d+)")
_NUMBER = lazy(r"(?<![\w.])\d+(?![\w.]*\d)")
_AS = lazy(r"\bas ?(?:号|编号|number)? ?(?:is |of )?[为是:]? ?\d|自治系统|autonomous system")
_THEIRS = lazy(r"\b(?:neighbou?r|peer|remote|external)|对端|邻居|对方")
_OWN = lazy(r"\b(?:local|own|our)\b|本端|本地|本机")
_NEIGHBOUR = lazy(r"\bnbr ([\w.:]+) on ([\w./-]+)")
_OF_NEIGHBOURS = lazy(r"\b(?:neighbou?r|adjacen|ospf|nbr|peer|session)|邻居|邻接|对端")
_INTERFACE = lazy(r"\b(?:interface|port|link)\b|接口|端口|链路")


def _system(said: str, text: str) -> Finding | None:
    """`the local AS is 64513` of `External AS 64513 local AS 64500`."""
    told = _SYSTEM.findall(text)
    theirs = {number for side, number in told if side}
    own = {number for side, number in told if not side}
    named = _THEIRS.search(said) is not None, _OWN.search(said) is not None
    if not theirs or not own or named[0] == named[1] or _AS.search(said) is None:
        return None
    wrong = (own - theirs if named[0] else theirs - own).intersection(_NUMBER.findall(said))
    return Finding(CONTRADICTED, "system_of_the_other_side", min(wrong)) if wrong else None


def _lost(said: str, text: str) -> Finding | None:
    """`10.0.0.7 lost its neighbour`, `the interface went down` of `Nbr 10.0.0.7 on Te0/1 … to DOWN`."""
    for neighbour, _ in _NEIGHBOUR.findall(text):
        if re.search(rf"(?<![\w.]){re.escape(neighbour)} (?:has )?lost ", said):
            return Finding(CONTRADICTED, "neighbour_was_lost", neighbour)
        interface = _INTERFACE.search(said)
        if interface is not None and _OF_NEIGHBOURS.search(said) is None:
            return Finding(OPEN, "interface_of_a_neighbour", interface[0])
    return None


NEIGHBOURS_OF_ROUTERS = (
    Reading(_system, heads("as"), heads("as autonomous 自 号"), True),
    Reading(_lost, heads("nbr"), heads("lost interface port link 接 端 链")),
)
