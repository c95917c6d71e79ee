"""An expression's tokens. Pure; refuses comments, control characters and what no token is.

Strings are decoded here, once, as Go writes them; the writer spells them anew.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.sources.metrics.promql.policy import Policy, Refusal, Rule

_TOKEN = lazy(
    r"""\s*(?:
      (?P<duration>(?:[0-9]{1,9}(?:ms|[smhdwy]))+(?![\w.]))
    | (?P<number>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?![\w.]))
    | (?P<name>[A-Za-z_](?:[A-Za-z0-9_]|:(?=[A-Za-z_:]))*)
    | (?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)
    | (?P<sign>=~|!~|==|!=|<=|>=|[-+*/%^<>=(){}\[\],:@])
    )""",
    re.VERBOSE | re.ASCII,
)
_CONTROL = lazy(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_ESCAPE = lazy(
    r"\\(?:([abfnrtv\\'\"])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|(.))"
)
_LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


class Token(NamedTuple):
    kind: str
    """`duration`, `number`, `name`, `text`, `sign` or `end`."""
    text: str
    """Of a string its value."""


def tokens_of(promql: str, policy: Policy) -> list[Token]:
    """All tokens and an `end`. Raises Refusal."""
    if len(promql) > policy.characters:
        raise Refusal(Rule.TOO_LONG, f"{len(promql)} characters, the limit is {policy.characters}")
    if _CONTROL.search(promql):
        raise Refusal(Rule.CONTROL_CHARACTER, "it holds a control character; write it plainly")
    found: list[Token] = []
    place = 0
    stripped = promql.rstrip()
    while place < len(stripped):
        match = _TOKEN.match(stripped, place)
        if match is None:
            rest = stripped[place:].lstrip()[:20]
            raise Refusal(
                Rule.UNREADABLE, f"it cannot be read at {rest!r}; plain PromQL, no comments"
            )
        kind = str(match.lastgroup)
        text = match[kind]
        found.append(Token(kind, _decoded(text) if kind == "text" else text))
        place = match.end()
    return [*found, Token("end", "")]


def _decoded(text: str) -> str:
    body = text[1:-1]
    if text[0] == "`":
        return body
    return _ESCAPE.sub(_character, body)


def _character(found: re.Match[str]) -> str:
    letter, *codes, octal, other = found.groups()
    if letter is not None:
        return _LETTERS.get(letter, letter)
    digits = next((code for code in codes if code is not None), None)
    if other is not None or (digits is None and octal is None):
        raise Refusal(Rule.UNREADABLE, f"no such escape in a string: \\{other or ''}")
    number = int(digits, 16) if digits is not None else int(octal, 8)
    if number > 0x10FFFF or 0xD800 <= number <= 0xDFFF or (number > 0x7F and len(digits or "") < 3):
        raise Refusal(Rule.UNREADABLE, "no such character in a string")
    return chr(number)
