"""LogsQL that only filters: read, checked, and written again.

Law: pure and total; a refusal is a value. Known are words, phrases, prefixes, exact values,
patterns, `i()`, lists of values, comparisons with numbers, streams, and, or, not. No pipe, no
subquery, no option, no time.
"""

import re

from firsthand.sources.logs.cursor import MOST_CHARACTERS, Cursor, tokens_of
from firsthand.sources.logs.refusal import Refusal, Refused, Rule
from firsthand.sources.logs.victoria.conditions import close, condition, refuse, stream
from firsthand.sources.logs.victoria.shapes import Filter, Negated, both, either

_TOKENS = re.compile(
    r"(?P<space>\s*)(?:(?P<string>\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)"
    r"|(?P<word>[\w.][\w./@-]*)"
    r"|(?P<sign>!=|=~|!~|>=|<=|[(){}:,=!~*<>|\[\]#-]))"
)
_WHAT = "a filter is words, quoted values and field:value alone"


def check_logsql(text: str) -> Filter | Refused:
    """What may be sent of a filter, or why none of it may."""
    if len(text) > MOST_CHARACTERS:
        return Refused(Rule.SIZE, f"a filter has at most {MOST_CHARACTERS} characters")
    try:
        cursor = Cursor(tokens_of(text, _TOKENS, _WHAT))
        found = _either(cursor, None, 0)
        if len(cursor):
            refuse(cursor, "the end of the filter")
        return found
    except Refusal as refusal:
        return refusal.refused


def _either(cursor: Cursor, field: str | None, depth: int) -> Filter:
    parts = [_both(cursor, field, depth)]
    while _is_keyword(cursor, "or"):
        cursor.skip()
        parts.append(_both(cursor, field, depth))
    return either(*parts)


def _both(cursor: Cursor, field: str | None, depth: int) -> Filter:
    """Filters side by side are joined by `and`."""
    parts = [_single(cursor, field, depth)]
    while len(cursor) and not cursor.is_sign(")", "|") and not _is_keyword(cursor, "or"):
        if _is_keyword(cursor, "and"):
            cursor.skip()
        parts.append(_single(cursor, field, depth))
    return both(*parts)


def _single(cursor: Cursor, field: str | None, depth: int) -> Filter:
    if cursor.is_sign("!", "-") or _is_keyword(cursor, "not"):
        cursor.skip()
        return Negated(_single(cursor, field, cursor.deeper(depth)))
    named = field is not None
    if not named and cursor.is_sign(":", ahead=1) and cursor.peek().kind in ("word", "string"):
        field, named = _field(cursor), True
    if cursor.is_sign("("):
        cursor.skip()
        inner = _either(cursor, field, cursor.deeper(depth))
        close(cursor)
        return inner
    if cursor.is_sign("{") and (field == "_stream" or not named):
        return stream(cursor)
    return condition(cursor, field)


def _field(cursor: Cursor) -> str | None:
    """A field's name; None is the message."""
    field = cursor.value("a field")
    cursor.take(":")
    if field in ("_time", "_stream_id"):
        raise Refusal(Rule.WINDOW, "choose the time by window, and no stream by its id")
    if not field:
        raise Refusal(Rule.SYNTAX, "a field has a name")
    return None if field == "_msg" else field


def _is_keyword(cursor: Cursor, word: str) -> bool:
    return cursor.is_word(word) and not cursor.is_sign(":", ahead=1)
