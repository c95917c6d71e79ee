"""A question answered from a log server, from the command line to the published claim."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.interfaces.cli.command import FirsthandCommand
from tests.sources.logs.kit import KINDS, SERVERS
from tests.support.http_stub import Reply, Stub

QUESTION = "why does stock-keeper fail?"
TEXT = "2026-07-08T18:02:10Z ERROR stock-keeper 数据库连接池耗尽: 等待超时 30000ms"
BOUNDS = ("--since", "2026-07-08T18:00:00Z", "--until", "2026-07-08T19:00:00Z")


async def diagnose(kind: str, url: str, home: Path) -> tuple[int, dict[str, Any]]:
    server = {"FIRSTHAND_SOURCES__LOGS__KIND": kind, "FIRSTHAND_SOURCES__LOGS__URL": url}
    words = ("diagnose", QUESTION, *BOUNDS, "--json")
    done = await asyncio.to_thread(FirsthandCommand(home=home), *words, **server)
    return done.returncode, json.loads(done.stdout) if done.stdout else {"said": done.stderr}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_claim_is_published_from_each_kind_of_server(kind: str, tmp_path: Path) -> None:
    script = SERVERS[next(one for one in SERVERS if one.startswith(kind))]()
    async with Stub(script) as stub:
        code, answer = await diagnose(kind, stub.url, tmp_path)
    assert (code, answer.get("verdict")) == (0, "PASS"), answer
    entries = [entry for claim in answer["claims"] for entry in claim["evidence"]]
    assert TEXT in [entry["text"] for entry in entries]
    assert {entry["tool_name"] for entry in entries} == {"query_logs"}


async def test_a_server_that_is_down_is_said_and_nothing_is_found_healthy(tmp_path: Path) -> None:
    async with Stub(lambda _: Reply.text("no", status=503)) as stub:
        code, answer = await diagnose("loki", stub.url, tmp_path)
    assert code in (3, 5)
    assert not answer.get("claims")
    assert answer.get("conclusion") is None
