"""Quotations and restatements word for word.

Owns two shapes that need no understanding: a quotation that stands contiguous in the text
(`match_excerpt` decides), and a sentence that is a whole piece of the text. A piece is not whole
where a negation, a reservation or a failure stands before it in its clause, or where its clause goes on.
Pure.
It cannot tell whether a quotation was meant ironically or as an example.
"""

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.text import match_excerpt

_QUOTE = lazy(r"\"([^\"]{12,})\"")
"""A quotation; a shorter one is a term, and judged as a word."""
_QUOTED = "…"
"""Where a quotation stood."""
_INTRODUCED = lazy(
    rf"\b(?:with|because of|due to|citing) (?:the )?(?:error |message |reason )?{_QUOTED}"
)
_LEAST = 12
"""Characters of a restatement; less is a word or two."""
_CONDITION = lazy(r"\b(?:if|unless|when|once|whenever|should)\b|如果|若|一旦|当")
"""What leaves open all that stands behind it in a sentence."""
_CLAUSE_START = lazy(r"(?:^|[:;,.|\]\)\"⏎-])\s*$")
_CLAUSES = lazy(r"[,;:](?:\s|(?=[\u4e00-\u9fff]))|\.\s")
_CLAUSE_END = lazy(r"\s*(?:$|[.;,|⏎\"(\[\])])")


def quotations(text: str) -> list[str]:
    """What stands in double quotes in a folded sentence."""
    if '"' not in text:
        return []
    pieces = text.split('"')
    if not len(pieces) % 2:
        return _QUOTE.findall(text)
    return [one for one in pieces[1::2] if len(one) >= _LEAST]  # "a" waits for "b"


def _beside(text: str, found: list[str]) -> list[str]:
    """What a sentence says right before and behind each of its quotations, in the same clause."""
    near: list[str] = []
    for quotation in found:
        before, _, behind = text.partition(f'"{quotation}"')
        clauses = [one for one in _CLAUSES.split(before) if one.strip()]
        near.append(f"{''.join(clauses[-1:]).rstrip()} {_QUOTED} {_CLAUSES.split(behind)[0]}")
    return near


def denied(text: str, found: list[str]) -> bool:
    """Whether a sentence denies one of its quotations."""
    return any(map(_denies, _beside(text, found)))


def _denies(near: str) -> bool:
    """Whether what stands beside a quotation denies it: `failed to open it with "…"` does not."""
    asked = Asked(near)
    denied = asked.marks.get("!neg", ())
    if not denied or _INTRODUCED.search(near) is None:
        return bool(denied)
    return any("-success" not in (asked.tokens[at][2] or ()) for at in denied)


def quoted(quotation: str, evidence: Evidence) -> bool:
    """Whether a quotation stands contiguous in a text."""
    if quotation.lower() in evidence.lower:
        found = match_excerpt(quotation, evidence.text)
        return found.outcome != ExcerptOutcome.MISMATCH
    return match_excerpt(quotation, evidence.text).outcome == ExcerptOutcome.MATCH


def bare(sentence: str) -> str:
    """A sentence without what may differ in a restatement."""
    return sentence.lower().strip(" .。\n")


def restated(sentence: str, evidence: Evidence) -> bool:
    """Whether a sentence is a whole clause, or several, of a text."""
    piece = bare(sentence)
    if len(piece) < _LEAST:
        return False
    start = evidence.lower.find(piece)
    if start < 0:
        return False
    if piece == evidence.lower.strip(" .。\n"):
        return True
    sentence = evidence.lower[:start].rpartition(". ")[2]
    if _CONDITION.search(sentence):
        return False
    return bool(
        _CLAUSE_START.search(evidence.lower[max(0, start - 4) : start])
        and _CLAUSE_END.match(evidence.lower, start + len(piece))
    )
