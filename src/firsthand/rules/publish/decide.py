"""What becomes of one claim: its verdict, what it costs the answer, and what a reader gets.

Law: pure; the first step that holds decides.

1. A cap of the Gatekeeper: withheld, at the cap's verdict.
2. Unconfirmed: checked, withheld, costs nothing more.
3. A scoped negative: the recorded scopes, composed by code.
4. Runbooks alone: guidance, composed by code.
5. The wording passes: the model's sentence.
6. A failed inference: withheld, costs nothing.
7. Any other wording: the system's text is quoted in its place. In the direct flow a merely open
   wording costs nothing; in the reviewed flow it is LOW_CONFID (the seed).
"""

from enum import StrEnum

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import (
    ClaimKind,
    ClaimStatus,
    Flow,
    JudgedBy,
    Rule,
    Severity,
    Verdict,
)
from firsthand.contracts.rulings import Derivation
from firsthand.rules.gatekeeper.judgement import JudgedClaim
from firsthand.rules.publish.semantic import live
from firsthand.rules.publish.verdicts import CAP, SEVERITY, WORDING, Finding, Heard, finding_of


class Show(StrEnum):
    """What a reader gets in the place of a claim."""

    MODEL = "model"
    QUOTED = "quoted"
    SCOPE = "scope"
    GUIDANCE = "guidance"
    NOTHING = "nothing"


class Reason(Contract):
    """Why a model's sentence is not shown."""

    rule: Rule
    severity: Severity
    """What it costs the answer."""
    detail: str = ""
    """For a person; may quote the model."""


class Decision(Contract):
    claim: JudgedClaim
    verdict: Verdict
    """Of the claim."""
    cost: Verdict
    """The best verdict that the answer can still have."""
    show: Show
    judged_by: JudgedBy = JudgedBy.RULES
    reasons: tuple[Reason, ...] = ()
    derivation: Derivation | None = None
    heard: Heard = Heard.NOT_ASKED


def decide(claim: JudgedClaim, derivation: Derivation | None, heard: Heard, flow: Flow) -> Decision:
    """`heard` is what a Verifier said of this claim."""
    if claim.cap is not Severity.NONE:  # step 1
        reasons = tuple(
            Reason(rule=one.rule, severity=one.severity, detail=one.detail) for one in claim.errors
        )
        verdict = CAP[claim.cap]
        return Decision(
            claim=claim, verdict=verdict, cost=verdict, show=Show.NOTHING, reasons=reasons
        )
    if claim.status is ClaimStatus.UNCONFIRMED:  # step 2
        return Decision(
            claim=claim,
            verdict=Verdict.LOW_CONFID,
            cost=Verdict.PASS,
            show=Show.NOTHING,
            reasons=(Reason(rule=Rule.UNCONFIRMED, severity=Severity.NONE),),
        )
    if claim.searches or not live(claim):  # steps 3, 4
        show = Show.SCOPE if claim.searches else Show.GUIDANCE
        return Decision(claim=claim, verdict=Verdict.PASS, cost=Verdict.PASS, show=show)
    return _by_wording(claim, derivation, heard, flow)


def _by_wording(
    claim: JudgedClaim, derivation: Derivation | None, heard: Heard, flow: Flow
) -> Decision:
    finding = finding_of(derivation)
    ruled = WORDING[finding, heard]
    merely_open = flow is Flow.DIRECT and ruled.rule is Rule.WORDING_OPEN
    cost, rule, show = ruled.verdict, ruled.rule, Show.QUOTED
    if rule is None:  # step 5
        show = Show.MODEL
    elif claim.kind is ClaimKind.INFERENCE:  # step 6
        rule = rule if finding is Finding.DERIVABLE else Rule.INFERENCE_NOT_DERIVABLE
        cost, show = Verdict.PASS, Show.NOTHING
    elif merely_open:  # step 7
        cost = Verdict.PASS
    detail = f"{derivation.rule}: {derivation.detail}".removesuffix(": ") if derivation else ""
    return Decision(
        claim=claim,
        verdict=ruled.verdict,
        cost=cost,
        show=show,
        judged_by=ruled.by,
        reasons=(Reason(rule=rule, severity=SEVERITY[cost], detail=detail),) if rule else (),
        derivation=derivation,
        heard=heard,
    )
