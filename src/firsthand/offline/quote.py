"""Which part of a system text to quote. The part is contiguous, whole tokens, never right after a negation.

Owns the cut: text in, a piece of that very text out, so that an excerpt always stands where it is
said to stand.
"""

import re

from firsthand.offline.lexicon import LEVELS
from firsthand.offline.signals import failure_at, follows_negation
from firsthand.offline.terms import term

QUOTE_CHARACTERS = 300
"""A text up to this long is quoted whole."""

LINE_BREAK = "⏎"
"""As the renderings write it."""
LEAST_LINE = 24
"""A shorter line says too little by itself."""
GIST_CHARACTERS = 80

_CLAUSE = re.compile(r"(?<=[.;|,!?]) (?=\S)|(?<=[。；，！？⏎])(?=\S)|(?<= - )(?=\S)")
_TRAIL = " ,;|，；"


def quote(text: str, *, limit: int = QUOTE_CHARACTERS, anchor: int | None = None) -> str:
    """The whole text, or the part around the anchor, by default its first failure word."""
    whole = _line(text.strip(), anchor)
    if len(whole) <= limit:
        return whole
    at = (failure_at(whole) or 0) if anchor is None else anchor
    start = _start(whole, at, limit)
    return whole[start : _end(whole, start, limit)].rstrip(_TRAIL) or whole


def _line(text: str, anchor: int | None) -> str:
    """Of a record of several lines the one with the first failure word, or with the anchor."""
    if LINE_BREAK not in text:
        return text
    at = (failure_at(text) or 0) if anchor is None else anchor
    start = text.rfind(LINE_BREAK, 0, at) + 1
    end = text.find(LINE_BREAK, at)
    line = text[start : end if end >= 0 else len(text)].strip()
    return line if len(line) >= LEAST_LINE else text


def heart(text: str) -> str:
    """The one clause in which the first failure word stands; the whole text where there is none."""
    at = failure_at(text)
    if at is None:
        return text.strip()
    starts = [match.end() for match in _CLAUSE.finditer(text, 0, at + 1)]
    start = starts[-1] if starts and not follows_negation(text, starts[-1]) else 0
    end = next((match.start() for match in _CLAUSE.finditer(text, at)), len(text))
    return text[start:end].strip(f"{_TRAIL}-⏎")


def gist(text: str) -> str:
    """The words around a text's failure, without numbers and identifiers: a query for runbooks."""
    piece = quote(text, limit=GIST_CHARACTERS * 2)
    words = re.findall(r"(?<![\w./:-])[A-Za-z]{3,}(?![\w/:=-]|\.\w)|[\u3400-\u9fff]+", piece)
    kept = [word for word in dict.fromkeys(words) if word not in LEVELS]
    return term(" ".join(kept), characters=GIST_CHARACTERS) or ""


def _start(text: str, anchor: int, limit: int) -> int:
    """0 if the anchor is near; else the clause, or the word, that begins well before it."""
    if anchor < limit * 2 // 3:
        return 0
    earliest = anchor - limit // 2
    clauses = [match.end() for match in _CLAUSE.finditer(text, earliest, anchor + 1)]
    start = clauses[0] if clauses else text.find(" ", earliest, anchor) + 1 or earliest
    while start > 0 and (follows_negation(text, start) or not _is_border(text, start)):
        start = max(text.rfind(" ", 0, max(start - 1, 0)) + 1, 0)
    return start


def _end(text: str, start: int, limit: int) -> int:
    if len(text) - start <= limit:
        return len(text)
    stop = start + limit
    space = text.rfind(" ", start + limit // 2, stop + 1)
    if space > 0:
        return space
    while stop < len(text) and not _is_border(text, stop):
        stop += 1
    return stop


def _is_border(text: str, at: int) -> bool:
    """Neither inside a word nor inside a number, an identifier or a path."""
    if at <= 0 or at >= len(text):
        return True
    before, after = text[at - 1], text[at]
    if before.isspace() or after.isspace():
        return True
    return not (before.isascii() and after.isascii()) and not (before.isdigit() or after.isdigit())
