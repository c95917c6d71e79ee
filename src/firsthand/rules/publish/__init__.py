"""Publication: the only maker of an Answer (design.md §4, "What is checked, and what is published").

Law: pure. Direct flow: `judge_draft` (EvidenceGuard and SemanticGuard), a Verifier may stand
between, `publish_draft`. Reviewed flow: the Gatekeeper's `judge`, `derive`, a Verifier may stand
between, `publish_report`, and `with_composition` where a Composer wrote. `publish_gathered` where a
limit left no draft. No unchecked prose reaches a reader: a model's sentence is published only if it
passed, and all else is made by code.
"""

from firsthand.rules.publish.composed import (
    Composition,
    composable,
    recorded_composition,
    with_composition,
)
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.flows import publish_draft, publish_gathered, publish_report
from firsthand.rules.publish.publication import Publication, Refused, refused_of
from firsthand.rules.publish.semantic import (
    CONCLUSION,
    ClaimToVerify,
    DraftJudgement,
    claims_to_verify,
    derive,
    judge_draft,
)

__all__ = [
    "CONCLUSION",
    "ClaimToVerify",
    "Composition",
    "DraftJudgement",
    "Publication",
    "Refused",
    "RunFacts",
    "claims_to_verify",
    "composable",
    "derive",
    "judge_draft",
    "publish_draft",
    "publish_gathered",
    "publish_report",
    "recorded_composition",
    "refused_of",
    "with_composition",
]
