"""What was skipped told as done, and who tells of a node told as that node.

Law: a deed whose key has the value `skipped` is not told as done; a watermark that Elasticsearch's master
says to be exceeded on another node is that node's. A sentence that keeps the reserve, or names the other
node, is left alone. Pure, linear.
It cannot tell a deed from a key that has another word for it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_SKIPPED = lazy(r"([a-z]{4,})[a-z_]*[\"']? ?[=:] ?[\"']?skip(?:ped)?\b")
_KEEPS = lazy(r"\b(?:skip\w*|no|not|never|without|omit\w*)\b|n't\b|跳过|未|没|不|略过")
_STEM = 5
_WATERMARK = lazy(
    r"\[([\w.-]+)\][^\[\]]{0,40}watermark \[\d+%\] exceeded on \[[\w-]+\]\[([\w.-]+)\]"
)


def _skipped_told_as_done(said: str, text: str) -> Finding | None:
    """`it was uploaded` of `upload=skipped`; both folded, in lower case."""
    if _KEEPS.search(said):
        return None
    told = next((key for key in _SKIPPED.findall(text) if key[:_STEM] in said), "")
    return Finding(CONTRADICTED, "deed_was_skipped", told) if told else None


def _teller_for_told(said: str, text: str) -> Finding | None:
    """`es-master-1 exceeded its watermark` of what it says of es-data-3."""
    for teller, told in _WATERMARK.findall(text):
        if teller != told and teller in said and told not in said:
            return Finding(UNSUPPORTED, "told_of_another_node", teller)
    return None


SKIPPED = (
    Reading(_skipped_told_as_done, heads("skip skipped"), frozenset()),
    Reading(
        _teller_for_told,
        heads("watermark"),
        heads("watermark exceeded exceeds above past 水 超 磁"),
    ),
)
