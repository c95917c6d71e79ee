"""The two ends of what came several times: `(first 10:01:10, last 10:01:11)`, `firstSeen=… lastSeen=…`.

Owns which of the two times a sentence may call the first, the beginning, the last or the end, and that the
times between them are not known by their number. Pure, linear.
It cannot tell of which events a sentence speaks that names the first of something else.
"""

import re
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.instants import Instant, instants, same
from firsthand.rules.sieve import heads

_STAMP = r"((?:\d{4}-\d\d-\d\d[t ])?\d\d:\d\d(?::\d\d)?[\d.]*(?:z|[+-]\d\d:?\d\d)?)"
_NAME = r"(?:[ _-]?(?:seen|time(?:stamp)?|occurr\w+|event|at|observed))*[\"']?[:=]? ?[\"']?"
_ENDS = lazy(rf"(?<![a-z])(first|last)(?:{_NAME}|=[^ ,]+ at ){_STAMP}(?![\w:])")
_COUNT = lazy(r"\A(\d+) similar\b|\(x(\d+) |\bcount[\"']?[:=] ?(\d+)")
_EXEMPLAR = lazy(rf"e\.g\. {_STAMP}")
_WHEN = r"(?:\d{4}-\d\d-\d\d[t ])?\d\d?:\d\d"
_BEYOND = {"after": "last", "before": "first"}
_ORDER = lazy(
    r"(?P<first>\b(?:first|earliest|initial(?:ly)?|onset|oldest)\b"
    r"|最早|首次|首[个条例笔]|第一[次个条例笔]|最先|起初|最初|始于|起始|起于)"
    r"|(?P<last>\b(?:last|latest|most recent(?:ly)?|final(?:ly)?|newest)\b"
    r"(?! (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?)\b)"
    r"|最后|最近|最晚|最新|末[次条])"
    r"|(?P<next>\b(?:the|a|its|'s) (?:second|third|fourth|fifth|sixth|seventh|2nd|3rd|\d+th)(?= [a-z])"
    r"(?! (?:later|after|before|earlier|of \d))|第[二三四五六七八九][次个条例笔])"
    r"|(?P<again>\b(?:again|once more)\b|再次|再度)"
)
_BOUNDS = lazy(
    rf"(?P<first>(?:\b(?:since|from)|[自从])(?= ?{_WHEN}))"
    r"|(?P<last>\b(?:until|till)\b|止于|直到|直至|截至|为止)"
    rf"|(?P<after>\bafter(?= {_WHEN})|(?<=:\d\d) ?[之以]后)"
    rf"|(?P<before>\bbefore(?= {_WHEN})|(?<=:\d\d) ?[之以]前)"
)
_SOFT = lazy(
    r"(?P<first>\b(?:beg[aiu]n|start)(?:s|ed|ning|ing)?\b|开始)|(?P<last>\b(?:end|stopp?|cease)(?:e?[sd]|ing)?\b|结束)"
)
"""Deeds that may be what the text tells of, and not its beginning and end."""
_SECOND = ("second", "2nd")
_TWO = 2
_STEM = 4
_CLOSE = 2
"""What a time before its word is farther than one behind it: `from 10:01 until 10:02`."""
_CLOCK = 8
"""Characters of a time."""


def _other_end(said: str, text: str) -> Finding | None:
    """`the first failure was at 10:01:11` of the last one's time."""
    ends = _ends(text)
    if ends is None:
        return None
    times = instants(said)
    words = list(_ORDER.finditer(said)) if times else []
    if times and not words:
        words = list(_BOUNDS.finditer(said))
    if times and not words:
        words = [one for one in _SOFT.finditer(said) if one[0][:_STEM] not in text]
    for word, time in _paired(words, times):
        kind = word.lastgroup or ""
        if kind == "again":
            continue
        if kind in _BEYOND:
            if same(time, ends[_BEYOND[kind]]):
                return Finding(UNSUPPORTED, "beyond_the_group")
            continue
        found = (
            _of_the_next(word[0], time, ends, text)
            if kind == "next"
            else _of_an_end(kind, time, ends, text)
        )
        if found is not None:
            return found
    return None


def _paired(
    words: list[re.Match[str]], times: list[Instant]
) -> Iterable[tuple[re.Match[str], Instant]]:
    """Which time each word of order is said of: one each in their order, else the nearest."""
    if len(words) == len(times):
        return zip(words, times, strict=True)
    near = sorted(
        (_apart(word, time), at, place)
        for at, word in enumerate(words)
        for place, time in enumerate(times)
    )
    found: dict[int, int] = {}
    for _, at, place in near:
        if at not in found and place not in found.values():
            found[at] = place
    return [(words[at], times[place]) for at, place in found.items()]


def _apart(word: re.Match[str], time: Instant) -> int:
    if time.place >= word.end():
        return time.place - word.end()
    return max(0, word.start() - time.place - _CLOCK) + _CLOSE


def _ends(text: str) -> dict[str, Instant] | None:
    """The first and the last time, where the text has one of each."""
    found: dict[str, Instant] = {}
    for name, stamp in _ENDS.findall(text):
        if name in found:
            return None
        found[name] = instants(stamp)[0]
    return found if len(found) == _TWO and not _are_same(found) else None


def _are_same(ends: dict[str, Instant]) -> bool:
    return same(ends["first"], ends["last"]) or same(ends["last"], ends["first"])


def _of_an_end(kind: str, time: Instant, ends: dict[str, Instant], text: str) -> Finding | None:
    other = ends["last" if kind == "first" else "first"]
    if same(time, ends[kind]):
        return None
    if same(time, other) or _is_exemplar(time, text):
        return Finding(CONTRADICTED, "other_end_of_group")
    return None


def _of_the_next(word: str, time: Instant, ends: dict[str, Instant], text: str) -> Finding | None:
    """`the second was at …`: of two it is the last, of more it is not known."""
    count = _COUNT.search(text)
    number = next((int(one) for one in count.groups() if one), 0) if count is not None else 0
    if number == _TWO and ("二" in word or word.endswith(_SECOND)):
        return None if same(time, ends["last"]) else Finding(CONTRADICTED, "other_end_of_group")
    if any(same(time, one) for one in ends.values()) or _is_exemplar(time, text):
        return Finding(UNSUPPORTED, "other_end_of_group")
    return None


def _is_exemplar(time: Instant, text: str) -> bool:
    found = _EXEMPLAR.search(text)
    return found is not None and same(time, instants(found[1])[0])


ENDS_OF_GROUPS = (
    Reading(
        _other_end,
        heads("first"),
        heads(
            "first earliest initial began begin begun start onset oldest last latest most final end ended"
            " ends ending since from stop cease newest until till second third fourth fifth sixth"
            " seventh th nd rd after before 之 以 自 从 最 首 第 起 开 始 末 结 止 直 截 为"
        ),
        True,
        heads("last"),
    ),
)
