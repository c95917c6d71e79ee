"""Single conditions of LogsQL: one field, one value or list of values, or one stream.

Pure; raises Refusal.
"""

import re
from typing import NoReturn

from firsthand.sources.logs.cursor import Cursor
from firsthand.sources.logs.patterns import check_pattern
from firsthand.sources.logs.refusal import Refusal, Rule
from firsthand.sources.logs.victoria.shapes import (
    Compared,
    Filter,
    Listed,
    Present,
    Stream,
    Value,
)

MOST_VALUES = 50
LISTS = ("contains_all", "contains_any", "in", "seq")
KEYWORDS = ("options", "not", "and", "or")
MATCHERS = ("=", "!=", "=~", "!~")
COMPARISONS = (">", ">=", "<", "<=")
_NUMBER = re.compile(r"-?\d{1,18}(?:\.\d{1,9})?(?:ns|µs|us|ms|s|m|h|d|w|[KMGT]i?B?|B)?")


def condition(cursor: Cursor, field: str | None) -> Filter:
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
        close(cursor)
        return found
    while cursor.is_sign(","):
        cursor.skip()
        values.append(_value(cursor))
    if not cursor.is_sign(")"):
        raise Refusal(Rule.REACHES, f"{word}() takes values alone, and no query")
    close(cursor)
    if len(values) > MOST_VALUES:
        raise Refusal(Rule.SIZE, f"{word}() takes at most {MOST_VALUES} values")
    return Listed(field, word, tuple(values))


def stream(cursor: Cursor) -> Filter:
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
        refuse(cursor, "a value")
    return cursor.value("a value")


def _has_star(cursor: Cursor) -> bool:
    """A star that stands right behind a value."""
    if cursor.is_sign("*") and not cursor.peek().spaced:
        cursor.skip()
        return True
    return False


def close(cursor: Cursor) -> None:
    if not cursor.is_sign(")"):
        refuse(cursor, ")")
    cursor.skip()


def refuse(cursor: Cursor, what: str) -> NoReturn:
    if cursor.is_sign("|"):
        raise Refusal(Rule.REWRITES, "a pipe changes what a record says; filter only")
    if cursor.is_sign("#"):
        raise Refusal(Rule.SYNTAX, "a filter has no comment")
    cursor.missing(what)
