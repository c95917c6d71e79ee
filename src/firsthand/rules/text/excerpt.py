"""Is this excerpt really from that text? Numbered tiers; the first decision wins.

1. `whole`: the excerpt is the whole text.
2. `too_generic`: it says nothing that could identify a text (`generic.py`).
3. `contiguous`: it is one piece of the text between token borders (`borders.py`).
4. `edges`: it is that without the marks around it: quotes, bullets, brackets, Markdown, a JSON wrapper.
5. `elided`: it is pieces of the text in order, joined by explicit elisions (`elision.py`).
6. `enclosing_marks`: it is a piece but for quotes and brackets inside, and blanks before units.
7. `fields`: it is an unbroken run of the text's fields in another order or dress (`fields.py`).
8. Otherwise it is refused, and `differences.py` says whether clearly.

Law: pure; no similarity accepts anything, no input raises, the cost is linear in the text. Before a match
stands, `faithful.py` looks at what the canonical form evened out.
It cannot decide whether the author of the excerpt meant this occurrence: any occurrence will do.
"""

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.text.brackets import closes_early, is_closed, own_closing
from firsthand.rules.text.canonical import (
    Canonical,
    Span,
    canonical,
    canonical_text,
    is_plain,
    squashed,
)
from firsthand.rules.text.differences import Difference, classify, field_difference, names_in
from firsthand.rules.text.elision import find, is_elided, place, split
from firsthand.rules.text.faithful import differs_in_detail
from firsthand.rules.text.fields import fields_of, same_fields
from firsthand.rules.text.generic import is_generic
from firsthand.rules.text.marks import bare_edges, is_dressed, unwrapped
from firsthand.rules.text.missing import missing_number, missing_word

_RIGHT_MARKS = " \"'()[]{}"
_EMPTY = ExcerptMatch(outcome=ExcerptOutcome.TOO_GENERIC, rule="empty")
_TOO_GENERIC = ExcerptMatch(
    outcome=ExcerptOutcome.TOO_GENERIC,
    rule="too_generic",
    detail="nothing in it could identify a text",
)
_CLOSED_EARLY = ExcerptMatch(outcome=ExcerptOutcome.MISMATCH, rule="closed_early")

Pieces = tuple[Span, ...]


def match_excerpt(excerpt: str, text: str) -> ExcerptMatch:
    """The ruling on one excerpt. Never raises; the span is in `text`'s own characters."""
    return judge(excerpt, text)[0]


def judge(excerpt: str, text: str) -> tuple[ExcerptMatch, Pieces]:
    """The ruling, and for a match the pieces of the source on which it rests."""
    plain = is_plain(excerpt)
    wanted = canonical_text(excerpt, plain)
    core = bare_edges(wanted)
    if not core:
        return _EMPTY, ()
    if is_generic(core, excerpt):
        if len(text) > 2 * len(excerpt) + 64 or wanted != canonical_text(text):
            return _TOO_GENERIC, ()
        return _whole(excerpt, text)
    literal = excerpt in text
    dressed = not literal and is_dressed(excerpt)
    all_plain = is_plain(text)
    if plain and all_plain and not (literal or dressed):
        why = _sieved(excerpt, core, text)
        if why is not None:
            return _refused(why), ()
    whole = canonical(text, all_plain)
    if wanted == whole.text:
        return _whole(excerpt, text)
    if span := find(whole, wanted, 0):
        return _matched(excerpt, whole, "contiguous", span)
    span = find(whole, core, 0) if core != wanted else None
    if span is None and dressed and (inner := unwrapped(excerpt, whole.text)) != excerpt:
        wanted = canonical_text(inner)
        core = bare_edges(wanted) or core
        span = find(whole, core, 0)
    if span is not None:
        if closes_early(wanted, core, whole.text, span):
            return _CLOSED_EARLY, ()
        return _matched(excerpt, whole, "edges", span)
    return _beyond(excerpt, wanted, core, whole)


