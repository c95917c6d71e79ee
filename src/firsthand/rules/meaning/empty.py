"""Results of searches that found nothing: their two shapes, the scope line and the JSON.

Owns the recognition alone; `negatives.py` says what may be said of them. Pure.
"""

import re

from firsthand.rules.meaning.evidence import Evidence

_EMPTY = re.compile(
    r"[\"']evidence_status[\"']\s*:\s*[\"']no_evidence[\"']"
    r"|\A[a-z_]+ (?:searched|found no|returned no)\b.*(?:: no [\w ]+ matched|found no |returned no )"
    r"|\A[a-z_]+ found no ",
    re.IGNORECASE | re.DOTALL,
)


def is_empty_result(evidence: Evidence) -> bool:
    """Whether a text is the record of a search that found nothing."""
    return _EMPTY.search(evidence.text) is not None
