"""Announces a flow's steps as events."""

from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager

from firsthand.contracts.errors import FirsthandError
from firsthand.contracts.events import StepFinished, StepStarted
from firsthand.harness.context import RunContext


@contextmanager
def step(context: RunContext, name: str) -> Iterator[None]:
    """Emit the step's start and its end with a stable code."""
    now = context.clock.now
    context.events.emit(StepStarted(run_id=context.run_id, at=now(), step=name))
    outcome = "internal"
    try:
        yield
        outcome = "ok"
    except CancelledError:
        outcome = "cancelled"
        raise
    except FirsthandError as error:
        outcome = error.code
        raise
    finally:
        context.events.emit(
            StepFinished(run_id=context.run_id, at=now(), step=name, outcome=outcome)
        )