def _beyond(excerpt: str, wanted: str, core: str, whole: Canonical) -> tuple[ExcerptMatch, Pieces]:
    """Tiers 5 to 8."""
    why = missing_word(whole.text, core, excerpt) or missing_number(whole.text, core)
    if why is not None:
        return _refused(why), ()
    names, closing = names_in(excerpt), own_closing(wanted, core)
    spans: list[Span] | str = ""
    open_end = wanted.rstrip(_RIGHT_MARKS).endswith("...")
    if is_elided(core) or (open_end and core[-1] in "-/_"):
        pieces = split(core + closing)
        spans = place(whole, pieces, names=names, open_end=open_end)
        if not isinstance(spans, str):
            return _stands(excerpt, whole.source, "elided", spans)
    if squashed(core) in squashed(whole.text):
        bare, words = whole.bare(), canonical(core).bare().text.strip()
        if words and (span := find(bare, words, 0)):
            if closing and not is_closed(bare.source, bare.source_span(*span)[1]):
                return _CLOSED_EARLY, ()
            return _matched(excerpt, bare, "enclosing_marks", span)
    ours = fields_of(core)
    theirs = fields_of(whole.text) if ours else []
    if span := same_fields(whole, core, ours, theirs):
        return _matched(excerpt, whole, "fields", span)
    if spans:
        return ExcerptMatch(outcome=ExcerptOutcome.MISMATCH, rule=str(spans)), ()
    return _refused(field_difference(ours, theirs) or classify(whole.text, core, names)), ()


def _sieved(excerpt: str, core: str, text: str) -> Difference | None:
    """The refusals for which a plain text need not be made canonical; None where a tier may accept.

    Without its blanks, quotes and brackets the excerpt must stand in the text for any tier but two: `elided`,
    and `fields`, for which the text must have all the excerpt's fields.
    """
    low = text.lower()
    why = missing_word(low, core, excerpt)
    if why is not None or is_elided(core):
        return why
    why = missing_number(low, core)
    if why is not None:
        return why
    if "".join(core.split()) in "".join(low.split()) or squashed(core) in squashed(low):
        return None
    ours = fields_of(core)
    whole = canonical_text(text)
    if ours and (why := field_difference(ours, fields_of(whole))):
        return why
    return None if len(ours) > 1 else classify(whole, core, names_in(excerpt))


def _whole(excerpt: str, text: str) -> tuple[ExcerptMatch, Pieces]:
    blank = len(text) - len(text.lstrip())
    return _stands(excerpt, text, "whole", [(blank, blank + len(text.strip()))])


def _refused(why: Difference) -> ExcerptMatch:
    return ExcerptMatch(outcome=why.outcome, rule=why.rule, detail=why.detail)


def _matched(excerpt: str, whole: Canonical, rule: str, span: Span) -> tuple[ExcerptMatch, Pieces]:
    own = _literal_span(excerpt, whole, span)
    return _stands(excerpt, whole.source, rule, [own or whole.source_span(*span)])


def _literal_span(excerpt: str, whole: Canonical, span: Span) -> Span | None:
    """Where the excerpt stands as it came, if it and its canonical form stand there alone."""
    start = whole.source.find(excerpt)
    if start < 0 or excerpt[0].isspace() or excerpt[-1].isspace():
        return None
    first, last = span
    alone = (
        whole.source.find(excerpt, start + 1) < 0
        and whole.text.find(whole.text[first:last], first + 1) < 0
    )
    return (start, start + len(excerpt)) if alone else None


def _stands(
    excerpt: str, source: str, rule: str, pieces: list[Span]
) -> tuple[ExcerptMatch, Pieces]:
    """A match, unless a detail differs that the canonical form evens out."""
    start, end = pieces[0][0], pieces[-1][1]
    quoted = source[start:end]
    if excerpt != quoted and (detail := differs_in_detail(excerpt, quoted)):
        return ExcerptMatch(
            outcome=ExcerptOutcome.MISMATCH, rule="detail_differs", detail=detail
        ), ()
    return ExcerptMatch(outcome=ExcerptOutcome.MATCH, rule=rule, span=(start, end)), tuple(pieces)
