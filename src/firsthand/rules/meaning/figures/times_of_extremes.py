"""When which extreme was: `peaked at 93 at 06:20` of `min=5 at 06:20, max=93 at 06:45`.

Law: where a text gives the highest, lowest, first or last value its own time, a sentence that names one of
those times alone, and gives it the value or the extreme of another, is wrong. Pure, linear.
It cannot tell the times of two series in one text apart: one that fits any of them is left alone.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_POINT = lazy(
    r"\b(max|min|peak|high|low|first|last|trough)[a-z]{0,4}(?:[ _-][a-z]{1,8}){0,2}[\"']?[ :=]{1,3}"
    r"(-?\d[\d,]*(?:\.\d+)?)(?![\d:]) ?[a-z%/]{0,8},? ?(?:\bat |@|\(at |\()[\"']?"
    r"(?:\d{4}-\d\d-\d\d[t ])?(\d{1,2}:\d\d)(:\d\d)?"
    r"|(最大|最小|最高|最低|峰|谷)值?[ :=为是]{0,3}(-?\d[\d,]*(?:\.\d+)?) ?[a-z%/\u4e00-\u9fff]{0,3} ?"
    r"(?:\(|于|在|@) ?(?:\d{4}-\d\d-\d\d[t ])?(\d{1,2}:\d\d)(:\d\d)?"
)
_CLOCK = lazy(
    r"(?:([a-z]+|[\u4e00-\u9fff]|[-–]) ?)?(?<![\d:.])(?:\d{4}-\d\d-\d\d[t ])?(\d{1,2}:\d\d)(:\d\d)?"
    r"(?:\.\d+)?z? ?([\u4e00-\u9fff]{0,2})"
)
_AT = frozenset(("at", "on", "around", "about", "t", "于", "在", "时", "是", "点"))
_BEFORE, _AFTER = frozenset(("before",)), frozenset(("after",))
_APART = ("后", "前", "起", "以", "之", "到", "至")
"""Behind a time, it is no longer that moment."""
_NUMBER = lazy(r"(?<![\w.:-])-?\d[\d,]*(?:\.\d+)?(?![\d:]|\.\d|-\d)")
_EXTREMES = (
    (
        frozenset(("max", "peak", "high", "最大", "最高", "峰")),
        lazy(r"\b(?:max\w*|peak\w*|highest|top\w*|maxim\w*)\b|最大|最高|峰值|顶峰"),
    ),
    (
        frozenset(("min", "low", "trough", "最小", "最低", "谷")),
        lazy(r"\b(?:min(?:im\w*)?|lowest|trough\w*|bottom\w*)\b|最小|最低|谷值|低谷"),
    ),
)
_DENIED = lazy(r"\b(?:not|never|no|neither|cannot)\b|n't\b|[不未没非]")


def _time_of_another(said: str, text: str) -> Finding | None:
    """The finding on the one time that a sentence names."""
    points = [tuple(one for one in groups if one) for groups in _POINT.findall(text)]
    clocks = _CLOCK.findall(said) if len(points) > 1 else []
    if len(clocks) != 1 or _DENIED.search(said) is not None:
        return None
    ahead, minute, second, behind = clocks[0]
    told = [kinds for kinds, words in _EXTREMES if words.search(said) is not None]
    if ahead in _BEFORE or behind.startswith(("前", "之前", "以前")):
        return _on_the_other_side(told, points, minute, True)
    if ahead in _AFTER or behind.startswith(("后", "之后", "以后")):
        return _on_the_other_side(told, points, minute, False)
    if (ahead and ahead not in _AT) or behind.startswith(_APART):
        return None
    then = [
        one
        for one in points
        if int(one[2][:-3]) == int(minute[:-3])
        and one[2][-2:] == minute[-2:]
        and (not second or one[3:] in ((second,), ()))
    ]
    if not then:
        return None
    values = {_value(one[1]) for one in points}
    mine = {_value(one) for one in _NUMBER.findall(said)} & values
    if mine and mine.isdisjoint(_value(one[1]) for one in then):
        return Finding(CONTRADICTED, "time_of_another_value", minute)
    if len(told) != 1 or any(one[0] in told[0] for one in then):
        return None
    if any(one[0] in told[0] for one in points):
        return Finding(CONTRADICTED, "time_of_another_extreme", minute)
    return None


def _on_the_other_side(
    told: list[frozenset[str]], points: list[tuple[str, ...]], minute: str, before: bool
) -> Finding | None:
    """`peaked before 06:20` of `max=93 at 06:45`."""
    own = [one for one in points if len(told) == 1 and one[0] in told[0]]
    if len(own) != 1:
        return None
    then, bound = (int(one[:-3]) * 60 + int(one[-2:]) for one in (own[0][2], minute))
    if (then >= bound) if before else (then <= bound):
        return Finding(CONTRADICTED, "time_of_another_extreme", minute)
    return None


def _value(written: str) -> float:
    return float(written.replace(",", ""))


TIMES_OF_EXTREMES = (
    Reading(
        _time_of_another,
        heads("max maxim min minim peak high low lowe first last trough 最 峰 谷"),
        heads(":"),
        True,
        heads(":"),
    ),
)
