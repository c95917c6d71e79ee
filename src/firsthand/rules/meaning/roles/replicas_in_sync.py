"""Kafka's replicas in sync: `Shrinking ISR from 1,2,3 to 1,2`, and whose an offset is.

Law: who is no longer in a set is not told as in it, who stays is not told as out; the end of a leader's log
is not that of a replica. Pure, linear.
It cannot tell what a later line changed.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_CHANGE = lazy(r"(?:shrinking|expanding) isr(?: for partition \S+)? from ([\d,]+) to ([\d,]+)")
_BROKER = lazy(r"brokerid: ?(\d+)(?:, ?endoffset: ?(\d+))?")
_LEADER = lazy(r"\bleader: ?\([^()]*?endoffset: ?(\d+)")
_WHO = r"(?:broker|replica|副本|节点) ?(\d+)"
_IS_IN = lazy(
    rf"{_WHO} (?:is|was|remains|stays)(?: still)?(?: part of| a member of)?(?: in)?"
    r" (?:the )?(?:isr|in-sync)\b"
    rf"|{_WHO} ?(?:仍然?|还)?在 ?isr|\bisr still (?:contains|includes|has) {_WHO}|{_WHO} is the leader"
)
_IS_OUT = lazy(
    rf"{_WHO} (?:left|dropped out of|fell out of|was removed from|is no longer in|is not in)(?: the)? isr\b"
    rf"|\bisr no longer (?:contains|includes|has) {_WHO}|{_WHO} (?:is|was) out of sync"
    rf"|{_WHO} ?(?:已?不在|被?移出|离开|退出)了? ?isr"
)
_OFFSET_OF = lazy(
    rf"(?:(leader)|{_WHO})(?:'s)?[^,;.\d]{{0,12}}?(?:end ?offset|末端位移)[^,;.\d]{{0,12}}?(\d+)"
    rf"|end ?offset of (?:the )?(?:(leader)|{_WHO})[^,;.\d]{{0,8}}?(\d+)"
)


def _other_member(said: str, text: str) -> Finding | None:
    """`broker 3 is still in the ISR` of a set that it left; both folded, in lower case."""
    changes = _CHANGE.findall(text)
    if len(changes) != 1:
        return None
    before, after = (set(one.split(",")) - {""} for one in changes[0])
    for pattern, others in ((_IS_IN, before - after), (_IS_OUT, after)):
        for groups in pattern.findall(said):
            for one in groups:
                if one and one in others and " not the leader" not in said:
                    return Finding(CONTRADICTED, "not_in_that_set", one)
    return None


def _other_offset(said: str, text: str) -> Finding | None:
    """`the leader's end offset is 8750` of a replica's."""
    leader = _LEADER.search(text)
    offsets = dict(_BROKER.findall(text))
    if leader is None or not offsets:
        return None
    for one, who, number, other, of_whom, its in _OFFSET_OF.findall(said):
        told = number or its
        own = leader[1] if one or other else offsets.get(who or of_whom, "")
        if own and told != own and told in {leader[1], *offsets.values()}:
            return Finding(CONTRADICTED, "offset_of_another", told)
    return None


REPLICAS_IN_SYNC = (
    Reading(_other_member, heads("isr"), heads("isr leader broker replica 副 节"), True),
    Reading(_other_offset, heads("endoffset"), heads("endoffset end leader 末"), True),
)
