"""Checks of every configured source: at the same time, each for itself, masked like evidence."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.support.http_stub import Reply, Stub
from tests.support.loki_stub import Loki

from firsthand.contracts.servers import LiveServers, LokiServer, PrometheusServer
from firsthand.settings import Settings
from firsthand.wiring import Checking

HANG = Reply(fault="hang")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def settings(home: Path, **servers: Any) -> Settings:
    return Settings(home=home, sources=LiveServers(**servers))


def loki(url: str, **changes: Any) -> LokiServer:
    return LokiServer(kind="loki", url=url, **changes)


async def test_all_are_asked_before_one_has_answered(home: Path) -> None:
    async with Stub(lambda _: HANG) as first, Stub(lambda _: HANG) as second:
        prometheus = PrometheusServer(url=first.url, timeout_seconds=30)
        live = settings(home, prometheus=prometheus, logs=loki(second.url, timeout_seconds=30))
        checking = Checking(live, None)
        assert checking.waiting == ["sources.prometheus", "sources.logs"]
        task = asyncio.create_task(checking.run())
        await first.settled(lambda: bool(first.requests and second.requests))
        assert not task.done()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await first.settled(lambda: not (first.open_connections or second.open_connections))


async def test_one_that_hangs_hinders_no_other(home: Path) -> None:
    async with Stub(lambda _: HANG) as hanging, Stub(Loki()) as well:
        prometheus = PrometheusServer(url=hanging.url, timeout_seconds=0.5)
        checking = Checking(settings(home, prometheus=prometheus, logs=loki(well.url)), None)
        first, second = await checking.run()
    assert (first.name, first.passed, first.reachable) == ("sources.prometheus", False, False)
    assert "timeout_seconds" in (first.error or "")
    assert (second.name, second.passed) == ("sources.logs", True)
    assert checking.waiting == []
    assert first.latency_ms is not None


async def test_a_server_that_holds_nothing_can_still_be_used(home: Path) -> None:
    async with Stub(Loki([])) as stub:
        (entry,) = await Checking(settings(home, logs=loki(stub.url)), None).run()
    assert entry.passed


async def test_what_a_server_says_is_masked(home: Path) -> None:
    said = "no: password=hunter22hunter22 AKIAIOSFODNN7EXAMPLE"
    async with Stub(lambda _: Reply.text(said, status=403)) as stub:
        (entry,) = await Checking(settings(home, logs=loki(stub.url)), None).run()
    assert (entry.reachable, entry.permitted, entry.passed) == (True, False, False)
    assert "hunter22" not in (entry.error or "")
    assert "[secret:" in (entry.error or "")


async def test_an_empty_folder_is_no_evidence(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    (entry,) = await Checking(settings(home), folder).run()
    assert (entry.name, entry.passed) == ("evidence", False)
    assert "none of alerts.json" in (entry.error or "")


async def test_a_folder_that_cannot_be_read_is_no_evidence(home: Path, tmp_path: Path) -> None:
    logs = tmp_path / "incident" / "logs"
    logs.mkdir(parents=True)
    (logs / "app.log").write_bytes(bytes(4096))
    (entry,) = await Checking(settings(home), logs.parent).run()
    assert not entry.passed
    assert any("app.log" in warning for warning in entry.warnings)


async def test_a_folder_that_is_not_there_is_an_entry(home: Path, tmp_path: Path) -> None:
    (entry,) = await Checking(settings(home), tmp_path / "none").run()
    assert (entry.name, entry.reachable, entry.passed) == ("evidence", False, False)


async def test_an_embeddings_endpoint_is_tried(home: Path) -> None:
    vector = {"data": [{"index": 0, "embedding": [0.1, 0.2, 0.3]}]}
    async with Stub(lambda _: Reply.of(vector)) as stub:
        made = Settings(home=home, embeddings_url=f"{stub.url}/v1")
        (entry,) = await Checking(made, None).run()
        assert (entry.passed, entry.sample) == (True, "a vector of 3 numbers")
        stub.script = lambda _: Reply(status=500)
        (entry,) = await Checking(made, None).run()
    assert not entry.passed


async def test_nothing_configured_is_nothing_to_do(home: Path) -> None:
    checking = Checking(settings(home), None)
    assert checking.waiting == []
    assert await checking.run() == ()
