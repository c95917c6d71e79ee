"""WrappedLedger: a Ledger that is another one, method by method; a subclass adds to some of them.

Written out, so that the type checker sees a port that has changed.
"""

from collections.abc import Collection, Sequence
from datetime import datetime

from pydantic import JsonValue

from firsthand.contracts.events import Event
from firsthand.contracts.evidence import InvocationCompletion, NewInvocation, ToolInvocation
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import NewRun, RunFinish, RunRecord, SessionRecord


class WrappedLedger:
    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def open_session(self, session_id: str, *, at: datetime) -> SessionRecord:
        return await self._ledger.open_session(session_id, at=at)

    async def get_session(self, session_id: str) -> SessionRecord | None:
        return await self._ledger.get_session(session_id)

    async def create_run(self, run: NewRun) -> RunRecord:
        return await self._ledger.create_run(run)

    async def start_run(self, run_id: str, *, at: datetime) -> bool:
        return await self._ledger.start_run(run_id, at=at)

    async def begin_run(self, run: NewRun) -> None:
        await self._ledger.begin_run(run)

    async def finish_run(self, run_id: str, finish: RunFinish) -> bool:
        return await self._ledger.finish_run(run_id, finish)

    async def get_run(self, run_id: str) -> RunRecord | None:
        return await self._ledger.get_run(run_id)

    async def find_runs(self, prefix: str) -> tuple[str, ...]:
        return await self._ledger.find_runs(prefix)

    async def list_runs(
        self, *, session_id: str | None = None, limit: int = 50
    ) -> tuple[RunRecord, ...]:
        return await self._ledger.list_runs(session_id=session_id, limit=limit)

    async def newest_runs(self, limit: int) -> tuple[str, ...]:
        return await self._ledger.newest_runs(limit)

    async def unfinished_runs(self) -> tuple[RunRecord, ...]:
        return await self._ledger.unfinished_runs()

    async def request_invocation(
        self, new: NewInvocation, *, starts_at: datetime | None = None
    ) -> ToolInvocation:
        return await self._ledger.request_invocation(new, starts_at=starts_at)

    async def start_invocation(self, invocation_id: int, *, at: datetime) -> bool:
        return await self._ledger.start_invocation(invocation_id, at=at)

    async def complete_invocation(
        self, invocation_id: int, completion: InvocationCompletion
    ) -> bool:
        return await self._ledger.complete_invocation(invocation_id, completion)

    async def get_invocations(self, ids: Collection[int]) -> dict[int, ToolInvocation]:
        return await self._ledger.get_invocations(ids)

    async def run_invocations(self, run_id: str) -> tuple[ToolInvocation, ...]:
        return await self._ledger.run_invocations(run_id)

    async def get_payload(self, invocation_id: int) -> JsonValue:
        return await self._ledger.get_payload(invocation_id)

    async def append_events(self, events: Sequence[Event]) -> None:
        await self._ledger.append_events(events)

    async def run_events(self, run_id: str, *, after: int = 0) -> tuple[Event, ...]:
        return await self._ledger.run_events(run_id, after=after)

    async def close(self) -> None:
        await self._ledger.close()
