"""Details that the canonical form evens out and that may still tell two things apart.

Law: pure; asked only after a match, of the source's own characters. Letter case is style, except
1. in a unit (`15m` is not `15M`, `Mb` is not `MB`) and 2. in a random identifier (`2E-4rEiRS1G`), unless the
whole excerpt is in one case; and 3. `\\n` and `\\t` are both white space, except where both sides write one
and they differ (`C:\\temp`, `C:\\nemp`).
It cannot see a changed case where the whole excerpt was put in capitals.
"""

import re
import unicodedata

from firsthand.rules.lazy import lazy

_UNIT = lazy(r"(?<![A-Za-z_])\d[\d.,]*\s?([A-Za-z]{1,4}(?:/s)?)(?![A-Za-z0-9])")
_NAME = lazy(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{8,}")
_NO_LETTERS = bytes(code for code in range(128) if not chr(code).isalpha())
_MAYBE_LETTERS = lazy(r"[^\x00-\x7f\u2010-\u2027\u3001-\u3020\u3400-\u9fff\uff00-\uff20]")
_TURN = lazy(r"[a-z0-9_-][A-Z]|[A-Z][a-z0-9_-]")
_ESCAPE = lazy(r"(?<!\\)\\++([nrtbf])")


def differs_in_detail(excerpt: str, quoted: str) -> str:
    """What differs between the excerpt and the piece of the text that it matched; empty if nothing does."""
    if "\\" in excerpt and "\\" in quoted:
        ours, theirs = _ESCAPE.findall(excerpt), _ESCAPE.findall(quoted)
        if len(ours) == len(theirs) and ours != theirs:
            return "an escape differs"
    if _MAYBE_LETTERS.search(excerpt):
        excerpt = unicodedata.normalize("NFKC", excerpt)
    if excerpt in (excerpt.lower(), excerpt.upper()):
        return ""
    if _letters(excerpt) in _letters(quoted):
        return ""
    for found in (_pairs(_UNIT, excerpt, quoted), _pairs(_NAME, excerpt, quoted, turns=4)):
        for own, there in found:
            if own != there and own.lower() == there.lower():
                return f"{own} stands where the text has {there}"
    return ""


def _letters(text: str) -> bytes:
    return text.encode("ascii", "ignore").translate(None, _NO_LETTERS)


def _pairs(
    pattern: re.Pattern[str], excerpt: str, quoted: str, turns: int = 0
) -> list[tuple[str, str]]:
    ours, theirs = pattern.findall(excerpt), pattern.findall(quoted)
    if len(ours) != len(theirs):
        return []
    return [pair for pair in zip(ours, theirs, strict=True) if len(_TURN.findall(pair[1])) >= turns]
