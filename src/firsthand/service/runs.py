"""RunService: one question, one run, one terminal state.

Owns the order around a flow: session and run rows before, the one finish after, whatever the
flow does in between. It reaches the edges by ports only.
"""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from firsthand.agents.factory import AgentFactory, Hook
from firsthand.agents.input import serialise_input
from firsthand.agents.prompts import prompt_sha256
from firsthand.contracts.enums import Flow, RunState
from firsthand.contracts.errors import LimitError, RunCancelled
from firsthand.contracts.events import LimitReached, RunFinished, RunStarted
from firsthand.contracts.models import ModelTraits
from firsthand.contracts.ports import Clock, EventSink, Ledger, ModelResolver, StepRunner
from firsthand.contracts.runs import Ask, NewRun, RunFinish, RunLimits, RunRecord, RunResult
from firsthand.flows.deps import FlowDeps
from firsthand.flows.direct import run_direct
from firsthand.flows.facts import run_facts
from firsthand.flows.reviewed import run_reviewed
from firsthand.harness.budget import BudgetMeter
from firsthand.harness.cancel import Cancellation
from firsthand.harness.context import RunContext
from firsthand.harness.events import EventEmitter
from firsthand.harness.ids import checked_session_id, new_run_id, new_session_id
from firsthand.harness.model_traits import limits_for, traits_of
from firsthand.harness.owner import current_owner
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.supervisor import supervise
from firsthand.rules.evidence import Redactor, run_digest, storable
from firsthand.rules.publish import Publication, publish_gathered
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION
from firsthand.service.audit import self_evaluation
from firsthand.service.endings import ending_of, error_detail
from firsthand.service.judges import composer_of, verifier_of
from firsthand.service.previous import Previous, find_previous


class RunFlow(Protocol):
    def __call__(self, context: RunContext, deps: FlowDeps) -> Coroutine[Any, Any, Publication]: ...


FLOWS: Mapping[Flow, RunFlow] = {Flow.DIRECT: run_direct, Flow.REVIEWED: run_reviewed}
PROMPTS: Mapping[Flow, str] = {Flow.DIRECT: "diagnosis", Flow.REVIEWED: "executor"}


