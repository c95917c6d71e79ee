"""Is this excerpt really from that text? Numbered tiers; the first decision wins.

1. `whole`: the excerpt is the whole text.
2. `too_generic`: it says nothing that could identify a text (`generic.py`).
3. `contiguous`: it is one piece of the text between token borders (`borders.py`).
4. `edges`: it is that without the marks around it: quotes, bullets, brackets, Markdown, a JSON wrapper.
5. `elided`: it is pieces of the text in order, joined by explicit elisions (`elision.py`).
6. `enclosing_marks`: it is a piece but for quotes and brackets inside.
7. `fields`: it is an unbroken run of the text's fields in another order or dress (`fields.py`).
8. Otherwise it is refused, and `differences.py` says whether clearly.

Law: pure; no similarity accepts anything, no input raises, the cost is linear in the text. Before a match
stands, `faithful.py` looks at what the canonical form evened out.
It cannot decide whether the author of the excerpt meant this occurrence: any occurrence will do.
"""

import re
from typing import NamedTuple

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.text import elision
from firsthand.rules.text.canonical import Canonical, canonical
from firsthand.rules.text.differences import (
    Difference,
    classify,
    field_difference,
    number_difference,
)
from firsthand.rules.text.faithful import differs_in_detail
from firsthand.rules.text.fields import fields_of, same_fields
from firsthand.rules.text.generic import is_generic

_LEFT = " \"'(),;:!.|#*•·[]{}_>-+~"
_RIGHT = " \"'()[]{},;:!.|*•·_-"
_KEPT_BEFORE_WORD = "!.-+~>"
_DRESSED = re.compile(r"^\s*(?:[-+•>#{]|\d{1,2}[.)]\s)|[*_\n]")
_LINE_MARK = re.compile(r"(?m)^[ \t]*(?:(?:[-*+•]|>+|#{1,6}|\d{1,2}[.)])[ \t]+)+(?=\S)")
_EMPHASIS = re.compile(r"(?<![\w*])(\*|__?)(?=[^\s*_])([^*\n]{1,400}?)(?<=[^\s*_])\1(?![\w*])")
_WRAPPER = re.compile(
    r"\s*\{\s*\"(?:text|message|msg|log|line|excerpt)\"\s*:\s*\"(.*)\"\s*\}\s*", re.DOTALL
)


class Found(NamedTuple):
    """An accepting tier and where its pieces stand in the source."""

    rule: str
    pieces: tuple[tuple[int, int], ...]


def match_excerpt(excerpt: str, text: str) -> ExcerptMatch:
    """The ruling on one excerpt. Never raises; the span is in `text`'s own characters."""
    ruling, _ = judge(excerpt, text)
    return ruling


def judge(excerpt: str, text: str) -> tuple[ExcerptMatch, Found | None]:
    """The ruling, and for a match the pieces on which it rests."""
    wanted, whole = canonical(excerpt).text, canonical(text)
    core = bare_edges(wanted)
    if not core:
        return ExcerptMatch(outcome=ExcerptOutcome.TOO_GENERIC, rule="empty"), None
    if wanted == whole.text:
        blank = len(text) - len(text.lstrip())
        return _stands(excerpt, whole, "whole", [(blank, blank + len(text.strip()))])
    if is_generic(core, excerpt):
        detail = "nothing in it could identify a text"
        return ExcerptMatch(
            outcome=ExcerptOutcome.TOO_GENERIC, rule="too_generic", detail=detail
        ), None
    span = elision.find(whole, wanted, 0)
    if span is not None:
        return _matched(excerpt, whole, "contiguous", [span])
    return _beyond(excerpt, wanted, core, whole)


def _beyond(
    excerpt: str, wanted: str, core: str, whole: Canonical
) -> tuple[ExcerptMatch, Found | None]:
    """Tiers 4 to 8."""
    if core != wanted and (span := elision.find(whole, core, 0)):
        return _matched(excerpt, whole, "edges", [span])
    if _DRESSED.search(excerpt) and (inner := unwrapped(excerpt)) != excerpt:
        core = bare_edges(canonical(inner).text) or core
        if span := elision.find(whole, core, 0):
            return _matched(excerpt, whole, "edges", [span])
    why = number_difference(whole.text, core)
    if why is not None:
        return _refused(why), None
    spans: list[elision.Span] | str = ""
    if "..." in core or elision.ELISION.search(core):
        spans = elision.place(whole, elision.split(core))
        if not isinstance(spans, str):
            return _matched(excerpt, whole, "elided", spans)
    plain = canonical(core)
    if plain.squashed() in whole.squashed():
        bare, words = whole.bare(), plain.bare().text.strip()
        if words and (span := elision.find(bare, words, 0)):
            return _matched(excerpt, bare, "enclosing_marks", [span])
    ours = fields_of(core)
    theirs = fields_of(whole.text) if ours else []
    if span := same_fields(whole, core, ours, theirs):
        return _matched(excerpt, whole, "fields", [span])
    if spans:
        return ExcerptMatch(outcome=ExcerptOutcome.MISMATCH, rule=str(spans)), None
    return _refused(field_difference(ours, theirs) or classify(whole.text, core)), None


def _refused(why: Difference) -> ExcerptMatch:
    return ExcerptMatch(outcome=why.outcome, rule=why.rule, detail=why.detail)


def bare_edges(wanted: str) -> str:
    """A canonical excerpt without the marks around it; signs and comparators stay."""
    left = wanted.lstrip(_LEFT)
    cut = len(wanted) - len(left)
    if left and cut and wanted[cut - 1] in _KEPT_BEFORE_WORD and left[0].isalnum():
        keep = cut - 1
        while keep and wanted[keep - 1] in _KEPT_BEFORE_WORD:
            keep -= 1
        left = wanted[keep:]
    return left.rstrip(_RIGHT)


def unwrapped(excerpt: str) -> str:
    """An excerpt without list and quotation marks at its line starts, emphasis, or a JSON wrapper."""
    wrapper = _WRAPPER.fullmatch(excerpt)
    if wrapper:
        excerpt = wrapper[1]
    excerpt = _LINE_MARK.sub("", excerpt)
    return _EMPHASIS.sub(r"\2", excerpt) if "*" in excerpt or "_" in excerpt else excerpt


def _matched(
    excerpt: str, whole: Canonical, rule: str, spans: list[elision.Span]
) -> tuple[ExcerptMatch, Found | None]:
    source = whole.source
    start = source.find(excerpt) if excerpt[0].isalnum() and excerpt[-1].isalnum() else -1
    if start >= 0 and source.find(excerpt, start + 1) < 0 and len(spans) == 1:
        return _stands(excerpt, whole, rule, [(start, start + len(excerpt))])
    return _stands(excerpt, whole, rule, [whole.source_span(start, end) for start, end in spans])


def _stands(
    excerpt: str, whole: Canonical, rule: str, pieces: list[elision.Span]
) -> tuple[ExcerptMatch, Found | None]:
    """A match, unless a detail differs that the canonical form evens out."""
    start, end = pieces[0][0], pieces[-1][1]
    quoted = whole.source[start:end]
    if excerpt != quoted and (detail := differs_in_detail(excerpt, quoted)):
        return ExcerptMatch(
            outcome=ExcerptOutcome.MISMATCH, rule="detail_differs", detail=detail
        ), None
    ruling = ExcerptMatch(outcome=ExcerptOutcome.MATCH, rule=rule, span=(start, end))
    return ruling, Found(rule, tuple(pieces))
