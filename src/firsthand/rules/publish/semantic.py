"""SemanticGuard: does each sentence follow from its own verified excerpts?

Law: a sentence is judged over excerpts that passed the Gatekeeper, and over no runbook: knowledge
says what to do and never what is. Pure.

1. A claim without a cap is judged over its live excerpts (all but lookup_knowledge's), and over none
   that speaks to its reader: an order in a log line is nothing that happened.
2. A claim whose excerpts are all lookup_knowledge is guidance; its wording is code's.
3. A scoped negative is composed by code; its wording is not judged.
4. The conclusion is judged over all live excerpts under the observations that may yet pass.
5. A Verifier may be asked about what is not contradicted, and never about what is guidance.
"""

from collections.abc import Iterable, Mapping

from firsthand.contracts.base import Contract
from firsthand.contracts.drafts import DiagnosisDraft
from firsthand.contracts.enums import (
    ClaimKind,
    ClaimStatus,
    Outcome,
    Severity,
    ToolName,
    Undecided,
)
from firsthand.contracts.rulings import Derivation, VerifiedExcerpt
from firsthand.rules.gatekeeper.judgement import JudgedClaim, Judgement
from firsthand.rules.gatekeeper.values import one_sentence
from firsthand.rules.meaning import derivability
from firsthand.rules.meaning.addressed import sign_of_speech
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.guard import evidence_guard

SPOKEN = Derivation(
    outcome=Outcome.UNDECIDED,
    undecided=Undecided.UNSUPPORTED,
    rule="text_speaks_to_its_reader",
    detail="the cited texts are addressed to their reader; they are quoted and tell nothing",
)
CONCLUSION = "conclusion"
"""The conclusion's key among rulings; no claim's id."""


class ClaimToVerify(Contract):
    """All that a Verifier is shown of a claim: its text and its verified excerpts."""

    claim_id: str
    text: str
    excerpts: tuple[VerifiedExcerpt, ...]


class DraftJudgement(Contract):
    """A draft after both guards; a Verifier may stand between this and `publish_draft`."""

    judgement: Judgement
    derivations: dict[str, Derivation]
    """By claim id, for the claims whose wording is judged."""
    conclusion: str | None
    """The model's sentence, as one printable line. Untrusted."""
    conclusion_support: tuple[VerifiedExcerpt, ...] = ()
    """What a Verifier is shown for it."""
    conclusion_derivation: Derivation | None = None

    @property
    def to_verify(self) -> tuple[ClaimToVerify, ...]:
        """What to ask a Verifier. Empty: nothing to ask."""
        asked = claims_to_verify(self.judgement, self.derivations)
        if self.conclusion and is_askable(ClaimKind.OBSERVATION, self.conclusion_derivation):
            one = ClaimToVerify(
                claim_id=CONCLUSION, text=self.conclusion, excerpts=self.conclusion_support
            )
            return (*asked, one)
        return asked


def judge_draft(draft: DiagnosisDraft, facts: RunFacts) -> DraftJudgement:
    """Both guards over a strictly parsed draft."""
    judgement = evidence_guard(draft, facts)
    derivations = derive(judgement)
    conclusion = one_sentence(draft.conclusion) or None
    support = joined(  # step 4
        claim
        for claim in judgement.claims
        if claim.kind is ClaimKind.OBSERVATION and may_pass(derivations.get(claim.claim_id))
    )
    return DraftJudgement(
        judgement=judgement,
        derivations=derivations,
        conclusion=conclusion,
        conclusion_support=support,
        conclusion_derivation=derive_text(conclusion, support) if conclusion else None,
    )


def derive(judgement: Judgement) -> dict[str, Derivation]:
    """Steps 1 to 3, for either flow: a derivation for each claim whose wording is judged."""
    return {
        claim.claim_id: derivation
        for claim in judgement.claims
        if claim.cap is Severity.NONE and claim.status is ClaimStatus.CONFIRMED
        if (derivation := derive_text(claim.text, live(claim))) is not None
    }


def derive_text(text: str, support: tuple[VerifiedExcerpt, ...]) -> Derivation | None:
    """None where there is no live excerpt to judge over."""
    if not support:
        return None
    telling = [one for one in support if sign_of_speech(one.text) is None]
    if not telling:
        return SPOKEN
    return derivability(text, [one.text for one in telling], [one.tool_name for one in telling])


def live(claim: JudgedClaim) -> tuple[VerifiedExcerpt, ...]:
    """The excerpts that speak of now."""
    return tuple(one for one in claim.excerpts if not is_knowledge(one.tool_name))


def is_knowledge(tool_name: str) -> bool:
    return tool_name == ToolName.LOOKUP_KNOWLEDGE


def joined(claims: Iterable[JudgedClaim]) -> tuple[VerifiedExcerpt, ...]:
    """The live excerpts under several claims, each item once."""
    items = {(one.invocation_id, one.raw_path): one for claim in claims for one in live(claim)}
    return tuple(items.values())


def may_pass(derivation: Derivation | None) -> bool:
    """Derivable, or open and so a Verifier's to decide."""
    if derivation is None:
        return False
    return derivation.outcome is Outcome.DERIVABLE or derivation.undecided is Undecided.OPEN


def is_askable(kind: ClaimKind, derivation: Derivation | None) -> bool:
    """Step 5. An inference must be derivable by rule: a Verifier can only lower it."""
    if derivation is None:
        return False
    if kind is ClaimKind.INFERENCE:
        return derivation.outcome is Outcome.DERIVABLE
    return derivation.outcome is not Outcome.CONTRADICTED


def claims_to_verify(
    judgement: Judgement, derivations: Mapping[str, Derivation]
) -> tuple[ClaimToVerify, ...]:
    """What a Verifier is asked about a report's or draft's claims."""
    return tuple(
        ClaimToVerify(claim_id=claim.claim_id, text=claim.text, excerpts=live(claim))
        for claim in judgement.claims
        if is_askable(claim.kind, derivations.get(claim.claim_id))
    )
