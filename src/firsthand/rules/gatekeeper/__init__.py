"""Are these references real? The table of design.md §4 over a report and the ledger's record.

Law: pure. The caller fetches what `cited_ids` names, across sessions and in one query; `judge`
reads the report, back-fills, applies every row and hands on the result, each claim's cap, and the
verified excerpts. No similarity decides, and nothing passes vacuously.
"""

from firsthand.rules.gatekeeper.judgement import JudgedClaim, Judgement
from firsthand.rules.gatekeeper.judging import judge
from firsthand.rules.gatekeeper.read import cited_ids

__all__ = ["JudgedClaim", "Judgement", "cited_ids", "judge"]
