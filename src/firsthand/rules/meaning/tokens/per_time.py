"""Rates of things over a time, in one spelling: `820 req/s`, `820 requests a second`.

Owns only counts of things: `41,022 records/s` becomes `41,022 records per
second`; amounts of bytes keep their own units. Told alike in a claim and in a text, the same rate has one
reading, and `a minute` stays another time than `a second`. Pure.
It cannot tell a rate that its text names without a time.
"""

import re

from firsthand.rules.lazy import lazy

_LONG = {
    "req": "requests",
    "reqs": "requests",
    "msg": "messages",
    "msgs": "messages",
    "ops": "operations",
}
_SPANS = {"s": "second", "sec": "second", "m": "minute", "min": "minute", "h": "hour"}
_ENGLISH = lazy(
    r"(?<![\w.])(\d[\d,]*(?:\.\d+)?[kM]?) ?([a-z]{3,14})/(s|sec|second|min|minute)\b(?!/)"
)
_NO_THINGS = frozenset(
    {"bytes", "byte", "bits", "bit", "kbit", "mbit", "gbit", "kbits", "mbits", "gbits", "rps"}
)
_A_SECOND = lazy(
    r"(?<![\w.])(\d[\d,]*(?:\.\d+)?"
    r" (?!within|for|after|over|than|under|about|until)[a-z]{3,14}) (?:a|each|every) (second|minute|hour)"
    r"(?= *(?:[.,;:)]|\Z)"
    r"| (?:and|with|but|while|than|from|to|over|above|below|under|against|at|on|in|for|of)\b)"
)


def per_time(text: str) -> str:
    """A text whose rates of things are spelled in words."""
    if "/" in text:
        text = _ENGLISH.sub(_in_words, text)
    if " second" in text:
        text = _A_SECOND.sub(r"\1 per \2", text)
    return text


def _in_words(found: re.Match[str]) -> str:
    number, thing, span = found.groups()
    if thing in _NO_THINGS:
        return found[0]
    return f"{number} {_LONG.get(thing, thing)} per {_SPANS.get(span, span)}"
