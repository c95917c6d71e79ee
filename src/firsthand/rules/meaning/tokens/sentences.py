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
_STOP = re.compile(
    r"\s(?<=[.;]\s)(?<!\be\.g\.\s)(?<!\bi\.e\.\s)(?<!\bvs\.\s)(?<!\betc\.\s)(?<!\bapprox\.\s)\s*",
    re.IGNORECASE,
)
"""The end of a sentence by its full stop alone, a blank first: so the search leaps from blank to blank."""
_ENDS_INSIDE = re.compile(r"[。！？；!?;⏎\n](?=.)", re.DOTALL)
_ELLIPSIS = re.compile(
    r"((?:and |but )?(?:the )?[\w./:-]+ (?:is|are|was|were|has|did|does) not) ?[.!]?", re.IGNORECASE
)
_PREDICATE = re.compile(r"\b(?:is|are|was|were|has|did|does) (?!not\b)(\w[^,;.]*)", re.IGNORECASE)


def sentences(text: str) -> list[str]:
    """The sentences of a text, in order, without white space around them."""
    body = text.strip()
    other = _has_other_ends(body)
    if ". " not in body and not (other and _ENDS_INSIDE.search(body)):
        return [body] if body else []
    end = _END if other or '."' in body else _STOP
    pieces = [piece.strip() for piece in end.split(body) if piece and piece.strip()]
    return _spoken_out(pieces) if " not" in body else pieces


def _has_other_ends(body: str) -> bool:
    """Whether a sentence may end with another sign than a full stop."""
    return not body.isascii() or "!" in body or "?" in body or ";" in body or "\n" in body


def _spoken_out(pieces: list[str]) -> list[str]:
    """`pod-0 is ready; pod-1 is not.`: what is denied is what the sentence before says."""
    found: list[str] = []
    for piece in pieces:
        short = _ELLIPSIS.fullmatch(piece)
        told = _PREDICATE.search(found[-1]) if short and found else None
        found.append(f"{short[1]} {told[1]}." if short and told else piece)
    return found
