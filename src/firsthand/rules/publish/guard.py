"""EvidenceGuard: are a draft's references real? (direct flow)

Law: it reads the draft into claims and leaves the judging to the Gatekeeper's rows. Pure.

1. Each `tool_call_id`, of a statement and of its citations, is one of this run's; an earlier run's
   is as unknown as one that was made up.
2. A citation is a binding: path and excerpt are judged by the same rows as an Executor's.
3. A negative rests on every call that it names, cited or only listed; each must be a finished
   search that found nothing (`negative_scope`).
"""

from firsthand.contracts.drafts import AnalysisItem, Citation, DiagnosisDraft
from firsthand.contracts.enums import ClaimKind, ClaimStatus, DraftKind
from firsthand.rules.gatekeeper.case import Record
from firsthand.rules.gatekeeper.claims import Binding, CitedId, Claim, Report
from firsthand.rules.gatekeeper.judgement import Judgement
from firsthand.rules.gatekeeper.judging import judge_claims
from firsthand.rules.gatekeeper.values import is_blank, one_sentence, shown
from firsthand.rules.publish.facts import RunFacts

KINDS = {
    DraftKind.OBSERVATION: ClaimKind.OBSERVATION,
    DraftKind.NEGATIVE_OBSERVATION: ClaimKind.NEGATIVE_OBSERVATION,
    DraftKind.INFERENCE: ClaimKind.INFERENCE,
}


def label(position: int) -> str:
    """The id that code gives to the statement at that place of a draft or report, from 1."""
    return f"c{position}"


def evidence_guard(draft: DiagnosisDraft, facts: RunFacts) -> Judgement:
    claims = (_claim(item, at, facts) for at, item in enumerate(draft.analysis, 1))
    report = Report(claims=tuple(claims), next_steps=tuple(draft.next_steps))
    record = Record(facts.session_id, {one.id: one for one in facts.invocations})
    return judge_claims(report, run_id=facts.run_id, record=record)


def _claim(item: AnalysisItem, position: int, facts: RunFacts) -> Claim:
    text = one_sentence(item.statement)
    negative = item.kind is DraftKind.NEGATIVE_OBSERVATION
    citations = list(item.citations)
    if negative:  # step 3
        cited = {citation.tool_call_id for citation in citations}
        listed = dict.fromkeys(one for one in item.tool_call_ids if one not in cited)
        citations += [Citation(tool_call_id=one) for one in listed]
    return Claim(
        claim_id=label(position),
        position=position,
        text=text,
        kind=KINDS[item.kind],
        status=ClaimStatus.CONFIRMED,
        bindings=tuple(_binding(one, facts) for one in citations),
        also_cited=tuple(_cited(one, facts) for one in item.tool_call_ids),
        scoped_negative=negative,
        missing=() if text else ("statement",),
    )


def _binding(citation: Citation, facts: RunFacts) -> Binding:
    found = facts.by_call_id.get(citation.tool_call_id)
    return Binding(
        tool_name=found.tool_name if found else None,
        source=_cited(citation.tool_call_id, facts),
        raw_path=None if is_blank(citation.raw_path) else citation.raw_path,
        excerpt=citation.excerpt,
    )


def _cited(tool_call_id: str, facts: RunFacts) -> CitedId:
    found = facts.by_call_id.get(tool_call_id)
    return CitedId(value=found.id if found else None, shown=shown(tool_call_id) or "(blank)")
