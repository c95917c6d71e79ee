"""Audit: the seed's path holds the latest finished run's result, and every run keeps its own."""

import pytest
from tests.flows.kit import TEXT, bound, claim, model, report, reviewed, told
from tests.harness.kit import call

from firsthand.contracts.errors import UsageError
from firsthand.ledger import MemoryLedger
from firsthand.service.audit import audit

FIELDS = {"status", "severity", "checked_bindings", "failed_rules", "warnings", "errors"}


async def test_the_result_stands_at_the_seeds_path_with_its_fields() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), ledger=ledger, session_id="ses-a")
    session = await ledger.get_session("ses-a")
    assert session is not None
    evaluation = session.self_evaluation
    kept = evaluation["verifier_evaluation"]["gatekeeper_result"]  # type: ignore[index,call-overload]
    assert set(kept) == FIELDS  # type: ignore[arg-type]
    assert result.run.gatekeeper_result is not None
    assert kept == result.run.gatekeeper_result.model_dump(mode="json")
    assert evaluation["verifier_evaluation"]["effective_verdict"] == "PASS"  # type: ignore[index,call-overload]


async def test_it_is_a_whole_document_and_every_runs_own_stands_with_the_run() -> None:
    ledger = MemoryLedger()
    forged = claim("k1", TEXT, bound(source_invocation_id=99))
    first = await told(forged, ledger=ledger, session_id="ses-a")
    second = await told(claim("k1"), ledger=ledger, session_id="ses-a")
    found = await audit(ledger, "ses-a")
    assert set(found) == {"session_id", "self_evaluation", "runs"}
    assert [run["run_id"] for run in found["runs"]] == [first.run.run_id, second.run.run_id]
    severities = [
        run["verifier_evaluation"]["gatekeeper_result"]["severity"] for run in found["runs"]
    ]
    assert severities == ["reject", "none"]
    latest = found["self_evaluation"]
    assert latest["run_id"] == second.run.run_id
    assert latest["verifier_evaluation"]["gatekeeper_result"]["errors"] == []


async def test_a_run_that_was_never_checked_leaves_the_document_and_stands_in_the_list() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger, session_id="ses-a")
    await reviewed(model({"fault": "unreachable"}), ledger=ledger, session_id="ses-a")
    session = await ledger.get_session("ses-a")
    assert session is not None
    assert session.version == 1
    found = await audit(ledger, "ses-a")
    assert found["self_evaluation"]["run_id"] == first.run.run_id
    assert found["runs"][1]["verifier_evaluation"]["gatekeeper_result"] is None
    assert found["runs"][1]["error_code"] == "model_unreachable"


async def test_a_limit_after_the_gatekeeper_leaves_its_result_in_the_audit() -> None:
    from tests.harness.kit import LIMITS

    ledger = MemoryLedger()
    one = model(call("a"), report(claim("k1")), verifier=[{"fault": "hang"}])
    limits = LIMITS.model_copy(update={"model_calls": 3})
    await reviewed(one, ledger=ledger, limits=limits, verifier="scripted", session_id="ses-a")
    evaluation = (await audit(ledger, "ses-a"))["self_evaluation"]
    assert evaluation["state"] == "budget_exhausted"
    assert evaluation["verifier_evaluation"]["gatekeeper_result"]["severity"] == "none"
    assert evaluation["verifier_evaluation"]["verifier_result"] == {}
    assert evaluation["verifier_evaluation"]["effective_verdict"] == "LOW_CONFID"


async def test_a_run_names_its_session() -> None:
    ledger = MemoryLedger()
    result = await told(claim("k1"), ledger=ledger)
    assert await audit(ledger, result.run.run_id) == await audit(ledger, result.run.session_id)


async def test_an_unknown_session_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match="no session or run 'ses-x'"):
        await audit(MemoryLedger(), "ses-x")
