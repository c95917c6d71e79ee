"""The application as interfaces see it: ask a question, find, show and judge runs."""

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import JsonValue

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import RecordUnreadable, UsageError
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.ports import TERMINAL_RUN_STATES, Ledger
from firsthand.contracts.runs import Ask, RunRecord, RunResult, UnreadableRun

if TYPE_CHECKING:
    from firsthand.flows.findings import Recheck
    from firsthand.harness.cancel import Cancellation
    from firsthand.service.runs import RunService

MOST_FOUND = 10
"""Most runs that a ledger finds by their beginning."""

LONGEST_NAME = 80
"""Characters of a name that is none, repeated."""


@dataclass(frozen=True, kw_only=True)
class RunView:
    """A run as the ledger has it."""

    run: RunRecord
    invocations: tuple[ToolInvocation, ...]
    events: tuple[Event, ...]
    recheck: "Recheck | None" = None
    """What `recheck` finds of it; None while it runs."""


@dataclass(kw_only=True)
class App:
    ledger: Ledger
    notices: tuple[str, ...] = ()
    """Lines that the user should see before the run."""
    service: "RunService | None" = None
    interrupted: tuple[str, ...] = ()
    """Runs whose process had died, marked at this start."""

    async def ask(self, ask: Ask, *, cancel: "Cancellation") -> RunResult:
        if self.service is None:
            raise UsageError("no evidence was selected; give --evidence DIR, or run the demo")
        return await self.service.ask(ask, cancellation=cancel)

    async def find_run(self, prefix: str) -> RunRecord:
        """By id or a unique beginning of it (with or without `run-`). Raises UsageError."""
        if not prefix.strip():
            raise UsageError("an empty name is no run; `firsthand runs` lists them")
        run = await self.ledger.get_run(prefix)
        if run is not None:
            return run
        found = await self._begun(prefix)
        if len(found) != 1:
            least = "at least " if len(found) == MOST_FOUND else ""
            what = f"{least}{len(found)} runs begin" if found else "no run begins"
            raise UsageError(f"{what} with {prefix[:LONGEST_NAME]!r}; `firsthand runs` lists them")
        run = await self.ledger.get_run(found[0])
        assert run is not None
        return run

    async def _begun(self, prefix: str) -> tuple[str, ...]:
        """The ids that begin so, with or without `run-`."""
        return await self.ledger.find_runs(prefix) or await self.ledger.find_runs(f"run-{prefix}")

    async def show(self, prefix: str) -> RunView:
        """Raises RecordUnreadable where a row of the run was edited into what no row can hold."""
        from firsthand.flows.recheck import recheck

        run = await self.find_run(prefix)
        ended = run.state in TERMINAL_RUN_STATES
        return RunView(
            run=run,
            recheck=await recheck(self.ledger, run) if ended else None,
            invocations=await self.ledger.run_invocations(run.run_id),
            events=await self.ledger.run_events(run.run_id),
        )

    async def cited_logs(self, run: RunRecord) -> dict[int, JsonValue]:
        """The payloads of the log searches that the Answer cites, by their ids."""
        claims = run.answer.claims if run.answer else ()
        cited = {
            one.invocation_id
            for claim in claims
            for one in claim.evidence
            if one.tool_name == ToolName.QUERY_LOGS
        }
        found = {}
        for one in sorted(cited):
            with suppress(RecordUnreadable):  # `show` has said that it was edited
                found[one] = await self.ledger.get_payload(one)
        return found

    async def audit(self, name: str) -> dict[str, Any]:
        """`{session_id, self_evaluation, runs}` of a session, or of a run's: its id or a beginning.

        Raises UsageError.
        """
        from firsthand.service.audit import audit

        if name.strip() and await self.ledger.get_session(name) is None:
            begun = await self._begun(name)
            name = begun[0] if len(begun) == 1 else name
        return await audit(self.ledger, name)

    async def recheck(self, prefix: str, *, digest: str | None = None) -> "Recheck":
        """Does the run's published Answer still stand? From the ledger alone. Raises UsageError."""
        from firsthand.flows.recheck import recheck, unreadable

        try:
            run = await self.find_run(prefix)
        except RecordUnreadable as error:
            return unreadable(prefix, error)
        return await recheck(self.ledger, run, digest=digest)

    async def runs(self, limit: int) -> tuple[RunRecord | UnreadableRun, ...]:
        """Newest first; a damaged row is said to be one, and hides no other."""
        try:
            return await self.ledger.list_runs(limit=limit)
        except RecordUnreadable:
            pass
        return tuple([await self._listed(one) for one in await self.ledger.newest_runs(limit)])

    async def _listed(self, run_id: str) -> RunRecord | UnreadableRun:
        try:
            run = await self.ledger.get_run(run_id)
        except RecordUnreadable as error:
            return UnreadableRun(run_id=run_id, reason=str(error))
        return run or UnreadableRun(
            run_id=run_id, reason="its id is not one that it can be found by"
        )
