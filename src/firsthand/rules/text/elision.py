"""Pieces of a text joined by an explicit elision: when is the joined reading still the text's own?

Law: pure. The pieces stand in text order, each between token borders. What was left out between two of
them is refused where it
1. hides a negation that reaches a piece: three content words or two Han characters, inside its clause;
2. parts a key (or a number's words) from its value: right behind `=`, `:`, a copula or a comparison, or
   right before a value or a bare number;
3. closes a clause beside a preposition, which then would join what the text holds apart;
4. crosses into a sibling record: another JSON object, table row, list item or log line of the same kind,
   or from a group's head into its exemplar.
A piece of one plain word is refused as well: words can be picked from a text to say anything.

It cannot decide who is the subject of a verb behind the elision when no sign ended the clause before it.
"""

import re
from itertools import pairwise

from firsthand.rules.text.borders import begins, ends
from firsthand.rules.text.canonical import Canonical, Span
from firsthand.rules.text.words import (
    COPULAS,
    HAN_COMPARING,
    HAN_NEGATIONS,
    NEGATIONS,
    NEGATIONS_WITH_TO,
    OPEN_WORDS,
    STATES,
    STOP_WORDS,
    TRANSPARENT,
)

ELISION = re.compile(
    r" ?[\[(<](?:\.{3,}|snip(?:ped)?|omitted|truncated|中?略|省略)[\])>] ?| ?\.{3,} ?"
)
"""An explicit elision in a canonical excerpt."""
_MOST_PIECES = 6
_LINE = 4096

_INNER_EDGE = " ,;.!\"'"
_CLAUSE = re.compile(r"[;!?|{}\n]|(?<!\d),|,(?! ?\d)|\.(?: |$)|(?<=[\u3040-\u9fff])\.| - ")
_WORD = re.compile(r"[^\W\d_\u3040-\u9fff][^\W_\u3040-\u9fff]*(?:'[a-z]+)?")
_HAN_NEAR = re.compile(rf"[{HAN_NEGATIONS}][\u4e00-\u9fff]{{0,2}}$")
_HAN_OPEN = re.compile(r"[是为被由从向对在将把与和到给因]$")
_VALUE = re.compile(r"[-+<>~$]?\d")
_NAMED_NUMBER = re.compile(
    r"\d{1,3}(?:\.\d{1,3}){3}|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\d+[a-z]\w*-\w+|[0-9a-f-]{12,}"
)
_OTHER_KEY = re.compile(r"[ ,;][\w-]+(?<!error)(?<!exception)\"?:(?!\d)|=")
_COUNTED = re.compile(r"\d[\d.,]*%?[a-zμ]{0,3} (?:[a-z][\w-]* ){3}")
_SHORTENED = re.compile(r"[a-z][\w./-]{7,}[-/_]$")
_FIRST_WORD = re.compile(r"\"?([^\W_]+)")
_KEY = re.compile(r"([\w.-]+)\"?\s*[=:]")
_STAMPED = re.compile(
    r"[\[\"(]?(?:\d{4}[-/.]\d\d|\d\d?:\d\d:\d\d|\d\d?/\w{3}/\d{4}"
    r"|[A-Z][a-z]{2} +\d\d? \d\d:|[IWEF]\d{4} \d\d:)"
)
_ITEM = re.compile(r"[-*•] |\[\d+\]|\d+[.)] ")
_COLUMN = re.compile(r"(\d[\d./%]*[A-Za-z]{0,2})|(\S*\d\S*)|(\S+)")
_NEWLINE = re.compile(r"\n|⏎|\\n")


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
    single = [piece for piece in pieces if piece not in names and not _says_something(piece)]
    if len(pieces) > _MOST_PIECES or (single and len(pieces) > 1):
        return "elision_of_single_words"
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
        refused = _refusal(whole.text, left[0][1], *right[0])
        if refused:
            return refused
        if _crosses(whole.source, left[1][1], right[1][0]):
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
    words = _WORD.findall(piece)
    if any(character.isdigit() or character in "_=@" for character in piece):
        return True
    han = sum("\u3040" <= character <= "\u9fff" for character in piece)
    return han > 1 or len(words) > 1 or "." in piece


