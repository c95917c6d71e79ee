"""Ctrl-C on the real command, while a model server or a tool's server says nothing for ever.

Once ends the run, publishes what stands and leaves no process and no connection; twice ends the
process. What a killed process leaves is marked at the next start.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand, evidence_folder
from tests.support.http_stub import Reply, Request, Stub
from tests.support.waiting import SOON
from tests.wire.openai_stub import Conversation, call, chat

LINE = "Connection is not available, request timed out after 30000ms"
COLLECT = chat(calls=[call("a", "query_logs", {"any_of": ["HikariPool"]})])
LOOK_UP = chat(calls=[call("b", "lookup_knowledge", {"queries": ["connection pool"]})])
HANG = Reply(fault="hang")
WORKERS = {"direct": "diagnosis_agent", "reviewed": "executor"}


class Server(Conversation):
    """A model server that also embeds texts: the first ones, and then it says nothing."""

    def __init__(self, **roles: list[Reply]) -> None:
        super().__init__(**roles)
        self.hanging = asyncio.Event()
        self.embeds = True

    def __call__(self, request: Request) -> Reply:
        if request.path.endswith("/embeddings"):
            texts = request.json["input"]
            made = [{"index": n, "embedding": [1.0, n + 1.0]} for n in range(len(texts))]
            reply = Reply.of({"data": made}) if self.embeds else HANG
        else:
            reply = super().__call__(request)
        if reply is HANG:
            self.hanging.set()
        return reply


@asynccontextmanager
async def diagnosing(
    home: Path, evidence: Path, stub: Stub, flow: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`firsthand diagnose` as the leader of a process group of its own."""
    firsthand = FirsthandCommand(home=home)
    question = "why do orders fail?"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firsthand", "diagnose", question, "--evidence", str(evidence)),
        *("--model", "stub:m", "--flow", flow),
        cwd=ROOT,
        env=variables(firsthand, stub),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def variables(firsthand: FirsthandCommand, stub: Stub) -> dict[str, str]:
    return firsthand.environment(
        FIRSTHAND_PROVIDERS__STUB__BASE_URL=f"{stub.url}/v1",
        FIRSTHAND_EMBEDDINGS_URL=f"{stub.url}/v1",
        FIRSTHAND_EMBEDDINGS_MODEL="stub",
    )


def group_of(leader: int) -> list[int]:
    """Living processes of a process group."""
    return [pid for pid in living() if group(pid) == leader]


def living() -> Iterator[int]:
    return (int(name) for name in os.listdir("/proc") if name.isdigit())


def group(pid: int) -> int | None:
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return None


def latest(home: Path) -> str:
    """The state of the latest run."""
    runs = json.loads(FirsthandCommand(home=home)("runs", "--json").stdout)
    return str(runs[0]["state"])


async def interrupted(home: Path, stub: Stub, process: asyncio.subprocess.Process) -> str:
    """Ctrl-C once: what stdout had; everything else is as it should be."""
    started = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, err = await process.communicate()
    assert time.monotonic() - started < SOON
    assert process.returncode == 130, err.decode()
    assert b"stopping; once more ends at once" in err
    assert b"Traceback" not in err
    await stub.settled(lambda: not stub.open_connections)
    if sys.platform == "linux":
        assert group_of(process.pid) == []
    assert latest(home) == "cancelled"
    return out.decode()


@pytest.mark.parametrize("flow", WORKERS)
async def test_once_while_a_model_hangs_publishes_what_was_gathered(
    flow: str, tmp_path: Path
) -> None:
    evidence = evidence_folder(tmp_path / "evidence")
    server = Server(**{WORKERS[flow]: [COLLECT, HANG]})
    async with Stub(server) as stub, diagnosing(tmp_path / "home", evidence, stub, flow) as process:
        await asyncio.wait_for(server.hanging.wait(), 30)
        out = await interrupted(tmp_path / "home", stub, process)
    assert LINE in out
    assert "The run was cancelled before it finished." in out


@pytest.mark.parametrize("flow", WORKERS)
async def test_once_while_a_tool_hangs_publishes_what_was_gathered(
    flow: str, tmp_path: Path
) -> None:
    home, evidence = tmp_path / "home", evidence_folder(tmp_path / "evidence")
    runbooks = (evidence / "runbooks").rename(tmp_path / "runbooks")
    server = Server(**{WORKERS[flow]: [COLLECT, LOOK_UP]})
    async with Stub(server) as stub:
        indexing = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firsthand", "knowledge", "index", str(runbooks)),
            cwd=ROOT,
            env=variables(FirsthandCommand(home=home), stub),
            stdout=asyncio.subprocess.DEVNULL,
        )
        assert await indexing.wait() == 0
        server.embeds = False
        async with diagnosing(home, evidence, stub, flow) as process:
            await asyncio.wait_for(server.hanging.wait(), 30)
            out = await interrupted(home, stub, process)
    assert LINE in out
    assert "lookup_knowledge was not available: cancelled (1 call)." in out


async def test_twice_ends_the_process_and_the_run_is_marked_at_the_next_start(
    tmp_path: Path,
) -> None:
    home, evidence = tmp_path / "home", evidence_folder(tmp_path / "evidence")
    server = Server(diagnosis_agent=[COLLECT, HANG])
    async with Stub(server) as stub, diagnosing(home, evidence, stub, "direct") as process:
        await asyncio.wait_for(server.hanging.wait(), 30)
        assert process.stderr is not None
        process.send_signal(signal.SIGINT)
        while b"stopping" not in await process.stderr.readline():
            assert not process.stderr.at_eof()
        started = time.monotonic()
        process.send_signal(signal.SIGINT)
        await process.communicate()
        assert time.monotonic() - started < SOON
        assert process.returncode == 130
        await stub.settled(lambda: not stub.open_connections)
    assert latest(home) in {"interrupted", "cancelled"}
