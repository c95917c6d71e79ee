"""SqlLedger: the Ledger port over a Store. Owns which statement answers which question."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from pydantic import JsonValue
from sqlalchemy import Connection, Executable

from firsthand.contracts.enums import InvocationStatus, RunState
from firsthand.contracts.errors import DuplicateToolCall, LedgerError
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import InvocationCompletion, NewInvocation, ToolInvocation
from firsthand.contracts.runs import NewRun, RunFinish, RunRecord, SessionRecord
from firsthand.ledger import rows, transitions
from firsthand.ledger.documents import encode, instant, is_storable
from firsthand.ledger.rows import Row
from firsthand.ledger.sql.outbox import Outbox
from firsthand.ledger.sql.statements import Change
from firsthand.ledger.sql.store import KeyTaken, NoSuchParent, Store

IDS_PER_QUERY = 10_000
"""More ids than any report cites; beyond it a second query is asked (drivers bound parameters)."""


class SqlLedger:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._sql = store.statements
        self._outbox = Outbox(store)
        self._open_runs: set[str] = set()
        """Runs that this ledger created and has not finished: their events may wait."""

    async def open_session(self, session_id: str, *, at: datetime) -> SessionRecord:
        row = rows.session_row(session_id, at)

        def work(connection: Connection) -> Row | None:
            made = self._store.change(connection, self._sql.open_session, row) == 1
            the_session = {"the_session_id": session_id}
            return None if made else _one(connection, self._sql.session, the_session)

        found = await self._outbox.write(work)
        return rows.session_record(row if found is None else found)

    async def get_session(self, session_id: str) -> SessionRecord | None:
        row = await self._find(self._sql.session, {"the_session_id": session_id})
        return None if row is None else rows.session_record(row)

    async def create_run(self, run: NewRun) -> RunRecord:
        row = rows.run_row(run)
        try:
            await self._outbox.write(
                lambda connection: self._store.change(connection, self._sql.create_run, row)
            )
        except KeyTaken:
            raise LedgerError(f"run {run.run_id} is in the ledger already") from None
        except NoSuchParent:
            raise LedgerError(f"session {run.session_id} is not in the ledger") from None
        self._open_runs.add(run.run_id)
        return rows.run_record(row)

    async def start_run(self, run_id: str, *, at: datetime) -> bool:
        changes = {"state": RunState.RUNNING.value, "started_at": instant(at)}
        return await self._change(self._sql.start_run, {"the_run_id": run_id, **changes})

    async def begin_run(self, run: NewRun) -> None:
        session, row = rows.session_row(run.session_id, run.created_at), rows.running_row(run)

        def work(connection: Connection) -> None:
            self._store.change(connection, self._sql.open_session, session)
            self._store.change(connection, self._sql.create_run, row)

        try:
            await self._outbox.write(work)
        except KeyTaken:
            raise LedgerError(f"run {run.run_id} is in the ledger already") from None
        self._open_runs.add(run.run_id)

    async def finish_run(self, run_id: str, finish: RunFinish) -> bool:
        transitions.check_terminal_state(finish.state)
        changes = {"the_run_id": run_id, **rows.finish_row(finish)}
        evaluation = finish.self_evaluation
        document = None if evaluation is None else encode(evaluation)

        def work(connection: Connection) -> bool:
            ended = self._store.change(connection, self._sql.finish_run, changes) == 1
            if ended and document is not None:
                whole = {"the_run_id": run_id, "document": document}
                self._store.change(connection, self._sql.evaluate_session, whole)
            return ended

        ended = is_storable(run_id) and await self._outbox.write(work)
        self._open_runs.discard(run_id)
        return ended

    async def get_run(self, run_id: str) -> RunRecord | None:
        row = await self._find(self._sql.run, {"the_run_id": run_id})
        return None if row is None else rows.run_record(row)

    async def find_runs(self, prefix: str) -> tuple[str, ...]:
        found = await self._list(self._sql.find_runs, {"prefix": prefix})
        return tuple(row["run_id"] for row in found)

    async def list_runs(
        self, *, session_id: str | None = None, limit: int = 50
    ) -> tuple[RunRecord, ...]:
        most = transitions.bounded(limit)
        if session_id is None:
            found = await self._list(self._sql.list_runs, {"most": most})
        else:
            the_session = {"the_session_id": session_id, "most": most}
            found = await self._list(self._sql.list_session_runs, the_session)
        return tuple(map(rows.run_record, found))

    async def newest_runs(self, limit: int) -> tuple[str, ...]:
        found = await self._list(self._sql.newest_runs, {"most": transitions.bounded(limit)})
        return tuple(str(row["run_id"]) for row in found)  # edited, it may be bytes

    async def unfinished_runs(self) -> tuple[RunRecord, ...]:
        return tuple(map(rows.run_record, await self._list(self._sql.unfinished_runs, {})))

    async def request_invocation(
        self, new: NewInvocation, *, starts_at: datetime | None = None
    ) -> ToolInvocation:
        row = rows.invocation_row(new, starts_at)

        def work(connection: Connection) -> int:
            return self._store.insert(connection, self._sql.request_invocation, row)

        try:
            row["id"] = await self._outbox.write(work)
        except KeyTaken:
            call = row["tool_call_id"]
            raise DuplicateToolCall(f"run {new.run_id} has tool call {call!r}") from None
        except NoSuchParent:
            missing = f"run {new.run_id} of session {new.session_id}"
            raise LedgerError(f"{missing} is not in the ledger") from None
        return rows.tool_invocation(row)

    async def start_invocation(self, invocation_id: int, *, at: datetime) -> bool:
        changes = {"status": InvocationStatus.RUNNING.value, "started_at": instant(at)}
        possible = transitions.is_possible_id(invocation_id)
        the_invocation = {"the_id": invocation_id, **changes}
        return possible and await self._change(self._sql.start_invocation, the_invocation)

    async def complete_invocation(
        self, invocation_id: int, completion: InvocationCompletion
    ) -> bool:
        transitions.check_terminal_status(completion.status)
        the_invocation = {"the_id": invocation_id, **rows.completion_row(completion)}
        possible = transitions.is_possible_id(invocation_id)
        return possible and await self._change(self._sql.complete_invocation, the_invocation)

    async def get_invocations(self, ids: Collection[int]) -> dict[int, ToolInvocation]:
        wanted = sorted({one for one in ids if transitions.is_possible_id(one)})
        found: list[Row] = []
        for start in range(0, len(wanted), IDS_PER_QUERY):
            part = wanted[start : start + IDS_PER_QUERY]
            found += await self._list(self._sql.invocations, {"ids": part})
        return {row["id"]: rows.tool_invocation(row) for row in found}

    async def run_invocations(self, run_id: str) -> tuple[ToolInvocation, ...]:
        found = await self._list(self._sql.run_invocations, {"the_run_id": run_id})
        return tuple(map(rows.tool_invocation, found))

    async def get_payload(self, invocation_id: int) -> JsonValue:
        if not transitions.is_possible_id(invocation_id):
            return None
        row = await self._find(self._sql.payload, {"the_id": invocation_id})
        return None if row is None else rows.payload(invocation_id, row["payload"])

    async def append_events(self, events: Sequence[Event]) -> None:
        """Events of a run that this ledger has open may wait; others are written on return."""
        new = [rows.event_row(event) for event in events]
        if all(event.run_id in self._open_runs for event in events):
            return await self._outbox.append(new)
        try:
            await self._outbox.write_now(new)
        except NoSuchParent:
            raise LedgerError("an event belongs to a run that is not in the ledger") from None

    async def run_events(self, run_id: str, *, after: int = 0) -> tuple[Event, ...]:
        await self._outbox.flush()
        above = max(0, min(after, transitions.LARGEST_ID))
        found = await self._list(self._sql.run_events, {"the_run_id": run_id, "after": above})
        return tuple(rows.event(row["document"]) for row in found)

    async def close(self) -> None:
        try:
            await self._outbox.flush()
        finally:
            await self._store.close()

    async def _change(self, statement: Change, changes: Row) -> bool:
        """Whether the compare-and-set changed its row."""
        if not _can_be_found(changes):
            return False
        return await self._outbox.write(
            lambda connection: self._store.change(connection, statement, changes) == 1
        )

    async def _find(self, statement: Executable, parameters: Row) -> Row | None:
        if not _can_be_found(parameters):
            return None
        return await self._store.read(lambda connection: _one(connection, statement, parameters))

    async def _list(self, statement: Executable, parameters: Row) -> list[Row]:
        if not _can_be_found(parameters):
            return []
        return await self._store.read(
            lambda connection: [
                dict(row) for row in connection.execute(statement, parameters).mappings()
            ]
        )


def _one(connection: Connection, statement: Executable, parameters: Row) -> Row | None:
    row = connection.execute(statement, parameters).mappings().first()
    return None if row is None else dict(row)


def _can_be_found(parameters: Mapping[str, Any]) -> bool:
    """False where a row's own id could not stand in the store as it is asked for."""
    keys = (parameters.get(name) for name in ("the_run_id", "the_session_id", "prefix"))
    return all(is_storable(key) for key in keys if key is not None)
