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

    def find(self, lowered: bytes, start: int) -> int:
        """Offset of the first spelling at or behind `start`; -1 if there is none."""
        hits = [hit for form in self.forms if (hit := lowered.find(form, start)) >= 0]
        return min(hits, default=-1)


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


def earliest(terms: Iterable[Term], lowered: bytes, start: int) -> int:
    """Offset of the first of several terms at or behind `start`; -1 if there is none."""
    hits = [hit for term in terms if (hit := term.find(lowered, start)) >= 0]
    return min(hits, default=-1)
