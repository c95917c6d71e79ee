"""What a change began from told as what it led to: `Synced -> OutOfSync` makes nothing Synced.

Law: a state from which a text lets something go, and to which it lets nothing come, is not told as reached;
a member that a shrunken list still has did not leave it. Pure, linear.
It cannot read a change whose two ends stand in two lines.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_ARROW = lazy(r"([a-z][a-z_]{1,19}) ?(?:->|→) ?([a-z][a-z_]{1,19})(?![\w./-])")
_TURNED = lazy(
    r"\b(?:state|status|switched|changed|transition\w*) from '?([a-z][a-z_]{1,19})'?"
    r" to '?([a-z][a-z_]{1,19})\b"
)
_REACHED = (
    r"(?:became|becomes?|turned|turns|is now|are now|went into|goes into|entered|changed to|switched to"
    r"|moved to|transitioned to|went to|变为|变成了?|转为|变更为|进入了?) ?(?:the |an? )?"
)
_FROM_TO = lazy(
    r"\bfrom (?:the )?([a-z_]{2,20})(?: state| status)? (?:in)?to (?:the )?([a-z_]{2,20})\b"
    r"|[从由] ?([a-z_]{2,20}) ?(?:状态)?(?:变更?[为成]|转[为到]|切换?[为到]|到|变) ?([a-z_]{2,20})"
)
_SHRUNK = lazy(r"\bshrinking isr from ([\d,]+) to ([\d,]+)")
_LEFT = lazy(
    r"\b(?:broker|replica|node) (\d+) (?:has |had |was |is |then )?(?:left|dropped out|fell out|dropped from"
    r"|removed|gone|out of)|(?:broker|副本|节点) ?(\d+) ?(?:已?被?移出|退出|脱离|掉出|离开)"
)


def _start_for_end(said: str, text: str) -> Finding | None:
    """`bookings became Synced` of `Synced -> OutOfSync`; both folded, in lower case."""
    turns = _ARROW.findall(text) if "->" in text or "→" in text else []
    if " from " in text:
        turns += _TURNED.findall(text)
    if not turns:
        return None
    pairs = set(turns)
    for one, to, other, goal in _FROM_TO.findall(said):
        if (to or goal, one or other) in pairs and (one or other, to or goal) not in pairs:
            return Finding(CONTRADICTED, "start_for_end", one or other)
    for start in sorted({one for one, _ in turns} - {to for _, to in turns}):
        if start in said and re.search(rf"(?<!\w){_REACHED}{start}(?![\w-])", said):
            return Finding(CONTRADICTED, "start_for_end", start)
    return None


def _stayed(said: str, text: str) -> Finding | None:
    """`broker 6 left the ISR` of one that shrank to 6,9."""
    shrunk = _SHRUNK.search(text)
    if shrunk is None:
        return None
    stayed = set(shrunk[2].split(","))
    for one, other in _LEFT.findall(said):
        if (one or other) in stayed:
            return Finding(CONTRADICTED, "member_stayed", one or other)
    return None


STARTS_AND_ENDS = (
    Reading(
        _start_for_end,
        heads("sync health state status switched changed transition"),
        heads(
            "from 从 由 became become turned turns now went goes entered changed switched moved"
            " transition 变 转 进"
        ),
    ),
    Reading(_stayed, heads("shrinking"), counts=True),
)
