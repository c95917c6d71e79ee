"""LogQL that only filters: read, checked, and written again.

Law: pure and total; a refusal is a value. Known are a stream selector, line filters, label filters
over comparisons, and the bare parsers `json` and `logfmt`, which name nothing by themselves. What
is sent is written anew from what was understood; nothing of the original text is.
"""

import re
from typing import NoReturn

from firsthand.sources.logs.cursor import MOST_CHARACTERS, Cursor, tokens_of
from firsthand.sources.logs.loki.shapes import (
    Comparison,
    Condition,
    Joined,
    LineFilter,
    LogQL,
    Matcher,
    Stage,
)
from firsthand.sources.logs.patterns import check_pattern
from firsthand.sources.logs.refusal import Refusal, Refused, Rule

REWRITES = frozenset({
    "line_format", "label_format", "decolorize", "unpack", "regexp", "pattern", "drop", "keep",
    "distinct", "unwrap", "variants",
})  # fmt: skip
PARSERS = frozenset({"json", "logfmt"})
MATCHERS = ("=", "!=", "=~", "!~")
LINE_FILTERS = ("|=", "!=", "|~", "!~")
COMPARISONS = ("==", "=", "!=", ">", ">=", "<", "<=", "=~", "!~")
_TOKENS = re.compile(
    r"(?P<space>\s*)(?:(?P<string>\"(?:[^\"\\\n]|\\.)*\"|`[^`]*`)"
    r"|(?P<number>-?\d+(?:\.\d+)?(?:[a-zA-Zµ]+(?:\d+(?:\.\d+)?[a-zA-Zµ]+)*)?)(?![\w.])"
    r"|(?P<word>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<sign>\|=|\|~|!=|!~|=~|==|>=|<=|[{}(),|=<>\[\]]))"
)
_NUMBER = re.compile(
    r"-?\d{1,18}(?:\.\d{1,9})?(?:(?:ns|us|µs|ms|s|m|h|d|w)"
    r"|(?i:b|kb|kib|mb|mib|gb|gib|tb|tib))?"
    r"|(?:\d{1,6}(?:ns|us|µs|ms|s|m|h)){2,5}"
)
_WHAT = "a filter is a {selector}, line filters and label filters alone"


def check_logql(text: str) -> LogQL | Refused:
    """What may be sent of a filter, or why none of it may."""
    if len(text) > MOST_CHARACTERS:
        return Refused(Rule.SIZE, f"a filter has at most {MOST_CHARACTERS} characters")
    try:
        return _filter(Cursor(tokens_of(text, _TOKENS, _WHAT)))
    except Refusal as refusal:
        return refusal.refused


def _filter(cursor: Cursor) -> LogQL:
    matchers = _matchers(cursor) if cursor.is_sign("{") else ()
    stages: list[Stage] = []
    while len(cursor):
        stages.append(_stage(cursor))
    if not matchers and not stages:
        raise Refusal(Rule.SYNTAX, "an empty filter; leave raw away")
    return LogQL(matchers, tuple(stages))


def _matchers(cursor: Cursor) -> tuple[Matcher, ...]:
    cursor.take("{")
    found: list[Matcher] = []
    while not cursor.is_sign("}"):
        if found:
            cursor.take(",")
        name, sign = cursor.word("a label"), cursor.one_of(MATCHERS)
        found.append(Matcher(name, sign, _value(cursor, sign)))
        cursor.count()
    cursor.take("}")
    return tuple(found)


def _value(cursor: Cursor, sign: str) -> str:
    value = cursor.string()
    return check_pattern(value) if sign.endswith("~") else value


def _stage(cursor: Cursor) -> Stage:
    if cursor.is_sign(*LINE_FILTERS):
        return _line_filter(cursor)
    if not cursor.is_sign("|"):
        _refuse(cursor)
    cursor.skip()
    if cursor.peek().kind == "word" and not cursor.is_sign(*COMPARISONS, ahead=1):
        return _parser(cursor)
    return _either(cursor, 0)


def _parser(cursor: Cursor) -> str:
    if cursor.peek().text not in PARSERS:
        _refuse(cursor)
    word = cursor.word("a parser")
    if len(cursor) and not cursor.is_sign("|", *LINE_FILTERS):
        raise Refusal(Rule.REWRITES, f"{word} takes no names here; write | {word}")
    return word


def _line_filter(cursor: Cursor) -> LineFilter:
    sign = cursor.one_of(LINE_FILTERS)
    values = [_value(cursor, sign)]
    cursor.count()
    while cursor.is_word("or"):
        cursor.skip()
        cursor.count()
        values.append(_value(cursor, sign))
    return LineFilter(sign, tuple(values))


def _either(cursor: Cursor, depth: int) -> Condition:
    """`a or b`, where `and` and a comma bind closer."""
    parts = [_both(cursor, depth)]
    while cursor.is_word("or"):
        cursor.skip()
        parts.append(_both(cursor, depth))
    return parts[0] if len(parts) == 1 else Joined("or", tuple(parts))


def _both(cursor: Cursor, depth: int) -> Condition:
    parts = [_single(cursor, depth)]
    while cursor.is_word("and") or cursor.is_sign(","):
        cursor.skip()
        parts.append(_single(cursor, depth))
    return parts[0] if len(parts) == 1 else Joined("and", tuple(parts))


def _single(cursor: Cursor, depth: int) -> Condition:
    if cursor.is_sign("("):
        cursor.skip()
        inner = _either(cursor, cursor.deeper(depth))
        cursor.take(")")
        return inner
    cursor.count()
    name, sign = cursor.word("a label"), cursor.one_of(COMPARISONS)
    token = cursor.peek()
    if token.kind == "number":
        cursor.skip()
        if _NUMBER.fullmatch(token.text) is None or sign.endswith("~"):
            raise Refusal(Rule.SYNTAX, f"no number, duration or size: {token.text[:40]}")
        return Comparison(name, sign, token.text, is_number=True)
    if sign not in MATCHERS:
        raise Refusal(Rule.SYNTAX, f"{sign} compares with a number without quotes")
    return Comparison(name, sign, _value(cursor, sign))


def _refuse(cursor: Cursor) -> NoReturn:
    word = cursor.peek().text
    if word in REWRITES:
        raise Refusal(Rule.REWRITES, f"{word} changes or names what a record says; filter only")
    if cursor.peek().kind == "word" or cursor.is_sign("[", "("):
        raise Refusal(Rule.COMPUTES, "a filter gives records and no numbers of its own")
    raise Refusal(Rule.SYNTAX, "behind the selector stand line filters and | label filters")
