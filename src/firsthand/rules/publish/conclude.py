"""The conclusion: judged as one more claim in the direct flow, framed by code in the reviewed one.

Law: pure. A conclusion stands only on a verified observation of this run; a sentence of a model
stands there only if it passed.
"""

from collections.abc import Iterable, Mapping

from firsthand.contracts.base import Contract
from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import ClaimKind, JudgedBy, Rule, Verdict
from firsthand.contracts.rulings import Derivation, VerifiedExcerpt
from firsthand.rules.publish.decide import Decision, Reason, Show
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.semantic import (
    CONCLUSION,
    DraftJudgement,
    derive_text,
    joined,
    live,
)
from firsthand.rules.publish.verdicts import SEVERITY, WORDING, Heard, finding_of, hear

FRAME = "Observed: {text}"
"""The reviewed flow's conclusion: the first observation that passed, framed as what it is."""


class Conclusion(Contract):
    text: str | None
    """What is published."""
    drafted: str | None = None
    """The model's sentence. Untrusted."""
    cost: Verdict = Verdict.PASS
    """The best verdict that the answer can still have. A null conclusion costs nothing."""
    judged_by: JudgedBy = JudgedBy.RULES
    reasons: tuple[Reason, ...] = ()
    derivation: Derivation | None = None


def judged_conclusion(
    judgement: DraftJudgement,
    decisions: Iterable[Decision],
    rulings: Mapping[str, ClaimRuling] | None,
) -> Conclusion:
    """Over the whole set of excerpts under the observations that passed, of which there must be one.

     1. Without such an observation it is withheld.
     2. Derivability over that set, and the Verifier's ruling, make its verdict as any claim's.
     3. A ruling that was made over other excerpts than that set can lower it, and never raise it; where
    there is a Verifier and no ruling, the conclusion is withheld.
    """
    drafted = judgement.conclusion
    if drafted is None:
        return Conclusion(text=None)
    support = joined(one.claim for one in decisions if is_passed_observation(one))
    seen = _same(support, judgement.conclusion_support)
    derivation = judgement.conclusion_derivation if seen else derive_text(drafted, support)
    if derivation is None:  # step 1
        return _withheld(drafted, Verdict.LOW_CONFID, "no verified observation stands under it")
    heard = hear(CONCLUSION, rulings, asked=True)
    if heard is Heard.PASS and not seen:  # step 3
        heard = Heard.NOT_ASKED
    ruled = WORDING[finding_of(derivation), heard]  # step 2
    if ruled.rule is None:
        return Conclusion(text=drafted, drafted=drafted, judged_by=ruled.by, derivation=derivation)
    detail = f"{ruled.rule.value}: {derivation.rule} {derivation.detail}".rstrip()
    return _withheld(drafted, ruled.verdict, detail, derivation, ruled.by)


def framed_conclusion(decisions: Iterable[Decision], facts: RunFacts) -> Conclusion:
    """The first observation of this run that passed, framed by code; else null."""
    for one in decisions:
        current = all(excerpt.invocation_id in facts.own_ids for excerpt in live(one.claim))
        if is_passed_observation(one) and current:
            return Conclusion(text=FRAME.format(text=one.claim.text), judged_by=one.judged_by)
    return Conclusion(text=None)


def is_passed_observation(decision: Decision) -> bool:
    """A model's sentence about what is, published as it stands."""
    return decision.show is Show.MODEL and decision.claim.kind is ClaimKind.OBSERVATION


def _withheld(
    drafted: str,
    verdict: Verdict,
    detail: str,
    derivation: Derivation | None = None,
    by: JudgedBy = JudgedBy.RULES,
) -> Conclusion:
    reason = Reason(rule=Rule.CONCLUSION_WITHHELD, severity=SEVERITY[verdict], detail=detail)
    return Conclusion(
        text=None,
        drafted=drafted,
        cost=verdict,
        judged_by=by,
        reasons=(reason,),
        derivation=derivation,
    )


def _same(one: Iterable[VerifiedExcerpt], other: Iterable[VerifiedExcerpt]) -> bool:
    return {(e.invocation_id, e.raw_path) for e in one} == {
        (e.invocation_id, e.raw_path) for e in other
    }
