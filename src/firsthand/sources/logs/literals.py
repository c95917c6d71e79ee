"""String literals of LogQL and LogsQL, as a checker reads them. Pure.

Double quotes are Go's interpreted strings; back quotes are raw; LogsQL has single quotes too.
"""

import re

from firsthand.sources.logs.refusal import Refusal, Rule

LONGEST = 400
"""Characters of one value."""
_SIMPLE = {
    "n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v",
    "\\": "\\", '"': '"', "'": "'",
}  # fmt: skip
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))", re.DOTALL)


def unquoted(literal: str) -> str:
    """The value of a literal with its quotes. Raises Refusal."""
    mark, inner = literal[0], literal[1:-1]
    value = inner if mark == "`" else _ESCAPE.sub(_escape, inner)
    if len(value) > LONGEST:
        raise Refusal(Rule.SIZE, f"a value has at most {LONGEST} characters")
    if any(ord(one) < 32 or 0xD800 <= ord(one) < 0xE000 for one in value):
        raise Refusal(Rule.SYNTAX, "a value has no line break and no control character")
    return value


def _escape(found: re.Match[str]) -> str:
    byte, short, long, simple = found.groups()
    if simple is not None:
        if simple not in _SIMPLE:
            raise Refusal(Rule.SYNTAX, f"a string has no escape \\{simple}")
        return _SIMPLE[simple]
    code = int(byte or short or long, 16)
    if (byte and code > 127) or code > 0x10FFFF:
        raise Refusal(Rule.SYNTAX, "a string escapes no lone byte and nothing beyond Unicode")
    return chr(code)
