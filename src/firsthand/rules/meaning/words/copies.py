"""Words that tell of a replica or of replication, and texts that have none.

Pure. It cannot tell a copy of data from a copy of a service.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import heads, holds_any

_COPYING = ("复制", "主从", "同步延迟")
COPYING = heads("replica standby 复制 主从 同步延迟")
"""What the signs of a sentence hold where a known word of it tells of a copy."""
_COPIES = names("replica replicate leader member sync binlog copy wal")
"""What a lag of a copy is told of; a consumer's lag is none."""
_COPIED = ("replication", "主从", "复制", "从库", "备库", "seconds_behind", "standby")


def tells_of_a_copy(text: str) -> bool:
    """Whether a word of a sentence speaks of a replica or of replication."""
    if text.isascii():
        return "replica" in text or "standby" in text
    return "replica" in text or "standby" in text or holds_any(text, _COPYING)


def is_of_no_copy(text: str, evidence: Evidence) -> bool:
    """Whether a word tells of a copy, and the text of none."""
    return (
        tells_of_a_copy(text)
        and _COPIES.isdisjoint(evidence.facts.held)
        and not holds_any(evidence.lower, _COPIED)
    )
