"""Recovery: a run whose process is gone is marked interrupted at the next start, once."""

from firsthand.contracts.enums import RunState
from firsthand.contracts.ports import Clock, Ledger
from firsthand.contracts.runs import RunFinish
from firsthand.harness.owner import owner_alive


async def recover(ledger: Ledger, clock: Clock) -> tuple[str, ...]:
    """The ids of the runs that were marked."""
    marked = []
    for run in await ledger.unfinished_runs():
        if owner_alive(run.owner):
            continue
        finish = RunFinish(
            state=RunState.INTERRUPTED,
            finished_at=clock.now(),
            error_code="interrupted",
            error_detail="the process that ran it is gone",
        )
        if await ledger.finish_run(run.run_id, finish):
            marked.append(run.run_id)
    return tuple(marked)
