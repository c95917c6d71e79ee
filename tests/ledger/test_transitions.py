"""Whatever is asked in whatever order, a status moves one way and a completion happens once."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.ledger.samples import completion, finish, later, opened_run, requested

from firsthand.contracts.enums import (
    TERMINAL_INVOCATION_STATUSES,
    EvidenceStatus,
    InvocationStatus,
    RunState,
)
from firsthand.contracts.ports import TERMINAL_RUN_STATES, Ledger

EXAMPLES = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
START = "start"
ends = st.sampled_from(sorted(TERMINAL_INVOCATION_STATUSES))
run_ends = st.sampled_from(sorted(TERMINAL_RUN_STATES))


@EXAMPLES
@given(moves=st.lists(st.just(START) | ends, max_size=6))
async def test_an_invocation_moves_one_way_and_completes_once(
    ledger: Ledger, moves: list[Any]
) -> None:
    made = await requested(ledger)
    status, payload, seen = InvocationStatus.REQUESTED, None, [InvocationStatus.REQUESTED]
    for number, move in enumerate(moves):
        if move == START:
            moved = await ledger.start_invocation(made.id, at=later(number))
            allowed, target = status is InvocationStatus.REQUESTED, InvocationStatus.RUNNING
        else:
            done = completion(
                status=move, evidence_status=EvidenceStatus.UNAVAILABLE, payload={"number": number}
            )
            moved = await ledger.complete_invocation(made.id, done)
            allowed, target = status not in TERMINAL_INVOCATION_STATUSES, move
        assert moved is allowed
        if moved:
            status = target
            seen.append(status)
            payload = payload if move == START else {"number": number}
        row = (await ledger.get_invocations([made.id]))[made.id]
        assert row.status is status
        assert await ledger.get_payload(made.id) == payload
    assert len(seen) == len(set(seen)) <= 3


@EXAMPLES
@given(moves=st.lists(st.just(START) | run_ends, max_size=6))
async def test_a_run_moves_one_way_and_ends_once(ledger: Ledger, moves: list[Any]) -> None:
    run = await opened_run(ledger)
    state, version = RunState.CREATED, 0
    for number, move in enumerate(moves):
        if move == START:
            moved = await ledger.start_run(run.run_id, at=later(number))
            allowed, target = state is RunState.CREATED, RunState.RUNNING
        else:
            end = finish(run, state=move, self_evaluation={"number": number})
            moved = await ledger.finish_run(run.run_id, end)
            allowed, target = state not in TERMINAL_RUN_STATES, move
            version += moved
        assert moved is allowed
        state = target if moved else state
        stored, session = await ledger.get_run(run.run_id), await ledger.get_session(run.session_id)
        assert stored is not None
        assert session is not None
        assert (stored.state, session.version) == (state, version)
        unfinished = {one.run_id for one in await ledger.unfinished_runs()}
        assert (run.run_id in unfinished) is (state not in TERMINAL_RUN_STATES)
        if len(unfinished) > 50:
            await end_all(ledger)


async def end_all(ledger: Ledger) -> None:
    for run in await ledger.unfinished_runs():
        await ledger.finish_run(run.run_id, finish(run, state=RunState.INTERRUPTED))
