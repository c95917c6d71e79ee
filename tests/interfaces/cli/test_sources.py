"""`firsthand sources check`: a table of what is configured; exit 0, 1 or 2; Ctrl-C; no secret."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand
from tests.support.http_faults import FAULTS
from tests.support.http_stub import Reply, Request, Stub

SECRET = "tok-5ecret-0123456789"
LABELS = {"status": "success", "data": ["service_name"]}
BUILD = {"version": "3.2.1"}


def loki(request: Request) -> Reply:
    """As much of Loki as a check asks for."""
    if request.place.endswith("buildinfo"):
        return Reply.of(BUILD)
    if "labels" in request.place or "label/" in request.place:
        return Reply.of(LABELS)
    if "query" in request.place:
        streams = [
            {
                "stream": {"service_name": "cart"},
                "values": [[str(time.time_ns()), "checkout \x1b[31mfailed password=hunter22"]],
            }
        ]
        return Reply.of({"status": "success", "data": {"resultType": "streams", "result": streams}})
    return Reply.of({"status": "success", "data": []})


def toml(url: str) -> str:
    return (
        f'[sources.logs]\nkind = "loki"\nurl = "{url}"\nbearer_token = "env:LOKI_TOKEN"\n'
        "timeout_seconds = 2\n"
    )


async def checked(
    firsthand: FirsthandCommand, tmp_path: Path, script: Any, *arguments: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    async with Stub(script) as stub:
        path = tmp_path / "own.toml"
        path.write_text(toml(stub.url))
        return await asyncio.to_thread(
            firsthand, "sources", "check", "--config", str(path), *arguments, **variables
        )


async def test_what_can_be_used_is_exit_0(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    done = await checked(firsthand, tmp_path, loki, LOKI_TOKEN=SECRET)
    assert done.returncode == 0, done.stdout + done.stderr
    header, row = done.stdout.splitlines()[1:3]
    assert header.split() == [
        "SOURCE", "KIND", "REACHABLE", "PERMITTED", "VERSION", "LATENCY", "SAMPLE",
    ]  # fmt: skip
    assert row.startswith("sources.logs")
    assert "yes" in row
    assert "3.2.1" in row
    assert "\x1b" not in done.stdout
    assert "hunter22" not in done.stdout
    assert SECRET not in done.stdout + done.stderr


@pytest.mark.parametrize("name", ["401", "a hang", "500", "a redirect to another host", "a page"])
async def test_what_cannot_is_exit_1_and_says_why(
    firsthand: FirsthandCommand, tmp_path: Path, name: str
) -> None:
    fault = FAULTS[name]
    done = await checked(firsthand, tmp_path, lambda _: fault.reply, "--json", LOKI_TOKEN=SECRET)
    assert done.returncode == 1
    found = json.loads(done.stdout)
    (entry,) = found["sources"]
    assert (found["passed"], entry["passed"], entry["name"]) == (False, False, "sources.logs")
    assert entry["reachable"] is (name != "a hang")
    assert entry["permitted"] in ((False,) if name == "401" else (True, None))
    assert "sources.logs." in entry["error"] or name == "500"
    assert SECRET not in done.stdout + done.stderr


async def test_a_variable_that_is_not_set_fails_that_source_alone(
    firsthand: FirsthandCommand, tmp_path: Path, folder: Path
) -> None:
    done = await checked(firsthand, tmp_path, loki, "--json", "--evidence", str(folder))
    assert done.returncode == 1
    logs, evidence = json.loads(done.stdout)["sources"]
    assert "LOKI_TOKEN" in logs["error"]
    assert evidence["passed"] is True
    assert "query_logs" in evidence["sample"]


def test_nothing_configured_is_exit_2(firsthand: FirsthandCommand) -> None:
    done = firsthand("sources", "check")
    assert done.returncode == 2
    assert "firsthand init" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_index_of_runbooks_is_a_source(firsthand: FirsthandCommand, folder: Path) -> None:
    firsthand("knowledge", "index", str(folder / "runbooks"))
    done = firsthand("sources", "check")
    assert done.returncode == 0
    assert "1 files, 1 passages" in done.stdout


def test_a_database_that_is_not_there_is_a_row(firsthand: FirsthandCommand) -> None:
    done = firsthand(
        "sources", "check", "--json",
        FIRSTHAND_SQL__URL="postgresql://reader:hunter22@127.0.0.1:9/shop",
        FIRSTHAND_SQL__TABLES="orders",
    )  # fmt: skip
    assert done.returncode == 1
    (entry,) = json.loads(done.stdout)["sources"]
    assert (entry["name"], entry["reachable"], entry["permitted"]) == ("sql", False, None)
    assert "hunter22" not in done.stdout + done.stderr


async def test_ctrl_c_ends_it_at_once(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    async with Stub(lambda _: Reply(fault="hang")) as stub:
        path = tmp_path / "own.toml"
        path.write_text(toml(stub.url).replace("= 2", "= 60"))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firsthand", "sources", "check", "--config", str(path)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env=firsthand.environment(LOKI_TOKEN=SECRET),
        )
        async with asyncio.timeout(60):
            await stub.settled(lambda: bool(stub.requests), seconds=60)
            await asyncio.sleep(2.5)
            process.send_signal(signal.SIGINT)
            out, err = await process.communicate()
    assert process.returncode == 130
    assert out == b""
    assert b"waiting for sources.logs" in err
