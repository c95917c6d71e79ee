"""The lean agent's runs are the framework's: the same requests, byte for byte of JSON, and the same end."""

from typing import Any

import pytest
from pydantic_ai import Agent
from pydantic_ai.capabilities import AbstractCapability
from tests.harness.kit import registry, scripted
from tests.wire.kit import FLOWS, finished, run, working
from tests.wire.openai_stub import call, chat

from firsthand.agents import factory
from firsthand.agents.diagnosis import DIAGNOSIS
from firsthand.agents.lean import LeanAgent
from firsthand.contracts.enums import Flow
from firsthand.contracts.models import OutputMode
from firsthand.harness.context import RunContext

TWO_CALLS = chat(calls=[call("a"), call("b")])
SCRIPTS: dict[str, list[Any]] = {
    "two calls": [TWO_CALLS, finished],
    "calls after calls, with prose": [TWO_CALLS, chat("Now this.", calls=[call("c")]), finished],
    "a call refused": [chat(calls=[call("a", "query_logs", {"any_of": 7})]), TWO_CALLS, finished],
    "a tool made up": [chat(calls=[call("a", "rm"), call("b")]), finished],
    "an id twice": [chat(calls=[call("a")]), chat(calls=[call("a"), call("b")]), finished],
    "too many calls": [chat(calls=[call(f"c{number}") for number in range(9)]), finished],
    "prose at the end": [TWO_CALLS, chat("The pool timed out."), finished],
    "a blank": [TWO_CALLS, chat("")],
    "cut off": [TWO_CALLS, chat('{"conclusion"', finish="length")],
}


async def told(flow: Flow, mode: OutputMode, script: list[Any]) -> dict[str, Any]:
    """All that a run of this script sent, did and published, without its ids and times."""
    replies = [finished(flow) if one is finished else one for one in script]
    result, one, requests = await run(
        flow,
        working(flow, *replies),
        fields={"verifier": None},
        provider={"output_mode": mode},
    )
    rows = await one.ledger.run_invocations(result.run.run_id)
    events = one.sink.events  # type: ignore[attr-defined]
    return {
        "requests": [request.json for request in requests],
        "end": (result.run.state, result.run.error_code, result.run.draft),
        "calls": [made.model_dump(exclude={"seconds"}) for made in result.run.model_calls],
        "rows": [(row.tool_call_id, row.status, row.error_code) for row in rows],
        "events": [event.type for event in events],
        "verdict": result.answer and result.answer.verdict,
        "claims": result.answer
        and [claim.model_dump(exclude={"evidence"}) for claim in result.answer.claims],
    }


@pytest.mark.parametrize("flow", FLOWS)
@pytest.mark.parametrize("mode", OutputMode)
@pytest.mark.parametrize("name", SCRIPTS)
async def test_a_run_is_the_frameworks(
    name: str, mode: OutputMode, flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    lean = await told(flow, mode, SCRIPTS[name])
    monkeypatch.setattr(factory, "LeanAgent", Agent)
    assert lean == await told(flow, mode, SCRIPTS[name])


def test_hooks_of_others_get_the_whole_framework() -> None:
    plain = factory.AgentFactory(registry()).build(DIAGNOSIS, scripted())
    hooked = factory.AgentFactory(registry(), hooks=[AbstractCapability[RunContext]()])
    assert type(plain) is LeanAgent
    assert type(hooked.build(DIAGNOSIS, scripted())) is Agent
