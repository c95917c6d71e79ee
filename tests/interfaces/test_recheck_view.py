"""What `verify` and `audit` say: every finding with its subject, and nothing that a model wrote."""

import pytest
from tests.flows.kit import TEXT, bound, claim, told

from firsthand.contracts.enums import RunState, Verdict
from firsthand.flows.findings import Finding, Recheck
from firsthand.interfaces.cli.render import render_plain
from firsthand.interfaces.views.audit import audit_document
from firsthand.interfaces.views.recheck import recheck_document
from firsthand.ledger import MemoryLedger
from firsthand.service.audit import audit

WHOLE = Recheck(
    run_id="run-a",
    state=RunState.SUCCEEDED,
    verdict=Verdict.PASS,
    stands=True,
    findings=(),
    judged_otherwise=(),
    other_versions={},
    digest="d" * 64,
    payloads=1,
    texts=2,
    claims=3,
)


def shown(**changes: object) -> str:
    return render_plain(recheck_document(WHOLE.model_copy(update=changes)))


def test_an_answer_that_stands_says_what_was_looked_at() -> None:
    said = shown()
    assert said.startswith("STANDS\nrun-a: the published answer (PASS) is what")
    assert "1 payload hashed, 2 evidence texts rendered again, 3 claims judged again" in said
    assert "FINDINGS" not in said


@pytest.mark.parametrize(
    ("finding", "words"),
    [
        (Finding(rule="excerpt_mismatch", claim_id="c1"), "claim c1: excerpt_mismatch, quotes"),
        (Finding(rule="answer_changed", claim_id="conclusion"), "the conclusion: answer_changed"),
        (
            Finding(rule="payload_changed", invocation_id=7, resting=("c1", "c2")),
            "tool call #7: payload_changed, the payload is not the one that was hashed;"
            " c1, c2 rest on it",
        ),
        (Finding(rule="digest_changed", detail="why"), "the run: digest_changed, the tool results"),
        (Finding(rule="of_tomorrow"), "the run: of_tomorrow"),
    ],
)
def test_a_finding_names_its_subject_and_its_rule(finding: Finding, words: str) -> None:
    said = shown(stands=False, findings=(finding,))
    assert said.startswith("DOES NOT STAND\n")
    assert words in said


def test_other_versions_stand_apart() -> None:
    versions = {"rules": "1 → 2"}
    same = shown(other_versions=versions)
    assert "JUDGED OTHERWISE BY OTHER RULES" in same
    assert "rules 1 → 2" in same
    assert "would be published now as well" in same
    refused = (Finding(rule="wording_unsupported", claim_id="c2"),)
    other = shown(other_versions=versions, stands=False, judged_otherwise=refused)
    assert "FINDINGS" not in other
    assert "claim c2: wording_unsupported, says more than its evidence" in other


def test_what_rests_on_the_verifier_and_the_digest_is_said() -> None:
    assert "c2 rests on the Verifier's recorded ruling; it was not asked again" in shown(
        verifier_claims=("c2",)
    )
    assert "it is the one that was given" in shown(compared_with="D" * 64)
    assert "it is not the one that was given" in shown(compared_with="e" * 64, stands=False)


def test_a_run_without_an_answer_and_a_row_that_cannot_be_read() -> None:
    failed = shown(state=RunState.FAILED, verdict=None, claims=0)
    assert "run-a failed and published nothing; its record is whole." in failed
    damaged = Finding(rule="record_unreadable", detail="run run-a cannot be read")
    unread = shown(state=None, verdict=None, stands=False, digest=None, findings=(damaged,))
    assert "run-a: its record cannot be read." in unread
    assert "the run: record_unreadable" in unread
    assert "CHECKED" not in unread


async def test_an_audit_names_rules_and_counts_and_repeats_no_model() -> None:
    ledger = MemoryLedger()
    forged = claim("k1", "zebra", bound(source_invocation_id=99, raw_path="$.zebra[0]"))
    legacy = claim("k2", TEXT, source_invocation_ids=[1])
    first = await told(forged, legacy, ledger=ledger, session_id="ses-a")
    await told(claim("k1"), ledger=ledger, session_id="ses-a")
    said = render_plain(audit_document(await audit(ledger, "ses-a")))
    assert "ses-a · 2 runs" in said
    assert said.index(first.run.run_id) < said.index("PASS")
    assert "Gatekeeper: fail, severity reject, 2 bindings checked" in said
    assert "invocation_not_found ×1: cites a tool result that does not exist" in said
    assert "warning legacy_invocation_ids ×1" in said
    assert "Gatekeeper: pass, severity none, 1 binding checked" in said
    assert "zebra" not in said


async def test_an_interrupted_run_has_no_digest_to_compare_and_both_views_say_so() -> None:
    said = shown(state=RunState.INTERRUPTED, verdict=None)
    assert "computed now; the run was interrupted before it wrote one" in said
    ledger = MemoryLedger()
    result = await told(claim("k1"), ledger=ledger)
    document = await audit(ledger, result.run.session_id)
    assert "interrupted" not in render_plain(audit_document(document))
    document["runs"][0] |= {"state": "interrupted", "digest": None}
    words = "digest none: the run was interrupted before it wrote one"
    assert words in render_plain(audit_document(document))
