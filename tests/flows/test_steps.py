"""A step's end is announced with the code of what ended it."""

import asyncio

import pytest
from tests.harness.kit import open_context

from firsthand.contracts.errors import UsageError
from firsthand.contracts.events import StepFinished
from firsthand.flows.steps import step


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (asyncio.CancelledError(), "cancelled"),
        (UsageError("no"), UsageError.code),
        (ValueError("ours"), "internal"),
    ],
)
async def test_what_ended_a_step_is_its_outcome(error: BaseException, outcome: str) -> None:
    context = await open_context()
    with pytest.raises(type(error)), step(context, "guards"):
        raise error
    await context.events.flush()
    (_, end) = (await context.ledger.run_events(context.run_id))[-2:]
    assert isinstance(end, StepFinished)
    assert (end.step, end.outcome) == ("guards", outcome)
