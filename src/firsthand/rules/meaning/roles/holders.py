"""Who holds it: `id=ctrl-b holder=ctrl-a` has one holder, and it is not the one that lost.

Owns the finding that a sentence makes another one the holder, or has the holder lose. Pure.
It cannot tell who held it before.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.sieve import heads, holds_any

_HOLDER = lazy(
    r"\b(?:holder|owner|held_by|owned_by|locked_by|current_holder|holderidentity)[\"']?[=:]\s?\"?([\w./:-]*\w)"
)
_KIND = (
    r"(?:the )?(?:process|pid|session|transaction|thread|backend|client|connection|node|pod|server|worker"
    r"|进程|会话|事务|线程|连接|节点|实例)"
)
_ID = (
    r"(?<![a-z0-9_.:-])(?=[a-z_.:-]{0,63}\d|[a-z]{1,63}-[a-z]|[a-z](?![\w ]))"
    r"([a-z0-9_.:-]{0,63}[a-z0-9_])(?![a-z0-9_-])"
)
"""A name with a digit or a hyphen, or a letter alone; no longer than that, so that a look stays linear."""
_WHO = rf"(?:{_KIND} ?)?\b{_ID}"
_NOW = r"(?:currently |still |now |that |which |is |was |正在?|仍|当前| )*"
_LOCK = r"(?:锁|(?:the |a |an |its |that |this )?(?:[\w-]+ )?(?:lock|lease|mutex)\b)"
_HOLDING = rf"{_WHO} ?{_NOW}(?:holds?|holding|held|持有|占有)[了着]? ?(?={_LOCK})"
_BY = rf"(?:held by|[由被]) ?{_WHO} ?(?:持有|占有|(?=$|[^\w]))"
_HELD = lazy(rf"{_HOLDING}|{_BY}|{_KIND} (?:that is |that |which )?hold(?:ing|s) {_LOCK}: ?(\d+)")
_HOLDS = ("hold", "held", "持有", "占有", "由", "被")
"""Of what is held, and of its holder, each text holds one."""
_HOLDS_OR_BLOCKS = (*_HOLDS, "blocked by")
_SAID_HOLDER = lazy(
    rf"{_HOLDING}|{_BY}|{_LOCK} (?:that |which )?{_WHO} {_NOW}(?:holds?|holding|held)\b(?! by)"
    rf"|{_KIND} ?(\d+) ?{_NOW}(?:holds?|holding|持有)\b"
)
_SAID_WAITER = lazy(
    rf"{_KIND} ?(\d+) ?(?:is |was )?(?:currently |still )?(?:waits?\b|waiting|blocked\b)"
    rf"|{_KIND} ?(\d+) ?(?:正|仍)?在?等待"
    rf"|(\d+) ?被 ?(?:{_KIND})? ?\d+ ?阻塞"
    rf"|{_ID} (?:is|was) (?:currently |still )?(?:waiting|blocked)\b"
)
_BLOCKER = lazy(rf"\bblocked by {_WHO}")
HOLDING = frozenset({"hold", "lose"})
"""Concepts of one of which a sentence tells of a holder, if it has nobody wait."""
WAITING = heads("wait block 等 阻")
"""Signs of a sentence that may have somebody wait."""
_HELD_FOR = lazy(
    r"\b(?:held|holding|holds)\b[^.;]{0,40}? for (?:about |over )?\d|持有[^。;]{0,12}?\d"
)
_WAITED = lazy(r"\bstill waiting for\b[^.⏎]{0,160}? after \d")
_KEYS = ("holder", "owner", "_by")


def held_by_another(asked: Asked, evidence: Evidence) -> Finding | None:
    """A holder that is not the text's, or a loss of what the text says is held; None: neither is told."""
    lower = evidence.lower
    waits = not WAITING.isdisjoint(asked.signs) and ("wait" in lower or "blocked by" in lower)
    waiting = _waits(asked, evidence) if waits else ""
    if waiting:
        return Finding(CONTRADICTED, "holder_waits_not", waiting)
    if HOLDING.isdisjoint(asked.said):
        return None
    if _HELD_FOR.search(asked.lower) and _WAITED.search(evidence.lower):
        return Finding(OPEN, "held_for_waited")
    numbered = (
        _of_a_lock(asked, evidence)
        if "hold" in asked.said and holds_any(evidence.lower, _HOLDS)
        else ""
    )
    if numbered:
        return Finding(CONTRADICTED, "holder_differs", numbered)
    holds = next((one for one in asked.parts if "hold" in one.options), None)
    loses = next((one for one in asked.parts if "lose" in one.options), None)
    if not any(one in evidence.lower for one in _KEYS):
        return None
    holders = set(_HOLDER.findall(evidence.lower))
    if len(holders) != 1:
        return None
    holder = holders.pop()
    for part, same, rank in ((holds, False, CONTRADICTED), (loses, True, UNSUPPORTED)):
        name = _before(part, asked) if part is not None else ""
        if name and named(name, evidence.lower) and (name == holder) == same:
            return Finding(rank, "holder_differs", name)
    return None


def _of_a_lock(asked: Asked, evidence: Evidence) -> str:
    """The name that a sentence makes the holder of a lock where the text names another one."""
    held = {"".join(one) for one in _HELD.findall(evidence.lower)}
    if len(held) != 1 or "!neg" in asked.marks:
        return ""
    said = next(("".join(one) for one in _SAID_HOLDER.findall(asked.lower)), "")
    return said if said and said not in held and named(said, evidence.lower) else ""


def _waits(asked: Asked, evidence: Evidence) -> str:
    """The holder of a lock that a sentence has wait for it, though the text tells of no wait of it."""
    said = {"".join(one) for one in _SAID_WAITER.findall(asked.lower)}
    lower = evidence.lower
    if not said or "!neg" in asked.marks or not holds_any(lower, _HOLDS_OR_BLOCKS):
        return ""
    held = {"".join(one) for one in _HELD.findall(lower)} or set(_BLOCKER.findall(lower))
    mine = said & held if len(held) == 1 else set()
    return next((one for one in mine if not _told_to_wait(one, lower)), "")


def _told_to_wait(name: str, lower: str) -> bool:
    return (
        re.search(rf"(?<!\d){re.escape(name)} (?:is |was )?(?:still )?(?:wait|blocked)", lower)
        is not None
    )


def _before(part: Part, asked: Asked) -> str:
    """The last name before a deed, in lower case; empty for none."""
    before = [one.text.lower() for one in asked.names if one.place < part.place]
    return before[-1] if before else ""
