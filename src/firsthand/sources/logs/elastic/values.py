"""Values and options of a query DSL filter, each checked by itself. Pure; raises Refusal."""

from pydantic import JsonValue

from firsthand.sources.logs.refusal import Refusal, Rule

LONGEST_VALUE = 400
LONGEST_WILDCARD = 100
MOST_WILDCARDS = 4


def scalar(value: JsonValue) -> JsonValue:
    if isinstance(value, str):
        return text(value)
    if isinstance(value, (bool, int, float)) and len(str(value)) <= 40:
        return value
    raise Refusal(Rule.SYNTAX, "a value is a text, a number or true and false")


def text(value: JsonValue) -> str:
    if not isinstance(value, str) or not value:
        raise Refusal(Rule.SYNTAX, "a value is a text that is not empty")
    if len(value) > LONGEST_VALUE:
        raise Refusal(Rule.SIZE, f"a value has at most {LONGEST_VALUE} characters")
    if any(ord(one) < 32 or 0xD800 <= ord(one) < 0xE000 for one in value):
        raise Refusal(Rule.SYNTAX, "a value has no line break and no control character")
    return value


def wildcard(value: JsonValue) -> str:
    pattern = text(value)
    if pattern[0] in "*?":
        raise Refusal(
            Rule.PATTERN, "a wildcard at the beginning reads the whole index; name a start"
        )
    if len(pattern) > LONGEST_WILDCARD or sum(map(pattern.count, "*?")) > MOST_WILDCARDS:
        raise Refusal(Rule.PATTERN, f"a wildcard value has at most {MOST_WILDCARDS} of * and ?")
    return pattern


def operator(value: JsonValue) -> JsonValue:
    return _one_of(value, ("and", "or", "AND", "OR"))


def match_type(value: JsonValue) -> JsonValue:
    return _one_of(value, ("best_fields", "phrase"))


def _one_of(value: JsonValue, words: tuple[str, ...]) -> JsonValue:
    if value not in words:
        raise Refusal(Rule.SYNTAX, f"an option is one of {', '.join(words)}")
    return value


def flag(value: JsonValue) -> bool:
    if not isinstance(value, bool):
        raise Refusal(Rule.SYNTAX, "an option is true or false")
    return value


def slop(value: JsonValue) -> int:
    return whole(value, 10)


def whole(value: JsonValue, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise Refusal(Rule.SYNTAX, f"an option is a number from 0 to {most}")
    return value
