"""Publishing in one line, in either flow, with derivations given where a wording is the subject."""

from collections.abc import Mapping

from pydantic import JsonValue
from tests.support.builders import facts

from firsthand.contracts.answer import Answer, PublishedClaim
from firsthand.contracts.drafts import ClaimRuling, DiagnosisDraft
from firsthand.contracts.enums import Flow
from firsthand.contracts.rulings import Derivation
from firsthand.rules.gatekeeper import judge
from firsthand.rules.publish import (
    CONCLUSION,
    Publication,
    RunFacts,
    derive,
    judge_draft,
    publish_draft,
    publish_report,
)

Rulings = Mapping[str, ClaimRuling] | None


def direct(
    draft: DiagnosisDraft,
    run: RunFacts | None = None,
    rulings: Rulings = None,
    derivations: Mapping[str, Derivation] | None = None,
) -> Publication:
    """Both guards and the publication. Given derivations replace those of claims that have one."""
    run = run or facts()
    judgement = judge_draft(draft, run)
    if derivations is not None:
        changed = {
            claim_id: derivations.get(claim_id, one)
            for claim_id, one in judgement.derivations.items()
        }
        judgement = judgement.model_copy(
            update={
                "derivations": changed,
                "conclusion_derivation": derivations.get(
                    CONCLUSION, judgement.conclusion_derivation
                ),
            }
        )
    return publish_draft(judgement, run, rulings)


def reviewed(
    report: JsonValue,
    run: RunFacts | None = None,
    rulings: Rulings = None,
    derivations: Mapping[str, Derivation] | None = None,
) -> Publication:
    run = run or facts(flow=Flow.REVIEWED)
    judgement = judge(
        report,
        run_id=run.run_id,
        session_id=run.session_id,
        run_invocations=run.invocations,
        invocations=run.by_id,
    )
    found = derive(judgement)
    changed = {claim_id: (derivations or {}).get(claim_id, one) for claim_id, one in found.items()}
    return publish_report(judgement, changed, rulings, run)


def withheld(answer: Answer) -> dict[str, tuple[str, int]]:
    return {one.rule: (one.severity.value, one.count) for one in answer.withheld}


def only(answer: Answer) -> PublishedClaim:
    (claim,) = answer.claims
    return claim
