"""A claim as its sentences, in both languages. Pure; no sentence is lost.

It cannot tell the end of a sentence from an unknown abbreviation; then a sentence is longer, and judged
as a whole.
"""

import re

_END = re.compile(
    r"(?<=[。！？；!?])\s*(?=\S)|\s*[\n⏎]\s*"
    r"|(?<=[.;])(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\bvs\.)(?<!\betc\.)(?<!\bapprox\.)\s+"
    r"|(?<=[.!?。]\")\s*(?=[A-Z]|(?-i:[\u3400-\u9fff]))",
    re.IGNORECASE,
)
_ENDS_INSIDE = re.compile(r"[。！？；!?;⏎\n](?=.)", re.DOTALL)


def sentences(text: str) -> list[str]:
    """The sentences of a text, in order, without white space around them."""
    body = text.strip()
    if ". " not in body and _ENDS_INSIDE.search(body) is None:
        return [body] if body else []
    return [piece.strip() for piece in _END.split(text) if piece and piece.strip()]
