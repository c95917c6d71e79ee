"""Query terms: one line, at most 80 characters, no control character, never blank.

Owns the way from any text to a term that the request contracts accept; refuses what cannot be
one. A term that is too long is cut at a word's border, so that it stays literal.
"""

import re
import unicodedata
from collections.abc import Iterable

from firsthand.contracts.requests import TERM_CHARACTERS

_CONTROL = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029\ud800-\udfff]+")
_SPACE = re.compile(r"\s+")
_HYPHENS = str.maketrans(dict.fromkeys("‐‑‒−", "-"))


def normalise(text: str) -> str:
    """NFKC, plain hyphens, one kind of white space, no control character."""
    folded = unicodedata.normalize("NFKC", _CONTROL.sub(" ", text)).translate(_HYPHENS)
    return _SPACE.sub(" ", _CONTROL.sub(" ", folded)).strip()


def term(text: str, *, characters: int = TERM_CHARACTERS) -> str | None:
    """The text as a query term, or None where nothing is left of it."""
    line = _SPACE.sub(" ", _CONTROL.sub(" ", text)).strip()
    if len(line) > characters:
        cut = line.rfind(" ", characters // 2, characters + 1)
        line = line[: cut if cut > 0 else characters].rstrip()
    return line or None


def terms(texts: Iterable[str], *, limit: int) -> list[str]:
    """Distinct terms (case is ignored), in order, at most `limit`."""
    found: dict[str, str] = {}
    for text in texts:
        line = term(text)
        if line is not None:
            found.setdefault(line.casefold(), line)
    return list(found.values())[:limit]
