"""Recheck: does a published Answer still stand? From the ledger alone: no model, source or network.

1. Every payload's sha256 is computed again, and held against its row.
2. The run's digest is computed again, and held against the run and against a digest kept elsewhere.
3. Every item's text is rendered again from its payload.
4. The Gatekeeper, the guards and derivability judge the recorded draft again. The recorded Verifier
   is not asked again: its rulings on open claims are used as they stand.
5. The Answer that follows is held against the published one, claim by claim.

Owns no rule; other versions of rules or renderers are reported apart, since a text may then differ
without anybody having touched the record.
"""

from collections.abc import Iterator, Mapping, Sequence

from pydantic import JsonValue, ValidationError

from firsthand.contracts.answer import Answer, PublishedClaim
from firsthand.contracts.base import Contract
from firsthand.contracts.drafts import ClaimRuling, DiagnosisDraft
from firsthand.contracts.enums import Flow, RunState
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import RunRecord
from firsthand.rules.evidence import payload_sha256, render_refs, run_digest
from firsthand.rules.gatekeeper import cited_ids, judge
from firsthand.rules.publish import (
    Publication,
    RunFacts,
    derive,
    judge_draft,
    publish_draft,
    publish_gathered,
    publish_report,
)
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION


class Finding(Contract):
    """One way in which the record and the Answer no longer agree."""

    rule: str
    """`payload_changed`, `digest_changed`, `evidence_refs_changed`, `draft_changed`,
    `answer_changed`, or the rule
    under which a claim is now refused."""
    claim_id: str | None = None
    invocation_id: int | None = None
    detail: str = ""


class Recheck(Contract):
    run_id: str
    stands: bool
    findings: tuple[Finding, ...]
    digest: str
    """Computed now."""
    verifier_claims: tuple[str, ...]
    """Claims that rest on the recorded Verifier's ruling, which was not asked again."""
    other_versions: dict[str, str]
    """Versions in which this check and the run differ, e.g. `{"rules": "1 → 2"}`."""


async def recheck(ledger: Ledger, run: RunRecord, *, digest: str | None = None) -> Recheck:
    """Raises nothing for a record that was tampered with: that is a finding."""
    invocations = await ledger.run_invocations(run.run_id)
    findings: list[Finding] = []
    for invocation in invocations:
        payload = await ledger.get_payload(invocation.id)
        findings += payload_findings(invocation, payload)  # steps 1, 3
    computed = run_digest((one.id, one.payload_sha256) for one in invocations)
    findings += digest_findings(run.digest, computed, digest)  # step 2
    if run.answer is not None:
        try:
            publication = await _judged_again(ledger, run, run.answer, invocations)  # step 4
        except ValidationError:
            findings.append(Finding(rule="draft_changed", detail="the recorded draft is none"))
        else:
            findings += answer_findings(run.answer, publication)  # step 5
    return Recheck(
        run_id=run.run_id,
        stands=not findings,
        findings=tuple(findings),
        digest=computed,
        verifier_claims=_by_verifier(run.answer),
        other_versions=_other_versions(run),
    )


def payload_findings(invocation: ToolInvocation, payload: JsonValue) -> Iterator[Finding]:
    """Steps 1 and 3 for one invocation."""
    if invocation.payload_sha256 is None and payload is None:
        return
    if payload is None or payload_sha256(payload) != invocation.payload_sha256:
        detail = "the payload does not have the recorded sha256"
        yield Finding(rule="payload_changed", invocation_id=invocation.id, detail=detail)
    if invocation.retrieval_details.renderer_version != RENDERER_VERSION:
        return
    rendered = render_refs(invocation.tool_name, payload) if isinstance(payload, dict) else ()
    recorded = invocation.retrieval_details.evidence_refs or ()
    if rendered != recorded:
        now = {ref.raw_path: ref.text for ref in rendered}
        paths = [ref.raw_path for ref in recorded if now.get(ref.raw_path) != ref.text]
        yield Finding(
            rule="evidence_refs_changed",
            invocation_id=invocation.id,
            detail=f"the recorded texts are not the payload's: {', '.join(paths[:5]) or 'items missing'}",
        )


