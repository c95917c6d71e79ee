"""An alert whose text says that it is over: `[恢复] …, 触发时 94%` tells of none that still fires.

Owns the heading, the status and the time of a recovery, against a sentence that says the alert goes on; and
the value that fired beside that of now, against a sentence that tells the first of now. Where anything in the
text is firing, nothing is said of the alert. Pure, linear.
It cannot see a recovery that the text tells only in its prose, nor what a sentence says of an earlier time.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_RECOVERED = lazy(
    r"\A\W{0,6}(?:告警|报警|监控|故障)?(?:通知)?\W{0,3}(?:已?恢复|已?解除|(?:resolved|recovered|recovery)\b)"
    r"|(?:恢复|解除)(?:时间|于|时刻)|\b(?:resolved|recovered|cleared)(?:[_ ]?at\b|[_ ]?on\b|\"?[:=])"
    r"|\b(?:status|state|状态)\"?[:=] ?\"?(?:resolved|recovered|已恢复|已解除|恢复)"
    r"|\bproblem has been resolved\b"
)
_FIRING = lazy(
    r"\b(?:is|are|still|now|keeps?) firing\b|\bfiring\b(?= *[\]:】\"]| alert)"
    r"|[\[【](?:触发|告警|firing|alerting)[\]】]"
    r"|(?:正在|仍在|还在|持续)(?:触发|告警)|未恢复|未解除|\bnot (?:yet )?(?:recovered|resolved|cleared)\b"
)
_GOES_ON = lazy(
    r"\b(?:is|are|keeps?|remains?|stays?)(?: still| now| currently)? "
    r"(?:firing|unresolved|uncleared|ongoing)\b"
    r"|\balerts?(?: (?:of|on|for) [\w.-]+)? (?:is|are|remains?|stays?)(?: still| now| currently)? "
    r"(?:active|on|open)\b"
    r"|\b(?:has|have|is|are)(?: not|n't)(?: yet)?(?: been)? (?:recovered|resolved|cleared|over)\b"
    r"|\byet to (?:be )?(?:recover|resolved?|clear)|\bpersists?\b|\bgoes on\b|\bstill (?:fires|on)\b"
    r"|(?:仍|还|尚|并|依然|至今)?(?:未|没有?)(?:得到|被|能)?(?:恢复|解除|消除)"
    r"|(?:仍|还|正|依然|持续)(?:然|旧)?在?(?:处于)?(?:触发|告警中|报警中)|处于(?:触发|告警)|告警仍?在持续"
)
_AT_PRESENT = lazy(
    r"目前|当前|现在|此刻|如今|\b(?:now|currently|at present|at the moment|presently)\b"
)
_FIRED_AT = lazy(
    r"(?:触发值|触发时(?:的?值)?|告警值|\btrigger(?:ed)?[_ ]value|\bvalue[_ ]at[_ ]trigger"
    r"|\b(?:trigger|fir)ed at|\bpeak(?:[_ ]value)?|峰值)\"?[ :=为]{0,3}(\d+(?:\.\d+)?)"
)
_NOW_AT = lazy(
    r"(?:当前值?|现值|恢复值|恢复后|\bcurrent(?:[_ ]value)?|\bnow|\blatest(?:[_ ]value)?)\"?[ :=为]{0,3}"
    r"(\d+(?:\.\d+)?)"
)
_NUMBER = lazy(r"(?<![\w.:/-])(\d+(?:\.\d+)?) ?([万亿k]?)")
_SCALE = {"万": 1e4, "亿": 1e8, "k": 1e3, "": 1.0}
_NEARLY = 0.01
_AT_A_TIME = lazy(r"\d:\d\d|\bhad\b|\b(?:by|until|before|when) then\b|当时|那时|之前|以前")
"""What tells of an earlier time."""


def _goes_on(said: str, text: str) -> Finding | None:
    """Both folded, in lower case."""
    told = _GOES_ON.search(said)
    if told is None or _AT_A_TIME.search(said) is not None:
        return None
    if _RECOVERED.search(text) is None or _FIRING.search(text) is not None:
        return None
    return Finding(CONTRADICTED, "alert_is_over", told[0])


def _fired_for_now(said: str, text: str) -> Finding | None:
    """`目前堆积 15.8 万条` of 触发值=158000, 当前值=860; both folded, in lower case."""
    if _AT_PRESENT.search(said) is None:
        return None
    fired, now = _FIRED_AT.search(text), _NOW_AT.search(text)
    if fired is None or (now is None and _RECOVERED.search(text) is None):
        return None
    for number, scale in _NUMBER.findall(said.replace(",", "")):
        value = float(number) * _SCALE[scale]
        if _is_near(value, float(fired[1])) and not (now and _is_near(value, float(now[1]))):
            return Finding(CONTRADICTED if now else UNSUPPORTED, "value_that_fired", number)
    return None


def _is_near(value: float, other: float) -> bool:
    return abs(value - other) <= _NEARLY * other


RECOVERED = (
    Reading(
        _fired_for_now,
        heads("trigger triggered fired peak value 触 告 峰"),
        heads("now currently at presently 目 当 现 此 如"),
        counts=True,
    ),
    Reading(
        _goes_on,
        heads("resolved recovered recovery cleared problem 恢 解"),
        heads(
            "firing fires unresolved uncleared ongoing active open recover recovered resolve resolved"
            " cleared over clear persist persists goes still 未 没 触 告 报"
        ),
    ),
)
