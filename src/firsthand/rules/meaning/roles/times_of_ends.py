"""When something began told as when it ended: `Started: 10:01:00`, `Finished: 10:14:30`.

Law: a time that a text gives only to the one is not told of the other. Pure, linear.
It cannot read a text that gives its times without a key.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_CLOCK = r"\d\d:\d\d(?::\d\d)?"
_BEGAN = (
    r"start(?:ed|s)?(?:[ _]?(?:at|time))?|beg[au]n|begin[ _]?time"
    r"|(?:fir|trigger|rais|open)ed(?:[ _]?(?:at|time))?"
    r"|(?:开始|启动|触发|发生|产生)(?:时间)?"
)
_ENDED = (
    r"(?:finish|complet|end)(?:ed|s)?(?:[ _]?(?:at|time))?|terminated[ _]?at"
    r"|(?:resolv|recover|clear|clos)ed(?:[ _]?(?:at|time))?|(?:recovery|resolution|end) time"
    r"|(?:结束|完成|恢复|解除|关闭)(?:时间)?"
)
_DATE = r"(?:\d{4}-\d\d-\d\d[ t])?"
_GIVEN = rf"(?:\"?\s?[:=]\s?\"?[^⏎;|=]{{0,24}}?| ?(?:at|on|于|在)? ?{_DATE})(?<![\d:])({_CLOCK})"
_GIVEN_BEGAN = lazy(rf"(?<![a-z])(?:{_BEGAN}){_GIVEN}")
_GIVEN_ENDED = lazy(rf"(?<![a-z])(?:{_ENDED}){_GIVEN}")
_BEGINS = (
    r"\b(?:started|began|(?:was |were )?launched|fired|triggered|raised|opened"
    r"|(?:start|begin|trigger) time(?: is| was)?)\b|(?:开始|启动|触发|发生|产生)(?:时间)?[为是]?"
)
_ENDS = (
    r"\b(?:finished|ended|terminated|completed|stopped|exited|resolved|recovered|cleared|closed"
    r"|(?:end|finish|recovery|resolution) time(?: is| was)?)\b"
    r"|(?:结束|完成|终止|退出|恢复|解除|关闭)(?:时间)?[为是]?"
)
_NEAR = rf"(?: running)?(?: again)? ?(?:at|on|于|在)? ?{_DATE}({_CLOCK})"
_AHEAD = rf"(?:于|在) ?({_CLOCK}) ?(?:时)?"
_AT_FIRST = (
    rf"\Aat ({_CLOCK})(?: utc)?,? "
    r"(?:(?!that|which|after|before|had|and)[\w./-]+ ){1,5}?(?:was |were )?"
)
_SAID_BEGAN = lazy(rf"(?:{_BEGINS}){_NEAR}|(?:{_AHEAD}|{_AT_FIRST})(?:{_BEGINS})")
_SAID_ENDED = lazy(rf"(?:{_ENDS}){_NEAR}|(?:{_AHEAD}|{_AT_FIRST})(?:{_ENDS})")


def _times(pattern: re.Pattern[str], text: str) -> set[str]:
    return {one for found in pattern.finditer(text) for one in found.groups() if one}


def _other_end(said: str, text: str) -> Finding | None:
    """`it started at 10:14:30` of what finished then; both folded, in lower case."""
    began, ended = _times(_GIVEN_BEGAN, text), _times(_GIVEN_ENDED, text)
    if not began or not ended:
        return None
    for told, own, other in ((_SAID_BEGAN, began, ended), (_SAID_ENDED, ended, began)):
        for time in _times(told, said):
            if any(map(time.startswith, own)) or any(one.startswith(time) for one in own):
                continue
            if any(one.startswith(time) for one in other):
                return Finding(CONTRADICTED, "time_of_the_other_end", time)
    return None


TIMES_OF_ENDS = (
    Reading(
        _other_end,
        heads(
            "finish finished finished_at complete completed end ended ends endtime endsat resolved recovered"
            " recovery resolution cleared closed 结 完 恢 解 关"
        ),
        heads(
            "start started began launched end ended finish finished terminated completed stopped exited"
            " fired triggered trigger raised opened resolved recovered recovery resolution cleared closed"
            " 开 启 结 完 终 退 触 发 产 恢 解 关"
        ),
        counts=True,
    ),
)
