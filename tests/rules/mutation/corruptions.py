"""Joins and cuts that make a quotation say something that the text does not say, and the table of all kinds.

Law: as in `corrupt.py`. What happens to stand in the text after all is left out by `says_it_too`, which is
written apart from the rules under test.
"""

import random
import re
import unicodedata

from tests.rules.mutation import corrupt
from tests.rules.mutation.corrupt import NEGATIONS, Edit
from tests.rules.mutation.pieces import parts, quoted


def says_it_too(excerpt: str, text: str) -> bool:
    """Does the corrupted piece stand in the text anyway, between characters that are no part of it?"""
    plain = [
        re.sub(r"\s+", " ", unicodedata.normalize("NFKC", part).casefold())
        for part in (excerpt, text)
    ]
    return re.search(rf"(?<![\w.-]){re.escape(plain[0])}(?![\w%]|[.:,-]\w)", plain[1]) is not None


def negation_elided(text: str, _: str, rng: random.Random) -> str | None:
    found = [m for m in NEGATIONS.finditer(text) if m.start() > 12]
    if not found:
        return None
    match = rng.choice(found)
    return f"{text[: match.start()].rstrip()} ... {text[match.end() :]}"


def rebound_by_elision(text: str, _: str, rng: random.Random) -> str | None:
    """A key, an elision, and another key's value."""
    found = list(re.finditer(r"[\w.]+[=:] ?(?=[\"'\w-])", text))
    values = list(re.finditer(r"(?<=[=:])[\w./-]{2,}|(?<=[=:] )[\w./-]{2,}", text))
    pairs = [(k, v) for k in found for v in values if v.start() > k.end() + 8]
    if not pairs:
        return None
    key, value = rng.choice(pairs)
    return f"{text[max(0, key.start() - 30) : key.end()].lstrip()}... {text[value.start() :]}"


def out_of_order(text: str, _: str, rng: random.Random) -> str | None:
    words = parts(text)
    if len(words) < 8:
        return None
    middle = rng.randrange(3, len(words) - 3)
    return f"{text[words[middle][0] :]} ... {text[: words[middle - 1][1]]}"


def across_records(text: str, _: str, rng: random.Random) -> str | None:
    """From one record's name to another record's values."""
    del rng
    for pattern in (r'^(.*?"pod":"[^"]+").*\},\{.*?("restarts".*)$', r"^(pod=\S+).*⏎pod=\S+ (.*)$"):
        match = re.match(pattern, text)
        if match:
            return f"{match[1]} ... {match[2]}"
    return None


def head_invented(text: str, _: str, rng: random.Random) -> str | None:
    head = rng.choice(
        ["Root cause: ", "As of now ", "根因：", "payment-service ", "CRITICAL outage "]
    )
    return head + quoted(text, rng)


def tail_invented(text: str, _: str, rng: random.Random) -> str | None:
    tail = rng.choice(
        [
            " because of a deadlock",
            "，原因是磁盘写满",
            " and then recovered",
            " (3 times)",
            "，已恢复",
        ]
    )
    return quoted(text, rng) + tail


def word_dropped(text: str, _: str, rng: random.Random) -> str | None:
    """A word in the middle is left out without a mark."""
    part = quoted(text, rng)
    words = part.split(" ")
    inner = [i for i in range(1, len(words) - 1) if re.search(r"\w", words[i])]
    if not inner:
        return None
    del words[rng.choice(inner)]
    return " ".join(words)


def other_text(_: str, other: str, rng: random.Random) -> str | None:
    return quoted(other, rng)


_TOKENS = (
    corrupt.digit_changed, corrupt.digits_swapped, corrupt.number_cut, corrupt.number_begun,
    corrupt.sign_dropped, corrupt.sign_added, corrupt.decimal_moved, corrupt.decimal_dropped,
    corrupt.unit_changed, corrupt.comparator_flipped, corrupt.negation_dropped, corrupt.negation_cut,
    corrupt.negation_added, corrupt.flipped, corrupt.identifier_changed, corrupt.identifier_cut,
    corrupt.look_alike, corrupt.values_swapped,
)  # fmt: skip
_JOINS = (
    negation_elided, rebound_by_elision, out_of_order, across_records, head_invented, tail_invented,
    word_dropped, other_text,
)  # fmt: skip
CORRUPTIONS: dict[str, Edit] = {edit.__name__: edit for edit in (*_TOKENS, *_JOINS)}
"""Kind → edit."""
