"""What must hold for every report, good, bad or mixed."""

from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.rules.gatekeeper.kit import FOREIGN, OLD, judged, ledger
from tests.support.builders import (
    ALERT,
    OTHER_ALERT,
    POOL,
    RUNBOOK,
    TOOLS,
    binding,
    claim,
    report,
    without,
)

from firsthand.contracts.enums import ClaimStatus, ExcerptOutcome, Severity
from firsthand.rules.gatekeeper import Judgement
from firsthand.rules.text import match_excerpt

BADNESS = {Severity.NONE: 0, Severity.LOW_CONFID: 1, Severity.REJECT: 2}

IDS: st.SearchStrategy[JsonValue] = st.sampled_from(
    [1, 2, 3, 4, FOREIGN, 80, OLD, 999, None, "1", "2", "x", True, 1.0, -1, 0, 2**70]
)
PATHS: st.SearchStrategy[JsonValue] = st.sampled_from(
    ["$.alerts[0]", "$.alerts[1]", "$.logs[0]", "$.evidence_blocks[0]", None, "", "$.alerts[00]", 3]
)
EXCERPTS: st.SearchStrategy[JsonValue] = st.sampled_from(
    [ALERT, OTHER_ALERT, POOL, RUNBOOK, "current=91%", "", "97%", "DNS", 1]
)
LEGACY: st.SearchStrategy[JsonValue] = st.sampled_from(
    [None, [], [1], [2], [1, 2], [999], [FOREIGN], "1"]
)


@st.composite
def bindings(draw: st.DrawFn) -> dict[str, JsonValue]:
    tool = draw(st.sampled_from([*TOOLS, None, "query_nothing"]))
    made = binding(draw(IDS), draw(PATHS), draw(EXCERPTS), tool)
    made["source_invocation_ids"] = draw(LEGACY)
    dropped = draw(st.sets(st.sampled_from(sorted(made)), max_size=2))
    return without(made, *dropped)


GOOD = st.sampled_from([binding(), binding(2, "$.logs[0]", POOL, "query_logs")])
MIXED = st.lists(GOOD | bindings(), max_size=4)


@st.composite
def claims(draw: st.DrawFn) -> dict[str, JsonValue]:
    return claim(
        *draw(MIXED),
        claim_id=draw(st.sampled_from(["a", "b", "c", "d", "e", None, 7])),
        text=draw(st.sampled_from([ALERT, "The cause is DNS.", "", None])),
        kind=draw(st.sampled_from(["observation", "negative_observation", "other"])),
        status=draw(st.sampled_from(["confirmed", "unconfirmed", None])),
        source_invocation_ids=draw(LEGACY),
    )


LISTS = st.lists(claims(), max_size=4)


def is_bad(one: JsonValue) -> bool:
    return judged(report(claim(one))).result.severity is not Severity.NONE


@given(LISTS, bindings().filter(is_bad), st.data())
def test_adding_a_bad_binding_never_makes_a_severity_milder(
    before: list[dict[str, JsonValue]], bad: dict[str, JsonValue], data: st.DataObject
) -> None:
    first = judged(report(*before))
    if before:
        at = data.draw(st.integers(0, len(before) - 1))
        bound = before[at]["evidence_bindings"]
        assert isinstance(bound, list)
        place = data.draw(st.integers(0, len(bound)))
        changed = {**before[at], "evidence_bindings": [*bound[:place], bad, *bound[place:]]}
        after = [*before[:at], changed, *before[at + 1 :]]
    else:
        after = [claim(bad)]
    second = judged(report(*after))
    assert BADNESS[second.result.severity] >= BADNESS[first.result.severity]
    assert second.result.severity is not Severity.NONE
    for one, other in zip(first.claims, second.claims, strict=False):
        assert BADNESS[other.cap] >= BADNESS[one.cap]


@given(LISTS, st.randoms())
def test_permuting_claims_changes_nothing(
    ordered: list[dict[str, JsonValue]], random: object
) -> None:
    shuffled = list(ordered)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    first, second = judged(report(*ordered)), judged(report(*shuffled))
    assert first.result == second.result
    assert by_id(first) == by_id(second)


def by_id(judgement: Judgement) -> dict[str, object]:
    return {one.claim_id: one.model_copy(update={"position": 0}) for one in judgement.claims}


@given(LISTS)
def test_a_pass_means_that_every_confirmed_claim_has_an_authentic_binding(
    made: list[dict[str, JsonValue]],
) -> None:
    judgement = judged(report(*made))
    if judgement.result.severity is Severity.NONE:
        confirmed = [one for one in judgement.claims if one.status is ClaimStatus.CONFIRMED]
        assert judgement.result.checked_bindings
        assert all(one.excerpts for one in confirmed)


@given(LISTS)
def test_every_verified_excerpt_is_an_item_of_the_record(
    made: list[dict[str, JsonValue]],
) -> None:
    held = ledger()
    for one in judged(report(*made)).claims:
        for excerpt in one.excerpts:
            source = held[excerpt.invocation_id]
            refs = {ref.raw_path: ref.text for ref in source.retrieval_details.evidence_refs or ()}
            assert source.session_id == "session-1"
            assert source.tool_name == excerpt.tool_name
            assert refs[excerpt.raw_path] == excerpt.text
            marked = excerpt.text[slice(*excerpt.span)]
            assert match_excerpt(marked, excerpt.text).outcome is ExcerptOutcome.MATCH


@given(LISTS)
def test_the_result_agrees_with_itself(made: list[dict[str, JsonValue]]) -> None:
    judgement = judged(report(*made))
    result = judgement.result
    severities = [error.severity for error in result.errors]
    worst = max(severities, key=BADNESS.__getitem__, default=Severity.NONE)
    assert result.severity is worst
    assert set(result.failed_rules) == {error.rule for error in result.errors}
    failed = [one for one in result.checked_bindings if one.severity is not Severity.NONE]
    bound = [error for error in result.errors if error.binding_index is not None]
    assert len(failed) == len(bound)
