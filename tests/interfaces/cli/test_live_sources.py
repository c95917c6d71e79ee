"""`firsthand diagnose` over live servers: no folder is needed, and a folder's own evidence comes first."""

import asyncio
import json
import subprocess
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.interfaces.cli.command import FirsthandCommand
from tests.support.http_faults import FAULTS
from tests.support.http_stub import Reply, Request, Stub
from tests.support.loki_stub import Line, Loki

QUESTION = "Why does checkout-service time out?"
HOUR = 3600


def line(text: str, *, ago: float) -> Line:
    return Line(int((time.time() - ago) * 1e9), {"service_name": "checkout-service"}, text)


def loki() -> Loki:
    return Loki(
        [
            line("ERROR checkout-service upstream timed out after 30000ms", ago=600),
            line("ERROR checkout-service timed out while draining v41", ago=3 * HOUR),
        ]
    )


def toml(url: str) -> str:
    return f'[sources.logs]\nkind = "loki"\nurl = "{url}"\ntimeout_seconds = 2\n'


async def diagnosed(
    firsthand: FirsthandCommand, tmp_path: Path, stub: Stub, *arguments: str
) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "own.toml"
    path.write_text(toml(stub.url))
    words = ("diagnose", QUESTION, "--config", str(path), "--json", *arguments)
    return await asyncio.to_thread(firsthand, *words)


def published(done: subprocess.CompletedProcess[str]) -> str:
    """Every text that the answer cites."""
    claims = json.loads(done.stdout)["claims"]
    return "\n".join(entry["text"] for claim in claims for entry in claim["evidence"])


def spans(stub: Stub) -> list[float]:
    """Seconds of each window that was asked for."""
    queries = [parse_qs(urlsplit(one.path).query) for one in stub.requests]
    return [(int(one["end"][0]) - int(one["start"][0])) / 1e9 for one in queries if "start" in one]


async def test_a_question_needs_no_folder_and_the_last_hour_is_searched(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    async with Stub(loki()) as stub:
        done = await diagnosed(firsthand, tmp_path, stub)
    assert "upstream timed out after 30000ms" in published(done)
    assert "v41" not in done.stdout
    assert "live: query_logs over the last 1h" in done.stderr
    assert max(spans(stub)) == pytest.approx(HOUR, abs=2)


async def test_since_bounds_every_search(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    async with Stub(loki()) as stub:
        done = await diagnosed(firsthand, tmp_path, stub, "--since", "6h", "--until", "2h")
    assert "v41" in published(done)
    assert "30000ms" not in published(done)
    assert max(spans(stub)) == pytest.approx(4 * HOUR, abs=2)


async def test_a_folders_own_logs_come_before_the_server(
    firsthand: FirsthandCommand, tmp_path: Path, folder: Path
) -> None:
    async with Stub(loki()) as stub:
        done = await diagnosed(firsthand, tmp_path, stub, "--evidence", str(folder))
    assert done.returncode in (0, 3)
    assert stub.requests == []
    assert "live:" not in done.stderr


async def test_a_folder_without_logs_is_completed_by_the_server(
    firsthand: FirsthandCommand, tmp_path: Path, folder: Path
) -> None:
    (folder / "logs" / "order-service.log").unlink()
    (folder / "logs").rmdir()
    async with Stub(loki()) as stub:
        done = await diagnosed(firsthand, tmp_path, stub, "--evidence", str(folder))
    assert stub.requests
    assert "upstream timed out" in published(done)


async def test_bounds_are_the_servers_where_the_folder_has_no_time(
    firsthand: FirsthandCommand, tmp_path: Path, folder: Path
) -> None:
    (folder / "logs" / "order-service.log").unlink()
    (folder / "logs").rmdir()
    (folder / "alerts.json").unlink()
    arguments = ("--evidence", str(folder), "--since", "6h", "--until", "2h")
    async with Stub(loki()) as stub:
        done = await diagnosed(firsthand, tmp_path, stub, *arguments)
    assert "v41" in published(done)
    assert firsthand("diagnose", QUESTION, *arguments).returncode == 2


@pytest.mark.parametrize("name", ["a hang", "5 MB", "malformed JSON", "401"])
async def test_a_server_that_fails_is_unavailable_and_on_record(
    firsthand: FirsthandCommand, tmp_path: Path, name: str
) -> None:
    fault = FAULTS[name]

    def failing(request: Request) -> Reply:
        return fault.reply

    async with Stub(failing) as stub:
        done = await diagnosed(firsthand, tmp_path, stub)
    assert done.returncode == 3, done.stderr
    answer = json.loads(done.stdout)
    assert (answer["verdict"], answer["conclusion"]) == ("LOW_CONFID", None)
    shown = firsthand("show", answer["run_id"], "--json")
    calls = json.loads(shown.stdout)["invocations"]
    logs = [one for one in calls if one["tool_name"] == "query_logs"]
    assert {one["error_code"] for one in logs} == {fault.code.value}
    assert all("sources.logs." in one["error_detail"] for one in logs)
    assert stub.url not in done.stdout


def test_without_anything_the_way_out_is_named(firsthand: FirsthandCommand) -> None:
    done = firsthand("diagnose", QUESTION)
    assert done.returncode == 2
    assert "firsthand init" in done.stderr


async def test_a_literal_secret_that_others_can_read_is_said(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    async with Stub(loki()) as stub:
        path = tmp_path / "open.toml"
        path.write_text(toml(stub.url) + 'bearer_token = "tok-0123456789"\n')
        path.chmod(0o644)
        done = await asyncio.to_thread(firsthand, "diagnose", QUESTION, "--config", str(path))
    assert "sources.logs.bearer_token" in done.stderr
    assert "tok-0123456789" not in done.stderr + done.stdout
