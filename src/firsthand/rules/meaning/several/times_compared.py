"""Which of two records is the later: `the alert on b came later than that on a`, kv-8 的告警晚于 kv-7.

Owns the order of two texts by the time that the sentence's deed has in each: that of the key which tells a
beginning or an end, or the one time of a text. What else the sentence says must stand in both. Pure.
It cannot order texts without a time, nor by a deed whose time no key tells where the times have keys.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.instants import Instant
from firsthand.rules.meaning.words.parts import part_finding

_BEGINS = lazy(
    r"start|beg[aiu]n|creat|fire|trigger|raise|open|launch|开始|启动|创建|触发|产生|发生"
)
_ENDS = lazy(r"end|finish|complet|resolv|recover|clear|clos|terminat|结束|完成|恢复|解除|关闭")
_LOGGED = lazy(
    r"record|logg|report|seen|observ|happen|occur|\bcame (?:later|earlier|after|before)|记录|上报|日志"
)
_KEY = 28
"""Characters before a time in which its key stands."""


def times_compared(
    asked: Asked, texts: tuple[Evidence, Evidence], later: bool, word: str, sides: frozenset[str]
) -> Finding | None:
    """Whether the first is the later; None where a time is not told. `sides`: the names of the two."""
    logged = _LOGGED.search(asked.lower) is not None
    deeds = [
        part
        for part in asked.parts
        if part.text.lower() not in sides
        and part.text.lower() not in word
        and _LOGGED.search(part.text.lower()) is None
    ]
    if not deeds and not logged:
        return None
    ahead, _, behind = asked.lower.partition(word)
    bare = all(THING_NAMES.issuperset(part.options or ("",)) for part in deeds)
    own = _deed(ahead) or _deed(behind)
    times = [
        _time(deed, bare, one) for deed, one in zip((own, _deed(behind) or own), texts, strict=True)
    ]
    first, second = ((None if one is None else one.when()) for one in times)
    if first is None or second is None or times[0] is None or times[1] is None:
        return None
    if (times[0].day is None) != (times[1].day is None):
        return None
    for part in deeds:
        for one in texts:
            rank = part_finding(part, asked, one).rank
            if rank >= UNSUPPORTED or (rank and not THING_NAMES.issuperset(part.options)):
                joins = word in ("after", "before")  # each deed may be one of its own text
                return None if joins else Finding(UNSUPPORTED, "word_in_no_text", part.text)
    if first != second and (first > second) == later:
        return Finding(HOLDS, "times_compared")
    return Finding(CONTRADICTED, "order_reversed", word)


def _deed(said: str) -> re.Pattern[str] | None:
    """Whether a piece of a sentence tells a beginning or an end."""
    return next((one for one in (_ENDS, _BEGINS) if one.search(said) is not None), None)


def _time(deed: re.Pattern[str] | None, bare: bool, text: Evidence) -> Instant | None:
    """The time of a text that a deed has; `bare`: whether the sentence tells none at all."""
    times = text.instants
    if not times:
        return None
    if deed is not None:
        mine = [one for one in times if _key(one, text) is deed]
        if mine:
            return mine[0] if len(mine) == 1 else None
    if len(times) > 1 and (times[0].place or not bare):
        return None
    if _key(times[0], text) is not None and not bare:
        return None
    return times[0]


def _key(one: Instant, text: Evidence) -> re.Pattern[str] | None:
    """What the key right before a time tells: a beginning, an end, or nothing."""
    before = text.lower[max(0, one.place - _KEY) : one.place]
    last = {
        told: max((found.start() for found in told.finditer(before)), default=-1)
        for told in (_BEGINS, _ENDS)
    }
    best = max(last, key=lambda told: last[told])
    return best if last[best] >= 0 else None
