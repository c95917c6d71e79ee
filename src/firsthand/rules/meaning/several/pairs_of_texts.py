"""What a sentence tells of two texts at once: how far apart they are, and the same of each of two names.

Owns `the two records are 25 seconds apart` and `checkpoints 3391 and 3392 both expired`, where each text has
one of the two. Pure.
It cannot pair more than two texts, nor names that both texts have.
"""

import re
from collections.abc import Callable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge, by_each, worse
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.several.texts_counted import COUNTED
from firsthand.rules.meaning.tokens.instants import Instant
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.spelled import with_digits
from firsthand.rules.sieve import holds_any

_PAIR = 2
_UPTIME = lazy(r"\[ *(\d+\.\d+)(?:s?\]\[|\] )")
"""When a line of a JVM's or a kernel's log was written: `[311.207s][info]`, `[ 5512.884120] `."""
_APART = lazy(
    r",? ?(?:and )?(?:(?:are|were|is|was|lie|lay|came|come|happened|occurred|broke|at) )?(?:only |just )?"
    r"(?:about |roughly |some |nearly |almost |around |approximately |less than |more than |under |over )?"
    r"[\w.]+ ?(?:milliseconds?|ms|seconds?|s|minutes?|min|hours?|h|days?) apart\b"
    r"|(?:之间)?(?:仅|只)?(?:相隔|相差|间隔|隔)了?(?:约|大约|不到|超过|将近)? ?"
    r"[\d.半一二三四五六七八九十两]+ ?个?半?(?:毫秒|秒|分钟|小时|天)(?:左右|多)?",
    re.IGNORECASE,
)
_APARTING = ("apart", "隔", "差")
"""Of these every such distance holds one."""
_TWO = lazy(r"\b(?:the|these|its) two (?=\w)|^both (?=\w)|^这?两[次个条者]", re.IGNORECASE)
_BOTH = lazy(r"\b(?:both|each|respectively|all) |都|均|分别")
_ANDS = (" and ", " as well as ", "和", "与")
_AND = lazy(
    r"(?P<a>[\w./:-]*[\w/]) (?:and|as well as) (?P<b>[\w./:-]*[\w/])"
    r"|(?P<c>[\w./:-]+) ?[和与] ?(?P<d>[\w./:-]+)",
    re.ASCII,
)


def spaced(
    asked: Asked, evidence: list[Evidence], judge: Judge, jointly: Callable[[Asked], Finding]
) -> Finding | None:
    """Two texts whose times lie as far apart as the sentence says.

    What else it says of `the two` must follow from each (`judge`), of others from both (`jointly`).
    """
    if len(evidence) != _PAIR or not holds_any(asked.lower, _APARTING):
        return None
    text = with_digits(asked.text, asked.signs)
    told = _APART.search(text)
    spans = [one for one in Asked(told[0]).figures if one.number.unit == "s"] if told else []
    if told is None or len(spans) != 1:
        return None
    first, second = in_order(evidence)
    uptimes = [one for one in map(since_start, evidence) if one is not None]
    if len(uptimes) == _PAIR:
        ends = uptimes
    elif first.instants and second.instants:
        ends = [first.instants[0], second.instants[0]]
    else:
        return Finding(UNSUPPORTED, "time_not_in_evidence")
    if not time_apart(spans[0], ends):
        return Finding(CONTRADICTED, "times_differ", told[0].strip(" ,"))
    found = Finding(HOLDS, "time_apart")
    left = COUNTED.sub(" ", text[: told.start()] + text[told.end() :]).strip(" .")
    alike = _TWO.sub(" ", left)
    rest = Asked(alike)
    if rest.empty:
        return found
    if alike != left:
        rest = Asked(_BOTH.sub("", alike))
        return worse(found, by_each(rest, evidence, judge))
    each = by_each(rest, evidence, judge)
    return found if each.rank == HOLDS else worse(found, jointly(rest))


def uptime(text: Evidence) -> float | None:
    found = _UPTIME.match(text.text)
    return float(found[1]) if found else None


def since_start(text: Evidence) -> Instant | None:
    """The time of a line that counts from the start of a JVM or a kernel."""
    seconds = uptime(text)
    return None if seconds is None else Instant(0, None, seconds, 0.001, None, 0)


def of_each(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`checkpoints 3391 and 3392 both expired`: the sentence with each name, over the text that has it."""
    if len(evidence) != _PAIR or not holds_any(asked.text, _ANDS):
        return None
    for told in _AND.finditer(asked.text):
        one, other = (told["a"], told["b"]) if told["a"] else (told["c"], told["d"])
        for texts in (evidence, evidence[::-1]):
            if _only_in(one, texts) and _only_in(other, texts[::-1]):
                each = [
                    _BOTH.sub("", asked.text[: told.start()] + name + asked.text[told.end() :])
                    for name in (one, other)
                ]
                rulings = [judge(Asked(text), at) for text, at in zip(each, texts, strict=True)]
                if all(ruling.rank == HOLDS for ruling in rulings):
                    return Finding(HOLDS, "each_of_two")
    return None


def _only_in(name: str, texts: list[Evidence]) -> bool:
    """Whether the first text names it and the second does not."""
    return named(name, texts[0].lower) and not named(name, texts[1].lower)
