"""Who blocks and who is blocked: `blocking_pid=45 blocked_pid=61` has one of each.

Owns the finding that a sentence takes the one for the other, where the text's keys name both. Pure.
It cannot read a chain of more than two.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding

_ID = r"([\w.-]*\d[\w-]*)"
_KEYED = lazy(
    rf"\b(blocking|blocked|waiting|blocker)(?:[ _](?!by\b)[a-z]+){{0,2}}[\"']? ?[:=] ?[\"']?{_ID}"
)
_KIND = r"(?:process|pid|session|transaction|trx|thread|backend|query|connection|进程|会话|事务|线程|连接)"
_SAID_BLOCKER = lazy(
    rf"{_KIND} ?{_ID} (?:is |was )?(?:currently |still )?(?:blocks?\b|blocking\b)"
    rf"|(?:blocked|locked|held) by (?:the )?(?:{_KIND} )?{_ID}|blocking {_KIND} (?:is )?(?:{_KIND} )?{_ID}"
    rf"|{_KIND} ?{_ID} (?:is|was) the (?:blocking|blocker)"
    rf"|被(?:{_KIND})? ?{_ID} ?(?:所)?阻塞|(?<!被){_KIND} ?{_ID} ?(?:正在)?阻塞"
)
_SAID_BLOCKED = lazy(
    rf"{_KIND} ?{_ID} (?:is |was |has been )(?:currently |still )?(?:blocked|waiting)\b"
    rf"|block(?:s|ing) (?:the )?{_KIND} {_ID}|{_KIND} ?{_ID} ?被"
    rf"|阻塞了?(?:{_KIND}) ?{_ID}"
)


def blocked_for_blocking(asked: Asked, evidence: Evidence) -> Finding | None:
    """A blocker that the text's keys make the blocked one, or the reverse; None where they name not both."""
    if "block" not in evidence.lower or "!neg" in asked.marks:
        return None
    blocking: set[str] = set()
    blocked: set[str] = set()
    for key, value in _KEYED.findall(evidence.lower):
        (blocked if key in ("blocked", "waiting") else blocking).add(value)
    if not blocking or not blocked or blocking & blocked:
        return None
    for pattern, others in ((_SAID_BLOCKER, blocked), (_SAID_BLOCKED, blocking)):
        for found in pattern.findall(asked.lower):
            name = "".join(found)
            if name in others:
                return Finding(CONTRADICTED, "blocked_for_blocking", name)
    return None
