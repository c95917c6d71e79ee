"""What a reader gets in the place of one claim: sentences, quotations, scopes, guidance.

Law: pure. A text here is either a sentence that passed, or made by code of the record; each piece
of evidence is the record's own. What rests on an earlier run's record begins with its observation
time and is never told as now.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from firsthand.contracts.answer import Evidence, PublishedClaim
from firsthand.contracts.enums import ClaimKind, JudgedBy, Verdict, Wording
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import VerifiedExcerpt
from firsthand.rules.evidence.scope import scope_line
from firsthand.rules.evidence.times import iso
from firsthand.rules.publish.decide import Decision, Show
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.quote import guidance_quotation, quotation
from firsthand.rules.publish.semantic import is_knowledge, live


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One entry of an answer; its claim_id is given when it is listed."""

    claim: PublishedClaim
    is_guidance: bool = False
    item: tuple[int, str | None] | None = None
    """The invocation and path that it quotes; an answer quotes an item once."""


def pieces(decision: Decision, facts: RunFacts) -> Iterator[Piece]:
    """The entries that stand for one decided claim, in order."""
    claim, by = decision.claim, decision.judged_by
    match decision.show:
        case Show.MODEL:
            evidence = [excerpt_evidence(one, facts) for one in live(claim)]
            yield Piece(
                claim=_claim(
                    claim.text, claim.kind, decision.verdict, Wording.MODEL, by, evidence, facts
                )
            )
        case Show.QUOTED:
            for one in live(claim):
                yield quoted_piece(one, claim.kind, decision.verdict, by, facts)
        case Show.SCOPE:
            for invocation_id in claim.searches:
                yield _scope_piece(_recorded(invocation_id, facts), decision.verdict, facts)
        case Show.GUIDANCE:
            for one in claim.excerpts:
                yield guidance_piece(one, facts)
        case Show.NOTHING:
            return


def quoted_piece(
    excerpt: VerifiedExcerpt, kind: ClaimKind, verdict: Verdict, by: JudgedBy, facts: RunFacts
) -> Piece:
    """The system's text in the place of a sentence."""
    text = quotation(excerpt.text, excerpt.span)
    evidence = [excerpt_evidence(excerpt, facts)]
    return Piece(
        claim=_claim(text, kind, verdict, Wording.QUOTED, by, evidence, facts),
        item=(excerpt.invocation_id, excerpt.raw_path),
    )


def guidance_piece(excerpt: VerifiedExcerpt, facts: RunFacts) -> Piece:
    """`file › heading: quotation` of a runbook."""
    text = guidance_quotation(excerpt.text, excerpt.span)
    evidence = [excerpt_evidence(excerpt, facts)]
    kind, by = ClaimKind.OBSERVATION, JudgedBy.RULES
    return Piece(
        claim=_claim(text, kind, Verdict.PASS, Wording.COMPOSED, by, evidence, facts),
        is_guidance=True,
        item=(excerpt.invocation_id, excerpt.raw_path),
    )


def excerpt_evidence(excerpt: VerifiedExcerpt, facts: RunFacts) -> Evidence:
    invocation = _recorded(excerpt.invocation_id, facts)
    return Evidence(
        invocation_id=excerpt.invocation_id,
        tool_name=excerpt.tool_name,
        raw_path=excerpt.raw_path,
        text=excerpt.text,
        span=excerpt.span if excerpt.span != (0, 0) else None,
        scope=invocation.retrieval_details.scope,
        observed_at=invocation.finished_at or invocation.requested_at,
    )


def _scope_piece(invocation: ToolInvocation, verdict: Verdict, facts: RunFacts) -> Piece:
    """A negative: what was searched, and that nothing was found there."""
    details = invocation.retrieval_details
    if details.scope is None:
        raise ValueError(f"invocation {invocation.id} has no scope to compose a negative from")
    text = scope_line(invocation.tool_name, details.scope, details.total)
    evidence = Evidence(
        invocation_id=invocation.id,
        tool_name=invocation.tool_name,
        raw_path=None,
        text=text,
        span=None,
        scope=details.scope,
        observed_at=invocation.finished_at or invocation.requested_at,
    )
    kind, by = ClaimKind.NEGATIVE_OBSERVATION, JudgedBy.RULES
    return Piece(
        claim=_claim(text, kind, verdict, Wording.COMPOSED, by, [evidence], facts),
        is_guidance=is_knowledge(invocation.tool_name),
        item=(invocation.id, None),
    )


def _claim(
    text: str,
    kind: ClaimKind,
    verdict: Verdict,
    wording: Wording,
    judged_by: JudgedBy,
    evidence: Iterable[Evidence],
    facts: RunFacts,
) -> PublishedClaim:
    entries = tuple(evidence)
    earlier = [one.observed_at for one in entries if one.invocation_id not in facts.own_ids]
    if earlier:
        text = f"As of {iso(min(earlier))}, in an earlier run of this session: {text}"
    return PublishedClaim(
        claim_id="",
        text=text,
        kind=kind,
        verdict=verdict,
        wording=wording,
        judged_by=judged_by,
        evidence=entries,
    )


def _recorded(invocation_id: int, facts: RunFacts) -> ToolInvocation:
    found = facts.by_id.get(invocation_id)
    if found is None:
        raise ValueError(f"invocation {invocation_id} was judged and is not among the run's facts")
    return found
