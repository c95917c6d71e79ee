"""How old something is told as when it last did something: `restarted 3 hours ago` of `RESTARTS 12, AGE 3h`.

Law: an age counts from when a thing was made. Where a text gives it beside a count of restarts it dates no
restart and no crash, nor tells how long either went on. Pure, linear.
It cannot tell the age of an event (`3m (x12 over 1h)`) from that of a thing where no restarts are counted.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads, holds_any

_SPAN = r"(?:\d[\w.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several) ?[a-z]*"
_LAST_DEED = lazy(
    rf"\b(?:restart|reboot|crash|oom|kill|evict|fail|died|exit)\w*\b[^.;]*?"
    rf"\b{_SPAN}(?: and {_SPAN})? (ago|earlier)\b"
    rf"|\b(?:restart|crash|fail|flapp|loop)\w*\b[^.;]*? (for) (?:the last |over |about |almost )?{_SPAN}"
    r"|(?:\d|[一二两三四五六七八九十半])[^,;]{0,4}(?:秒|分钟?|小时|天)之?(前)[^,;]{0,6}(?:重启|崩溃|失败|退出|被杀)"
    r"|(?:重启|崩溃|失败|退出)[^,;]{0,6}(?:持续|已有?)[^,;]{0,3}\d"
)
_AGES = lazy(r"\bage\b")
_DATED = (" ago", "reason", "last_restart", "last restart")
"""What dates a restart itself, or tells that the ages are those of events."""


def _age_for_deed(said: str, text: str) -> Finding | None:
    """`web-0 crashed 3 hours ago` of a pod that is 3 hours old; both folded, in lower case."""
    if holds_any(text, _DATED) or _AGES.search(text) is None:
        return None
    found = _LAST_DEED.search(said)
    return None if found is None else Finding(UNSUPPORTED, "age_of_the_whole", found[0])


AGES = (
    Reading(
        _age_for_deed,
        heads("restarts restart_count"),
        heads(
            "restart reboot crash oomkilled killed evicted failed failing died exit flapping loop"
            " 重 崩 失 退 被"
        ),
        beside=heads("age"),
    ),
)
