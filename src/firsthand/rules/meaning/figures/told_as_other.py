"""A number told of what the text does not count by it: the lines shown as all that match, a share of the one
thing as of another, a signal as an exit code.

Law: what a number is of, the words right around it say; a sentence that puts another of these words there
and leaves out the text's tells another fact. Pure, linear; each reading is asked only where both sides hold
one of its words.
It cannot tell what a number is of where the text has no such word.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_SHOWN = lazy(
    r"\b(?:first|top|last|latest|show(?:n|s|ing)?|display\w*|return\w*|list(?:ed|ing)|fetched|sampled?"
    r"|limited to|truncated (?:to|at))[^,;.\d⏎]{0,20}?"
    r"(\d+) (?:[a-z]+ )?(?:out )?of (?:the |about |over )?(\d+)"
    r"|(?:前|显示|展示|返回|列出|抽样)[^,;.\d⏎]{0,8}?(\d+) ?[条行个项]"
    r"[^\d;。⏎]{0,8}?[共总][^\d]{0,3}?(\d+)"
    r"|[共总][^\d;。⏎]{0,6}?(\d+) ?[条行个项][^\d;。⏎]{0,10}?(?:前|显示|展示|返回|列出|抽样)[^\d]{0,4}?(\d+)"
)
_KEPT_SHOWN = lazy(
    r"\b(?:first|top|last(?! (?:\d+ )?(?:second|minute|hour|day|week))|latest|show|display|return|list|fetch"
    r"|sampl|limit|truncat|page|out of|of \d)"
    r"|前|显示|展示|返回|列出|抽样|截断|至少|\bat least\b"
)
_NUMBER = lazy(r"(?<![\w.:/-])\d+(?:\.\d+)?(?![\w./:-]\d|\.\d|\d)")
_SHARE_OF = lazy(
    r"(?<![\w.])(\d+(?:\.\d+)?) ?% of (?:all |the |its )*([a-z]{3,})"
    r"|(?<![\w.])(\d+(?:\.\d+)?) ?% ?的 ?([a-z]{2,}|[\u4e00-\u9fff]{2})"
)
_OF_NUMBERS = lazy(
    r"\d+ ?(?:/| (?:out )?of (?:the )?)\d+ ([a-z]{3,})(?: [a-z]+){0,2}[ :,]*\((\d+(?:\.\d+)?) ?%\)"
)
_SIGNAL = lazy(r"(?<!no )\bsignal[\"']? ?[:=#(]? ?(\d{1,2})\b|信号 ?[:=为]? ?(\d{1,2})(?!\d)")
_CODE = lazy(
    r"\b(?:code|exit|status|rc|ret|return(?:ed)?)[\"']?(?: status| code| with| value)*[\"']?"
    r" ?[:=(]? ?(\d{1,3})(?![\w:%/]|\.\d)"
    r"|(?:退出码|返回码|状态码|退出状态|错误码) ?[:=为是]? ?(\d{1,3})(?!\d)"
)
_SEEN = lazy(
    r"\blast[ _-](?:seen|heartbeat|contact|heard|update[d]?|sync(?:ed)?|report(?:ed)?|ok|ping|check-?in"
    r"|poll(?:ed)?|scrape[d]?|success\w*|backup)[^,;.\d⏎]{0,16}?(\d+(?:\.\d+)?) ?[a-z]+(?: [a-z]+)? ago"
    r"|(?:最近|最后|上次|末次)[^,;.\d⏎]{0,10}?(\d+(?:\.\d+)?) ?(?:秒|分钟?|小时|天)之?前"
)
_AGO = lazy(
    r"(?<![\w.])(\d+(?:\.\d+)?) ?(?:[a-z]+ ){0,2}?ago\b|(?<![\w.])(\d+(?:\.\d+)?) ?(?:秒|分钟?|小时|天)之?前"
)
_KEPT_SEEN = lazy(
    r"\b(?:last|latest|most recent\w*|seen|heard|heartbeat|contact|update\w*|sync\w*|report\w*|ping\w*"
    r"|poll\w*|scrape\w*)\b|最近|最后|上次|末次|心跳|上报"
)
_AGAINST = lazy(
    r"\(?(?<![\w.])(\d+(?:\.\d+)?)(?:/?[a-z%]+)?,? "
    r"(?:against|versus|vs\.?|compared (?:to|with)|对|对比) (?:only )?(\d+(?:\.\d+)?)"
)
_KEYED = lazy(r"(?<![\w.])([a-z]+)_[a-z_]+[\"']?[:=] ?[\"']?(\d+(?:\.\d+)?)")
_STEM = 5


def _shown(said: str, text: str) -> Finding | None:
    """`100 lines match` of `the first 100 of 8431 lines that match`."""
    found = _SHOWN.search(text)
    if found is None or _KEPT_SHOWN.search(said):
        return None
    numbers = sorted({one for one in found.groups() if one}, key=float)
    mine = set(_NUMBER.findall(said))
    if len(numbers) < 2 or numbers[0] not in mine or numbers[1] in mine:
        return None
    return Finding(CONTRADICTED, "shown_for_all", numbers[0])


def _share_of(said: str, text: str) -> Finding | None:
    """`4 % of the groups` of `41/980 objects degraded (4 %), 33 groups degraded`."""
    theirs = {share: noun for noun, share in _OF_NUMBERS.findall(text)}
    if not theirs:
        return None
    for share, noun, other, another in _SHARE_OF.findall(said):
        whole = theirs.get(share or other)
        mine = noun or another
        if whole and mine.isascii() and mine[:_STEM] != whole[:_STEM]:
            if mine.rstrip("s") in text:
                return Finding(CONTRADICTED, "share_of_another", share or other)
            return Finding(OPEN, "share_of_another", share or other)
    return None


def _signal(said: str, text: str) -> Finding | None:
    """`exited with code 9` of `exited on signal 9`, and the reverse."""
    mine, codes = _of(_SIGNAL, said), _of(_CODE, said)
    if not (mine or codes):
        return None
    theirs, own = _of(_SIGNAL, text), _of(_CODE, text)
    for number in codes & theirs - own:
        return Finding(CONTRADICTED, "signal_for_code", number)
    for number in mine & own - theirs:
        return Finding(CONTRADICTED, "code_for_signal", number)
    return None


def _of(pattern: re.Pattern[str], text: str) -> set[str]:
    return {one for groups in pattern.findall(text) for one in groups if one}


def _last_seen(said: str, text: str) -> Finding | None:
    """`went offline 12 min ago` of `last seen 12m ago`: then it was there."""
    seen = _of(_SEEN, text)
    if not seen or _KEPT_SEEN.search(said):
        return None
    for number in seen & _of(_AGO, said):
        return Finding(UNSUPPORTED, "time_of_last_sight", number)
    return None


def _against(said: str, text: str) -> Finding | None:
    """`delivers faster than is published (90 against 40)` of `publish_rate=90 deliver_rate=40`."""
    found = _AGAINST.search(said)
    keys = _KEYED.findall(text) if found is not None else []
    if found is None or len(keys) < 2:
        return None
    first, second = ([key for key, value in keys if value == one] for one in found.groups())
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    ahead = said[: found.start()]
    one, other = ahead.find(first[0][:_STEM]), ahead.find(second[0][:_STEM])
    return Finding(CONTRADICTED, "sides_exchanged", found[1]) if one > other >= 0 else None


TOLD_AS_OTHER = (
    Reading(
        _shown,
        heads(
            "first top last latest show display return list fetched sample limited truncated"
            " 前 显 展 返 列 抽"
        ),
        counts=True,
        beside=heads("of 共 总"),
    ),
    Reading(_share_of, heads("("), heads("%"), True, heads("%")),
    Reading(
        _signal,
        heads("signal code exit status rc ret return 信 退 返 状 错"),
        heads("signal code exit status rc ret return 信 退 返 状 错"),
        True,
    ),
    Reading(_last_seen, heads("last 最 上 末"), heads("ago 前"), True, heads("ago 前")),
    Reading(_against, heads("_"), heads("against versus vs compared 对"), True),
)
