"""The boundary between text of unknown origin and a terminal or a page.

Law: every string that came from evidence, a model, a file name or a user passes `safe_line`
before it is printed. It removes what could move the cursor, colour, reorder or hide text, and
never removes visible text with it: an escape sequence that carries a payload (a title, a link)
loses its introducer and shows the rest. Pure; escaping of HTML is the page's own.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import JsonValue

_COLOUR = re.compile(r"(?:\x1b\[|\x9b)[0-?]{0,32}[ -/]{0,2}[@-~]")
"""Control sequences with parameters only: they carry no text."""

_NEWLINES = re.compile(r"\r\n|[\n\r\v\f\x85\u2028\u2029]")
_INVISIBLE = re.compile(
    "[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
"""Bidirectional controls, zero-width and other characters that show as nothing."""
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")

NEWLINE_MARK = "⏎"
CONTROL_MARK = "\ufffd"

_JSON_UNSAFE = re.compile(f"{_CONTROL.pattern}|{_INVISIBLE.pattern}|[\u2028\u2029]")


def safe_line(text: str) -> str:
    """One printable line: no control, escape, bidirectional or invisible character is left.

    A tab becomes a space, a newline `⏎`, any other control character `\ufffd`. Idempotent.
    """
    if text.isascii() and text.isprintable():
        return text
    text = _COLOUR.sub("", text)
    text = _INVISIBLE.sub("", text)
    text = _NEWLINES.sub(NEWLINE_MARK, text).replace("\t", " ")
    return _CONTROL.sub(CONTROL_MARK, text)


def safe_block(text: str) -> str:
    """Several printable lines: as `safe_line`, but newlines stay."""
    return "\n".join(safe_line(line) for line in _NEWLINES.split(text))


def safe_json(value: JsonValue | dict[str, Any], *, indent: int | None = 2) -> str:
    """JSON that parses to the same value and is safe to print: unsafe characters are escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return _JSON_UNSAFE.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    character = match.group()
    return character if character == "\n" else json.dumps(character)[1:-1]


def clipped(text: str, most: int) -> str:
    """At most `most` characters, with a mark where something was left out."""
    return text if len(text) <= most else text[: most - 1] + "…"
