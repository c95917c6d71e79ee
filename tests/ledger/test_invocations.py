"""Tool invocations: one contract suite for the twin, SQLite and PostgreSQL."""

import pytest
from tests.ledger.samples import (
    NOON,
    completion,
    finish,
    later,
    new_invocation,
    opened_run,
    requested,
)

from firsthand.contracts.enums import ErrorCode, EvidenceStatus, InvocationStatus
from firsthand.contracts.errors import DuplicateToolCall, LedgerError
from firsthand.contracts.evidence import RetrievalDetails, ToolInvocation
from firsthand.contracts.ports import Ledger

STRANGE_IDS = [0, -1, -(2**63), 2**63 - 1, 2**63, 2**64, 10**40, -(10**40)]


async def get(ledger: Ledger, invocation_id: int) -> ToolInvocation:
    return (await ledger.get_invocations([invocation_id]))[invocation_id]


async def test_a_requested_invocation_comes_back_as_it_was_given(ledger: Ledger) -> None:
    new = new_invocation(await opened_run(ledger))
    made = await ledger.request_invocation(new)
    assert made == ToolInvocation(**new.model_dump(), id=made.id, status=InvocationStatus.REQUESTED)
    assert made.id > 0
    assert made.retrieval_details.evidence_refs == ()
    assert await get(ledger, made.id) == made


async def test_an_invocation_that_starts_at_once_is_recorded_as_running(ledger: Ledger) -> None:
    new = new_invocation(await opened_run(ledger))
    made = await ledger.request_invocation(new, starts_at=later(1))
    assert (made.status, made.started_at) == (InvocationStatus.RUNNING, later(1))
    assert await get(ledger, made.id) == made
    assert not await ledger.start_invocation(made.id, at=later(2))
    assert await ledger.complete_invocation(made.id, completion())


async def test_a_completed_invocation_holds_all_of_its_completion(ledger: Ledger) -> None:
    made = await requested(ledger)
    assert await ledger.start_invocation(made.id, at=later(1))
    done = completion(error_code=ErrorCode.INTERNAL, error_detail="详情 \U0001f600")
    assert await ledger.complete_invocation(made.id, done)
    expected = made.model_copy(
        update={"started_at": later(1), **{k: v for k, v in done if k != "payload"}}
    )
    assert await get(ledger, made.id) == expected
    assert await ledger.get_payload(made.id) == done.payload


async def test_ids_rise_and_differ_across_runs_and_sessions(ledger: Ledger) -> None:
    ids = [(await requested(ledger)).id for _ in range(3)]
    assert ids == sorted(set(ids))
    assert set(await ledger.get_invocations(ids)) == set(ids)


async def test_a_tool_call_id_is_used_once_in_a_run_but_again_in_another(ledger: Ledger) -> None:
    run, other = await opened_run(ledger), await opened_run(ledger)
    made = await ledger.request_invocation(new_invocation(run, tool_call_id="call_1"))
    with pytest.raises(DuplicateToolCall):
        await ledger.request_invocation(
            new_invocation(run, tool_call_id="call_1", tool_name="query_mysql", arguments=None)
        )
    await ledger.request_invocation(new_invocation(other, tool_call_id="call_1"))
    assert await ledger.run_invocations(run.run_id) == (made,)


