"""Negatives of the direct flow: composed by code from the scope that was really searched."""

import pytest
from tests.rules.publish.kit import direct, only, withheld
from tests.support.builders import (
    ALERT,
    POOL,
    cite,
    draft,
    facts,
    incident,
    invocation,
    negative,
    statement,
)

from firsthand.contracts.enums import (
    ClaimKind,
    DraftKind,
    ErrorCode,
    InvocationStatus,
    Verdict,
    Wording,
)
from firsthand.contracts.evidence import SearchScope, ToolInvocation
from firsthand.rules.evidence.scope import scope_line

SCOPE = SearchScope(source="log files", terms=("OOMKilled",))
LINE = scope_line("query_logs", SCOPE, 0)


def test_a_negative_is_composed_from_the_recorded_scope_and_may_pass() -> None:
    answer = direct(draft(negative("The service is healthy."))).answer
    assert answer.verdict is Verdict.PASS
    claim = only(answer)
    assert claim.text == LINE
    assert (claim.kind, claim.wording) == (ClaimKind.NEGATIVE_OBSERVATION, Wording.COMPOSED)
    (evidence,) = claim.evidence
    assert (evidence.raw_path, evidence.text, evidence.span) == (None, LINE, None)
    assert evidence.invocation_id == 3
    assert "healthy" not in answer.model_dump_json()


def test_only_negatives_and_a_null_conclusion_pass_and_a_conclusion_does_not() -> None:
    two = draft(negative(), negative("No restart was found.", 3))
    assert direct(two).answer.verdict is Verdict.PASS
    assert len(direct(two).answer.claims) == 1
    concluded = direct(draft(negative(), conclusion="All is well.")).answer
    assert concluded.verdict is Verdict.LOW_CONFID
    assert concluded.conclusion is None
    assert withheld(concluded) == {"conclusion_withheld": ("low_confid", 1)}


def test_a_forged_path_into_a_search_that_found_nothing_is_a_reject() -> None:
    forged = statement("No OOM.", cite(3, "$.logs[0]", POOL), kind=DraftKind.NEGATIVE_OBSERVATION)
    answer = direct(draft(forged)).answer
    assert answer.verdict is Verdict.REJECT
    assert withheld(answer)["raw_path_not_found"] == ("reject", 1)
    assert answer.claims == ()


@pytest.mark.parametrize(
    "number", [1, 2, 4], ids=["alerts were found", "logs were found", "a runbook was found"]
)
def test_a_negative_on_a_search_that_found_something_is_withheld(number: int) -> None:
    answer = direct(draft(negative(number=number))).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert withheld(answer)["negative_scope"] == ("low_confid", 1)
    assert answer.claims == ()


def test_a_negative_with_a_true_path_is_withheld() -> None:
    item = statement("No alert.", cite(1), kind=DraftKind.NEGATIVE_OBSERVATION)
    answer = direct(draft(item)).answer
    assert withheld(answer)["negative_scope"] == ("low_confid", 1)


@pytest.mark.parametrize(
    "call",
    [
        invocation(3, "query_logs", status=InvocationStatus.FAILED, error_code=ErrorCode.INTERNAL),
        invocation(3, "query_logs", status=InvocationStatus.TIMED_OUT),
        invocation(3, "query_logs", status=InvocationStatus.DENIED),
        invocation(3, "query_logs", status=InvocationStatus.RUNNING),
        invocation(3, "query_logs", scope=None),
    ],
    ids=["failed", "timed out", "denied", "running", "no scope recorded"],
)
def test_a_call_that_did_not_finish_its_search_shows_nothing(call: ToolInvocation) -> None:
    answer = direct(draft(negative()), facts([call])).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert "negative_scope" in withheld(answer)


def test_every_call_that_a_negative_lists_must_have_found_nothing() -> None:
    item = statement("Nothing.", kind=DraftKind.NEGATIVE_OBSERVATION, calls=["call-3", "call-2"])
    answer = direct(draft(item)).answer
    assert "negative_scope" in withheld(answer)
    assert answer.claims == ()


def test_a_negative_on_an_unknown_call_is_a_reject_and_on_none_is_unbound() -> None:
    unknown = direct(draft(negative(number=77))).answer
    assert unknown.verdict is Verdict.REJECT
    unbound = statement("Nothing.", kind=DraftKind.NEGATIVE_OBSERVATION, calls=[])
    assert "claim_unbound" in withheld(direct(draft(unbound)).answer)


def test_two_searches_are_two_sentences() -> None:
    other = invocation(5, "query_metrics", scope=SearchScope(source="alerts"))
    item = statement("Nothing.", kind=DraftKind.NEGATIVE_OBSERVATION, calls=["call-3", "call-5"])
    answer = direct(draft(item), facts([*incident(), other])).answer
    assert [one.claim_id for one in answer.claims] == ["c1.1", "c1.2"]
    assert all(len(one.evidence) == 1 for one in answer.claims)


def test_a_runbook_search_that_found_nothing_is_guidance() -> None:
    own = invocation(6, "lookup_knowledge", scope=SearchScope(source="runbooks"))
    item = statement("No runbook.", kind=DraftKind.NEGATIVE_OBSERVATION, calls=["call-6"])
    answer = direct(draft(statement(ALERT, cite()), item), facts([*incident(), own])).answer
    assert answer.verdict is Verdict.PASS
    assert [one.claim_id for one in answer.claims] == ["c1"]
    assert answer.guidance[0].text.startswith("lookup_knowledge searched runbooks")


def test_a_negative_supports_no_conclusion() -> None:
    answer = direct(draft(negative(), conclusion=LINE)).answer
    assert answer.conclusion is None
