"""The ruling on a claim: DERIVABLE only where the claim quotes or restates a text verbatim.

Owns the verdict; refuses to guess: everything else is UNDECIDED. No I/O.
"""

import re
import unicodedata
from collections.abc import Sequence

from firsthand.contracts.enums import Outcome, ToolName, Undecided
from firsthand.contracts.rulings import Derivation

_SPACE = re.compile(r"\s+")
_FRAME = re.compile(
    r"^(?:(?:the|a|one) )?(?:log|alert|row|record|entry|series|日志|告警|记录)[^\"「“”]{0,40}?"
    r"(?:says?|reads?|shows?|states?|显示|记录|为)?[:：,，]?\s*[\"「“](?P<quote>[^\"」“”]+)[\"」”][.。]?$",
    re.IGNORECASE,
)
_NEGATION = re.compile(
    r"(?:\b(?:not|no|never|without|cannot)|n't|[不未没無无非])\s*$", re.IGNORECASE
)


def _fold(text: str) -> str:
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def _contains(text: str, piece: str) -> bool:
    """Contiguous, at word borders, and not right after a negation."""
    start = text.find(piece)
    while start >= 0:
        end = start + len(piece)
        clean = (start == 0 or not text[start - 1].isalnum()) and (
            end == len(text) or not text[end].isalnum()
        )
        if clean and not _NEGATION.search(text[:start]):
            return True
        start = text.find(piece, start + 1)
    return False


def derivability(sentence: str, excerpts: Sequence[str], tools: Sequence[str]) -> Derivation:
    """Whether the whole of `sentence` follows from `excerpts`; tools[i] is excerpts[i]'s tool."""
    claim = _fold(sentence)
    frame = _FRAME.match(claim)
    piece = frame["quote"] if frame else claim.rstrip(".。")
    for text, tool in zip(excerpts, tools, strict=False):
        if tool != ToolName.LOOKUP_KNOWLEDGE and len(piece) > 8 and _contains(_fold(text), piece):
            rule = "quoted" if frame else "verbatim"
            return Derivation(outcome=Outcome.DERIVABLE, rule=rule)
    return Derivation(
        outcome=Outcome.UNDECIDED, undecided=Undecided.OPEN, rule="shape_not_recognised"
    )
