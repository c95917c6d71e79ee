"""What is done told as what is left, what is left as what it took; a value of another time.

Owns the words for either beside a share or a span of a progress, the times behind the values of a list, and
that neither a lag is what was consumed nor a number of alerts how often one fired. Pure, linear.
It cannot tell how far something is that gives no share of it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads, holds_any

_DONE = lazy(
    r"(\d+(?:\.\d+)?) ?% (?:done|complete|finished)"
    r"|(?:progress|completed|done|进度|完成)[:=： ]{1,2}(\d+(?:\.\d+)?) ?%"
)
_DONE_PARTS = ("done", "complete", "finished", "progress", "进度", "完成")
_SAID_LEFT = lazy(
    r"(\d+(?:\.\d+)?) ?%(?: of [\w -]{1,40}?)?"
    r" (?:is |are )?(?:still )?(?:remain|left\b|to go\b|outstanding|missing)"
    r"|(?:还剩|剩余|剩下|尚余)(?:约)? ?(\d+(?:\.\d+)?) ?%"
)
_SPAN = (
    r"((?:\d+(?:\.\d+)? ?(?:d|h|m|s|days?|hours?|min\w*|sec\w*|天|小时|分钟?|秒)\w{0,2} ?){1,3})"
)
_TO_GO = lazy(
    rf"{_SPAN}(?:to go|left|remaining|to finish)|(?:eta|remaining|剩余|还需|预计还需)[:=： ]{{1,2}}{_SPAN}"
)
_SAID_TOOK = lazy(
    rf"\b(?:has run|have run|ran|running|took|has taken|lasted|has been (?:running|going))"
    rf"(?: for)?(?: about)? {_SPAN}"
    rf"|(?:已运行|已进行|已持续|耗时|用时|历时|已耗时)了?约? ?{_SPAN}"
)
_NUMBERS = lazy(r"\d+(?:\.\d+)?")
_POINT = lazy(r"(-?\d+(?:\.\d+)?) \((\d\d:\d\d)(?::\d\d)?\)")
_CLOCK = lazy(r"(?<![\d:])\d\d:\d\d(?![\d:])")
_VALUE = lazy(r"(?<![\w.:])-?\d+(?:\.\d+)?(?![\w:]|\.\d)")
_LAG = lazy(r"\blag[\"']?[:=] ?(\d+)")
_CONSUMED = lazy(r"\b(?:consumed|processed|read) (\d+)|(?:消费|处理|读取)了? ?(\d+)")
_OFTEN = lazy(
    r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) times\b(?! (?:its|the|as|higher|above))"
    r"|[\d两二三四五六七八九十] ?次"
)


def _left_of_done(said: str, text: str) -> Finding | None:
    """`41 % remains` of `41% done`."""
    if not holds_any(text, _DONE_PARTS):
        return None
    told = {float(one or other) for one, other in _DONE.findall(text)}
    for one, other in _SAID_LEFT.findall(said) if told else ():
        if float(one or other) in told and 100 - float(one or other) not in told:
            return Finding(CONTRADICTED, "done_is_not_left", one or other)
    return None


def _took_of_left(said: str, text: str) -> Finding | None:
    """`has run for 1 h 12 min` of `1h12m to go`."""
    told = {tuple(_NUMBERS.findall(one or other)) for one, other in _TO_GO.findall(text)}
    for one, other in _SAID_TOOK.findall(said) if told else ():
        if tuple(_NUMBERS.findall(one or other)) in told:
            return Finding(CONTRADICTED, "left_is_not_done", (one or other).strip())
    return None


def _of_its_time(said: str, text: str) -> Finding | None:
    """`93.2 at 14:03` of `[93.2 (14:05), 95.0 (14:03)]`."""
    points = {clock: float(value) for value, clock in _POINT.findall(text)}
    clocks = [one for one in _CLOCK.findall(said) if one in points]
    if len(points) < 2 or len(clocks) != 1:
        return None
    mine = {float(one) for one in _VALUE.findall(said)}.intersection(points.values())
    if len(mine) == 1 and points[clocks[0]] not in mine:
        return Finding(CONTRADICTED, "value_of_another_time", clocks[0])
    return None


def _consumed(said: str, text: str) -> Finding | None:
    """`consumed 12400 messages` of `lag=12400`."""
    told = set(_LAG.findall(text))
    for one, other in _CONSUMED.findall(said) if told else ():
        if (one or other) in told:
            return Finding(CONTRADICTED, "lag_was_not_consumed", one or other)
    return None


def _fired(said: str, text: str) -> Finding | None:
    """`fired four times` of `[FIRING:4]`."""
    often = _OFTEN.search(said) if "[firing:" in text and " times" not in text else None
    return Finding(OPEN, "alerts_are_no_times", often[0]) if often is not None else None


TOLD_AS_DONE = (
    Reading(_left_of_done, heads("%"), heads("remain left go outstanding missing 还 剩 尚"), True),
    Reading(
        _took_of_left,
        heads("go left remain finish eta 剩 还 预"),
        heads("run ran took take last been 已 耗 用 历"),
        True,
    ),
    Reading(_of_its_time, heads("("), heads(":"), True),
    Reading(_consumed, heads("lag"), heads("consum process read 消 处 读"), True),
    Reading(_fired, heads("firing"), heads("times 次")),
)
