"""The three ways to an Answer: a judged draft, a judged report, or what a limit left behind.

Law: pure; each ends in `compose`, and nothing else makes an Answer.
"""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import (
    ClaimKind,
    EvidenceStatus,
    InvocationStatus,
    JudgedBy,
    Verdict,
)
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import Derivation, VerifiedExcerpt
from firsthand.rules.gatekeeper.judgement import JudgedClaim, Judgement
from firsthand.rules.publish.compose import answer_of, publish
from firsthand.rules.publish.conclude import framed_conclusion, judged_conclusion
from firsthand.rules.publish.decide import Decision, decide
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.pieces import Piece, guidance_piece, quoted_piece
from firsthand.rules.publish.publication import Publication
from firsthand.rules.publish.semantic import DraftJudgement, is_askable, is_knowledge
from firsthand.rules.publish.verdicts import hear
from firsthand.rules.version import RULES_VERSION

MOST_GATHERED = 20
"""Most items that are quoted where no draft came about."""

Rulings = Mapping[str, ClaimRuling] | None
"""By claim id; None: there is no Verifier. A claim that it lacks was skipped."""


def publish_draft(judgement: DraftJudgement, facts: RunFacts, rulings: Rulings) -> Publication:
    """Direct flow."""
    decisions = _decisions(judgement.judgement, judgement.derivations, rulings, facts)
    conclusion = judged_conclusion(judgement, decisions, rulings)
    return publish(
        facts,
        decisions,
        conclusion,
        gatekeeper=judgement.judgement.result,
        proposed=judgement.judgement.next_steps,
    )


def publish_report(
    judgement: Judgement,
    derivations: Mapping[str, Derivation],
    rulings: Rulings,
    facts: RunFacts,
) -> Publication:
    """Reviewed flow."""
    decisions = _decisions(judgement, derivations, rulings, facts)
    return publish(
        facts,
        decisions,
        framed_conclusion(decisions, facts),
        gatekeeper=judgement.result,
        proposed=judgement.next_steps,
    )


def publish_gathered(facts: RunFacts) -> Publication:
    """A limit or a cancel ended the run before a draft: the system's texts, quoted, LOW_CONFID.

    Items stand as gathered; each call's first items come before any call's later ones.
    """
    found = list(_gathered(facts))
    kept = found[:MOST_GATHERED]
    named = [
        (one, one.claim.model_copy(update={"claim_id": f"g{number}"}))
        for number, one in enumerate(kept, 1)
    ]
    more = [f"{len(found) - len(kept)} more items were gathered and are not listed here."]
    answer = answer_of(
        facts,
        claims=[claim for one, claim in named if not one.is_guidance],
        guidance=[claim for one, claim in named if one.is_guidance],
        conclusion=None,
        verdict=Verdict.LOW_CONFID,
        reasons=(),
        more=[_NO_DRAFT if kept else _NOTHING, *(more if len(found) > len(kept) else [])],
    )
    record = {"flow": facts.flow.value, "rules_version": RULES_VERSION, "gathered": len(found)}
    return Publication(answer=answer, guard_result=record)


_NO_DRAFT = "There was no draft to judge: the claims are quotations of what was gathered."

_NOTHING = "There was no draft to judge, and nothing had been gathered."


def _decisions(
    judgement: Judgement,
    derivations: Mapping[str, Derivation],
    rulings: Rulings,
    facts: RunFacts,
) -> list[Decision]:
    return [_decide(claim, derivations, rulings, facts) for claim in judgement.claims]


def _decide(
    claim: JudgedClaim, derivations: Mapping[str, Derivation], rulings: Rulings, facts: RunFacts
) -> Decision:
    derivation = derivations.get(claim.claim_id)
    asked = is_askable(claim.kind, derivation)
    return decide(claim, derivation, hear(claim.claim_id, rulings, asked=asked), facts.flow)


def _gathered(facts: RunFacts) -> Iterator[Piece]:
    calls = [list(_items(one)) for one in facts.invocations]
    for rank in zip_longest(*calls):
        for excerpt in rank:
            if excerpt is None:
                continue
            if is_knowledge(excerpt.tool_name):
                yield guidance_piece(excerpt, facts)
            else:
                kind, by = ClaimKind.OBSERVATION, JudgedBy.RULES
                yield quoted_piece(excerpt, kind, Verdict.LOW_CONFID, by, facts)


def _items(invocation: ToolInvocation) -> Iterator[VerifiedExcerpt]:
    """Nothing was cited, so nothing in particular is marked."""
    succeeded = invocation.status is InvocationStatus.SUCCEEDED
    if not succeeded or invocation.evidence_status is not EvidenceStatus.EVIDENCE_FOUND:
        return
    for ref in invocation.retrieval_details.evidence_refs or ():
        yield VerifiedExcerpt(
            invocation_id=invocation.id,
            tool_name=invocation.tool_name,
            raw_path=ref.raw_path,
            text=ref.text,
            span=(0, 0),
        )
