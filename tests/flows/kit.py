"""The reviewed flow in one line: scripted roles over real boundaries, rules and a ledger.

Sentences of each finding are chosen by the rules themselves, so that a better rule moves none.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic_ai.models import Model
from tests.harness.kit import LIMITS, LOG_TEXT, StaticSource, call
from tests.service.kit import ask, service

from firsthand.contracts.enums import Flow, Outcome, Undecided
from firsthand.contracts.ports import Ledger
from firsthand.contracts.rulings import Derivation, GatekeeperResult
from firsthand.contracts.runs import RunLimits, RunResult
from firsthand.flows.findings import Recheck
from firsthand.flows.recheck import recheck
from firsthand.ledger.memory import MemoryLedger
from firsthand.models.history import role_of, user_message
from firsthand.models.scripted import ScriptedModel
from firsthand.rules.meaning import derivability

TEXT = "${a.evidence.0.text}"
ID = "${a.invocation_id}"
PATH = "$.logs[0]"


def finding(sentence: str) -> Derivation:
    return derivability(sentence, [LOG_TEXT], ["query_logs"])


def first_of(sentences: Sequence[str], outcome: Outcome, why: Undecided | None = None) -> str:
    return next(
        one for one in sentences if (finding(one).outcome, finding(one).undecided) == (outcome, why)
    )


OPEN = first_of(
    [
        "HikariPool-1 is the connection pool used by order-service.",
        "HikariPool-1 serves order-service.",
        "order-service owns HikariPool-1.",
    ],
    Outcome.UNDECIDED,
    Undecided.OPEN,
)
UNSUPPORTED = first_of(
    ["The database of order-service crashed.", "order-service lost 12 orders."],
    Outcome.UNDECIDED,
    Undecided.UNSUPPORTED,
)
CONTRADICTED = first_of(
    ["Connection is available.", "The request timed out after 45000ms."], Outcome.CONTRADICTED
)


def bound(**changes: Any) -> dict[str, Any]:
    """A binding to the only log record; a change of None removes the field."""
    made = {
        "tool_name": "query_logs",
        "source_invocation_id": ID,
        "raw_path": PATH,
        "evidence_excerpt": TEXT,
        **changes,
    }
    return {name: value for name, value in made.items() if value is not None}


def claim(claim_id: str, text: str = TEXT, *bindings: Any, **more: Any) -> dict[str, Any]:
    return {
        "claim_id": claim_id,
        "text": text,
        "kind": "observation",
        "status": "confirmed",
        "evidence_bindings": list(bindings) or [bound()],
        **more,
    }


def report(*claims: Any, **more: Any) -> dict[str, Any]:
    body = {"status": "complete", "claims": list(claims), "missing": [], "next_steps": []}
    return {"output": {**body, **more}}


def plan(scope: str = "broad", *purposes: str) -> dict[str, Any]:
    steps = [{"tool_name": "query_logs", "purpose": one} for one in purposes]
    return {"output": {"scope": scope, "steps": steps}}


def ruling(claim_id: str, verdict: str = "PASS", reason: str = "") -> dict[str, Any]:
    return {"claim_id": claim_id, "verdict": verdict, "reason": reason}


def rulings(*made: dict[str, Any]) -> dict[str, Any]:
    return {"output": {"rulings": list(made)}}


def prose(*sentences: str) -> dict[str, Any]:
    return {"output": {"sentences": list(sentences)}}


class Watching(ScriptedModel):
    """A scripted model that remembers what it was told, by role."""

    def __init__(self, roles: Mapping[str, list[dict[str, Any]]]) -> None:
        super().__init__("scripted", roles)
        self.told: dict[str, list[str]] = {}
        self.asked: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def request(self, messages: Any, settings: Any, parameters: Any) -> Any:
        role = role_of(parameters)
        self.told.setdefault(role, []).append(user_message(messages))
        self.asked[role].set()
        return await super().request(messages, settings, parameters)


def model(
    *executor: dict[str, Any],
    planner: dict[str, Any] | None = None,
    verifier: Sequence[dict[str, Any]] = (),
    composer: Sequence[dict[str, Any]] = (),
    **roles: list[dict[str, Any]],
) -> Watching:
    """One model in every role: `executor` replies in order, each other role once."""
    return Watching(
        {
            "ExecutionPlan": [planner or plan()],
            "ExecutorReport": list(executor),
            "VerifierReport": list(verifier),
            "ComposedText": list(composer),
            **roles,
        }
    )


async def reviewed(
    one: Model,
    *,
    ledger: Ledger | None = None,
    limits: RunLimits = LIMITS,
    sources: Mapping[str, StaticSource] | None = None,
    **fields: Any,
) -> RunResult:
    """A whole run of the reviewed flow; without `verifier`, by the rules alone."""
    made = service(one, ledger=ledger or MemoryLedger(), limits=limits, **(sources or {}))
    return await ask(made, flow=Flow.REVIEWED, **fields)


async def told(*claims: Any, **more: Any) -> RunResult:
    """A run whose Executor asks the logs once and reports these claims."""
    fields = {name: more.pop(name) for name in ("ledger", "session_id") if name in more}
    return await reviewed(model(call("a"), report(*claims, **more)), **fields)


async def rechecked(ledger: Ledger, result: RunResult, **fields: Any) -> Recheck:
    """As a later process would: the run is read from the ledger."""
    run = await ledger.get_run(result.run.run_id)
    assert run is not None
    return await recheck(ledger, run, **fields)


def gatekept(result: RunResult) -> GatekeeperResult:
    found = result.run.gatekeeper_result
    assert found is not None
    return found


def codes(result: RunResult) -> list[str]:
    return [warning.code for warning in gatekept(result).warnings]


def withheld(result: RunResult) -> dict[str, int]:
    assert result.answer is not None
    return {one.rule: one.count for one in result.answer.withheld}
