"""A record's words within one pair of quotation marks. Pure.

Law: what a record says never stands bare in a sentence. The pair's marks do not occur between them;
where the rules cannot read a quotation that holds marks of other pairs, a contiguous piece without
any mark is quoted instead. What stands outside of the marks is an identifier, a number or a time.
"""

import re
from collections.abc import Iterator

from firsthand.offline.frames import QUOTE_MARKS, QUOTE_PAIRS
from firsthand.offline.signals import failure_at, follows_negation

LEAST_PIECE = 24
"""A shorter piece between two marks says too little."""

_PIECE = re.compile(f"[^{QUOTE_MARKS}]+")
_IDENTIFIER = re.compile(r"[\w.:/@%-]{1,120}")
_TIME = re.compile(r"\d{1,4}[\d:.,TZ/+ -]{1,40}")


def quotations(piece: str, *, chinese: bool) -> Iterator[str]:
    """The piece within each pair whose marks it does not hold."""
    for opening, closing in QUOTE_PAIRS[chinese]:
        if opening not in piece and closing not in piece:
            yield f"{opening}{piece}{closing}"


def unmarked(piece: str) -> list[str]:
    """Contiguous pieces without a quotation mark, never behind a negation; failures, then long ones."""
    found = [
        part
        for match in _PIECE.finditer(piece)
        if len(part := match[0].strip("\\ ,;:")) >= LEAST_PIECE
        and not follows_negation(piece, match.start())
    ]
    return sorted(found, key=lambda part: (failure_at(part) is None, -len(part)))


def is_identifier(text: str) -> bool:
    """One word of letters, digits and marks of names: it may stand in a sentence unquoted."""
    return _IDENTIFIER.fullmatch(text) is not None


def is_expression(text: str) -> bool:
    """One word without a quotation mark: a metric's name, or the expression of a series."""
    return re.fullmatch(f"[^\\s{QUOTE_MARKS}]{{1,200}}", text) is not None


def is_time(text: str) -> bool:
    return _TIME.fullmatch(text) is not None


def ends_quoted(sentence: str) -> bool:
    """Whether its last character closes a quotation."""
    return sentence.endswith(tuple(closing for _, closing in QUOTE_PAIRS[0]))
