"""What a token is: plain data that claims and evidence share."""

from collections.abc import Iterator
from itertools import compress, count
from operator import itemgetter

from firsthand.rules.meaning.lexicon import Entry
from firsthand.rules.meaning.tokens.quantities import Number

STAMP, NUMBER, PORT, NAME, WORD, HAN, UNKNOWN, SIGN = "t", "n", "p", "i", "w", "h", "u", "."
"""Kinds: time stamp, number, number behind a name's colon, identifier, English word, Chinese term,
unknown Chinese, sign."""

Token = tuple[str, str, Entry | None, Number | None]
"""Kind, spelling (words in lower case), what the lexicon says (of a name: of its parts), number."""

FALSE_VALUES = frozenset({"false", "no", "off", "none", "null", "never", "否"})
"""Values that deny their field."""

_LABELS = 40
"""Tokens that the labels of a series may take."""
NAMELESS = frozenset((SIGN, NUMBER, PORT))
"""Kinds that name no field."""
_OPENERS = frozenset("\"'[(")
GIVING = _OPENERS | frozenset("=:}")
"""Signs that may stand between a field and its value, right before the value."""
_SPELLING, _NUMBER = itemgetter(1), itemgetter(3)


def field_before(tokens: list[Token], place: int) -> int:
    """Index of the name in `name=value`, `name: value`, `"name":"value"`; -1 if there is none."""
    before = place - 1
    while before >= 0 and tokens[before][1] in _OPENERS:
        before -= 1
    if before < 1:
        return -1
    kind, text, _, _ = tokens[before]
    if kind != SIGN or text not in "=:}":
        return -1
    if text != "}":
        before -= 1
        kind, text, _, _ = tokens[before]
        if kind != SIGN:
            return before if kind not in NAMELESS else -1
        if text in "\"'" and before > 0:
            before -= 1
            kind, text, _, _ = tokens[before]
    if text == "}":
        while before > 0 and tokens[before][1] != "{" and place - before < _LABELS:
            before -= 1
        before -= 1  # name{label="x"} = 3
        kind, text, _, _ = tokens[before]
    if text == ")":
        if before > 2 and tokens[before - 2][1] == "(":
            before -= 3 if tokens[before - 1][0] == SIGN else 1  # count(*)=3, avg(latency_ms)=184
        else:
            before = _called_with(tokens, before)
        kind = tokens[before][0]
    return before if kind not in NAMELESS else -1


def _called_with(tokens: list[Token], close: int) -> int:
    """The metric of `rate(http_requests_total{code="503"}[5m])`: the first name in the call."""
    place = close
    while place > 0 and close - place < _LABELS and tokens[place][1] != "(":
        place -= 1
    return place + 1 if tokens[place][1] == "(" and tokens[place + 1][0] == NAME else close


def spellings(tokens: list[Token]) -> list[str]:
    """How each token is spelled; nothing stands before the first, and twice nothing behind the last."""
    return [*map(_SPELLING, tokens), "", ""]


def numbered(tokens: list[Token], start: int = 0, end: int | None = None) -> Iterator[int]:
    """The places of the tokens that are numbers, from one place up to another."""
    near = tokens[start:end] if start or end is not None else tokens
    return compress(count(start), map(_NUMBER, near))


def follows(tokens: list[Token], place: int) -> Token | None:
    """The token at a place, or None behind the last one."""
    return tokens[place] if place < len(tokens) else None
