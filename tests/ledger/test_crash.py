"""A process that is killed between `requested` and completion leaves a record that says so."""

import pytest
from tests.ledger.conftest import STORES
from tests.ledger.samples import finish
from tests.ledger.test_concurrency import spawn

from firsthand.contracts.enums import InvocationStatus, RunState
from firsthand.contracts.ports import Ledger


@pytest.mark.parametrize("address", STORES, indirect=True)
@pytest.mark.parametrize("status", [InvocationStatus.REQUESTED, InvocationStatus.RUNNING])
async def test_a_killed_process_leaves_its_open_call_and_run(
    address: str, stored: Ledger, status: InvocationStatus
) -> None:
    process = spawn("call_and_hang", address, status.value)
    assert process.stdout is not None
    run_id, invocation_id = process.stdout.readline().split()
    process.kill()
    process.communicate(timeout=30)

    (run,) = await stored.unfinished_runs()
    (invocation,) = await stored.run_invocations(run_id)
    assert (run.run_id, run.state) == (run_id, RunState.RUNNING)
    assert (invocation.id, invocation.status) == (int(invocation_id), status)
    assert invocation.retrieval_details.evidence_refs == ()
    assert len(await stored.run_events(run_id)) == 1
    assert await stored.finish_run(run_id, finish(run, state=RunState.INTERRUPTED, answer=None))
    assert await stored.unfinished_runs() == ()
