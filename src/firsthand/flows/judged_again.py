"""Step 4 of a recheck: the recorded draft, judged again the way that its run's flow takes.

Law: what is judged over are the texts that the payloads give, not those that stand beside them.
`gather` reads the ledger; `judged_again` is pure.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.answer import Answer
from firsthand.contracts.drafts import ClaimRuling, DiagnosisDraft
from firsthand.contracts.enums import Flow, RunState
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.ports import TERMINAL_RUN_STATES, Ledger
from firsthand.contracts.rulings import GatekeeperResult
from firsthand.contracts.runs import RunRecord
from firsthand.flows.input_hook import warned
from firsthand.flows.judged import JudgedReport
from firsthand.flows.record_checks import Recorded
from firsthand.rules.gatekeeper import cited_ids, judge
from firsthand.rules.publish import (
    Publication,
    RunFacts,
    judge_draft,
    publish_draft,
    publish_gathered,
    recorded_composition,
)


@dataclass(frozen=True, kw_only=True)
class Material:
    """All that the ledger has for one recheck."""

    own: tuple[Recorded, ...]
    earlier: tuple[Recorded, ...] = ()
    """Invocations of earlier runs of the session that the report cites."""
    earlier_runs: tuple[tuple[RunRecord, tuple[ToolInvocation, ...]], ...] = ()
    """Those runs that have ended, each with all of its rows."""
    foreign: tuple[ToolInvocation, ...] = ()
    """Another session's that the report cites; nothing of them is looked at but whose they are."""

    @property
    def recorded(self) -> tuple[Recorded, ...]:
        return (*self.own, *self.earlier)


@dataclass(frozen=True, kw_only=True)
class JudgedAgain:
    publication: Publication
    gatekeeper_result: GatekeeperResult | None


async def gather(ledger: Ledger, run: RunRecord) -> Material:
    rows = await ledger.run_invocations(run.run_id)
    own = await _recorded(ledger, rows, run.renderer_version)
    judged = run.flow is Flow.REVIEWED and run.gatekeeper_result is not None
    cited = cited_ids(run.draft) if judged else frozenset()
    found = await ledger.get_invocations(cited) if cited else {}
    others = [one for one in found.values() if one.run_id != run.run_id]
    theirs = [one for one in others if one.session_id == run.session_id]
    earlier: list[Recorded] = []
    ended: list[tuple[RunRecord, tuple[ToolInvocation, ...]]] = []
    for run_id in dict.fromkeys(one.run_id for one in theirs):
        before = await ledger.get_run(run_id)
        if before is None:
            continue
        these = [one for one in theirs if one.run_id == run_id]
        earlier += await _recorded(ledger, these, before.renderer_version)
        if before.state in TERMINAL_RUN_STATES:
            ended.append((before, await ledger.run_invocations(run_id)))
    return Material(
        own=tuple(own),
        earlier=tuple(earlier),
        earlier_runs=tuple(ended),
        foreign=tuple(one for one in others if one.session_id != run.session_id),
    )


async def _recorded(
    ledger: Ledger, rows: Iterable[ToolInvocation], renderer_version: str
) -> list[Recorded]:
    return [
        Recorded(
            row=row, payload=await ledger.get_payload(row.id), renderer_version=renderer_version
        )
        for row in rows
    ]


def judged_again(run: RunRecord, answer: Answer, material: Material) -> JudgedAgain:
    """Raises ValidationError where the recorded draft or rulings are none."""
    own = tuple(one.restored for one in material.own)
    earlier = tuple(one.restored for one in material.earlier)
    facts = RunFacts(
        run_id=run.run_id,
        session_id=run.session_id,
        flow=run.flow,
        question=run.question,
        model=answer.model,
        budgets=answer.budgets,
        invocations=own,
        limit_hit=run.limit_hit,
        cancelled=run.state is RunState.CANCELLED,
        notes=_notes(run),
    )
    if run.gatekeeper_result is None:
        return JudgedAgain(publication=publish_gathered(facts), gatekeeper_result=None)
    rulings = _rulings(run.verifier_result)
    if run.flow is Flow.DIRECT:
        draft = judge_draft(DiagnosisDraft.model_validate(run.draft), facts)
        return JudgedAgain(
            publication=publish_draft(draft, facts, rulings),
            gatekeeper_result=draft.judgement.result,
        )
    judgement = judge(
        run.draft,
        run_id=run.run_id,
        session_id=run.session_id,
        run_invocations=own,
        invocations={one.id: one for one in (*material.foreign, *earlier, *own)},
    )
    record = run.guard_result if isinstance(run.guard_result, dict) else {}
    plan = record.get("plan")
    report = JudgedReport(judgement=warned(judgement, plan), earlier=earlier, plan=plan)
    composition = recorded_composition(record)
    return JudgedAgain(
        publication=report.publish(facts, rulings, composition),
        gatekeeper_result=report.judgement.result,
    )


def _rulings(recorded: JsonValue) -> dict[str, ClaimRuling] | None:
    if not isinstance(recorded, dict):
        return None
    return {key: ClaimRuling.model_validate(one) for key, one in recorded.items()}


def _notes(run: RunRecord) -> tuple[str, ...]:
    notes = run.settings.get("notes")
    return tuple(str(note) for note in notes) if isinstance(notes, list) else ()
