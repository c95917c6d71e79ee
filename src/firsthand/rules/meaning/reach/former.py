"""What was, told as what is: `still OPEN` of what went from OPEN to CLOSED, the old expiry as the new.

Law: where a text tells the change of a value, its start is not told of the present. A sentence that keeps the
past in any word, or that has the new value too, is left alone. Pure, linear.
It cannot see a change whose two ends stand in two texts.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_VALUE = r"[\"'<\[]?([a-z\d](?:[\w.:/+-]*[\w%])?)[\"'>\]]?"
_CHANGED = (
    r"chang\w*|transition\w*|switch\w*|went|moved?|turned|updat\w*|upgrad\w*|downgrad\w*|migrat\w*"
    r"|renam\w*|flip\w*|exten\w*|renew\w*|rotat\w*|promot\w*|scal\w*|roll\w*|resiz\w*|rais\w*|lower\w*|state|status"
    r"|phase|leader|primary|master|version|expiry|expires|notafter|role|deadline|failover|failed over"
    r"|[变切换转改升降迁更续扩缩调]"
)
_FROM_TO = lazy(
    rf"(?:{_CHANGED})[^;.⏎]{{0,60}}?"
    rf"(?:\bfrom {_VALUE} to {_VALUE}|[从由] ?{_VALUE} ?[\u4e00-\u9fff]{{0,4}}?[为到至成] ?{_VALUE})"
    rf"|[从由] ?{_VALUE} ?(?:变更?|切换|转|改|升级?|降级?|迁移?|续期|延长)[为到至成] ?{_VALUE}"
)
_ARROW = lazy(rf"(?:{_CHANGED})[^;.⏎]{{0,30}}?[ :=]{_VALUE} ?(?:->|→|=>) ?{_VALUE}")
_OLD = lazy(
    rf"\b(?:old|prev|previous|former)(?:[ _-][\w.-]+)?(?: (?:was|of|at)|[\"']?[:=]) ?{_VALUE}"
    rf"|(?:旧|原)[\u4e00-\u9fff]{{0,6}} ?[:=为是]? ?{_VALUE}"
)
_NEW = lazy(
    rf"\b(?:new|current|now)(?:[ _-][\w.-]+)?(?: (?:is|of|at)|[\"']?[:=]) ?{_VALUE}"
    rf"|(?:新|现)[\u4e00-\u9fff]{{0,6}} ?[:=为是]? ?{_VALUE}"
)
_FROM = lazy(r"from \S+ to |从|由")
"""What every match of `_FROM_TO` holds, which is found sooner."""
_FORMER = lazy(r"old(?<!\wold)|prev|former|旧|原")
"""What every match of `_OLD` holds, which is found sooner; a threshold has no `old`."""
_KEEPS = lazy(
    r"\b(?:was|were|had|been|from|prev\w*|old|former\w*|before|left|leaves|until|no longer|not|earlier"
    r"|used to|prior|than|changed|cannot|original\w*|start\w*|if|when)\b|n't\b"
    r"|原|旧|(?<![目当])前|由|从|曾|不|未|没|离开|若|如果"
)
"""What keeps the past, or denies; a condition is none of the present."""
_IS = (
    r"\b(?:is|are|remains?|stays?|now|currently|has|have|runs?|expires?|serves?|at|on|uses?)\b"
    r"|[为是在有用](?!户)|仍|现|目前|到期|有效期"
)
_STILL = lazy(r"\bstill\b|仍|依然|依旧")
_PRESENT = lazy(_IS)
_WORD = lazy(r"[a-z]+")
_REACH = 40


def _told_as_present(said: str, text: str) -> Finding | None:
    """`is OPEN` of `from OPEN to CLOSED`; both folded, in lower case."""
    changes = changes_told(text)
    if not changes or (_KEEPS.search(said) and not _STILL.search(said)):
        return None
    said = _WORD.sub(_as_digits, said)
    ends = {end for _, end in changes}
    for start, end in changes:
        at = said.find(start) if start != end and start not in ends else -1
        if at < 0 or end in said.replace(start, " ") or not _is_whole(said, at, start):
            continue
        before = said[max(0, at - _REACH) : at]
        if _PRESENT.search(before[max(before.rfind(","), before.rfind(";")) + 1 :]):
            return Finding(CONTRADICTED, "former_for_present", start)
    return None


def _as_digits(word: "re.Match[str]") -> str:
    """`four` as 4; `one` may be a pronoun."""
    number = ENGLISH_NUMBERS.get(word[0])
    return f"{number:g}" if number is not None and word[0] != "one" else word[0]


def _is_whole(said: str, at: int, value: str) -> bool:
    around = said[at - 1 : at] + said[at + len(value) : at + len(value) + 1]
    return not any(one.isascii() and (one.isalnum() or one in "_/-") for one in around)


def changes_told(text: str) -> list[tuple[str, str]]:
    """Start and end of every change that a text tells."""
    found = []
    if _FROM.search(text) is not None:
        found = [tuple(one for one in groups if one) for groups in _FROM_TO.findall(text)]
    if "->" in text or "→" in text or "=>" in text:
        found += _ARROW.findall(text)
    old = _first(_OLD.search(text)) if _FORMER.search(text) is not None else ""
    new = _first(_NEW.search(text)) if old else ""
    if new:
        found.append((old, new))
    return [(one[0].rstrip("."), one[1].rstrip(".")) for one in found]


def _first(found: "re.Match[str] | None") -> str:
    return next((one for one in found.groups() if one), "") if found is not None else ""


FORMER = (
    Reading(
        _told_as_present,
        heads(
            "from old prev former chan tran swit move turn upda upgr down migr rena flip exte rene rota prom"
            " scal roll resi rais lowe stat phas lead prim mast vers expi nota role dead fail 从 由 旧 原"
        ),
        heads(
            "is are remains stays still now currently has have runs expires serves at on uses"
            " 为 是 在 有 用 仍 现 目 到 依"
        ),
    ),
)
