"""What transport put into a text: ANSI colours, code and bold marks, JSON and HTML escapes.

Law: pure, linear (no pattern gives back what it took). A run of backslashes counts as one, so nested JSON is
undone at once; layers are peeled until nothing changes, at most four times, and a text with more layers than
any tool writes stays literal. No escape is read as a new backslash: `\\u005cn` stays as it is.
It cannot tell a path `C:\\temp` from a tab; `faithful.py` compares such letters again.
"""

import html
import re

from firsthand.rules.text.folds import fold
from firsthand.rules.text.tracing import Trace, rewrite

_ROUNDS = 4
_ANSI = re.compile(
    r"\x1b(?:\[[0-9;:?<=>]{0,64}[ -/]{0,8}[@-~]|\][^\x07\x1b]{0,256}(?:\x07|\x1b\\)|[()][0-9A-B])"
)
_CODE_MARKS = re.compile(r"`++|(?<!\*)(?:(?<!\w)\*{2,3}+|\*{2,3}+(?!\w))(?!\*)")
_JSON = re.compile(
    r"(?<!\\)\\++(?:"
    r"u(d[89ab][0-9a-f]{2})\\++u(d[c-f][0-9a-f]{2})"  # 1, 2: a surrogate pair
    r"|u(?!005c)([0-9a-f]{4})"  # 3: one code unit, but no new backslash
    r"|([nrtbf])"  # 4: white space
    r"|\s*+([\"'/])"  # 5: itself
    r")|(?<!\\)\\{2,}+",  # or a run that escapes nothing, which is one backslash
    re.IGNORECASE,
)
_NAMES = (
    "lt|gt|quot|apos|nbsp|hellip|mdash|ndash|minus|lsquo|rsquo|ldquo|rdquo|le|ge|ne|rarr|larr|deg"
)
_HTML = re.compile(
    r"&(?:(?:amp|#0{0,6}38|#x0{0,6}26);)*(?!(?:amp|#0{0,6}38|#x0{0,6}26);)"
    rf"(?:amp|#(?!0{{0,6}}92\b)[0-9]{{1,7}}|#x(?!0{{0,6}}5c\b)[0-9a-f]{{1,6}}|{_NAMES})\s*+;"
    r"|&(?:(?:amp|#0{0,6}38|#x0{0,6}26);)+",
    re.IGNORECASE,
)
_WHITE = {"n": "\n", "r": "\n", "t": "\t", "b": " ", "f": " "}


def has_escapes(text: str) -> bool:
    """May `decoded` change the text?"""
    return "\\" in text or "&" in text or "\x1b" in text or "`" in text or "**" in text


def decoded(text: str, trace: Trace | None) -> str:
    """The text with its escapes undone and folded again."""
    literal, mark = text, len(trace) if trace is not None else 0
    for _ in range(_ROUNDS):
        before = text
        if "\x1b" in text:
            text = rewrite(_ANSI, "", text, trace)
        if "`" in text or "**" in text:
            text = rewrite(_CODE_MARKS, "", text, trace)
        if "\\" in text:
            text = rewrite(_JSON, _unescaped, text, trace)
        if "&" in text:
            text = rewrite(_HTML, _entity, text, trace)
        if text == before:
            return text
        if not text.isascii():
            text = fold(text, trace)
    if trace is not None:
        del trace[mark:]
    return literal


def _unescaped(match: re.Match[str]) -> str:
    high, low, unit, white, itself = match.groups()
    if high:
        return chr(0x10000 + ((int(high, 16) & 0x3FF) << 10) + (int(low, 16) & 0x3FF))
    if unit:
        return chr(int(unit, 16))
    if white:
        return _WHITE[white.lower()]
    return itself or "\\"


def _entity(match: re.Match[str]) -> str:
    name = match[0].rstrip("; \t\r\n").rpartition(";")[2].lstrip("&").lower()
    return "&" if name in ("amp", "#38", "#x26") else html.unescape(f"&{name};")
