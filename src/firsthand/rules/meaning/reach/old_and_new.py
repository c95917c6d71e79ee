"""What was and what is: `The old state is ALARM` of `OldStateValue=OK`, `now 1.8.2` of `1.8.2 -> 1.9.0`.

Law: where a text tells a change by keys, an arrow or `from … to`, its start is no new value and its end is
no old one. Pure, linear.
It cannot see a change whose two ends stand in two texts.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reach.former import changes_told
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_VALUE = r"[\"'<\[]?([a-z\d](?:[\w.:/+-]*[\w%])?)"
_GIVES = r"[\"']?\s?[:=]\s?"
_HAN = r"[\u4e00-\u9fff]"
_CHANGING = r"(?:发布|升级|变更|扩容|缩容|切换|调整|修改|更新|回滚|迁移)"
_KEYED_OLD = lazy(
    rf"(?:\b|_)(?:old|prev|previous|former)[a-z_]{{0,20}}{_GIVES}{_VALUE}"
    rf"|(?:旧|原|{_HAN}前|之前){_HAN}{{0,4}}{_GIVES}{_VALUE}"
)
_KEYED_NEW = lazy(
    rf"(?:\b|_)(?:new|current)[a-z_]{{0,20}}{_GIVES}{_VALUE}"
    rf"|(?:新|现|当前|{_HAN}后|之后){_HAN}{{0,4}}{_GIVES}{_VALUE}"
)
_BARE = lazy(rf"\b(?:old|prev|previous|former)_([a-z_]{{2,20}})(?={_GIVES})")
"""`previous_version=1.8.2 version=1.9.0`: the key that the bare one belongs to."""
_TURNED = lazy(rf"(?<![\w.]){_VALUE} ?(?:->|→|=>) ?{_VALUE}|\bfrom {_VALUE} to {_VALUE}")
_CHANGES = ("->", "→", "=>", " from ", "old", "prev", "former", "旧", "原", "前", "从", "由")
"""Of what every change holds one."""
_FORMER = r"(?:old|previous|former|prior|original|earlier)"
_LATER = r"(?:new|current|present)"
_OF = r"(?: [a-z]+){0,3}? (?:is|was|were|are)(?: now)?(?: at| in)?"
_TO = r"(?:upgrad|chang|updat|scal|mov|switch|transition|set|rais|bump)\w*"
_SAID_OLD = lazy(
    rf"\b{_FORMER}{_OF} {_VALUE}|{_VALUE} (?:is|was) the {_FORMER}\b"
    rf"|\b(?:was|were|ran|had|used)(?: on| at| in| running| version| state)* {_VALUE}[^,;.]{{0,20}}?"
    r" (?:before|previously|earlier)\b"
    rf"|\b{_TO} from {_VALUE}"
    rf"|(?:旧|原(?!因)|之前的?|此前的?|先前的?|{_CHANGING}之?前的?){_HAN}{{0,6}}?[为是] ?{_VALUE}"
)
_SAID_NEW = lazy(
    rf"\b{_LATER}{_OF} {_VALUE}|{_VALUE} (?:is|was) the {_LATER}\b"
    rf"|\b(?:is|are) now(?: at| in| on| running)? {_VALUE}"
    rf"|\bnow (?:runs|has|uses|is|serves)(?: on| at| in)? {_VALUE}|\b{_TO} to {_VALUE}"
    rf"|(?:新|当前的?|目前的?|现在的?|{_CHANGING}之?后的?){_HAN}{{0,6}}?[为是] ?{_VALUE}"
    rf"|{_CHANGING}[到至为] ?{_VALUE}"
)
_MOST_KEYS = 20
"""Keys of former values whose own key is looked for: each look reads the whole text."""
_BACK = lazy(
    r"\b(?:roll|revert|restor|fell|back)|回滚|恢复|不|未|没|\bnot\b|n't\b|\bno longer\b|\bif\b"
)


def _told_of_the_other(said: str, text: str) -> Finding | None:
    """`the previous version is 1.9.0` of `1.8.2 -> 1.9.0`; both folded, in lower case."""
    if not holds_any(text, _CHANGES):
        return None
    old, new = _values(_SAID_OLD, said), _values(_SAID_NEW, said)
    if not (old or new) or _BACK.search(said) is not None:
        return None
    starts, ends = _values(_KEYED_OLD, text), _values(_KEYED_NEW, text)
    if starts:
        for key in list(dict.fromkeys(_BARE.findall(text)))[:_MOST_KEYS]:
            ends.update(re.findall(rf"(?<![a-z_]){key}{_GIVES}{_VALUE}", text))
    else:
        ends = set()
    for start, end in [*changes_told(text), *map(_pair, _TURNED.findall(text))]:
        starts.add(start.rstrip("."))
        ends.add(end.rstrip("."))
    for told, own, others in ((old, starts, ends), (new, ends, starts)):
        for value in told & others - own if own else ():
            return Finding(CONTRADICTED, "value_of_the_other_end", value)
    return None


def _pair(groups: tuple[str, ...]) -> tuple[str, str]:
    return (groups[0], groups[1]) if groups[0] else (groups[2], groups[3])


def _values(pattern: "re.Pattern[str]", text: str) -> set[str]:
    """All that a pattern finds as values."""
    found = set()
    for groups in pattern.findall(text):
        found.update([one.rstrip(".") for one in groups if one])
    return found


OLD_AND_NEW = (
    Reading(
        _told_of_the_other,
        heads(
            "old prev former new current oldstate oldvalue oldversion newstate newvalue newversion"
            " from to 旧 原 前 新 现 当 后 由 从 upgrade change state version"
        ),
        heads(
            "old previous former prior original earlier new current present now before upgrade change update"
            " scale move switch transition set raise bump 旧 原 前 新 当 后 现 目 升 变 更 扩 缩 调 切 修"
            " 发 迁 之 此 先"
        ),
    ),
)
