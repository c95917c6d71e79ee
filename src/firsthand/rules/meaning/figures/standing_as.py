"""What a bare number of a text stands there as: a code, the number of a thing, a counter, a whole, a group's.

Owns the words and signs right around a number that say so. Pure, linear.
It cannot tell what a number is that stands in other words; of that nothing is said.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy

CODE, IDENT, COUNTER, WHOLE, GROUP = "code", "id", "counter", "whole", "group"
KINDS = (
    "partition|shard|broker|peer|worker|job|task|thread|process|pid|replica|order|invoice|user|client|server"
    "|broker|channel|session|transaction|query|stage|step|line|node|member|slot|disk|core|cpu|zone|build|row"
    "|task|batch|chunk|block|page|queue|push|osd|pg|vm|gpu|fan|psu|link|port|drive|bay|rack|id"
)
_HAN_KINDS = (
    "分区|分片|副本|节点|线程|进程|任务|作业|订单|用户|客户|会话|事务|连接|行|批次|步骤|槽位|磁盘|实例"
    "|编号|序号"
)
_AS_CODE = lazy(
    r"(?:(?:status[ _-]?code|status|code|errno|error|err|rc|http|exit(?:ed)?(?: with)?(?: status)?|signal"
    r"|sqlstate|return(?:ed|s)?|answer(?:ed|s)?(?: with)?|respond(?:ed|s)?(?: with)?"
    r"|response)[\"']?\)? ?[:=(#]? ?[\"']?"
    r"|(?:状态码|退出码|错误码|返回码|信号|返回|响应|错误)(?:了|为|是)? ?[:=]? ?|http/\d(?:\.\d)?\"? )\Z"
)
_AS_IDENT = lazy(
    rf"(?:(?<![a-z])(?:[a-z]*_)?(?:{KINDS})(?: id)?(?: #?|#)"
    r"|(?<![a-z])(?:partition|shard|broker|peer|job|task|order|transaction|osd|pg|p?id|[a-z]+_id)"
    r"[\"']?[:=] ?[\"']?"
    rf"|(?:{_HAN_KINDS}) ?#?)\Z"
)
_AS_COUNTER = lazy(
    r"(?:(?:(?P<stem>restart|retr(?=y|ies)|reconnect|requeue|redeliver|resend|reload|reboot|failover)"
    r"(?:y|ies|e?s|ing)?[ _-]?(?:counts?|counter|total|number|num|times)?[\"']?[:=] ?[\"']?)"
    r"|(?P<verb>restarted|retried|reconnected|rebooted|resent|requeued) "
    r"|(?P<han>重启|重试|重连|重发|重投)(?:了|次数)?(?:为|是)? ?[:=]? ?)\Z"
)
_COUNTED_BEHIND = lazy(
    r" (?P<stem>restart|retr(?=ies)|reconnect|reboot|reload|failover)(?:s|ies)\b"
    r"| ?次(?P<han>重启|重试|重连|重发|重投)"
)
_AS_WHOLE = lazy(
    r"(?:(?:attempt|try|retry|tries)[\"']?[ :=#]{0,2}\d+ ?(?:of|/|out of) ?(?:max(?:imum)? )?"
    r"|max[_ -]?(?:attempt|retr|tr)[a-z]*[\"']?[:= ] ?"
    r"|次[^\d;。]{0,10}[共总](?:计)?|最多(?:重试|尝试)?|上限(?:为|是)?)[\"'(]? ?\Z"
)
_BARE = lazy(r"\d(?<![\w.-]\d)(?<!\d:\d)\d*(?![\w%]|[.:]\d|-\d)", re.ASCII)
_BEHIND = 48
"""Characters before a number in which it is told what it is."""


class Standing(NamedTuple):
    kind: str
    """Empty: it is not known what the number is."""
    word: str = ""
    """Of a counter the stem of what it counts, of an id the kind."""


def standings(number: int, text: str) -> list[Standing]:
    """What each occurrence of a bare number in a text stands there as; names and times are none."""
    shown = str(number)
    if shown not in text:
        return []
    return [_of(one.start(), one.end(), text) for one in _BARE.finditer(text) if one[0] == shown]


def _of(start: int, end: int, text: str) -> Standing:
    before = text[max(0, start - _BEHIND) : start]
    if not before and text.startswith(" similar", end):
        return Standing(GROUP)
    if _AS_WHOLE.search(before) is not None:
        return Standing(WHOLE)
    counter = _AS_COUNTER.search(before) or _COUNTED_BEHIND.match(text, end)
    if counter is not None:
        return Standing(COUNTER, next(one for one in counter.groups() if one))
    if _is_counted(text, end, before[-1:] == " " and before[-2:-1].isalpha()):
        return Standing("")
    if (before[-1:] == "(" and text.startswith(": ", end)) or _AS_CODE.search(before) is not None:
        return Standing(CODE)
    ident = _AS_IDENT.search(before)
    return Standing("") if ident is None else Standing(IDENT, ident[0].strip(" #:=\"'"))


def _is_counted(text: str, end: int, named: bool) -> bool:
    """`error: 3 jobs failed`, `任务 3 次`: it is of what stands behind it; `worker 3 fails`: it is not."""
    found = _COUNTING.match(text, end)
    return found is not None and (not named or found["some"] is None)


_COUNTING = lazy(
    r" ?[次个条台名位笔单人件张份家只项起户块]"
    r"| (?:times|errors|failures|requests|retries|messages|warnings|events|records|rows|seconds|minutes)\b"
    r"|(?P<some> (?:out )?of\b|/\d| (?:[a-z-]+ )?(?!is\b|has\b|was\b|does\b)[a-z-]{2,}s)\b"
)
"""What a number counts; a word in s behind a name may be its verb."""
