"""What was skipped told as done: `upload=skipped` says of nothing that it was uploaded.

Law: a deed whose key has the value `skipped` is not told as done. A sentence that keeps the reserve in any
word is left alone. Pure, linear.
It cannot tell a deed from a key that has another word for it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_SKIPPED = lazy(r"([a-z]{4,})[a-z_]*[\"']? ?[=:] ?[\"']?skip(?:ped)?\b")
_KEEPS = lazy(r"\b(?:skip\w*|no|not|never|without|omit\w*)\b|n't\b|跳过|未|没|不|略过")
_STEM = 5


def _skipped_told_as_done(said: str, text: str) -> Finding | None:
    """`it was uploaded` of `upload=skipped`; both folded, in lower case."""
    if _KEEPS.search(said):
        return None
    told = next((key for key in _SKIPPED.findall(text) if key[:_STEM] in said), "")
    return Finding(CONTRADICTED, "deed_was_skipped", told) if told else None


SKIPPED = (Reading(_skipped_told_as_done, heads("skip skipped")),)
