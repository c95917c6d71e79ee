"""A deed that a sentence names without telling that it was done: 推送返回 HTTP 429, `the push got HTTP 429`.

Owns the noun of a deed whose outcome the same clause tells by itself, a code that was received of a text that
records a response, and `no such thing was available` of a text that has the thing as none. Pure.
It cannot tell the noun of a deed but by what stands right behind it.
"""

import re

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import HAN, WORD

_OUTCOME = names(
    "返回 响应 返回码 报错 总 总耗时 耗时 用时 超时 重试 次数 失败 被拒 被拒绝 遇到 触发"
)
"""What tells in Chinese how a deed went that is named right before."""
_GOT = names("returned returns got gets received receives met hit took failed timed")
_DONE = names("已 已经 成功 完成 了 被")
_OF = frozenset({"of", "for", "to", "on"})
_LEADS = names("the a an this that its first second third last each every failed")
_PHRASE = 4
"""Tokens of `of order 4711` between the noun and its verb."""
_CODES = frozenset({"code", "status_code", "status", "response"})
_ANSWERS = frozenset({"response", "return", "answer"})
_THERE = names("available left free")
_NONE = r"\bno[ _-]{}\b"
_WORDS = 3


def names_a_deed(part: Part, asked: Asked) -> bool:
    """Whether a deed that its text tells as failed is only named, and how it went told beside it."""
    tokens, texts, place = asked.tokens, asked.texts, part.place
    if place and texts[place - 1] in _DONE:
        return False
    if part.kind == HAN:
        return texts[place + 1] in _OUTCOME
    if part.kind != WORD or not _is_led(texts, place) or part.text.endswith(("ed", "ing")):
        return False
    at = place + 1
    if texts[at] in _OF:
        at = next((one for one in range(at + 1, at + _PHRASE) if texts[one] in _GOT), place + 1)
    return at < len(tokens) and texts[at] in _GOT


def _is_led(texts: list[str], place: int) -> bool:
    """`the route push`: an article at most two words before."""
    return any(texts[at] in _LEADS for at in range(max(0, place - 2), place))


def told_anyway(option: str, part: Part, asked: Asked, evidence: Evidence) -> bool:
    """What no opposite state contradicts: a code of a response, a thing of which there is none."""
    if option == "receive":
        behind = asked.tokens[part.place + 1 : part.place + 1 + _WORDS]
        coded = any(not _CODES.isdisjoint(one[2] or ()) for one in behind)
        return coded and not _ANSWERS.isdisjoint(evidence.facts.held)
    if part.text not in _THERE or "!neg" not in asked.marks:
        return False
    return _is_none(part.place, asked.texts, evidence.lower)


def _is_none(place: int, texts: list[str], lower: str) -> bool:
    """`no healthy upstream was available` of `no_healthy_upstream`: the same words behind one `no`."""
    if texts[place - 1] not in ("was", "is", "were", "are"):
        return False
    begin = next((at for at in range(place - 2, -1, -1) if texts[at] == "no"), -1)
    words = texts[begin + 1 : place - 1]
    if begin < 0 or not 0 < len(words) <= _WORDS or not all(map(str.isalpha, words)):
        return False
    return re.search(_NONE.format("[ _-]".join(words)), lower) is not None
