"""CPU per run over real HTTP, as a ratio to a bare SDK loop that makes the same two requests.

Both sides talk to the same stub in a process of its own, with 2 model calls and 2 tool calls: the
first reply has both calls, the second is the draft. The bare side is the SDK and nothing else.
Ours adds the framework's loop, budgets, boundaries, redaction, the SQLite ledger, the guards and
the publication. They are interleaved, and the CPU of this process alone is counted.

    python -m benchmarks.wire [--rounds 30] [--profile] [--json]
"""

import argparse
import asyncio
import cProfile
import json
import pstats
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks._scripted import DRAFT, RECORDS, Static
from openai import AsyncOpenAI

from firsthand.contracts.enums import RunState, ToolName
from firsthand.contracts.models import ModelsConfig, OutputMode, ProviderConfig, SmallMode
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import Ask
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import NullSink
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.steps import DirectSteps
from firsthand.ledger import MemoryLedger, open_ledger
from firsthand.models.resolver import Resolver
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService
from firsthand.settings import DEFAULT_LIMITS, DEFAULT_SMALL

GOAL = 3.0
WARM_UP = 5
CALLS = [
    {
        "id": name,
        "type": "function",
        "function": {"name": "query_logs", "arguments": json.dumps({"any_of": [term]})},
    }
    for name, term in (("a", "HikariPool"), ("b", "timed out"))
]
USAGE = {"prompt_tokens": 900, "completion_tokens": 120, "total_tokens": 1020}


def completion(message: dict[str, Any], finish: str) -> bytes:
    choice = {"index": 0, "message": {"role": "assistant", **message}, "finish_reason": finish}
    head = {"id": "c", "object": "chat.completion", "created": 1_780_000_000, "model": "stub"}
    return json.dumps({**head, "choices": [choice], "usage": USAGE}).encode()


REPLIES = {
    False: completion({"content": None, "tool_calls": CALLS}, "tool_calls"),
    True: completion({"content": json.dumps(DRAFT)}, "stop"),
}
"""Whether the request has tool results → the reply."""


async def serve() -> None:
    """The stub; it prints its port and answers until its input ends."""

    async def connection(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length:")[2].partition(b"\r")[0])
                body = await reader.readexactly(length)
                reply = REPLIES[b'"role":"tool"' in body.replace(b": ", b":")]
                writer.write(
                    b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
                    + f"content-length: {len(reply)}\r\n\r\n".encode()
                    + reply
                )
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    server = await asyncio.start_server(connection, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


def service(base_url: str, ledger: Ledger) -> RunService:
    small: SmallMode = DEFAULT_SMALL
    own = ProviderConfig(base_url=base_url, output_mode=OutputMode.PROMPTED)
    return RunService(
        ledger=ledger,
        registry=ToolRegistry([Static(name) for name in ToolName]),
        models=Resolver(ModelsConfig(providers={"stub": own}, small_mode=small), environ={}),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=NullSink(),
        redactor=Redactor(b"k" * 32),
        limits=DEFAULT_LIMITS,
    )


async def bare(client: AsyncOpenAI, tools: list[Any], system: str) -> None:
    """The same two requests by the SDK: the same prompt, tools and results."""
    messages: list[Any] = [
        {"role": "system", "content": system},
        {"role": "user", "content": '{"query": "why is order-service slow?"}'},
    ]
    result = json.dumps({"evidence": RECORDS}, ensure_ascii=False)
    while True:
        reply = await client.chat.completions.create(model="m", messages=messages, tools=tools)
        message = reply.choices[0].message
        if not message.tool_calls:
            json.loads(message.content or "")
            return
        messages.append(message.model_dump(exclude_none=True))
        for call in message.tool_calls:
            messages.append({"role": "tool", "tool_call_id": call.id, "content": result})


async def measure(
    base_url: str, rounds: int, folder: Path, *, profile: bool
) -> tuple[dict[str, float], cProfile.Profile | None]:
    """Median CPU milliseconds a run of each side."""
    from firsthand.agents.prompts import prompt

    sqlite = await open_ledger(str(folder / "bench.db"))
    sides = {"sqlite": service(base_url, sqlite), "memory": service(base_url, MemoryLedger())}
    client = AsyncOpenAI(api_key="none", base_url=base_url, max_retries=0)
    registry = sides["memory"].registry.tools.values()
    tools = [
        {
            "type": "function",
            "function": {
                "name": tool.name.value,
                "description": tool.description,
                "parameters": tool.json_schema,
            },
        }
        for tool in registry
    ]
    profiler = cProfile.Profile() if profile else None

    async def ours(name: str) -> None:
        ask = Ask(question="why is order-service slow?", model="stub:m", verifier="none")
        result = await sides[name].ask(ask, cancellation=Cancellation())
        assert result.run.state is RunState.SUCCEEDED, result.run.error_detail
        assert len(result.run.model_calls) == 2

    spent: dict[str, list[float]] = {"bare": [], "memory": [], "sqlite": []}
    for number in range(rounds + WARM_UP):
        for name in spent:
            profiled = profiler if name == "sqlite" and number >= WARM_UP else None
            started = time.process_time()
            if profiled is not None:
                profiled.enable()
            await (bare(client, tools, prompt("diagnosis")) if name == "bare" else ours(name))
            if profiled is not None:
                profiled.disable()
            if number >= WARM_UP:
                spent[name].append((time.process_time() - started) * 1000)
    for side in sides.values():
        await side.models.close()
    await client.close()
    await sqlite.close()
    return {name: statistics.median(values) for name, values in spent.items()}, profiler


ROOMS = ("firsthand", "pydantic_ai", "openai", "httpx2", "httpcore2", "sqlalchemy", "asyncio")


def where(profiler: cProfile.Profile) -> dict[str, float]:
    """Own time by package, as a share of all."""
    shares: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        room = next((one for one in ROOMS if f"/{one}/" in file), "other")
        shares[room] += own
    total = sum(shares.values())
    return {room: round(value / total, 3) for room, value in shares.most_common()}


def report(rounds: int, *, profile: bool = False) -> dict[str, Any]:
    """Milliseconds of each side, the ratio of the SQLite side to the bare one, and the goal."""
    command = [sys.executable, "-m", "benchmarks.wire", "--serve"]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as stub,
    ):
        assert stub.stdout is not None
        assert stub.stdin is not None
        url = f"http://127.0.0.1:{int(stub.stdout.readline())}/v1"
        found, profiler = asyncio.run(measure(url, rounds, Path(folder), profile=profile))
        stub.stdin.close()
    made: dict[str, Any] = {
        **{f"{name}_ms": round(value, 2) for name, value in found.items()},
        "ratio": round(found["sqlite"] / found["bare"], 2),
        "goal": GOAL,
    }
    if profiler is not None:
        made["where"] = where(profiler)
    return made


def show(made: dict[str, Any]) -> None:
    print("wire: CPU per run, 2 model calls, 2 tool calls (medians)")
    for name, value in made.items():
        print(f"  {name:10} {value}")


def main(arguments: list[str]) -> None:
    """`python -m benchmarks` runs it as a part of the harness's."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        asyncio.run(serve())
        return
    made = report(options.rounds, profile=options.profile)
    if options.json:
        print(json.dumps(made))
    else:
        show(made)


if __name__ == "__main__":
    main(sys.argv[1:])
