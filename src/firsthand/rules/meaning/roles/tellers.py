"""Who tells of a node is not that node: Elasticsearch's master logs a watermark that another one exceeds.

Owns whose watermark such a line tells of; a sentence that names that node as well is left alone. Pure,
linear.
It cannot read a line that gives the node's id without its name.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_WATERMARK = lazy(
    r"\[([\w.-]+)\][^\[\]]{0,40}watermark \[\d+%\] exceeded on \[[\w-]+\]\[([\w.-]+)\]"
)


def _teller_for_told(said: str, text: str) -> Finding | None:
    """`es-master-1 exceeded its watermark` of what it says of es-data-3; both folded, in lower case."""
    for teller, told in _WATERMARK.findall(text):
        if teller != told and teller in said and told not in said:
            return Finding(UNSUPPORTED, "told_of_another_node", teller)
    return None


TELLERS = (
    Reading(
        _teller_for_told,
        heads("watermark"),
        heads("watermark exceeded exceeds above past 水 超 磁"),
    ),
)
