"""A process of its own that uses a ledger: `python -m tests.ledger.process WHAT ADDRESS …`."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

from tests.ledger.samples import NOON, finish, name, new_invocation, new_run, step

from firsthand.ledger import open_ledger


async def finish_runs(address: str, session_id: str, prefix: str, times: str) -> None:
    """End so many runs of one session, one after another."""
    ledger = await open_ledger(address)
    for number in range(int(times)):
        run = new_run(session_id, run_id=f"{prefix}-{number}")
        await ledger.create_run(run)
        assert await ledger.start_run(run.run_id, at=NOON)
        assert await ledger.finish_run(run.run_id, finish(run, self_evaluation={"by": run.run_id}))
    await ledger.close()


async def call_and_hang(address: str, started: str) -> None:
    """Record a tool call and hang in its source, until killed."""
    ledger = await open_ledger(address)
    run = new_run(name("ses"), run_id=name("run-killed"))
    await ledger.begin_run(run)
    await ledger.append_events([step(run.run_id, 1)])
    starts_at = NOON if started == "running" else None
    made = await ledger.request_invocation(new_invocation(run), starts_at=starts_at)
    print(run.run_id, made.id, flush=True)
    await asyncio.sleep(600)


async def just_open(address: str) -> None:
    """Open the ledger and use it once."""
    ledger = await open_ledger(address)
    await ledger.open_session("ses-shared", at=NOON)
    await ledger.close()


WHAT: dict[str, Callable[..., Awaitable[None]]] = {
    "finish_runs": finish_runs,
    "call_and_hang": call_and_hang,
    "just_open": just_open,
}


async def main() -> None:
    await WHAT[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    asyncio.run(main())
