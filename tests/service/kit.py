"""A service to test with: everything real but sources and models, over the in-memory ledger."""

from collections.abc import Mapping
from typing import Any

from pydantic_ai.models import Model
from tests.harness.kit import LIMITS, StaticSource, registry

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import Ask, RunLimits, RunResult
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import ListSink
from firsthand.harness.steps import DirectSteps
from firsthand.ledger.memory import MemoryLedger
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService


class Models:
    """ModelResolver over given models."""

    def __init__(self, models: Mapping[str, Model]) -> None:
        self._models = models

    def resolve(self, name: str) -> Model:
        if name not in self._models:
            raise ConfigurationError(f"unknown model {name!r}")
        return self._models[name]


def service(
    model: Model,
    *,
    ledger: Ledger | None = None,
    limits: RunLimits = LIMITS,
    verifier: Model | None = None,
    **sources: StaticSource,
) -> RunService:
    models = {"scripted": model} | ({"verifier": verifier} if verifier else {})
    return RunService(
        ledger=ledger or MemoryLedger(),
        registry=registry(**sources),
        models=Models(models),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=ListSink(),
        redactor=Redactor(b"k" * 32),
        limits=limits,
    )


async def ask(
    one: RunService, question: str = "why is order-service slow?", **fields: Any
) -> RunResult:
    cancellation = fields.pop("cancellation", None) or Cancellation()
    settled = {"model": "scripted", "verifier": "none", **fields}
    return await one.ask(Ask(question=question, **settled), cancellation=cancellation)


def quoting(call_id: str = "a") -> dict[str, Any]:
    """A draft of one observation that quotes the first item of a call."""
    text, path = f"${{{call_id}.evidence.0.text}}", f"${{{call_id}.evidence.0.raw_path}}"
    return {
        "output": {
            "conclusion": text,
            "analysis": [
                {
                    "kind": "OBSERVATION",
                    "statement": text,
                    "tool_call_ids": [call_id],
                    "citations": [{"tool_call_id": call_id, "raw_path": path, "excerpt": text}],
                }
            ],
            "limitations": ["everything else is healthy"],
            "next_steps": [{"tool_name": "query_logs", "subject": "restart it now"}],
        }
    }
