"""Quotations: a contiguous piece of a system text, with elision marks only at its ends.

Law: pure. Up to `QUOTE_CHARACTERS` a text is quoted whole. A longer one is quoted around the cited
span, beginning at a word's border and at least `LEAD_CHARACTERS` before the span, so that no
negation that governs it is cut away. The whole text stands beside it as the evidence.
"""

QUOTE_CHARACTERS = 1000
LEAD_CHARACTERS = 160
ELISION = "…"


def quotation(text: str, span: tuple[int, int] | None, limit: int = QUOTE_CHARACTERS) -> str:
    """The text, or at most `limit` characters of it between elision marks."""
    if len(text) <= limit:
        return text
    start = max(0, (span[0] if span else 0) - LEAD_CHARACTERS)
    if start:
        start = text.rfind(" ", 0, start + 1) + 1
    end = min(len(text), start + limit)
    if end < len(text):
        border = text.rfind(" ", start, end)
        end = border if border > start + limit // 2 else end
    before = f"{ELISION} " if start else ""
    after = f" {ELISION}" if end < len(text) else ""
    return f"{before}{text[start:end]}{after}"


def guidance_quotation(text: str, span: tuple[int, int] | None) -> str:
    """`file › heading: quotation`: the place is always kept, the passage may be shortened."""
    place, colon, passage = text.partition(": ")
    if len(text) <= QUOTE_CHARACTERS or not colon or len(place) > QUOTE_CHARACTERS // 4:
        return quotation(text, span)
    head = len(place) + len(colon)
    inner = (max(0, span[0] - head), max(0, span[1] - head)) if span else None
    return f"{place}{colon}{quotation(passage, inner, QUOTE_CHARACTERS - head)}"
