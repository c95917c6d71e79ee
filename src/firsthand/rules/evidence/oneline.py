"""One line out of any text. Owns what a rendering may contain; refuses nothing; pure.

1. ANSI escape sequences are dropped, with what a terminal would not print (titles, link targets).
2. Each line break of any kind becomes `⏎`; a tab becomes a space.
3. Characters without a glyph that can hide or reorder text (zero-width, bidi controls, tags,
   variation selectors, soft hyphen) are removed; what they hid stands there in logical order.
4. Every other control character becomes visible, `\\x07`; half a surrogate pair becomes U+FFFD.
5. More than the limit is cut at a token's border and the cut is stated: `[+N bytes]`.
"""

import re

TEXT_BYTES = 4096
"""Most UTF-8 bytes of a rendering, before the note on what was cut."""

LINE_BREAK = "⏎"

_ANSI = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*+[ -/]*+[@-~]"
    r"|\x1b[\]PX^_][^\x07\x1b\x9c\r\n]*+(?:\x07|\x1b\\|\x9c)"
    r"|\x1b[ #%()*+\-./][0-9A-Za-z]"
    r"|\x1b[0-9=>A-Zc-z]"
)
_BREAK = re.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_TOKEN_TAIL = re.compile(r"[\w.,:%+\-/]{1,128}\Z")


def printable(text: str) -> str:
    """Steps 1 to 4: one line, of any length."""
    if text.isascii() and text.isprintable():
        return text
    if "\x1b" in text or "\x9b" in text:
        text = _ANSI.sub("", text)
    text = _BREAK.sub(LINE_BREAK, text).replace("\t", " ")
    if not text.isascii():
        text = _SURROGATE.sub("\ufffd", _INVISIBLE.sub("", text))
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def bounded(text: str, limit: int = TEXT_BYTES) -> str:
    """Step 5. Cut so that no number, word or identifier is left half."""
    data = text.encode()
    if len(data) <= limit:
        return text
    kept = data[:limit].decode(errors="ignore")
    following = text[len(kept) : len(kept) + 1]
    if following and (following.isalnum() or following in "_.,:%+-/"):
        whole = _TOKEN_TAIL.sub("", kept)
        if whole and len(kept) - len(whole) < 128:
            kept = whole
    return f"{kept}[+{len(data) - len(kept.encode())} bytes]"


def one_line(text: str, limit: int = TEXT_BYTES) -> str:
    """Steps 1 to 5, without white space at either end."""
    return bounded(printable(text.strip()), limit)
