"""MemoryLedger: the ledger's in-memory twin, for tests and for runs that need no record.

It holds the rows that the SQL ledger would (documents as text, so nothing is shared with a
caller) and refuses what the SQL ledger's constraints refuse. No method awaits anything: each is
one step. The record ends with the process.
"""

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from itertools import count, islice

from pydantic import JsonValue

from firsthand.contracts.enums import InvocationStatus, RunState
from firsthand.contracts.errors import DuplicateToolCall, LedgerError
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import InvocationCompletion, NewInvocation, ToolInvocation
from firsthand.contracts.runs import NewRun, RunFinish, RunRecord, SessionRecord
from firsthand.ledger import rows, transitions
from firsthand.ledger.documents import encode, instant
from firsthand.ledger.rows import Row


class MemoryLedger:
    def __init__(self) -> None:
        self._sessions: dict[str, Row] = {}
        self._runs: dict[str, Row] = {}
        self._invocations: dict[int, Row] = {}
        self._calls: set[tuple[str, str]] = set()
        self._events: dict[str, dict[int, str]] = {}
        self._ids = count(1)

    async def open_session(self, session_id: str, *, at: datetime) -> SessionRecord:
        row = self._sessions.setdefault(session_id, rows.session_row(session_id, at))
        return rows.session_record(row)

    async def get_session(self, session_id: str) -> SessionRecord | None:
        row = self._sessions.get(session_id)
        return None if row is None else rows.session_record(row)

    async def create_run(self, run: NewRun) -> RunRecord:
        row = rows.run_row(run)
        if run.run_id in self._runs:
            raise LedgerError(f"run {run.run_id} is in the ledger already")
        if run.session_id not in self._sessions:
            raise LedgerError(f"session {run.session_id} is not in the ledger")
        self._runs[run.run_id] = row
        return rows.run_record(row)

    async def start_run(self, run_id: str, *, at: datetime) -> bool:
        row = self._runs.get(run_id)
        if row is None or row["state"] != RunState.CREATED.value:
            return False
        row |= {"state": RunState.RUNNING.value, "started_at": instant(at)}
        return True

    async def begin_run(self, run: NewRun) -> None:
        row = rows.running_row(run)
        if run.run_id in self._runs:
            raise LedgerError(f"run {run.run_id} is in the ledger already")
        session = rows.session_row(run.session_id, run.created_at)
        self._sessions.setdefault(run.session_id, session)
        self._runs[run.run_id] = row

    async def finish_run(self, run_id: str, finish: RunFinish) -> bool:
        transitions.check_terminal_state(finish.state)
        changes = rows.finish_row(finish)
        row = self._runs.get(run_id)
        if row is None or row["state"] not in transitions.OPEN_RUN:
            return False
        if finish.self_evaluation is not None:
            session = self._sessions[row["session_id"]]
            session["self_evaluation"] = encode(finish.self_evaluation)
            session["version"] += 1
        row |= changes
        return True

    async def get_run(self, run_id: str) -> RunRecord | None:
        row = self._runs.get(run_id)
        return None if row is None else rows.run_record(row)

    async def find_runs(self, prefix: str) -> tuple[str, ...]:
        found = (row["run_id"] for row in self._newest() if row["run_id"].startswith(prefix))
        return tuple(islice(found, transitions.FOUND_RUNS))

    async def list_runs(
        self, *, session_id: str | None = None, limit: int = 50
    ) -> tuple[RunRecord, ...]:
        found = (row for row in self._newest() if session_id in {None, row["session_id"]})
        return tuple(map(rows.run_record, islice(found, transitions.bounded(limit))))

    async def newest_runs(self, limit: int) -> tuple[str, ...]:
        return tuple(row["run_id"] for row in islice(self._newest(), transitions.bounded(limit)))

    async def unfinished_runs(self) -> tuple[RunRecord, ...]:
        oldest = sorted(self._runs.values(), key=_age)
        found = (row for row in oldest if row["state"] in transitions.OPEN_RUN)
        return tuple(map(rows.run_record, islice(found, transitions.UNFINISHED_RUNS)))

    async def request_invocation(
        self, new: NewInvocation, *, starts_at: datetime | None = None
    ) -> ToolInvocation:
        row = rows.invocation_row(new, starts_at)
        run = self._runs.get(new.run_id)
        if run is None or run["session_id"] != new.session_id:
            raise LedgerError(f"run {new.run_id} of session {new.session_id} is not in the ledger")
        call = (row["run_id"], row["tool_call_id"])
        if call in self._calls:
            raise DuplicateToolCall(f"run {new.run_id} has tool call {row['tool_call_id']!r}")
        self._calls.add(call)
        row["id"] = next(self._ids)
        self._invocations[row["id"]] = row
        return _invocation(row)

    async def start_invocation(self, invocation_id: int, *, at: datetime) -> bool:
        row = self._invocation(invocation_id)
        if row is None or row["status"] != InvocationStatus.REQUESTED.value:
            return False
        row |= {"status": InvocationStatus.RUNNING.value, "started_at": instant(at)}
        return True

    async def complete_invocation(
        self, invocation_id: int, completion: InvocationCompletion
    ) -> bool:
        transitions.check_terminal_status(completion.status)
        changes = rows.completion_row(completion)
        row = self._invocation(invocation_id)
        if row is None or row["status"] not in transitions.OPEN_INVOCATION:
            return False
        row |= changes
        return True

    async def get_invocations(self, ids: Collection[int]) -> dict[int, ToolInvocation]:
        found = ((wanted, self._invocation(wanted)) for wanted in ids)
        return {wanted: _invocation(row) for wanted, row in found if row is not None}

    async def run_invocations(self, run_id: str) -> tuple[ToolInvocation, ...]:
        return tuple(
            _invocation(row) for row in self._invocations.values() if row["run_id"] == run_id
        )

    async def get_payload(self, invocation_id: int) -> JsonValue:
        row = self._invocation(invocation_id)
        return None if row is None else rows.payload(invocation_id, row.get("payload"))

    async def append_events(self, events: Sequence[Event]) -> None:
        new = [rows.event_row(event) for event in events]
        for row in new:
            if row["run_id"] not in self._runs:
                raise LedgerError(f"run {row['run_id']} is not in the ledger")
        for row in new:
            self._events.setdefault(row["run_id"], {}).setdefault(row["sequence"], row["document"])

    async def run_events(self, run_id: str, *, after: int = 0) -> tuple[Event, ...]:
        held = self._events.get(run_id, {})
        return tuple(rows.event(held[number]) for number in sorted(held) if number > after)

    async def close(self) -> None:
        return None

    def _newest(self) -> Iterator[Row]:
        return iter(sorted(self._runs.values(), key=_age, reverse=True))

    def _invocation(self, invocation_id: int) -> Row | None:
        possible = transitions.is_possible_id(invocation_id)
        return self._invocations.get(invocation_id) if possible else None


def _age(row: Row) -> tuple[datetime, str]:
    return row["created_at"], row["run_id"]


def _invocation(row: Row) -> ToolInvocation:
    return rows.tool_invocation({name: row[name] for name in row if name != "payload"})
