"""The wait for the next try told as time that passed: `failed after 30 s` of `next attempt in 30s`.

Law: a span that a text gives to what comes next has not passed; a sentence that keeps it for the future in
any word is left alone. Pure, linear.
It cannot tell a wait to come from one that passed where the text has the span twice.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_SPAN = r"(\d+(?:\.\d+)?) ?(ms|s|m|h|d|sec\w*|min\w*|hours?|days?|毫秒|秒|分钟?|小时|天)"
_COMING = lazy(
    rf"\b(?:next|retry\w*|again|will|scheduled|due|starts?|starting|resum\w*|expires?|backing off|back-?off"
    rf"|waiting|reconnect\w*|sleep\w*|restart\w*)\b[^,;.\d⏎]{{0,40}}?(?:\bin|\bafter|\bfor|=) {{0,1}}{_SPAN}"
    rf"(?![\w])|\bback(?:ing)?[ -]?off {_SPAN}(?![\w])"
    rf"|(?:next|retry|backoff)[a-z_]*[\"']?[:=] ?[\"']?{_SPAN}(?![\w])"
    rf"|(?<![\w.]){_SPAN} ?后(?:将|会|再|重试|自动|执行|开始|启动|进行)"
)
_PASSED_SPAN = lazy(
    rf"(?<![\w.]){_SPAN} (?:after|later|ago|earlier|before|into)\b"
    rf"|\b(?:took|lasted|ran for|within|waited|after) (?:about |only )?{_SPAN}(?!\w)"
    rf"|(?<![\w.]){_SPAN} ?(?:之?前|之?后)(?!将|会|再|重试|自动|执行|开始|启动|进行)"
    rf"|(?:耗时|用时|历时|持续|隔|花了|之后|过了|运行了|跑了) ?了? ?{_SPAN}(?!后)"
    r"|\b(?:fail(?:ed|ing)|refused|down|unavailable|unreachable|stuck|hung|blocked|running|denied|rejected)"
    rf" (?:[a-z]+ )?for {_SPAN}(?!\w)"
)
_YET = lazy(
    r"\b(?:next|retry\w*|again|will|schedul\w*|due|to come|later than|expir\w*|back-?off|backs? off"
    r"|backed off|sleep\w*|wait\w*|reconnect\w*)\b|下一?次|重试|将|待|计划|退避"
)
_WAITED = lazy(
    rf"\bwaited (?:for )?(?:about |only |another )?{_SPAN}(?!\w)|{_SPAN} wait\b|等待?了 ?{_SPAN}"
)
_TOOK = lazy(r"\b(?:retry|attempt|restart|reconnect) (?:took|lasted|ran)\b")
_PAUSED = lazy(r"\b(?:wait\w*|sleep\w*|paus\w*|back(?:ing|ed)?[ -]?off)\b|等待|休眠|退避")
"""Where a text has these, so long something may have waited already."""


def _to_come(said: str, text: str) -> Finding | None:
    """`failed 30 min after the first` of `next attempt in 30m`: so long it is to wait yet."""
    passed = set() if _YET.search(said) and not _TOOK.search(said) else _spans(_PASSED_SPAN, said)
    waited = _spans(_WAITED, said) if _PAUSED.search(text) is None else set()
    for number in (passed | waited) & _spans(_COMING, text) if passed or waited else ():
        if len(re.findall(rf"(?<![\w.:-]){re.escape(number)}(?![\d.:-]\d|\d)", text)) == 1:
            return Finding(UNSUPPORTED, "still_to_come", number)
    return None


def _spans(pattern: re.Pattern[str], text: str) -> set[str]:
    return {one for groups in pattern.findall(text) for one in groups if one[:1].isdigit()}


_SPANNING = heads(
    "after later ago earlier before into took lasted ran within waited wait for"
    " 等 运 跑 前 后 耗 用 历 持 隔 花"
)
STILL_TO_COME = (
    Reading(
        _to_come,
        heads(
            "next retry again will scheduled due start resum expire back waiting reconnect sleep restart 后"
        ),
        _SPANNING,
        True,
    ),
)
