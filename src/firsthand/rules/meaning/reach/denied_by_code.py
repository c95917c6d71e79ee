"""A deed told as done of a record whose own field says that it failed: `"errorCode": "AccessDenied"`.

Owns the fields of a record that hold an error. A field without a value, or with one that means none, says
nothing. Pure, linear; a text without such a field is left at once.
It cannot tell which of several deeds of one record failed.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FUTURE
from firsthand.rules.meaning.tokens.token import HAN
from firsthand.rules.sieve import holds_any

_HINTS = ("error", "exception", "failure", "denied", "rejected", "错误", "失败原因", "异常")
_FIELD = lazy(
    r"(?<![a-z])(?:error|errors|error_?code|error_?message|error_?msg|err|exception|failure(?!=\d)|failure_?reason"
    r"|fail_?reason|failed_?reason|denied_?reason|错误码?|错误信息|失败原因|异常)"
    r"(?:[\"']: ?|=|(?<=码): ?)[\"']?"
    r"(?!null\b|none\b|nil\b|0\b|false\b|no\b|ok\b|success|n/a|-[\s,}]|[\"',}\s]|无|\d+ ?%|$)[^\s,}]"
)
_GOT = names("got gets obtained fetched retrieved downloaded received")
_DIGITS = 3
_NOUNS = frozenset({"的", "限速", "限流", "限制", "上限", "速率", "速度", "延迟", "耗时", "队列"})
"""What a deed before it only names."""
_ASKED = names("request call ask attempt send retry contact")
"""Deeds that a refusal takes nothing from."""


def denied_by_code(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence without a failure tells a deed as done, and its one record holds an error."""
    if DEEDS.isdisjoint(asked.said) and _GOT.isdisjoint(asked.words):
        return False
    if asked.flags & FUTURE or asked.failing or "!neg" in asked.marks:
        return False
    if (
        "_sql_running" in evidence.lower
        or "⏎" in evidence.text
        or not holds_any(evidence.lower, _HINTS)
    ):
        return False
    if "thread" in asked.said and "_sql_running" in evidence.lower:
        return False  # whether a thread runs is told by its own field
    if _FIELD.search(evidence.lower) is None:
        return False
    if holds_any(asked.text.lower(), _HINTS):
        return False
    return not _GOT.isdisjoint(asked.words) or any(
        DEEDS & set(part.options)
        and not _ASKED & set(part.options)
        and not ("return" in part.options and _is_refusal(asked))
        and (_is_told(part.place, asked) if part.kind == HAN else tells(asked.tokens[part.place]))
        for part in asked.parts
    )


def _is_refusal(asked: Asked) -> bool:
    """`answered 429`: the error itself is what was returned."""
    return any(one.isdecimal() and len(one) == _DIGITS and one[0] in "45" for one in asked.texts)


def _is_told(place: int, asked: Asked) -> bool:
    """打开的文件, 写入限速 tell of no opening and no write."""
    behind = asked.tokens[place + 1 : place + 2]
    return not behind or behind[0][1] not in _NOUNS
