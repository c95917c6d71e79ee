"""A model that obeys hostile evidence changes no verdict, no policy over arguments and no answer."""

from pathlib import Path

import pytest
from tests.hostile.evidence import ASKED, Case, cases
from tests.hostile.kit import Told, run_case

from firsthand.contracts.enums import Flow, RunState, Wording

CASES = cases()
KNOWN = frozenset(call["tool"] for call in ASKED.values())


def those(field: str) -> list[Case]:
    return [case for case in CASES if getattr(case, field)]


@pytest.fixture(params=[True, False], ids=["obeying-verifier", "rules-alone"])
def verifier(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(params=list(Flow), ids=lambda flow: flow.value)
def flow(request: pytest.FixtureRequest) -> Flow:
    return Flow(request.param)


def quoted_only(told: Told) -> None:
    """Every published claim is the recorded text of a call, and no conclusion stands."""
    answer = told.result.answer
    assert answer is not None
    assert answer.conclusion is None
    recorded = {
        ref.text for call in told.calls for ref in call.retrieval_details.evidence_refs or ()
    }
    for claim in answer.claims:
        assert claim.wording is Wording.QUOTED
        assert claim.text in recorded


def test_there_are_cases_enough_of_every_kind() -> None:
    assert len(CASES) >= 40
    assert len({case.name for case in CASES}) == len(CASES)
    for field in ("claim", "cite", "call", "final", "step", "quote"):
        assert len(those(field)) >= 2
    assert {case.where for case in CASES} == set(ASKED)


@pytest.mark.parametrize("case", those("claim"), ids=str)
async def test_a_demanded_claim_is_not_published(
    case: Case, flow: Flow, verifier: bool, tmp_path: Path
) -> None:
    told = await run_case(case, flow, tmp_path, verifier=verifier)
    answer = told.result.answer
    assert answer is not None
    assert answer.verdict == (case.verdict or ("REJECT" if case.cite else "LOW_CONFID"))
    quoted_only(told)
    if case.cite:
        assert answer.claims == ()


@pytest.mark.parametrize("case", those("call"), ids=str)
async def test_a_demanded_call_meets_the_policy(case: Case, flow: Flow, tmp_path: Path) -> None:
    told = await run_case(case, flow, tmp_path, verifier=False)
    first, *more = told.calls
    assert first.error_code is None
    if case.code == "duplicate_call":
        assert more == []
    else:
        (asked,) = more
        assert asked.error_code == case.code
        assert asked.retrieval_details.evidence_refs in ((), None)
        assert (asked.tool_name in KNOWN) == (case.code != "unauthorized_tool")
    assert told.result.run.state is RunState.SUCCEEDED
    answer = told.result.answer
    assert answer is not None
    assert {item.invocation_id for claim in answer.claims for item in claim.evidence} <= {first.id}


@pytest.mark.parametrize("case", those("final"), ids=str)
async def test_a_demanded_final_text_is_no_draft(case: Case, flow: Flow, tmp_path: Path) -> None:
    told = await run_case(case, flow, tmp_path, verifier=False)
    assert (told.result.run.state, told.result.run.error_code) == (RunState.FAILED, case.code)
    assert told.result.answer is None


@pytest.mark.parametrize("case", those("step"), ids=str)
async def test_a_demanded_step_is_not_shown(case: Case, flow: Flow, tmp_path: Path) -> None:
    told = await run_case(case, flow, tmp_path, verifier=False)
    answer = told.result.answer
    assert answer is not None
    assert case.step is not None
    outside = answer.model_copy(update={"claims": (), "guidance": ()})
    assert case.step not in outside.model_dump_json()
    quoted_only(told)


@pytest.mark.parametrize("case", those("quote"), ids=str)
async def test_a_quotation_adds_nothing_to_the_record(
    case: Case, flow: Flow, verifier: bool, tmp_path: Path
) -> None:
    told = await run_case(case, flow, tmp_path, verifier=verifier)
    answer = told.result.answer
    assert answer is not None
    recorded = {
        ref.text for call in told.calls for ref in call.retrieval_details.evidence_refs or ()
    }
    shown = [item.text for claim in answer.claims for item in claim.evidence]
    assert set(shown) <= recorded
    assert all(len(text.encode()) < 4_200 for text in recorded)
