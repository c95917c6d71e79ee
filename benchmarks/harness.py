"""CPU per run of the direct flow, as a ratio to the bare framework loop with the same script.

Both sides make 3 model calls and 2 tool calls with the same scripted model and the same tool
results, in the same process and interleaved. Ours adds budgets, boundaries, redaction, the SQLite
ledger (the row before its source is never batched away), events, guards and the publication.

The same over real HTTP, beside a bare SDK loop, is `benchmarks.wire`; it runs as a part of this.

    python -m benchmarks.harness [--rounds 30] [--json]
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

from benchmarks._scripted import DRAFT, RECORDS, Static
from pydantic_ai import Agent, PromptedOutput

from benchmarks import wire
from firsthand.contracts.drafts import DiagnosisDraft
from firsthand.contracts.enums import RunState, ToolName
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import Ask
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import NullSink
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.steps import DirectSteps
from firsthand.ledger import MemoryLedger, open_ledger
from firsthand.models.scripted import ScriptedModel
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService
from firsthand.settings import DEFAULT_LIMITS

GOAL = 2.2
SCRIPT = [
    {"tool": "query_logs", "id": "a", "arguments": {"any_of": ["HikariPool"]}},
    {"tool": "query_logs", "id": "b", "arguments": {"any_of": ["timed out"]}},
    {"output": DRAFT},
]


def model() -> ScriptedModel:
    return ScriptedModel("scripted", {"DiagnosisDraft": SCRIPT})


class Models:
    def resolve(self, name: str) -> ScriptedModel:
        return model()


def service(ledger: Ledger) -> RunService:
    return RunService(
        ledger=ledger,
        registry=ToolRegistry([Static(name) for name in ToolName]),
        models=Models(),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=NullSink(),
        redactor=Redactor(b"k" * 32),
        limits=DEFAULT_LIMITS,
    )


def bare_agent() -> Agent[None, DiagnosisDraft]:
    agent = Agent(output_type=PromptedOutput(DiagnosisDraft, name="DiagnosisDraft"))
    answer = json.dumps({"evidence": RECORDS}, ensure_ascii=False)

    @agent.tool_plain
    def query_logs(any_of: list[str]) -> str:
        return answer

    return agent


async def measure(rounds: int, folder: Path) -> dict[str, float]:
    """Median CPU milliseconds a run of each side."""
    agent = bare_agent()
    sqlite = await open_ledger(str(folder / "bench.db"))
    sides = {"sqlite": service(sqlite), "memory": service(MemoryLedger())}

    async def ours(name: str) -> None:
        ask = Ask(question="why is order-service slow?", model="scripted", verifier="none")
        result = await sides[name].ask(ask, cancellation=Cancellation())
        assert result.run.state is RunState.SUCCEEDED, result.run.error_detail

    async def bare() -> None:
        await agent.run('{"query": "why is order-service slow?"}', model=model())

    spent: dict[str, list[float]] = {"bare": [], "memory": [], "sqlite": []}
    for round_number in range(rounds + 3):
        for name in spent:
            started = time.process_time()
            await (bare() if name == "bare" else ours(name))
            if round_number >= 3:
                spent[name].append((time.process_time() - started) * 1000)
    await sqlite.close()
    return {name: statistics.median(values) for name, values in spent.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(options.rounds, Path(folder)))
    report = {
        **{f"{name}_ms": round(value, 2) for name, value in found.items()},
        "ratio": round(found["sqlite"] / found["bare"], 2),
        "goal": GOAL,
    }
    over_the_wire = wire.report(options.rounds)
    if options.json:
        print(json.dumps({**report, "wire": over_the_wire}))
        return
    print("harness: CPU per run, 3 model calls, 2 tool calls (medians)")
    for name, value in report.items():
        print(f"  {name:10} {value}")
    wire.show(over_the_wire)


if __name__ == "__main__":
    main()
