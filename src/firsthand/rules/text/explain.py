"""Why an excerpt matches a text, or does not, in words for a person.

Law: pure; says what `excerpt.py` decided and decides nothing. The lines may quote the excerpt and the text,
so no reader of an answer sees them unasked, and no model ever.
"""

from dataclasses import dataclass

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.text.canonical import Span, canonical
from firsthand.rules.text.excerpt import judge
from firsthand.rules.text.tokens import tokenize

_MOST = 120
_MOST_TOKENS = 256
_AFTER = 40
_RULES = {
    "whole": "it is the whole text",
    "contiguous": "it is one piece of the text",
    "edges": "it is one piece of the text but for the marks around it",
    "elided": "it is pieces of the text, in order, around what it leaves out",
    "enclosing_marks": "it is one piece of the text but for quotes or brackets",
    "fields": "it is a run of the text's fields in another order or dress",
    "empty": "there is nothing in it to compare",
    "too_generic": "it says nothing that could identify a text",
    "detail_differs": "a detail differs that only letter case or an escape tells",
    "number_differs": "a number, unit or time differs",
    "identifier_differs": "a name differs, or a number with letters at it",
    "comparator_differs": "a comparison differs",
    "negation_differs": "a negation, state or level differs",
    "field_differs": "a field has another value in the text",
    "order_differs": "its tokens stand in another order in the text",
    "little_in_common": "it has little in common with the text",
    "closed_early": "it closes a bracket where the text goes on inside it",
    "not_in_text": "it is no piece of the text",
    "unclear": "nothing decisive differs, but it is no piece of the text",
    "elision_of_single_words": "an elision may not join single words",
    "piece_not_in_order": "a piece beside the elision stands elsewhere in the text",
    "piece_not_in_text": "a piece beside the elision is not in the text",
    "elision_hides_negation": "the elision hides a negation",
    "elision_parts_key_and_value": "the elision parts a value from what it is the value of",
    "elision_leaves_phrase_open": "the elision joins what the text holds apart",
    "elision_skips_sibling": "the elision leaves out a sibling of what it joins",
    "elision_crosses_records": "the elision runs from one record into another",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A ruling and what it rests on."""

    ruling: ExcerptMatch
    reason: str
    """The rule in words."""
    pieces: tuple[Span, ...]
    """The matched pieces of the text, `[start, end)`; empty unless it matched."""
    lines: tuple[str, ...]
    """The whole explanation, a line each."""


def explain(excerpt: str, text: str) -> Explanation:
    """The ruling on an excerpt with what matched, where and by which rule, or which token differs."""
    ruling, pieces = judge(excerpt, text)
    reason = _RULES[ruling.rule]
    lines = [f"{ruling.outcome.value}: {reason} (rule {ruling.rule})"]
    if ruling.detail:
        lines.append(ruling.detail)
    if ruling.outcome is ExcerptOutcome.MISMATCH and (there := _where_they_part(excerpt, text)):
        lines.append(there)
    if ruling.outcome is ExcerptOutcome.MATCH:
        lines += [
            f"characters {start} to {end}: {_short(text[start:end])}" for start, end in pieces
        ]
    return Explanation(ruling=ruling, reason=reason, pieces=pieces, lines=tuple(lines))


def _where_they_part(excerpt: str, text: str) -> str:
    """How far the longest beginning of the excerpt reaches in the text, and what follows on each side."""
    wanted, whole = canonical(excerpt).text, canonical(text)
    tokens = tokenize(wanted)
    for count in range(min(len(tokens), _MOST_TOKENS) - 1, 1, -1):
        held = wanted[tokens[0].start : tokens[count - 1].end]
        place = whole.text.find(held)
        if place >= 0:
            first, last = whole.source_span(place, place + len(held))
            theirs = _short(whole.source[last:].strip().split("\n")[0][:_AFTER])
            ours = _short(wanted[tokens[count].start :][:_AFTER])
            return f"after “{_short(whole.source[first:last])}” it has “{ours}” and the text has “{theirs}”"
    return ""


def _short(piece: str) -> str:
    return piece if len(piece) <= _MOST else f"{piece[: _MOST // 2]} … {piece[-_MOST // 2 :]}"
