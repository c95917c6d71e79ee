"""A run over the wire: the real resolver, SDK and boundaries against a scripted server."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from tests.harness.kit import LIMITS, registry
from tests.support.http_stub import Reply, Request, Stub
from tests.wire.conversation import Made, dump
from tests.wire.openai_stub import Conversation, chat, drafted, reported

from firsthand.contracts.enums import Flow
from firsthand.contracts.models import (
    ModelsConfig,
    ProviderConfig,
    RetryPolicy,
    SmallMode,
)
from firsthand.contracts.runs import Ask, RunLimits, RunResult
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import ListSink
from firsthand.harness.steps import DirectSteps
from firsthand.ledger.memory import MemoryLedger
from firsthand.models.resolver import Resolver
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService

SMALL = SmallMode(tool_calls=3, tool_items=2, tool_result_bytes=2_000, context_tokens=8_192)
RETRY = RetryPolicy(attempts=3, first_seconds=0.02, longest_seconds=1)
KEY = "sk-stub-0123456789abcdef"
FLOWS = [Flow.DIRECT, Flow.REVIEWED]
WORKERS = {Flow.DIRECT: "diagnosis_agent", Flow.REVIEWED: "executor"}
"""The role that collects evidence and writes the draft."""


def finished(flow: Flow) -> Callable[[Request], Reply]:
    """The final reply of a model that quotes what it found."""
    make = drafted if flow is Flow.DIRECT else reported
    return lambda request: chat(dump(make(request)))


def working(flow: Flow, *replies: Made, **roles: Sequence[Made]) -> Conversation:
    """A conversation whose collecting role gives these replies."""
    return Conversation(**{WORKERS[flow]: list(replies)}, **roles)


def models(base_url: str, **changes: Any) -> ModelsConfig:
    own = {"base_url": base_url, "api_key": KEY, **changes.pop("provider", {})}
    settled = {"small_mode": SMALL, "retry": RETRY, "timeout_seconds": 5, **changes}
    return ModelsConfig(providers={"stub": ProviderConfig(**own)}, **settled)


def service(config: ModelsConfig, *, limits: RunLimits = LIMITS, **sources: Any) -> RunService:
    return RunService(
        ledger=MemoryLedger(),
        registry=registry(**sources),
        models=Resolver(config, environ={}),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=ListSink(),
        redactor=Redactor(b"k" * 32),
        limits=limits,
    )


async def ask(
    one: RunService,
    flow: Flow,
    *,
    model: str = "stub:qwen3-8b",
    cancellation: Cancellation | None = None,
    **fields: Any,
) -> RunResult:
    settled = {"verifier": "none", "question": "why is order-service slow?", **fields}
    return await one.ask(
        Ask(model=model, flow=flow, **settled), cancellation=cancellation or Cancellation()
    )


async def run(
    flow: Flow,
    script: Callable[[Request], Reply],
    *,
    limits: RunLimits = LIMITS,
    sources: dict[str, Any] | None = None,
    fields: dict[str, Any] | None = None,
    **changes: Any,
) -> tuple[RunResult, RunService, list[Request]]:
    """One run against a stub: how it ended, its service, and what the server was sent."""
    async with Stub(script) as stub:
        one = service(models(f"{stub.url}/v1", **changes), limits=limits, **(sources or {}))
        try:
            result = await asyncio.wait_for(ask(one, flow, **(fields or {})), timeout=10)
        finally:
            await one.models.close()
        return result, one, stub.requests