def digest_findings(recorded: str | None, computed: str, kept: str | None) -> Iterator[Finding]:
    """Step 2."""
    if recorded != computed:
        detail = "the run's digest is not that of its payloads"
        yield Finding(rule="digest_changed", detail=detail)
    if kept is not None and kept.strip().lower() != computed:
        yield Finding(rule="digest_changed", detail="it is not the digest that was given")


def answer_findings(published: Answer, again: Publication) -> Iterator[Finding]:
    """Step 5: every published claim, then the rest of the Answer."""
    refused = {one.claim_id: one.rule.value for one in again.refused}
    now = {claim.claim_id: claim for claim in (*again.answer.claims, *again.answer.guidance)}
    for claim in (*published.claims, *published.guidance):
        if now.get(claim.claim_id) == claim:
            continue
        rule = refused.get(claim.claim_id.partition(".")[0], "answer_changed")
        yield Finding(rule=rule, claim_id=claim.claim_id, detail=_difference(claim, now))
    if published.conclusion != again.answer.conclusion:
        rule = refused.get("conclusion", "answer_changed")
        detail = "the conclusion no longer follows"
        yield Finding(rule=rule, claim_id="conclusion", detail=detail)
    for field in Answer.model_fields:
        if field in {"claims", "guidance", "conclusion", "versions"}:
            continue
        if getattr(published, field) != getattr(again.answer, field):
            yield Finding(rule="answer_changed", detail=f"{field} is not what follows now")


def _difference(claim: PublishedClaim, now: Mapping[str, PublishedClaim]) -> str:
    again = now.get(claim.claim_id)
    if again is None:
        return "it would not be published now"
    fields = [
        name for name in type(claim).model_fields if getattr(claim, name) != getattr(again, name)
    ]
    return f"{', '.join(fields)} would differ now"


async def _judged_again(
    ledger: Ledger, run: RunRecord, answer: Answer, invocations: Sequence[ToolInvocation]
) -> Publication:
    """Step 4, the way that the run's flow takes."""
    facts = RunFacts(
        run_id=run.run_id,
        session_id=run.session_id,
        flow=run.flow,
        question=run.question,
        model=answer.model,
        budgets=answer.budgets,
        invocations=tuple(invocations),
        limit_hit=run.limit_hit,
        cancelled=run.state is RunState.CANCELLED,
        notes=_notes(run),
    )
    rulings = _rulings(run.verifier_result)
    if run.gatekeeper_result is None:
        return publish_gathered(facts)
    if run.flow is Flow.DIRECT:
        draft = DiagnosisDraft.model_validate(run.draft)
        return publish_draft(judge_draft(draft, facts), facts, rulings)
    cited = cited_ids(run.draft)
    fetched = await ledger.get_invocations(cited) if cited else {}
    judgement = judge(
        run.draft,
        run_id=run.run_id,
        session_id=run.session_id,
        run_invocations=invocations,
        invocations=fetched,
    )
    earlier = tuple(
        one
        for one in fetched.values()
        if one.session_id == run.session_id and one.run_id != run.run_id
    )
    facts = facts.model_copy(update={"earlier": earlier})
    return publish_report(judgement, derive(judgement), rulings, facts)


def _rulings(recorded: JsonValue) -> dict[str, ClaimRuling] | None:
    if not isinstance(recorded, dict):
        return None
    return {key: ClaimRuling.model_validate(one) for key, one in recorded.items()}


def _notes(run: RunRecord) -> tuple[str, ...]:
    notes = run.settings.get("notes")
    return tuple(str(note) for note in notes) if isinstance(notes, list) else ()


def _by_verifier(answer: Answer | None) -> tuple[str, ...]:
    claims = answer.claims if answer is not None else ()
    return tuple(claim.claim_id for claim in claims if claim.judged_by == "verifier")


def _other_versions(run: RunRecord) -> dict[str, str]:
    pairs = {
        "rules": (run.rules_version, RULES_VERSION),
        "renderer": (run.renderer_version, RENDERER_VERSION),
    }
    return {name: f"{then} → {now}" for name, (then, now) in pairs.items() if then != now}
