"""`3 of 12`: a pair of part and whole is told as it stands, and never the whole for the part.

Owns pairs that are written as `3 of 12`, `3/12`, `3 out of 12`, `12 个中 3 个`. Pure.
It cannot tell a pair from a date that is written with a stroke, but for the words around it.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_UNIT = r"(?: ?(?:[kmgt]i?b|bytes|ms|s|mb|%))?"
_PAIR = lazy(
    rf"(\d(?<![\w./:-]\d)\d*(?:\.\d+)?){_UNIT}(?: (?:out )?of (?:the )?| ?/ ?)(\d+(?:\.\d+)?)(?![\d/:-])"
)
"""A digit first, then what stands before it: so the search leaps from digit to digit."""
_OF, _STROKE = lazy(r" of (?:the )?\d"), lazy(r"/(?<=[\dbs% ]/) ?\d")
"""What stands between the two, which is found sooner."""
_HAN_PAIR = lazy(
    r"(?<![\d.])(\d+) ?个?(?:[\u4e00-\u9fff]{0,6}?| ?[a-z][a-z-]{1,14} ?)(?:中有?|里有?|之中) ?(\d+)(?!\d)"
)
_HAN_TOTAL = lazy(r"共有? ?(\d+) ?个?[\u4e00-\u9fff]{0,6}?, ?(?:仅|只有|其中)? ?(\d+) ?个")
_HAN_PAIRING = lazy(r"[中里共]有? ?\d")
_NUMBER = lazy(r"(?<![\w./:-])(\d+(?:\.\d+)?)(?![\d:/-]|\.\d)")
_OF_WHOLE = lazy(
    r"\b(?:total|size|limit|capacity|max(?:imum)?|desired|expected|out of|of (?:the |all |its |their )*(?=\d)"
    r"|there (?:are|is|were)|(?:has|have)(?! (?:now |already |only )?(?:been |\w{3,}ed\b|failed|run)))\b"
    r"|共|总|上限|容量|一共"
)
_LIMIT = lazy(
    r"(?:\b(?:limit|quota|cap|ceiling)\b|上限|限额|配额)[^,;.]{0,32}?"
    r"(?:\b(?:is|was|of|at)\b|=|为|是) ?(\d+(?:\.\d+)?)"
)
_FULL_PARTS = ("full", "满")
_FULL = lazy(r"\bfull\b|满")
_NOT = lazy(r"\b(?:not|n't|no|none|never)\b|未|没|不")
_STATED = lazy(
    r"\b(?:ready|healthy|up|down|failed|fail|running|available|used|full|online|passed|succeeded|active"
    r"|[a-z]{3,}ed)\b|就绪|健康|正常|失败|可用|在线|已用|成功|通过|异常"
)
_SLASH = lazy(r"(\d(?<![\w./:-]\d)\d*)/(\d+)(?= [a-z])")


def pairs_in(text: str) -> list[tuple[str, str]]:
    """(part, whole) as written, of a folded text."""
    found: list[tuple[str, str]] = _PAIR.findall(text) if _may_pair(text) else []
    if _may_pair_in_han(text):
        han = [*_HAN_PAIR.finditer(text), *_HAN_TOTAL.finditer(text)]
        found += [(one[2], one[1]) for one in han]
    return found


def _may_pair(text: str) -> bool:
    return (" of " in text and _OF.search(text) is not None) or (
        "/" in text and _STROKE.search(text) is not None
    )


def _may_pair_in_han(text: str) -> bool:
    return not text.isascii() and _HAN_PAIRING.search(text) is not None


def written_with_of(text: str) -> str:
    """`4/11 pods` as `4 of 11 pods`."""
    if "/" in text and _SLASH.search(text) is not None:
        return _SLASH.sub(r"\1 of \2", text)
    return text


def told_of_whole(said: str, text: str) -> Finding | None:
    """Another pair than the text's, or its whole for its part; both folded, in lower case."""
    if not (_may_pair(text) or _may_pair_in_han(text)):
        return None
    mine = pairs_in(said)
    if not mine and _STATED.search(said) is None and not holds_any(said, _FULL_PARTS):
        return None
    theirs = [one for one in pairs_in(text) if float(one[0]) <= float(one[1])]
    if not theirs:
        return None
    numbers = {one for pair in theirs for one in pair}
    for pair in mine:
        if pair not in theirs and set(pair) <= numbers:
            return Finding(CONTRADICTED, "pair_differs", "/".join(pair))
    if mine or _NOT.search(said):
        return None
    told = _NUMBER.findall(said)
    if not told:
        return _without_number(said, text, theirs)
    parts = {part for part, _ in theirs}
    wholes = {whole for _, whole in theirs} - parts
    if wholes.isdisjoint(told) or _STATED.search(said) is None or _OF_WHOLE.search(said):
        return None
    elsewhere = set(_NUMBER.findall(_without_pairs(text)))
    for one in told:
        if one in wholes and one not in elsewhere:
            return Finding(CONTRADICTED, "whole_for_part", one)
    return None


def _without_number(said: str, text: str, theirs: list[tuple[str, str]]) -> Finding | None:
    """`it is full` of 3 of 12, `some are ready` of 0 of 12."""
    short = all(float(part) < float(whole) for part, whole in theirs)
    if short and _FULL.search(said) and _FULL.search(text):
        return Finding(CONTRADICTED, "part_is_not_full", "full")
    if len(theirs) == 1 and float(theirs[0][0]) == 0:
        behind = set(_STATED.findall(_behind(text))) & set(_STATED.findall(said))
        if behind:
            return Finding(CONTRADICTED, "there_is_none", behind.pop())
    return None


def part_as_limit(said: str, text: str) -> Finding | None:
    """`the limit was 5.6 GB` of `5.6 GB of 5.5 GB used`: the whole is the limit, whichever is more."""
    told = _LIMIT.findall(said)
    if not told or not (_may_pair(text) or _may_pair_in_han(text)):
        return None
    pairs = pairs_in(text)
    wholes = {whole for _, whole in pairs}
    elsewhere = set(_NUMBER.findall(_without_pairs(text)))
    for part, _ in pairs:
        if part in told and part not in wholes | elsewhere:
            return Finding(CONTRADICTED, "part_for_limit", part)
    return None


def _behind(text: str) -> str:
    """What stands behind the first pair, up to the end of its clause."""
    found = _PAIR.search(text)
    return re.split(r"[,;.:⏎]", text[found.end() :])[0] if found else ""


def _without_pairs(text: str) -> str:
    return _HAN_TOTAL.sub(" ", _HAN_PAIR.sub(" ", _PAIR.sub(" ", text)))


TOLD_OF_WHOLE = (
    Reading(told_of_whole, heads("of / 中 里 共")),
    Reading(
        part_as_limit,
        heads("of / 中 里 共"),
        heads("limit quota cap ceiling 上 限 配"),
        counts=True,
    ),
)
