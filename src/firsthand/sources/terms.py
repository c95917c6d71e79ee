"""Literal search terms and names, over bytes.

Law: pure. A term is found where its UTF-8 bytes stand, case ignored: ASCII letters in any mixture,
other letters as given, all lower, all upper or capitalised. In JSON it is also found in its
escaped spelling (`\\u8fde`, `\\"`). A term is a substring; nothing in it is a wildcard.

A name (service, pod, host, file, label value) is found where a name begins, and may go on behind
a separator: `order-service` is in `Pod/order-service-7f9d-x7gr9` and not in `border-service` or
`pre-order-service`. `-`, `_`, `.` and a space in a name are one and the same.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Term:
    """One literal term, ready to be found in lower-cased bytes (`bytes.lower`, ASCII only)."""

    text: str
    forms: tuple[bytes, ...]
    """Every spelling that counts; ASCII letters in lower case."""

    @classmethod
    def of(cls, text: str) -> "Term":
        spellings = {text, text.lower(), text.upper(), text.capitalize()}
        forms: set[bytes] = set()
        for spelling in spellings:
            for form in (
                spelling,
                json.dumps(spelling)[1:-1],
                json.dumps(spelling, ensure_ascii=False)[1:-1],
                spelling.replace("/", "\\/"),
            ):
                forms.add(form.encode(errors="replace").lower())
        return cls(text, tuple(sorted(forms, key=lambda form: (len(form), form))))

    def within(self, lowered: bytes) -> bool:
        return any(form in lowered for form in self.forms)


@dataclass(frozen=True, slots=True)
class Name:
    """One service, pod, host or label value, ready to be found in bytes."""

    text: str
    pattern: re.Pattern[bytes]
    seed: Term
    """The longest part between separators: what a fast search looks for first."""

    @classmethod
    def of(cls, text: str) -> "Name":
        parts = [part for part in re.split(r"[-_. ]+", text.strip()) if part]
        if not parts:
            parts = [text]
        terms = [Term.of(part) for part in parts]
        spelled = [
            b"(?:" + b"|".join(re.escape(form) for form in term.forms) + b")" for term in terms
        ]
        body = rb"[-_. ]".join(spelled)
        pattern = re.compile(rb"(?<![a-z0-9_-])" + body + rb"(?![a-z0-9_])", re.IGNORECASE)
        return cls(text, pattern, max(terms, key=lambda term: len(term.text)))

    def within(self, raw: bytes) -> bool:
        return self.pattern.search(raw) is not None

    def within_text(self, text: str) -> bool:
        return self.within(text.encode(errors="replace"))


class Finder:
    """Finds the next place of any of some terms in one piece of lower-cased bytes.

    Each spelling's next hit is remembered, so that none is sought twice.
    """

    def __init__(self, terms: Iterable[Term], lowered: bytes) -> None:
        self._lowered = lowered
        self._next = {form: lowered.find(form) for term in terms for form in term.forms}

    def find(self, start: int) -> int:
        """Offset of the first hit at or behind `start`; -1 if there is none."""
        best = -1
        for form, hit in self._next.items():
            if 0 <= hit < start:
                hit = self._next[form] = self._lowered.find(form, start)
            if hit >= 0 and (best < 0 or hit < best):
                best = hit
        return best