@dataclass(frozen=True, kw_only=True)
class RunService:
    ledger: Ledger
    registry: ToolRegistry
    models: ModelResolver
    clock: Clock
    steps: StepRunner
    sink: EventSink
    redactor: Redactor
    limits: RunLimits
    hooks: Sequence[Hook] = ()
    notes: tuple[str, ...] = ()
    """Facts about the evidence as a whole, for every answer's limitations."""

    @cached_property
    def factory(self) -> AgentFactory:
        return AgentFactory(self.registry, hooks=self.hooks)

    async def ask(self, ask: Ask, *, cancellation: Cancellation) -> RunResult:
        """Run one question to its end.

        Raises UsageError or ConfigurationError before a run exists; afterwards every end,
        failures included, is a recorded terminal state.
        """
        query = str(storable(self.redactor.text(ask.question)))
        model = self.models.resolve(ask.model)
        verifier, composer = verifier_of(ask, self.models), composer_of(ask, self.models)
        previous = await find_previous(self.ledger, ask)
        turn = previous.turn if previous else None
        serialise_input(query, turn, self.limits)
        context = await self._open(ask, query, previous, traits_of(model), cancellation)
        deps = FlowDeps(
            factory=self.factory,
            registry=self.registry,
            model=model,
            verifier=verifier,
            composer=composer,
            previous_turn=turn,
            query=query,
            notes=self.notes,
        )
        try:
            publication = await supervise(context, FLOWS[ask.flow](context, deps))
        except BaseException as error:
            result = await self._failed(context, deps, error)
            if isinstance(error, Exception):
                return result
            raise
        return await self._finish(context, RunState.SUCCEEDED, publication)

    async def _open(
        self,
        ask: Ask,
        query: str,
        previous: Previous | None,
        traits: ModelTraits,
        cancellation: Cancellation,
    ) -> RunContext:
        """Session and run rows, then the context, running."""
        now = self.clock.now()
        limits = limits_for(traits, self.limits)
        small = {"small": True} if traits.small is not None else {}
        session_id = previous.session_id if previous else ask.session_id or new_session_id()
        run = NewRun(
            run_id=new_run_id(),
            session_id=checked_session_id(session_id),
            flow=ask.flow,
            question=query,
            model=ask.model,
            owner=current_owner(),
            limits=limits,
            prompt_sha256=prompt_sha256(PROMPTS[ask.flow]),
            rules_version=RULES_VERSION,
            renderer_version=RENDERER_VERSION,
            previous_run_id=previous.run_id if previous else None,
            created_at=now,
            settings={**ask.settings, **small, "notes": list(self.notes)},
        )
        await self.ledger.begin_run(run)
        context = RunContext(
            run=run,
            run_id=run.run_id,
            session_id=run.session_id,
            flow=run.flow,
            question=query,
            limits=limits,
            clock=self.clock,
            ledger=self.ledger,
            events=EventEmitter(self.sink, self.ledger),
            steps=self.steps,
            redactor=self.redactor,
            cancellation=cancellation,
            budget=BudgetMeter(limits, started=self.clock.monotonic()),
        )
        context.lifecycle.move(RunState.RUNNING)
        context.events.emit(
            RunStarted(
                run_id=run.run_id,
                at=now,
                session_id=run.session_id,
                flow=run.flow,
                model=run.model,
            )
        )
        return context

    async def _failed(self, context: RunContext, deps: FlowDeps, error: BaseException) -> RunResult:
        """A run that did not publish: its terminal state, and what was gathered if that may stand."""
        ending = ending_of(error)
        publication = None
        limit = error if isinstance(error, LimitError) else None
        if limit is not None:
            context.events.emit(
                LimitReached(
                    run_id=context.run_id,
                    at=self.clock.now(),
                    kind=limit.kind,
                    used=limit.used,
                    limit=limit.limit,
                )
            )
        if ending.publishes:
            cancelled = ending.state is RunState.CANCELLED
            facts = run_facts(
                context, deps, limit_hit=limit.kind if limit else None, cancelled=cancelled
            )
            publication = (context.fallback or publish_gathered)(facts)
        return await self._finish(
            context,
            ending.state,
            publication,
            limit=limit,
            code=ending.code,
            detail=None if isinstance(error, RunCancelled) else error_detail(error),
        )

    async def _finish(
        self,
        context: RunContext,
        state: RunState,
        publication: Publication | None,
        *,
        limit: LimitError | None = None,
        code: str | None = None,
        detail: str | None = None,
    ) -> RunResult:
        """The one terminal write, shielded from a second cancel."""
        context.lifecycle.move(state)
        answer = publication.answer if publication else None
        finish = RunFinish(
            state=state,
            finished_at=self.clock.now(),
            limit_hit=limit.kind if limit else None,
            error_code=code,
            error_detail=None if detail is None else self.redactor.text(detail),
            draft=context.draft,
            gatekeeper_result=context.gatekeeper_result,
            guard_result=publication.guard_result if publication else None,
            verifier_result=context.verifier_result,
            answer=answer,
            model_calls=tuple(context.model_calls),
            self_evaluation=self_evaluation(context, state, publication),
            digest=run_digest(
                (call.id, call.payload_sha256)
                for call in sorted(context.calls.values(), key=lambda call: call.id)
            ),
        )
        context.events.emit(
            RunFinished(
                run_id=context.run_id,
                at=finish.finished_at,
                state=state,
                verdict=answer.verdict if answer else None,
                error_code=code,
                budgets=context.budgets(),
            )
        )
        return await asyncio.shield(self._write_finish(context, finish))

    async def _write_finish(self, context: RunContext, finish: RunFinish) -> RunResult:
        await context.events.flush()
        if await self.ledger.finish_run(context.run_id, finish):
            return RunResult(run=finished(context.run, finish), answer=finish.answer)
        run = await self.ledger.get_run(context.run_id)
        assert run is not None
        return RunResult(run=run, answer=run.answer)


def finished(run: NewRun, finish: RunFinish) -> RunRecord:
    """The row as it stands after its finish."""
    fields = {name: getattr(finish, name) for name in RunFinish.model_fields}
    del fields["self_evaluation"]
    return RunRecord(**dict(run), started_at=run.created_at, **fields)
