"""Recheck: does a published Answer still stand? From the ledger alone: no model, source or network.

1. Every payload's sha256 is computed again, and held against its row.
2. The run's digest is computed again, and held against the run and against a digest kept elsewhere.
3. Every item's text is rendered again from its payload.
4. The Gatekeeper, the guards and derivability judge the recorded draft again, over those texts. The
   recorded Verifier and Composer are not asked again: a ruling on an open claim is used as it
   stands, and composed sentences are judged like any.
5. The Answer that follows is held against the published one, and the results against those beside it.
6. The run's row is held against its events, its Answer and its session; the calls' arguments against
   their hashes.

An invocation of an earlier run that the report cites is checked in the same way, and its run's
digest. Owns no rule; other versions of rules or renderers are reported apart, since a judgement may
then differ without anybody having touched the record.
"""

from pydantic import ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import RecordUnreadable, UsageError
from firsthand.contracts.ports import TERMINAL_RUN_STATES, Ledger
from firsthand.contracts.runs import RunRecord
from firsthand.flows import answer_checks as answers
from firsthand.flows import record_checks as records
from firsthand.flows import row_checks as of_rows
from firsthand.flows.evaluation_checks import evaluation_findings
from firsthand.flows.findings import Finding, Recheck
from firsthand.flows.judged_again import gather, judged_again


async def recheck(ledger: Ledger, run: RunRecord, *, digest: str | None = None) -> Recheck:
    """Raises UsageError for a run that has not ended; what was tampered with is a finding."""
    if run.state not in TERMINAL_RUN_STATES:
        raise UsageError(f"run {run.run_id} has not ended; verify it when it has")
    try:
        return await _recheck(ledger, run, digest)
    except RecordUnreadable as error:
        return unreadable(run.run_id, error, run=run)


async def _recheck(ledger: Ledger, run: RunRecord, digest: str | None) -> Recheck:
    material = await gather(ledger, run)
    rows = [one.row for one in material.own]
    findings = [*records.digest_findings(run, rows, digest), *records.state_findings(run)]  # step 2
    findings += of_rows.arguments_findings([one.row for one in material.recorded])  # step 6
    findings += of_rows.answer_findings(run)
    findings += of_rows.row_findings(run, await ledger.run_events(run.run_id), rows)
    findings += evaluation_findings(run, *await _evaluation(ledger, run))
    for earlier, its_rows in material.earlier_runs:
        findings += records.digest_findings(earlier, its_rows)
    changed = [
        found
        for one in material.recorded
        for found in records.payload_findings(one, run.answer)  # steps 1, 3
    ]
    findings += changed
    versions = answers.other_versions(run)
    exact = not versions
    otherwise: list[Finding] = []
    if run.answer is not None:
        try:
            again = judged_again(run, run.answer, material)  # step 4
        except ValidationError:
            detail = "the recorded draft or rulings cannot be read"
            findings.append(Finding(rule="draft_changed", detail=detail))
        else:
            found = answers.claim_findings(run.answer, again.publication, exact=exact)  # step 5
            (findings if exact else otherwise).extend(found)
            if not exact:
                otherwise += answers.verdict_findings(run.answer, again.publication)
            elif not changed:
                findings += answers.document_findings(run, again)
    return Recheck(
        run_id=run.run_id,
        state=run.state,
        verdict=run.answer.verdict if run.answer else None,
        stands=not findings and not otherwise,
        findings=tuple(findings),
        judged_otherwise=tuple(otherwise),
        other_versions=versions,
        digest=records.digest_of(rows),
        compared_with=digest,
        payloads=sum(one.hashed for one in material.recorded),
        texts=sum(len(one.rendered or ()) for one in material.recorded),
        claims=len((*run.answer.claims, *run.answer.guidance)) if run.answer else 0,
        verifier_claims=answers.verifier_claims(run.answer),
    )


async def _evaluation(ledger: Ledger, run: RunRecord) -> tuple[JsonObject, RunRecord | None]:
    """The session's, and the run that it names."""
    session = await ledger.get_session(run.session_id)
    evaluation = session.self_evaluation if session else {}
    name = evaluation.get("run_id")
    return evaluation, await ledger.get_run(name) if isinstance(name, str) else None


def unreadable(run_id: str, error: RecordUnreadable, *, run: RunRecord | None = None) -> Recheck:
    """The report on a record of which a row cannot be read: the message names it."""
    return Recheck(
        run_id=run_id,
        state=run.state if run else None,
        verdict=run.answer.verdict if run and run.answer else None,
        stands=False,
        findings=(Finding(rule="record_unreadable", detail=str(error)),),
        judged_otherwise=(),
        other_versions=answers.other_versions(run) if run else {},
        digest=None,
    )
