"""Results of searches that found nothing: their two shapes, the scope line and the JSON.

Owns the recognition alone; `negatives.py` says what may be said of them. Pure.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence

_EMPTY = lazy(
    r"[\"']evidence_status[\"']\s*:\s*[\"']no_evidence[\"']"
    r"|\A[a-z_]+ searched\b.*: no [\w ]+ matched\s*\Z|\A[a-z_]+ (?:found|returned) no ",
    re.IGNORECASE | re.DOTALL,
)

_HEADS = ("query_", "lookup_")


def is_empty_result(evidence: Evidence) -> bool:
    """Whether a text is the record of a search that found nothing."""
    if "no_evidence" not in evidence.lower and not evidence.lower.startswith(_HEADS):
        return False
    return _EMPTY.search(evidence.text) is not None
