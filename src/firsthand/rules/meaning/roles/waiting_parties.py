"""Who waits and who holds, of parties that go by two names: `transaction 8801 (session 12) waits …`.

Law: where a text tells who waits for whom, a sentence gives neither side the other one's part, by whichever
of its names, actively or passively. Pure, linear.
It cannot judge one that both waits and holds, nor a chain of waits.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_KIND = (
    r"(?:transaction|trx(?:_id)?|txn|session|process|pid|thread|backend|connection|query|client|worker|sid"
    r"|事务|会话|进程|线程|连接|客户端)"
)
_ID = r"(?:id )?[#:=]? ?(\d[\w-]*|[a-z][\w.]*-\d[\w-]*)"
_PARTY = rf"{_KIND} ?{_ID}(?:[ (]{{1,2}}{_KIND} ?{_ID}\)?)?"
_HOLDER = (
    r"(?:held by|blocked by|holding (?:the|this|that) lock:?|holder(?: is|:)?|持有者?[为是:]?)"
)
_WAITS = lazy(
    rf"{_PARTY}[^.;⏎]{{0,40}}?"
    rf"(?:(?:wait|blocked|等待|被)[^.⏎]{{0,80}}?(?:{_HOLDER} ?(?:{_PARTY}|(\d+))|(?:for|由|被) ?{_PARTY})"
    rf"|(?:blocked|locked) by (?:the )?{_PARTY}|被 ?{_PARTY})"
)
_BLOCKS = lazy(
    rf"{_PARTY} ?(?:is |was )?(?:currently |still )?(?:blocking|blocks|正?在?阻塞了?) ?{_PARTY}"
)
_KEYED = lazy(
    r"\b(blocked|waiting|waiter|requesting|blocking|blocker|holder|holding)(?:[ _](?!by\b)[a-z]+){0,2}"
    r"[\"']? ?[:=] ?[\"']?(\d[\w-]*)"
)
_HOLDING_KEYS = frozenset({"blocking", "blocker", "holder", "holding"})
_NOW = r"(?:is |was |has been |currently |still |正|仍|在|已|目前|当前|所)*"
_SAID_WAITER = lazy(
    rf"{_PARTY} ?{_NOW} ?(?:waits?\b|waiting|blocked\b|等待|等锁|被(?!{_KIND}? ?\d+ ?等))"
    rf"|(?:blocks|blocking|(?<!被)阻塞了?) ?(?:the )?{_PARTY}"
)
_SAID_HOLDER = lazy(
    rf"(?<![由被])(?<![由被] ){_PARTY} ?{_NOW} ?(?:blocks\b|blocking|holds?\b|holding|持有|占有|阻塞)"
    rf"|{_PARTY} (?:is|was) the (?:blocker|holder)"
    rf"|(?:held|blocked|locked) by (?:the )?{_PARTY}|wait(?:s|ing|ed)? (?:for|on) (?:the )?{_PARTY}"
    rf"|(?:等待|[由被]) ?{_PARTY} ?(?:持有|占有|阻塞|$|\W)"
)
_NOT = lazy(r"\bnot\b|n't\b|\bno\b|\bnever\b|\bneither\b|[不未没]")


def _other_part(said: str, text: str) -> Finding | None:
    """`session 15 is waiting` of the session that holds; both folded, in lower case."""
    waiters, holders = _parties(text)
    if not waiters or not holders or _NOT.search(said) is not None:
        return None
    for pattern, own, others in (
        (_SAID_WAITER, waiters, holders),
        (_SAID_HOLDER, holders, waiters),
    ):
        for found in pattern.findall(said):
            for one in found:
                if one and one in others and one not in own:
                    return Finding(CONTRADICTED, "part_of_the_other_party", one)
    return None


def _parties(text: str) -> tuple[set[str], set[str]]:
    """All names of those who wait, and of those who hold."""
    waiters: set[str] = set()
    holders: set[str] = set()
    for first, second, *others in _WAITS.findall(text):
        waiters.update((first, second))
        holders.update(others)
    for first, second, third, fourth in _BLOCKS.findall(text):
        holders.update((first, second))
        waiters.update((third, fourth))
    for key, value in _KEYED.findall(text):
        (holders if key in _HOLDING_KEYS else waiters).add(value)
    return waiters - {""}, holders - {""}


_SIGNS = heads("wait block held hold lock 等 阻 持 锁 被")
WAITING_PARTIES = (Reading(_other_part, _SIGNS, _SIGNS, True),)
