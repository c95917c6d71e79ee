"""The audit trail of a session: what was checked, by which rules, with which result.

`self_evaluation` is the latest finished run's evaluation, a whole document at the seed's path
`verifier_evaluation.gatekeeper_result`; every run's own evaluation stands with the run.
"""

from typing import Any

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import RunState
from firsthand.contracts.errors import UsageError
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import RunRecord
from firsthand.harness.context import RunContext
from firsthand.rules.publish import Publication
from firsthand.rules.version import RULES_VERSION

LONGEST_NAME = 80
"""Characters of a name that is none, repeated."""
MOST_RUNS = 100_000
"""More runs than a session has: an audit leaves none out."""


def self_evaluation(
    context: RunContext, state: RunState, publication: Publication | None
) -> JsonObject | None:
    """The session's new document; None (the old one stays) where nothing was checked."""
    result = context.gatekeeper_result
    if result is None:
        return None
    answer = publication.answer if publication else None
    return {
        "run_id": context.run_id,
        "flow": context.flow.value,
        "state": state.value,
        "rules_version": RULES_VERSION,
        "verifier_evaluation": {
            "gatekeeper_result": result.model_dump(mode="json"),
            "verifier_result": context.verifier_result,
            "effective_verdict": answer.verdict.value if answer else None,
        },
    }


async def audit(ledger: Ledger, name: str) -> dict[str, Any]:
    """`{session_id, self_evaluation, runs}` as JSON, of a session or of a run's session.

    Raises UsageError where there is neither.
    """
    session = await ledger.get_session(name)
    if session is None and (run := await ledger.get_run(name)) is not None:
        session = await ledger.get_session(run.session_id)
    if session is None:
        raise UsageError(
            f"there is no session or run {name[:LONGEST_NAME]!r}; `firsthand runs` lists the runs"
        )
    runs = await ledger.list_runs(session_id=session.session_id, limit=MOST_RUNS)
    return {
        "session_id": session.session_id,
        "self_evaluation": session.self_evaluation,
        "runs": [run_evaluation(run) for run in reversed(runs)],
    }


def run_evaluation(run: RunRecord) -> dict[str, Any]:
    """One run's own evaluation, oldest first in the audit."""
    return {
        "run_id": run.run_id,
        "flow": run.flow.value,
        "state": run.state.value,
        "error_code": run.error_code,
        "created_at": run.created_at.isoformat(),
        "finished_at": run.finished_at.isoformat() if run.finished_at else None,
        "rules_version": run.rules_version,
        "verdict": run.answer.verdict.value if run.answer else None,
        "digest": run.digest,
        "verifier_evaluation": {
            "gatekeeper_result": run.gatekeeper_result.model_dump(mode="json")
            if run.gatekeeper_result
            else None,
            "verifier_result": run.verifier_result,
        },
    }
