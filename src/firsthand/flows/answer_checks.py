"""Is the published Answer what the record leads to? Step 5 of a recheck.

Law: pure. By the run's own rules everything must be the same; by other rules only what a reader
was told is compared: a claim, the conclusion, a better verdict.
"""

from collections.abc import Iterator, Mapping

from firsthand.contracts.answer import Answer, PublishedClaim
from firsthand.contracts.enums import Verdict
from firsthand.contracts.runs import RunRecord
from firsthand.flows.findings import Finding
from firsthand.flows.judged_again import JudgedAgain
from firsthand.rules.publish import CONCLUSION, Publication
from firsthand.rules.publish.verdicts import worst_verdict
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION

ELSEWHERE = frozenset(
    {"claims", "guidance", "conclusion"} | {"run_id", "session_id", "flow", "question", "model"}
)
"""What the claims' findings, and those of the run's row, already say."""


def other_versions(run: RunRecord) -> dict[str, str]:
    """Versions in which this program and the run differ."""
    pairs = {
        "rules": (run.rules_version, RULES_VERSION),
        "renderer": (run.renderer_version, RENDERER_VERSION),
    }
    return {name: f"{then} → {now}" for name, (then, now) in pairs.items() if then != now}


def claim_findings(published: Answer, again: Publication, *, exact: bool) -> Iterator[Finding]:
    """Every published claim and the conclusion. Not exact: what a reader was told of them."""
    refused = {one.claim_id: one.rule.value for one in again.refused}
    now = {claim.claim_id: claim for claim in (*again.answer.claims, *again.answer.guidance)}
    for claim in (*published.claims, *published.guidance):
        if difference := _difference(claim, now, exact=exact):
            same = now.get(claim.claim_id)
            is_refused = same is None or same.wording is not claim.wording
            label = claim.claim_id.partition(".")[0] if is_refused else ""
            rule = refused.get(label, "answer_changed")
            yield Finding(rule=rule, claim_id=claim.claim_id, detail=difference)
    if published.conclusion is not None and published.conclusion != again.answer.conclusion:
        rule = refused.get(CONCLUSION, "answer_changed")
        yield Finding(rule=rule, claim_id=CONCLUSION, detail="it would not be published now")
    listed = {claim.claim_id for claim in (*published.claims, *published.guidance)}
    missing = sorted(now.keys() - listed) if exact else []
    if missing:
        detail = "it follows from the record and is not in the answer"
        yield Finding(rule="answer_changed", claim_id=missing[0], detail=detail)
    if exact and published.conclusion is None and again.answer.conclusion is not None:
        detail = "one follows from the record and is not in the answer"
        yield Finding(rule="answer_changed", claim_id=CONCLUSION, detail=detail)


def verdict_findings(published: Answer, again: Publication) -> Iterator[Finding]:
    """By other rules: a verdict that would be worse now."""
    if worst_verdict([published.verdict, again.answer.verdict]) is not published.verdict:
        detail = f"the verdict would be {again.answer.verdict.value} now"
        yield Finding(rule="answer_changed", detail=detail)


def document_findings(run: RunRecord, again: JudgedAgain) -> Iterator[Finding]:
    """By the run's own rules: the rest of the Answer, and the records beside it."""
    answer = run.answer
    if answer is None:
        return
    for field in Answer.model_fields:
        if field in ELSEWHERE or getattr(answer, field) == getattr(again.publication.answer, field):
            continue
        yield Finding(rule="answer_changed", detail=f"its {field} is not what the record leads to")
    if run.gatekeeper_result != again.gatekeeper_result:
        detail = "the Gatekeeper's recorded result is not what the draft leads to"
        yield Finding(rule="gatekeeper_changed", detail=detail)
    if run.guard_result != again.publication.guard_result:
        detail = "the guards' recorded rulings are not what the draft leads to"
        yield Finding(rule="guards_changed", detail=detail)


def verifier_claims(answer: Answer | None) -> tuple[str, ...]:
    """What rests on the recorded Verifier's ruling."""
    claims = answer.claims if answer is not None else ()
    return tuple(claim.claim_id for claim in claims if claim.judged_by == "verifier")


def _difference(
    claim: PublishedClaim, now: Mapping[str, PublishedClaim], *, exact: bool
) -> str | None:
    again = now.get(claim.claim_id)
    if again is None:
        return "it would not be published now"
    if again == claim or (not exact and _told(again) == _told(claim)):
        return None
    fields = [
        name for name in type(claim).model_fields if getattr(claim, name) != getattr(again, name)
    ]
    return f"its {' and '.join(fields)} would differ now"


def _told(claim: PublishedClaim) -> tuple[object, ...]:
    """What a reader was told: the sentence, its kind, and the items under it."""
    items = tuple((one.invocation_id, one.raw_path, one.text) for one in claim.evidence)
    return claim.text, claim.kind, claim.verdict is Verdict.PASS, items
