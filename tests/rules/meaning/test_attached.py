"""A text that names several entities, roles, fields or polarities: what is told of each stays with it."""

import pytest

from .material import Labelled, labelled
from .rulings import CONTRADICTED, LOGS, decisive, follows, ruled

BOUND = [one for one in labelled() if one.place.startswith("bindings:")]
ROLLOUT = (
    "2026-05-01T08:00:00Z INFO roller ledger-api rolled out 3.1.0; 2 of 4 pods ready,"
    " pod ledger-7 is not ready"
)
SWAPPED = "2026-02-07T05:00:00Z INFO mover: shard s-4 evicted shard s-9 from node n-2"


@pytest.mark.parametrize(
    "case", [one for one in BOUND if not one.follows], ids=lambda one: one.claim
)
def test_what_is_told_of_another_does_not_follow(case: Labelled) -> None:
    assert not follows(case.claim, *case.texts, tool=case.tools[0])


def test_what_is_told_of_it_mostly_does() -> None:
    right = [one for one in BOUND if one.follows]
    refused = [one.place for one in right if not follows(one.claim, *one.texts, tool=one.tools[0])]
    assert len(refused) <= 0.15 * len(right), refused


@pytest.mark.parametrize(
    "claim", ["ledger-7 is ready.", "2 pods are not ready.", "ledger-7 已就绪。"]
)
def test_a_state_of_another_in_the_same_line_is_not_bound(claim: str) -> None:
    assert not follows(claim, ROLLOUT)


@pytest.mark.parametrize("claim", ["pod ledger-7 is not ready.", "2 of 4 pods are ready."])
def test_a_state_in_its_own_clause_is(claim: str) -> None:
    assert follows(claim, ROLLOUT)


@pytest.mark.parametrize(
    "claim",
    ["s-9 evicted s-4.", "s-4 was evicted by s-9.", "s-4 was evicted.", "s-4 被 s-9 驱逐。"],
)
def test_agent_and_patient_keep_their_roles(claim: str) -> None:
    assert ruled(claim, SWAPPED) == CONTRADICTED


@pytest.mark.parametrize(
    "claim", ["s-4 evicted s-9.", "s-9 was evicted by s-4.", "s-9 was evicted."]
)
def test_active_and_passive_voice_map(claim: str) -> None:
    assert follows(claim, SWAPPED)


def test_the_side_that_called_is_not_the_side_that_refused() -> None:
    text = "2026-02-07T08:00:00Z ERROR till-api: dial 10.9.0.4:5432: connection refused"
    assert decisive("till-api refused the connection.", text) in (
        "name_answers_not",
        "roles_reversed",
    )


def test_a_relation_between_two_names_needs_one_in_the_text() -> None:
    text = "ERROR till-api HikariPool-4 - request timed out after 20000ms"
    assert decisive("till-api calls HikariPool-4.", text) == "relation_not_in_evidence"


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("fast_path is true.", False),
        ("fast_path is false.", True),
        ("Tracing is enabled.", True),
        ("Tracing is disabled.", False),
    ],
)
def test_a_switch_has_its_own_value(claim: str, right: bool) -> None:
    text = "2026-02-07T11:00:00Z boot: fast_path=false tracing=true"
    assert follows(claim, text, tool=LOGS) is right


def test_a_count_is_of_what_its_name_counts_whatever_else_is_said_of_one() -> None:
    text = (
        "ERROR order HikariPool-1 - Connection is not available, request timed out after 30000ms"
        " (total=54, active=50, idle=4, waiting=23)"
    )
    assert follows("50 connections are active.", text)
    assert follows("4 connections are idle.", text)
    assert not follows("4 connections are active.", text)
    assert not follows("23 connections are active.", text)
