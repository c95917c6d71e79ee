"""Deeds that go on or are to come, and deeds told as done: `n-4 draining` does not say that it was drained.

Owns the aspect of a deed's word. In a text `resizing`, `rebuild queued`, `marked for eviction`, 正在重建 and
`reindex_scheduled` tell that something is begun, ordered or awaited; in a sentence `resized`, 已重建 tell it
as done. Only deeds with an end of their own count: what is sent or read piece by piece is told either way.
Pure, looks at a few tokens around the place.
It cannot tell an end from a log that writes `stopping` when it has stopped.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD, Token

_PIECEWISE = names(
    "success complete send receive read write store serve return find collect choose execute run reach"
    " acknowledge trigger listen probe correct merge filter print update enable configure connect"
    " elect accept scrape decode close"
)
ENDING = (DEEDS - _PIECEWISE) | names(
    "restart kill evict drain resize scale expand scale_down promote demote move switch replace rotate"
    " remove clean purge repair recover reconnect backup export import suspend isolate change_over"
    " failover exit"
)
"""Deeds that are done at their end only."""
_AT_ONCE = names(
    "delete mount create kill add disable enable suspend remove removed_from leave lose trigger pull push"
    " subscribe commit discard"
)
"""Deeds of one moment: a log that writes `removing member-3` has removed it."""
_AWAITED = names(
    "queued enqueued pending scheduled planned requested paused started starting begun initiated underway"
    " ongoing awaiting postponed deferred suspended delayed due ordered submitted accepted reserved proposed"
    " triggered"
) | {"in progress", "under way", "on hold", "in flight"}
_IS_AWAITED = "|".join(sorted(_AWAITED))
_IN_NAME = lazy(
    r"[_-](?:queued|pending|scheduled|planned|requested|paused|started|starting|begun|progress|initiated"
    r"|submitted|accepted|ongoing)$|(?:Scheduled|Queued|Pending|Requested|Planned|Started|Starting)$"
)
_AHEAD = names(
    "queued queueing pending scheduled planned requested marked due awaiting beginning begins"
)
_MARKING = _AHEAD | names("mark marks marking flagged flagging flag tagged tagging picked selected")
"""Before `for` and a deed: `marking all pods on it for eviction` orders it."""
_MARKED = 7
"""Tokens before a deed in which it may be said for whom it is ordered."""
_ENDS = names(
    "finished done completed stopped succeeded finishes completes ended after ceased by without before"
    " skipped skipping when while if avoid for"
)
"""Words before an `-ing` that say more of it."""
_WHILE = names("when while during")
_BROKE = names("error errors exception failed failure problem fault occurred")
"""`error when evicting`: it did not come to its end."""
_BEING = ("being", "be")
_ONE = frozenset({"a", "an", "new"})
"""`Starting an election`: it has begun, and is one that was started."""
_SIGNING_IN = names("authenticate log_in")
"""`closed by authenticating user eve`: of whom it is told, not how."""
_HAN_AHEAD = names("正在 正 开始 准备 计划 即将 拟 等待 待 将 申请 请求 排队 尝试")
_HAN_TO_COME = "待未将拟"
"""Characters before a deed that is not done."""
_HAN_WAITING = names("等待 待 即将 准备 等候")
"""Words before any deed that is to come: 等待启动."""
_HAN_BEHIND = names("中 排队中 排队 进行中 计划 申请 请求 待执行 等待 暂停")
_HAN_DONE = names("已 已经 被 了 完 完成 完毕 成功 过 均已 都已 现已")
_IRREGULAR = names(
    "rebuilt sent shut built undone torn brought taken put cut begun gone run rolled kicked went shut"
    " restored done"
)
_NOT_DONE = names("being be to getting not never cannot")
_REACH = 5
"""Tokens behind a deed in which its state may stand: `rebuild of index cust queued`."""
_STEMS = {
    "retry": "retr(?:y|ies|ied|ying)",
    "reconnect": "reconnect",
    "restart": "restart",
    "attempt": "attempt",
    "重试": "重试",
    "重连": "重连",
    "重启": "重启",
}
_ENDED_DEED = lazy(
    r"\b(retry|reconnect|restart|attempt)(?:ion|ing)? (?:also |then )?(?:has |was |is )?"
    r"(?:failed|succeeded|completed|successful|done|refused|worked|helped)"
    r"|(重试|重连|重启)(?:也|后|仍)?(?:失败|成功|完成)"
)
_TO_COME = r"(?:\bwill|\bto|\bnext|\bscheduled|\bgoing to|\bbefore|将|准备|稍后|后|即将) ?"
_COMES = r"\w*(?: in| after| at|[ _](?:in|after|at|delay|interval)[=: ])"
_BY_NOW = lazy(r"retries exhausted|last retry|retry failed|gave up")


def goes_on(tokens: list[Token], texts: list[str], place: int) -> bool:
    """Whether a text tells the deed of a word as going on, begun or awaited; `texts`: its spellings."""
    kind, text, entry, _ = tokens[place]
    if not entry:
        return False
    if ENDING.isdisjoint(entry):
        waits = kind == HAN and texts[place - 1] in _HAN_WAITING
        return waits and not DEEDS.isdisjoint(entry)
    if kind == HAN:
        return text[:2] != "重新" and _near(tokens, place, _HAN_AHEAD, _HAN_BEHIND)
    if kind == NAME:
        return _IN_NAME.search(text) is not None
    if text.endswith("ing"):
        before = texts[place - 1]
        if before in _WHILE and texts[place - 2] in _BROKE:
            return True
        if (not _AT_ONCE.isdisjoint(entry) and "evict" not in entry) or texts[place + 1] in _ONE:
            return False
        return before not in _ENDS or (before == "by" and not _SIGNING_IN.isdisjoint(entry))
    return _is_awaited(tokens, texts, place)


def outcome_to_come(said: str, text: str) -> Finding | None:
    """`the retry failed` of `will retry in 10s`; both folded, in lower case."""
    found = _ENDED_DEED.search(said)
    if found is None or _BY_NOW.search(text):
        return None
    stem = _STEMS[found[1] or found[2]]
    if _only_as(rf"{_TO_COME}(?:\w+ )?{stem}|{stem}{_COMES}", stem, text):
        return Finding(UNSUPPORTED, "still_to_come", found[0])
    return None


def only_awaited(word: str, lower: str) -> bool:
    """`reindexed` of `reindex_scheduled`, 执行 of 待执行: a deed that stands only as one to come."""
    if word[-1:] > "\u33ff":
        return 0 < lower.count(word) == sum(lower.count(one + word) for one in _HAN_TO_COME)
    if not word.endswith("ed"):
        return False
    stem = rf"(?<![a-z]){re.escape(word[:-2])}"
    return _only_as(rf"{stem}\w{{0,6}}[ _-](?:is |was )?(?:{_IS_AWAITED})", stem, lower)


def is_waited_for(word: str, lower: str) -> bool:
    """`was approved` of `accepted, waiting for approval`: what another word tells is not this deed."""
    if word[-2:] != "ed":
        return False
    stem = rf"(?<![a-z]){re.escape(word[:-2])}"
    return _only_as(rf"\bwait\w* (?:for |on )(?:\w+ )?{stem}", stem, lower)


def _only_as(so: str, stem: str, text: str) -> bool:
    """Whether a text has a deed, and has it everywhere as one pattern tells it."""
    every = len(re.findall(stem, text))
    return 0 < every == len(re.findall(so, text))


def _is_awaited(tokens: list[Token], texts: list[str], place: int) -> bool:
    """`rebuild queued`, `restart of cart: pending`, `marked for eviction`."""
    before = texts[place - 1]
    if texts[place][-2:] == "ed" and before not in _BEING:
        return False
    if before in _AHEAD or texts[place - 2] in _AHEAD:
        return True
    if before == "for":
        for kind, text, _, _ in tokens[max(0, place - _MARKED) : place - 1][::-1]:
            if kind == SIGN:
                break
            if text in _MARKING:
                return True
    if _AWAITED.isdisjoint(texts[place + 1 : place + 1 + _REACH]):
        return False
    for kind, text, _, _ in tokens[place + 1 : place + 1 + _REACH]:
        if kind == SIGN:
            if text not in "=:\"'":
                return False
        elif text in _AWAITED:
            return True
    return False


def _near(tokens: list[Token], place: int, ahead: frozenset[str], behind: frozenset[str]) -> bool:
    before = tokens[place - 1][1] if place else ""
    after = tokens[place + 1][1] if place + 1 < len(tokens) else ""
    return before in ahead or after in behind


def told_done(tokens: list[Token], place: int) -> bool:
    """Whether a sentence tells the deed of a word as done."""
    kind, text, _, _ = tokens[place]
    if kind == HAN:
        around = [one for _, one, _, _ in tokens[max(0, place - 2) : place + 3]]
        return (text[0] == "已" or not _HAN_DONE.isdisjoint(around)) and not _near(
            tokens, place, _HAN_AHEAD, _HAN_BEHIND
        )
    if kind != WORD:
        return False
    head = text.partition(" ")[0]
    if not (head.endswith("ed") or head in _IRREGULAR):
        return False
    return _NOT_DONE.isdisjoint(one for _, one, _, _ in tokens[max(0, place - 2) : place])
