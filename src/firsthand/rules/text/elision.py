"""Pieces of a text joined by an explicit elision: when is the joined reading still the text's own?

Law: pure. The pieces stand in text order, each between token borders. `gaps.py` says what may be left out
between two of them; `records.py`, whether they stand in two records, and `siblings.py`, whether a sibling is
left out, which are refused.
A piece of one plain word (or of three Han characters) is refused as well, but for a level in front: words can
be picked from a text to say anything.

It cannot decide who is the subject of a verb behind the elision when no sign ended the clause before it.
"""

import re
from itertools import pairwise

from firsthand.rules.text.borders import begins, ends
from firsthand.rules.text.canonical import Canonical, Span
from firsthand.rules.text.gaps import WORD, refusal
from firsthand.rules.text.records import crosses_records
from firsthand.rules.text.siblings import skips_sibling
from firsthand.rules.text.words import LEVELS

ELISION = re.compile(
    r" ?[\[(<](?:\.{3,}|snip(?:ped)?|omitted|truncated|中?略|省略)[\])>] ?| ?\.{3,} ?"
)
"""An explicit elision in a canonical excerpt."""
_MOST_PIECES = 6

_INNER_EDGE = " ,;.!\"'"
_NUMBER = re.compile(r"[-+~]?[\d.,]+%?[a-zμ]{0,3}")
_VALUE = re.compile(r"[-+~x×(\[\"]?\d[\d.,:/tz+-]*%?[a-zμ]{0,3}[)\]\"]*")
_SHORTENED = re.compile(r"[a-z][\w./-]{7,}[-/_]$")


def is_elided(excerpt: str) -> bool:
    """Does a canonical excerpt leave something out in so many words?"""
    return "..." in excerpt or (
        ("[" in excerpt or "(" in excerpt or "<" in excerpt) and ELISION.search(excerpt) is not None
    )


def split(excerpt: str) -> list[str]:
    """The pieces between the elisions of a canonical excerpt; one piece where there is no elision."""
    return [
        piece for piece in (part.strip(_INNER_EDGE) for part in ELISION.split(excerpt)) if piece
    ]


def place(
    whole: Canonical, pieces: list[str], *, names: frozenset[str], open_end: bool
) -> list[Span] | str:
    """Where the pieces stand in the source, as near to each other as can be.

    Or the name of what forbids the joined reading. `names` are the
    words with inner capitals, which may be a piece by themselves; `open_end`: an elision follows the last
    piece too.
    """
    first = pieces[0] if pieces and pieces[0] in LEVELS else ""
    single = [
        piece
        for piece in pieces
        if piece not in names and piece != first and not _says_something(piece)
    ]
    if len(pieces) > _MOST_PIECES or (single and len(pieces) > 1):
        return "elision_of_single_words"
    if len(pieces) > 1 and (_NUMBER.fullmatch(pieces[0]) or any(map(_VALUE.fullmatch, pieces[1:]))):
        return "elision_parts_key_and_value"
    spans: list[Span] = []
    position = 0
    for index, piece in enumerate(pieces):
        marked = (open_end or index < len(pieces) - 1) and piece[-1] in "-/_"
        span = find(whole, piece, position, marked=marked)
        if span is None:
            return "piece_not_in_order" if find(whole, piece, 0) else "piece_not_in_text"
        spans.append(span)
        position = span[1]
    for index in range(len(spans) - 2, -1, -1):
        spans[index] = _nearest(whole, pieces[index], spans[index], spans[index + 1][0])
    sources = [whole.source_span(start, end) for start, end in spans]
    for left, right in pairwise(zip(spans, sources, strict=True)):
        refused = refusal(whole.text, left[0][1], *right[0])
        if refused:
            return refused
        if skips_sibling(whole.text, left[0], right[0]):
            return "elision_skips_sibling"
        if crosses_records(whole.source, left[1][1], right[1][0]):
            return "elision_crosses_records"
    return sources


def find(whole: Canonical, piece: str, position: int, *, marked: bool = False) -> Span | None:
    """The first occurrence between borders at or after a position.

    `marked`: an elision follows, so a long name may be shortened at an inner `-`, `/` or `_`.

    The work is bounded: after so many comparisons as the text is long, no further one is looked for.
    """
    text = whole.text
    budget = 8 * (len(text) + 64)
    start = text.find(piece, position)
    while start >= 0:
        end = start + len(piece)
        if begins(whole, start) and (ends(whole, end) or (marked and _is_shortened(text, end))):
            return start, end
        budget -= len(piece) + 64
        if budget < 0:
            return None
        start = text.find(piece, start + 1)
    return None


def _is_shortened(text: str, end: int) -> bool:
    return _SHORTENED.search(text[max(0, end - 80) : end]) is not None


def _nearest(whole: Canonical, piece: str, found: Span, limit: int) -> Span:
    """The last occurrence that ends before the next piece begins."""
    start = whole.text.rfind(piece, found[0], limit)
    if start > found[0] and begins(whole, start) and ends(whole, start + len(piece)):
        return start, start + len(piece)
    return found


def _says_something(piece: str) -> bool:
    words = WORD.findall(piece)
    if any(character.isdigit() or character in "_=@" for character in piece):
        return True
    han = sum("\u3040" <= character <= "\u9fff" for character in piece)
    return han > 3 or len(words) > 1 or "." in piece
