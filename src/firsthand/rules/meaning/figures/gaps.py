"""`Between two polls`, 两次轮询的间隔: a word that says that there is a span, and counts nothing.

Owns which `two` only names the ends of a span. Pure.
It cannot tell a span between things that are more than two.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.token import Token

_EACH = names("次 轮 条 个")
_SPANS = names("之间 间隔 间 相隔 时间差")
_ENDING = frozenset(",;.:，。；")
_FAR = 8
"""Tokens from the number to the word for the span."""
_NEAR = 2


def is_between(place: int, tokens: list[Token]) -> bool:
    """Whether a `two` at a place names the ends of a span."""
    if tokens[place][1] == "两":
        return _is_apart(place, tokens)
    between = [text for _, text, _, _ in tokens[max(0, place - _NEAR) : place]]
    if "between" not in between or between[-1] not in ("between", "the", "any", "its"):
        return False
    behind = [one for one in tokens[place + 1 : place + 6] if one[1] not in "()"][:3]
    return any(one[3] is None and one[1].endswith("s") for one in behind)  # two poll() calls


def _is_apart(place: int, tokens: list[Token]) -> bool:
    """两次轮询的间隔, 两次备份之间."""
    behind = [text for _, text, _, _ in tokens[place + 1 : place + 1 + _FAR]]
    if not behind or behind[0] not in _EACH:
        return False
    for text in behind[1:]:
        if text in _SPANS:
            return True
        if text in _ENDING:
            return False
    return False
