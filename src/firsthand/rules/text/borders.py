"""Where a span of a canonical text may begin and end.

Law: pure; looks at a bounded window around the place, so a check costs the same in any text.
A place is no border
1. inside a token: digits, signs, decimals, fractions, ranges, times, addresses, versions, identifiers,
   operators and Han numerals are indivisible;
2. between a number and its unit, or between a comparison and its number;
3. for a beginning: behind a negation, a prevention (`avoid`, `stopped serving`), a hedge (`whether`) or a
   `!`, through words like `yet` or `been`, and behind the number that this one counts or bounds (`0 of 5`);
   for an end: before what undoes a Han word (`重启|失败`), a question mark, and the system's own truncation
   mark.
The one exception to 1: a Java class may be quoted without its package.

It cannot decide scopes longer than that: a span may begin three words behind a `not`, and whether
`error` in `error rate` says an error happened is a matter of meaning.
"""

import re

from firsthand.rules.text.canonical import Canonical
from firsthand.rules.text.joints import DIGITS, is_inside
from firsthand.rules.text.tokens import HAN_UNITS, SPACED_UNITS, UNITS
from firsthand.rules.text.words import (
    AFTER_QUANTITY,
    CEASING,
    COMPARING_WORDS,
    HAN_COMPARING,
    HAN_NEGATED,
    HAN_UNDONE,
    HEDGES,
    NEGATIONS,
    NEGATIONS_WITH_TO,
    PREVENTIONS,
    TRANSPARENT,
)

_UNIT = re.compile(rf" {SPACED_UNITS}(?![^\W\u3040-\u9fff]|[-_][a-z\d])| ?(?:{HAN_UNITS})")
_CUT = re.compile(r"[\[ ]\+\d+ ?bytes")
_TAIL = re.compile(r"[^=,;:()\[\]{}\"|<>]*$")
_COUNTING = DIGITS | {"%"}
_MEASURING = frozenset("±≈×÷∼≃")
_PART_AFTER = re.compile(r" (?:(?:out )?of|to) \d")
_VALUE_AFTER = re.compile(r"=[^\s=>,;)]")
_OF = ("of ", "out of ")
_PART_WORDS = frozenset(("of", "to", "and", "or", "-"))
_ASKED = re.compile(r"\?(?:[ \"]|$)")
_CLOSING = frozenset(';)]}"|({')
_TURNING = NEGATIONS | PREVENTIONS | HEDGES
_REACHING = _TURNING | NEGATIONS_WITH_TO | CEASING | TRANSPARENT
_GERUND = re.compile(r"[a-z]+ing\b")
_PART_OF = re.compile(r"\d[^ ]* (?:(?:out )?of|to|and|or|-) $")
_CONTEXT = 96
"""Characters that are read before a place; a negation whose reach is longer is not seen."""


def begins(whole: Canonical, place: int) -> bool:
    """May a span begin here?"""
    text = whole.text
    if place <= 0:
        return True
    before, first = text[place - 1], text[place]
    if before == " " and "a" <= first <= "z":
        if text[place - 2] in DIGITS and (
            _UNIT.match(text, place - 1) or text.startswith(_OF, place)
        ):
            return False
        last = text[max(0, place - 24) : place - 1].rpartition(" ")[2]
        return (last.isalpha() and last not in _REACHING) or not _negated(text, place)
    if is_inside(whole, place) and not (before == "." and _class_name(whole, place)):
        return False
    if first in DIGITS:
        if before in _MEASURING or _compared(text, place):
            return False
    elif before in DIGITS and first > "\x7f" and _UNIT.match(text, place):
        return False
    if before in " \"'([":
        return not _negated(text, place)
    return before <= "\x7f" or HAN_NEGATED.search(text, max(0, place - 6), place) is None


def ends(whole: Canonical, place: int) -> bool:
    """May a span end here?"""
    text = whole.text
    if place >= len(text):
        return True
    last, after = text[place - 1], text[place]
    if after in _CLOSING and last not in _CLOSING:
        return True
    if is_inside(whole, place):
        return False
    if text.startswith(" per ", place) or _ASKED.match(text, place):
        return False
    if (after == "=" and _VALUE_AFTER.match(text, place)) or after in _MEASURING:
        return False
    if after == " " and last in _COUNTING and _PART_AFTER.match(text, place):
        return False
    if after in " 以之左上多余" and AFTER_QUANTITY.match(text, place) and _is_quantity(text, place):
        return False
    if last in DIGITS and (after == " " or after > "\x7f") and _UNIT.match(text, place):
        return False
    if after in "[ " and _CUT.match(text, place):
        return False
    if last > "\x7f" and after > "\x7f" and HAN_UNDONE.match(text, place):
        return not (last.isalpha() and whole.adjacent(place))
    return True


def _class_name(whole: Canonical, place: int) -> bool:
    """Does a class name stand here, with nothing but its package before it?"""
    head = re.search(
        r"(?<![\w.$-])[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*\.$",
        whole.text[max(0, place - 160) : place],
    )
    if head is None or "." not in head[0][:-1]:
        return False
    own = whole.source_text(place, min(place + 40, len(whole.text)))
    return re.match(r"[A-Z][A-Za-z]*[a-z][A-Za-z]*(?:[^\w.-]|[.](?:\W|$)|$)", own) is not None


def _compared(text: str, place: int) -> bool:
    """Does a comparison stand right before this number, or the number that it is a part of?"""
    if text[place - 1] == " ":
        last = text[max(0, place - 20) : place - 1].rpartition(" ")[2]
        return last in COMPARING_WORDS or (
            last in _PART_WORDS and _PART_OF.search(text, max(0, place - 24), place) is not None
        )
    return (
        text[place - 1] > "\x7f"
        and HAN_COMPARING.search(text, max(0, place - 3), place) is not None
    )


def _is_quantity(text: str, place: int) -> bool:
    """Does a number, with or without a unit, end here?"""
    return (
        re.search(rf"[0-9](?: ?(?:{UNITS}|{HAN_UNITS}))?$", text[max(0, place - 16) : place])
        is not None
    )


def _negated(text: str, place: int) -> bool:
    """Does a negation reach this place?"""
    words = text[max(0, place - _CONTEXT) : place].rstrip(" \"'([").split()
    to = text.startswith("to ", place)
    while words:
        word = words.pop()
        own = _TAIL.search(word)
        tail = own[0] if own else ""
        if tail in _TURNING or tail.endswith("n't") or (to and tail in NEGATIONS_WITH_TO):
            return True
        if tail in CEASING and _GERUND.match(text, place):
            return True
        if tail[-1:] > "\x7f" and HAN_NEGATED.search(tail):
            return True
        if tail not in TRANSPARENT or tail != word:
            return False
        to = to or tail == "to"
    return False
