"""Is this excerpt really from that text? First decision wins.

Law: pure; accepts only what stands in the text, at token borders.
"""

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.text.canonical import canonical
from firsthand.rules.text.tokens import tokenize


def match_excerpt(excerpt: str, text: str) -> ExcerptMatch:
    """The ruling on one excerpt; the span is in `text`'s own characters."""
    wanted, whole = canonical(excerpt), canonical(text)
    if not any(character.isalnum() for character in wanted.text):
        return ExcerptMatch(outcome=ExcerptOutcome.TOO_GENERIC, rule="empty")
    borders = {place for token in tokenize(whole.text) for place in (token.start, token.end)}
    start = whole.text.find(wanted.text)
    while start >= 0:
        end = start + len(wanted.text)
        if start in borders and end in borders:
            span = whole.source_span(start, end)
            return ExcerptMatch(outcome=ExcerptOutcome.MATCH, rule="contiguous", span=span)
        start = whole.text.find(wanted.text, start + 1)
    return ExcerptMatch(outcome=ExcerptOutcome.MISMATCH, rule="not_in_text")