def _refusal(text: str, end: int, start: int, stop: int) -> str:
    gap = text[end:start]
    if gap.strip(" ,;") == "":
        return ""
    clauses = _CLAUSE.split(gap)
    if _hides_negation(clauses):
        return "elision_hides_negation"
    if _parts_value(text, gap, clauses, end, start, stop):
        return "elision_parts_key_and_value"
    tail = text[max(0, end - 24) : end]
    last = _last_word(tail)
    if last in COPULAS or HAN_COMPARING.search(tail):
        return "elision_parts_key_and_value"
    if len(clauses) > 1:
        opening = _WORD.match(text, start)
        joins = opening is not None and opening[0] in OPEN_WORDS
        if joins or last in OPEN_WORDS or _HAN_OPEN.search(tail):
            return "elision_leaves_phrase_open"
    return ""


def _hides_negation(clauses: list[str]) -> bool:
    """1. Right behind the piece before, or in reach of the piece after."""
    first, last = clauses[0], clauses[-1]
    if first[:1] and first[0] in HAN_NEGATIONS:
        return True
    for word in _WORD.findall(first[:96]):
        if _is_negation(word):
            return True
        if word not in TRANSPARENT:
            break
    if _HAN_NEAR.search(last):
        return True
    content = 0
    previous = ""
    for word in reversed(_WORD.findall(last[-160:])):
        if _is_negation(word) or (previous == "to" and word in NEGATIONS_WITH_TO):
            return True
        content += word not in STOP_WORDS and word not in TRANSPARENT
        if content > 2:
            break
        previous = word
    return False


def _is_negation(word: str) -> bool:
    return word in NEGATIONS or word.endswith("n't")


def _parts_value(text: str, gap: str, clauses: list[str], end: int, start: int, stop: int) -> bool:
    """2. A key without its value before the elision, or a value without its key after it."""
    before, opening = text[end - 1], gap.lstrip('"')[:1]
    if before == "=" or opening == "=" or text[start - 1] == "=":
        return True
    valued = _VALUE.match(text, start) is not None and _NAMED_NUMBER.match(text, start) is None
    if valued and not (_COUNTED.match(text, start) and text[start - 1] in ":,;"):
        return True
    if text[max(0, start - 2) : start].rstrip('"').endswith(":"):
        first = _FIRST_WORD.match(text, start)
        if text[start - 1] == '"' or (first is not None and first[1] in STATES):
            return True
    if before == ":" or opening == ":":
        same_value = len(clauses) == 1 and _OTHER_KEY.search(gap) is None and text[start - 1] != ":"
        return not same_value or len(_WORD.findall(text[start:stop])) < 3
    return False


def _last_word(tail: str) -> str:
    words = _WORD.findall(tail)
    return words[-1] if words and tail.rstrip("\"'").endswith(words[-1]) else ""


def _crosses(source: str, first: int, last: int) -> bool:
    """4. Read in the source, where lines are still lines."""
    gap = source[first - 1 : last + 1]
    closed = gap.find("}")
    if (closed >= 0 and gap.find("{", closed) >= 0) or (" similar," in source and "e.g." in gap):
        return True
    if _NEWLINE.search(gap) is None:
        return False
    left = (
        _NEWLINE.split(source[max(0, first - _LINE) : first])[-1] + _NEWLINE.split(gap[:_LINE])[0]
    )
    right = _NEWLINE.split(gap[-_LINE:])[-1] + _NEWLINE.split(source[last : last + _LINE])[0]
    return _siblings(left.strip(), right.strip())


def _siblings(left: str, right: str) -> bool:
    for kind in (_STAMPED, _ITEM):
        if kind.match(left) and kind.match(right):
            return True
    left_key, right_key = _KEY.match(left), _KEY.match(right)
    if left_key is not None and right_key is not None and left_key[1] == right_key[1]:
        return True
    if left.startswith("at ") and right.startswith("at "):
        return False
    columns = [[match.lastindex for match in _COLUMN.finditer(line)] for line in (left, right)]
    return len(columns[0]) > 2 and columns[0] == columns[1]
