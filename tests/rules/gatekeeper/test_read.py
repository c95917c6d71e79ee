"""The input hook's normalising: any shape is read, nothing is decided, nothing raises."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.rules.gatekeeper.kit import codes, judged, rules
from tests.support.builders import ALERT, binding, claim, pool_binding, report

from firsthand.contracts.enums import ClaimKind, ClaimStatus, Severity
from firsthand.contracts.untrusted import UntrustedBinding, UntrustedClaim, UntrustedReport
from firsthand.rules.gatekeeper import cited_ids
from firsthand.rules.gatekeeper.read import read_report

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = (
    "status claims claim_id text kind evidence_bindings tool_name source_invocation_id raw_path "
    "evidence_excerpt source_invocation_ids next_steps subject"
)
NAMES = st.sampled_from(tuple(FIELDS.split(" ")))
REPORTS = st.recursive(
    JSON,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=6),
    max_leaves=25,
)


@given(REPORTS)
def test_any_json_is_judged_and_never_passes_for_nothing(value: JsonValue) -> None:
    judgement = judged(value)
    assert judgement.result.severity is not Severity.NONE
    judgement.model_dump_json()


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb", "\x00\x1b[31m", "\u202egnp"])
def test_half_surrogates_and_controls_can_be_stored(text: str) -> None:
    bad = binding(text, text, text, text)
    judgement = judged(report(claim(bad, text=text, claim_id=text, source_invocation_ids=[text])))
    stored = judgement.model_dump_json()
    assert judgement.result.severity is Severity.REJECT
    assert not any(hidden in stored for hidden in ("\x1b", "\u202e", "\x00"))


def test_the_loose_model_and_plain_json_read_the_same() -> None:
    plain = report(claim(binding(source_invocation_ids=["2"]), pool_binding()))
    loose = UntrustedReport.model_validate(plain)
    assert judged(loose) == judged(plain)  # type: ignore[arg-type]
    nested = UntrustedReport(
        status="complete",
        claims=[
            UntrustedClaim(
                claim_id="k1",
                text=ALERT,
                kind="observation",
                status="confirmed",
                evidence_bindings=[UntrustedBinding.model_validate(binding())],
            )
        ],
    )
    assert judged(nested) == judged(report(claim(binding())))  # type: ignore[arg-type]


def test_every_cited_id_is_asked_for_once_legacy_ones_too() -> None:
    cited = report(
        claim(binding(1), binding(1), source_invocation_ids=[5, "6", True, None, 2.0]),
        claim(binding(None, source_invocation_ids=7), claim_id="k2"),
        claim(binding("8"), binding(-3), binding(2**63), claim_id="k3"),
    )
    assert cited_ids(cited) == {1, 5, 6, 7, 8}
    assert cited_ids(None) == frozenset()


def test_a_canonical_decimal_string_is_read_with_a_warning() -> None:
    judgement = judged(report(claim(binding("1"))))
    assert judgement.result.severity is Severity.NONE
    assert codes(judgement) == ["decimal_string_id"]
    assert judgement.result.checked_bindings[0].source_invocation_id == 1


@pytest.mark.parametrize("legacy", [[1], ["1"], 1, "1", [1, 2]])
def test_legacy_ids_are_read_with_a_warning_and_alone_never_pass(legacy: JsonValue) -> None:
    judgement = judged(report(claim(binding(None, source_invocation_ids=legacy))))
    assert "legacy_invocation_ids" in codes(judgement)
    assert judgement.result.severity is not Severity.NONE
    assert judgement.claims[0].excerpts == ()


def test_an_empty_legacy_list_is_no_legacy_id() -> None:
    judgement = judged(report(claim(binding(source_invocation_ids=[]), source_invocation_ids=[])))
    assert judgement.result.severity is Severity.NONE
    assert codes(judgement) == []


@pytest.mark.parametrize(
    ("legacy", "rule"),
    [
        ([1, 999], "invocation_not_found"),
        ([1, True], "invocation_not_found"),
        ([1, 70], "foreign_session"),
        ([1, 2], "tool_name_mismatch"),
    ],
)
def test_legacy_ids_on_a_binding_are_checked_for_existence_session_and_tool(
    legacy: JsonValue, rule: str
) -> None:
    judgement = judged(report(claim(binding(source_invocation_ids=legacy))))
    assert rules(judgement) == [rule]
    assert judgement.result.severity is Severity.REJECT


@pytest.mark.parametrize(
    ("legacy", "rule"),
    [
        ([1, 999], "invocation_not_found"),
        ([1, -1], "invocation_not_found"),
        ([1, 70], "foreign_session"),
    ],
)
def test_legacy_ids_on_a_claim_are_checked_for_existence_and_session(
    legacy: JsonValue, rule: str
) -> None:
    judgement = judged(report(claim(binding(), source_invocation_ids=legacy)))
    assert rules(judgement) == [rule]
    assert [one.binding_index for one in judgement.result.errors] == [None]


def test_a_binding_that_relies_on_its_claims_legacy_ids_is_checked_for_the_tool() -> None:
    mismatched = judged(report(claim(binding(None), source_invocation_ids=[2, 3])))
    assert rules(mismatched) == ["tool_name_mismatch"]
    matched = judged(report(claim(binding(None), source_invocation_ids=[1, 2])))
    assert rules(matched) == ["invocation_id_missing"]


def test_status_counts_as_confirmed_unless_it_says_exactly_unconfirmed() -> None:
    values: list[JsonValue] = [
        "confirmed",
        "unconfirmed",
        "Unconfirmed",
        None,
        "",
        0,
        ["unconfirmed"],
    ]
    claims = read_report(report(*(claim(status=one) for one in values))).claims
    found = [one.status for one in claims]
    assert found.count(ClaimStatus.UNCONFIRMED) == 1
    assert found[1] is ClaimStatus.UNCONFIRMED


def test_an_executor_cannot_state_an_inference() -> None:
    (read,) = read_report(report(claim(kind="inference"))).claims
    assert read.kind is ClaimKind.OBSERVATION
    assert read.missing == ("kind",)


def test_claims_that_share_an_id_are_told_apart_and_incomplete() -> None:
    twins = report(claim(binding()), claim(pool_binding()), claim(binding()))
    judgement = judged(twins)
    assert len({one.claim_id for one in judgement.claims}) == 3
    assert all(one.cap is Severity.LOW_CONFID for one in judgement.claims)


def test_a_lone_object_where_a_list_should_be_is_still_checked() -> None:
    lone = report(claims=claim(evidence_bindings=binding(999)))
    judgement = judged(lone)
    assert rules(judgement) == ["invocation_not_found", "output_incomplete"]


def test_a_claims_text_becomes_one_printable_line() -> None:
    (read,) = read_report(report(claim(text="a\n\tb\u200b\u202e c\x07 "))).claims
    assert read.text == "a b c\\x07"
