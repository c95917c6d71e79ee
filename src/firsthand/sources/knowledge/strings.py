"""Error strings: what of a question may stand word by word in a passage.

Law: pure. Case and white space do not matter; what is quoted, what is in English within a Chinese
question, and the question as a whole are looked for.
"""

import re
import unicodedata
from collections.abc import Sequence

LEAST_WORDS = 3
"""Fewest words of a string that is not quoted."""

_QUOTED = re.compile(r"[\"“「『`‘']([^\"”」』`’']{6,})[\"”」』`’']")
_LATIN = re.compile(r"[!-~][ -~]{7,}[!-~]")


def error_strings(query: str) -> Sequence[str]:
    """What to look for, folded."""
    spoken = [folded(query), *map(folded, _LATIN.findall(query))]
    quoted = [folded(match[1]) for match in _QUOTED.finditer(query)]
    return [*quoted, *(one for one in spoken if len(one.split()) >= LEAST_WORDS)]


def folded(text: str) -> str:
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    return " ".join(text.casefold().split())
