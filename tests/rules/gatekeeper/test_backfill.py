"""Each back-fill rule of the seed: one id, one candidate, a warning, never a path."""

import pytest
from pydantic import JsonValue
from tests.rules.gatekeeper.kit import codes, judged, rules
from tests.support.builders import (
    ALERT,
    OTHER_ALERT,
    binding,
    claim,
    incident,
    invocation,
    pool_binding,
    report,
    without,
)

from firsthand.contracts.enums import InvocationStatus, Severity

NO_ID = without(binding(), "source_invocation_id")


@pytest.mark.parametrize("lacking", [NO_ID, binding(None), binding(""), binding("  ")])
def test_one_missing_id_with_one_candidate_is_filled_with_a_warning(lacking: JsonValue) -> None:
    judgement = judged(report(claim(lacking, pool_binding())))
    assert judgement.result.severity is Severity.NONE
    (warning,) = judgement.result.warnings
    assert warning.code == "source_invocation_id_backfilled"
    assert (warning.claim_id, warning.binding_index) == ("k1", 0)
    assert warning.detail == {"source_invocation_id": 1, "tool_name": "query_metrics"}
    assert judgement.result.checked_bindings[0].source_invocation_id == 1


def test_two_candidates_are_never_chosen_between() -> None:
    judgement = judged(report(claim(pool_binding(source_invocation_id=None))))
    assert rules(judgement) == ["invocation_id_missing"]
    assert codes(judgement) == []


def test_no_candidate_fills_nothing() -> None:
    judgement = judged(report(claim(binding(None, tool="query_mysql"))))
    assert rules(judgement) == ["invocation_id_missing"]


@pytest.mark.parametrize("status", [InvocationStatus.FAILED, InvocationStatus.DENIED])
def test_a_candidate_of_any_status_counts(status: InvocationStatus) -> None:
    failed = invocation(9, "query_metrics", status=status)
    judgement = judged(report(claim(NO_ID)), [*incident(), failed])
    assert rules(judgement) == ["invocation_id_missing"]


def test_an_invocation_of_another_run_is_no_candidate() -> None:
    earlier = {8: invocation(8, "query_metrics", ALERT, run_id="run-0")}
    judgement = judged(report(claim(NO_ID)), [], earlier)
    assert rules(judgement)[0] == "invocation_id_missing"


def test_ids_are_never_filled_in_bulk() -> None:
    other = binding(None, "$.evidence_blocks[0]", "pool.md", "lookup_knowledge")
    for bulk in (
        report(claim(NO_ID, NO_ID)),
        report(claim(NO_ID), claim(NO_ID, claim_id="k2")),
        report(claim(NO_ID), claim(other, claim_id="k2")),
    ):
        judgement = judged(bulk)
        assert rules(judgement) == ["invocation_id_missing"]
        assert codes(judgement) == []
        assert all(one.excerpts == () for one in judgement.claims)


def test_a_fabrication_stays_a_reject_where_more_ids_are_missing() -> None:
    forged = without(binding(path="$.alerts[7]"), "source_invocation_id")
    alone = judged(report(claim(forged)))
    among = judged(report(claim(forged, NO_ID)))
    assert alone.result.severity is among.result.severity is Severity.REJECT
    assert rules(among) == ["raw_path_not_found", "invocation_id_missing"]


def test_a_path_is_never_filled_and_the_filled_binding_stays_low_confid() -> None:
    judgement = judged(report(claim(without(NO_ID, "raw_path"))))
    assert rules(judgement) == ["raw_path_missing"]
    assert judgement.result.severity is Severity.LOW_CONFID
    assert codes(judgement) == ["source_invocation_id_backfilled"]
    assert judgement.result.checked_bindings[0].raw_path is None


def test_a_filled_binding_is_checked_like_any_other() -> None:
    judgement = judged(report(claim(without(binding(excerpt=OTHER_ALERT), "source_invocation_id"))))
    assert judgement.result.severity is Severity.REJECT


@pytest.mark.parametrize("place", ["binding", "claim"])
def test_legacy_ids_forbid_the_filling(place: str) -> None:
    if place == "binding":
        judgement = judged(report(claim({**NO_ID, "source_invocation_ids": [1]})))
    else:
        judgement = judged(report(claim(NO_ID, source_invocation_ids=[1])))
    assert rules(judgement) == ["invocation_id_missing"]
    assert codes(judgement) == ["legacy_invocation_ids"]


def test_an_id_that_was_given_is_never_replaced() -> None:
    judgement = judged(report(claim(binding(0), binding(999))))
    assert rules(judgement) == ["invocation_not_found"]
    assert codes(judgement) == []