async def test_an_invocation_needs_its_run(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    with pytest.raises(LedgerError, match="not in the ledger"):
        await ledger.request_invocation(new_invocation(run, run_id="run-none"))


async def test_an_invocation_belongs_to_its_runs_session(ledger: Ledger) -> None:
    run, other = await opened_run(ledger), await opened_run(ledger)
    with pytest.raises(LedgerError, match="not in the ledger"):
        await ledger.request_invocation(new_invocation(run, session_id=other.session_id))
    assert await ledger.run_invocations(run.run_id) == ()


async def test_a_start_needs_a_requested_invocation(ledger: Ledger) -> None:
    made = await requested(ledger)
    assert await ledger.start_invocation(made.id, at=later(1))
    assert not await ledger.start_invocation(made.id, at=later(2))
    await ledger.complete_invocation(made.id, completion())
    assert not await ledger.start_invocation(made.id, at=later(3))
    assert (await get(ledger, made.id)).started_at == later(1)


async def test_the_second_completion_writes_nothing(ledger: Ledger) -> None:
    made = await requested(ledger)
    assert await ledger.complete_invocation(made.id, completion())
    first = await get(ledger, made.id)
    second = completion(
        status=InvocationStatus.FAILED,
        evidence_status=EvidenceStatus.UNAVAILABLE,
        payload={"forged": True},
        retrieval_details=RetrievalDetails(),
    )
    assert not await ledger.complete_invocation(made.id, second)
    assert await get(ledger, made.id) == first
    assert await ledger.get_payload(made.id) == completion().payload


async def test_a_call_that_never_ran_is_completed_as_denied(ledger: Ledger) -> None:
    made = await requested(ledger)
    denied = completion(
        status=InvocationStatus.DENIED,
        evidence_status=EvidenceStatus.UNAVAILABLE,
        error_code=ErrorCode.BUDGET_EXHAUSTED,
        retrieval_details=RetrievalDetails(),
        payload=None,
        payload_sha256=None,
        payload_bytes=0,
    )
    assert await ledger.complete_invocation(made.id, denied)
    stored = await get(ledger, made.id)
    assert stored.status is InvocationStatus.DENIED
    assert stored.retrieval_details.evidence_refs == ()
    assert await ledger.get_payload(made.id) is None


@pytest.mark.parametrize("status", [InvocationStatus.REQUESTED, InvocationStatus.RUNNING])
async def test_a_completion_cannot_leave_an_invocation_open(
    ledger: Ledger, status: InvocationStatus
) -> None:
    made = await requested(ledger)
    with pytest.raises(LedgerError, match="cannot be completed as"):
        await ledger.complete_invocation(made.id, completion(status=status))
    assert await get(ledger, made.id) == made


async def test_a_late_completion_is_recorded_after_its_run_ended(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    made = await ledger.request_invocation(new_invocation(run))
    await ledger.finish_run(run.run_id, finish(run))
    assert await ledger.complete_invocation(made.id, completion())


async def test_unknown_ids_are_absent(ledger: Ledger) -> None:
    made = await requested(ledger)
    assert set(await ledger.get_invocations([made.id, made.id + 1000])) == {made.id}
    assert await ledger.get_invocations([]) == {}
    assert await ledger.run_invocations("run-none") == ()


@pytest.mark.parametrize("strange", STRANGE_IDS)
async def test_ids_that_no_row_could_have_are_absent(ledger: Ledger, strange: int) -> None:
    made = await requested(ledger)
    assert set(await ledger.get_invocations([strange, made.id])) == {made.id}
    assert await ledger.get_invocations([strange]) == {}
    assert await ledger.get_payload(strange) is None
    assert not await ledger.start_invocation(strange, at=NOON)
    assert not await ledger.complete_invocation(strange, completion())


async def test_a_bool_or_a_float_is_no_id(ledger: Ledger) -> None:
    made = await requested(ledger)
    hostile: list[int] = [True, False, float(made.id), str(made.id), None]  # type: ignore[list-item]
    assert await ledger.get_invocations(hostile) == {}


async def test_very_many_ids_are_asked_for_at_once(ledger: Ledger) -> None:
    made = await requested(ledger)
    found = await ledger.get_invocations(range(made.id, made.id + 70_000))
    assert set(found) == {made.id}


async def test_a_runs_invocations_come_by_id(ledger: Ledger) -> None:
    run, other = await opened_run(ledger), await opened_run(ledger)
    mine = [await ledger.request_invocation(new_invocation(run)) for _ in range(3)]
    await ledger.request_invocation(new_invocation(other))
    await ledger.complete_invocation(mine[0].id, completion())
    found = await ledger.run_invocations(run.run_id)
    assert [invocation.id for invocation in found] == [invocation.id for invocation in mine]


async def test_a_payload_of_an_open_invocation_is_none(ledger: Ledger) -> None:
    assert await ledger.get_payload((await requested(ledger)).id) is None


async def test_what_is_read_cannot_change_what_is_stored(ledger: Ledger) -> None:
    made = await requested(ledger)
    await ledger.complete_invocation(made.id, completion())
    payload = await ledger.get_payload(made.id)
    assert isinstance(payload, dict)
    payload["logs"] = "forged"
    assert await ledger.get_payload(made.id) == completion().payload


async def test_details_without_refs_stay_without_them(ledger: Ledger) -> None:
    made = await requested(ledger)
    old = RetrievalDetails(evidence_refs=None, total=4)
    await ledger.complete_invocation(made.id, completion(retrieval_details=old))
    assert (await get(ledger, made.id)).retrieval_details == old
