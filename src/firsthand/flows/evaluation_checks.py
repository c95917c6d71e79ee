"""Is the session's evaluation that of its latest checked run? Step 6 of a recheck. Pure."""

from collections.abc import Iterator

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import RunState
from firsthand.contracts.runs import RunRecord
from firsthand.flows.findings import Finding
from firsthand.rules.version import RULES_VERSION


def evaluation_findings(
    run: RunRecord, evaluation: JsonObject, named: RunRecord | None
) -> Iterator[Finding]:
    """The session's evaluation; `named` is the run that it says it is of, if there is one.

    A later run's, or one's that ran at the same time, is that run's own matter.
    """
    result = run.gatekeeper_result
    if result is None or run.state is RunState.INTERRUPTED:
        return
    if evaluation.get("run_id") == run.run_id:
        kept: JsonObject = {
            "run_id": run.run_id,
            "flow": run.flow.value,
            "state": run.state.value,
            "rules_version": run.rules_version,
            "verifier_evaluation": {
                "gatekeeper_result": result.model_dump(mode="json"),
                "verifier_result": run.verifier_result,
                "effective_verdict": run.answer.verdict.value if run.answer else None,
            },
        }
        if run.rules_version != RULES_VERSION:
            kept["rules_version"] = evaluation.get("rules_version")  # reported apart
        changed = evaluation != kept
    else:
        ended = named.finished_at if named and named.session_id == run.session_id else None
        changed = ended is None or named is None or named.gatekeeper_result is None
        changed = changed or (ended is not None and ended < run.created_at)
    if changed:
        detail = "the session's evaluation is not this run's, nor that of a later one"
        yield Finding(rule="evaluation_changed", detail=detail)
