"""LogsQL that only filters: read, checked, and written again.

Law: pure and total; a refusal is a value. Known are words, phrases, prefixes, exact values,
patterns, `i()`, lists of values, comparisons with numbers, streams, and, or, not. No pipe, no
subquery, no option, no time.
"""

import re
from typing import NoReturn

from firsthand.sources.logs.cursor import MOST_CHARACTERS, Cursor, tokens_of
from firsthand.sources.logs.patterns import check_pattern
from firsthand.sources.logs.refusal import Refusal, Refused, Rule
from firsthand.sources.logs.victoria.shapes import (
    Compared,
    Filter,
    Listed,
    Negated,
    Present,
    Stream,
    Value,
    both,
    either,
)

MOST_VALUES = 50
LISTS = ("contains_all", "contains_any", "in", "seq")
KEYWORDS = ("options", "not", "and", "or")
MATCHERS = ("=", "!=", "=~", "!~")
COMPARISONS = (">", ">=", "<", "<=")
_TOKENS = re.compile(
    r"(?P<space>\s*)(?:(?P<string>\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)"
    r"|(?P<word>[\w.][\w./@-]*)"
    r"|(?P<sign>!=|=~|!~|>=|<=|[(){}:,=!~*<>|\[\]#-]))"
)
_NUMBER = re.compile(r"-?\d{1,18}(?:\.\d{1,9})?(?:ns|µs|us|ms|s|m|h|d|w|[KMGT]i?B?|B)?")
_WHAT = "a filter is words, quoted values and field:value alone"


def check_logsql(text: str) -> Filter | Refused:
    """What may be sent of a filter, or why none of it may."""
    if len(text) > MOST_CHARACTERS:
        return Refused(Rule.SIZE, f"a filter has at most {MOST_CHARACTERS} characters")
    try:
        cursor = Cursor(tokens_of(text, _TOKENS, _WHAT))
        found = _either(cursor, None, 0)
        if len(cursor):
            _refuse(cursor, "the end of the filter")
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
        _close(cursor)
        return inner
    if cursor.is_sign("{") and (field == "_stream" or not named):
        return _stream(cursor)
    return _condition(cursor, field)


def _field(cursor: Cursor) -> str | None:
    """A field's name; None is the message."""
    field = cursor.value("a field")
    cursor.take(":")
    if field in ("_time", "_stream_id"):
        raise Refusal(Rule.WINDOW, "choose the time by window, and no stream by its id")
    if not field:
        raise Refusal(Rule.SYNTAX, "a field has a name")
    return None if field == "_msg" else field


def _condition(cursor: Cursor, field: str | None) -> Filter:
    cursor.count()
    if cursor.is_sign("*"):
        cursor.skip()
        return Present(field)
    if cursor.is_sign(*COMPARISONS):
        return _compared(cursor, field)
    if cursor.is_sign("=", "~"):
        sign = cursor.one_of(("=", "~"))
        text = _value(cursor)
        if sign == "~":
            return Value(field, "~", check_pattern(text))
        return Value(field, "=", text, _has_star(cursor))
    if cursor.peek().kind == "word" and cursor.is_sign("(", ahead=1):
        return _function(cursor, field)
    if cursor.is_word(*KEYWORDS):
        raise Refusal(Rule.SYNTAX, f"'{cursor.peek().text}' is a keyword; put it in quotes")
    text = _value(cursor)
    return Value(field, "", text, _has_star(cursor))


def _compared(cursor: Cursor, field: str | None) -> Filter:
    sign = cursor.one_of(COMPARISONS)
    minus = "-" if cursor.is_sign("-") else ""
    if minus:
        cursor.skip()
    number = minus + cursor.value("a number")
    if field is None or _NUMBER.fullmatch(number) is None:
        raise Refusal(Rule.SYNTAX, f"{sign} compares a named field with a number")
    return Compared(field, sign, number)


def _function(cursor: Cursor, field: str | None) -> Filter:
    word = cursor.word("a function")
    if word not in ("i", *LISTS):
        raise Refusal(Rule.REACHES, f"{word[:40]}() is none of i, {', '.join(LISTS)}")
    cursor.take("(")
    values = [_value(cursor)]
    if word == "i":
        found: Filter = Value(field, "i", values[0], _has_star(cursor))
        _close(cursor)
        return found
    while cursor.is_sign(","):
        cursor.skip()
        values.append(_value(cursor))
    if not cursor.is_sign(")"):
        raise Refusal(Rule.REACHES, f"{word}() takes values alone, and no query")
    _close(cursor)
    if len(values) > MOST_VALUES:
        raise Refusal(Rule.SIZE, f"{word}() takes at most {MOST_VALUES} values")
    return Listed(field, word, tuple(values))


def _stream(cursor: Cursor) -> Filter:
    cursor.count()
    cursor.take("{")
    found: list[tuple[str, str, str]] = []
    while not cursor.is_sign("}"):
        if found:
            cursor.take(",")
        name, sign = cursor.value("a label"), cursor.one_of(MATCHERS)
        text = _value(cursor)
        found.append((name, sign, check_pattern(text) if "~" in sign else text))
    cursor.take("}")
    if not found:
        raise Refusal(Rule.SYNTAX, "a stream names a label")
    return Stream(tuple(found))


def _value(cursor: Cursor) -> str:
    if cursor.peek().kind not in ("word", "string"):
        _refuse(cursor, "a value")
    return cursor.value("a value")


def _has_star(cursor: Cursor) -> bool:
    """A star that stands right behind a value."""
    if cursor.is_sign("*") and not cursor.peek().spaced:
        cursor.skip()
        return True
    return False


def _is_keyword(cursor: Cursor, word: str) -> bool:
    return cursor.is_word(word) and not cursor.is_sign(":", ahead=1)


def _close(cursor: Cursor) -> None:
    if not cursor.is_sign(")"):
        _refuse(cursor, ")")
    cursor.skip()


def _refuse(cursor: Cursor, what: str) -> NoReturn:
    if cursor.is_sign("|"):
        raise Refusal(Rule.REWRITES, "a pipe changes what a record says; filter only")
    if cursor.is_sign("#"):
        raise Refusal(Rule.SYNTAX, "a filter has no comment")
    cursor.missing(what)
