"""Spans are sent by OTLP where the operator asks for them, and a collector that is away is no error."""

import asyncio
import sys
import time

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand
from tests.support.http_stub import Reply, Request, Stub
from tests.support.waiting import SOON

pytest.importorskip(
    "opentelemetry.exporter.otlp", reason="needs the extra: pip install 'firsthand[otel]'"
)


async def demo(firsthand: FirsthandCommand, endpoint: str) -> tuple[int | None, str, float]:
    """Exit code, stderr and seconds of a demo with spans."""
    started = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firsthand", "demo", "--json"),
        cwd=ROOT,
        env=firsthand.environment(FIRSTHAND_OTEL="true", OTEL_EXPORTER_OTLP_ENDPOINT=endpoint),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, err = await process.communicate()
    return process.returncode, err.decode(), time.monotonic() - started


async def test_the_spans_of_a_run_reach_the_collector_without_its_content(
    firsthand: FirsthandCommand,
) -> None:
    def accept(request: Request) -> Reply:
        return Reply(headers={"content-type": "application/x-protobuf"})

    async with Stub(accept) as stub:
        code, err, _ = await demo(firsthand, stub.url)
    assert code == 0, err
    assert {request.place for request in stub.requests} == {"/v1/traces"}
    sent = b"".join(request.body for request in stub.requests)
    assert b"firsthand run" in sent
    assert b"execute_tool query_logs" in sent
    assert b"Hikari" not in sent
    assert b"order-service" not in sent


@pytest.mark.parametrize("away", ["refused", "hanging"])
async def test_a_collector_that_is_away_holds_nothing_up(
    away: str, firsthand: FirsthandCommand
) -> None:
    _, _, usual = await demo(firsthand, "http://127.0.0.1:9")
    async with Stub(lambda _: Reply(fault="hang")) as stub:
        endpoint = stub.url if away == "hanging" else "http://127.0.0.1:9"
        code, err, seconds = await demo(firsthand, endpoint)
    assert code == 0
    assert seconds < usual + 2 * SOON
    assert "Traceback" not in err
    assert all(word not in err.lower() for word in ("otlp", "opentelemetry", "export"))


async def test_without_the_setting_nothing_is_sent(firsthand: FirsthandCommand) -> None:
    async with Stub(lambda _: Reply()) as stub:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firsthand", "demo"),
            cwd=ROOT,
            env=firsthand.environment(OTEL_EXPORTER_OTLP_ENDPOINT=stub.url),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert await process.wait() == 0
    assert stub.requests == []


def test_a_variable_that_opentelemetry_does_not_take_is_one_line(
    firsthand: FirsthandCommand,
) -> None:
    done = firsthand("demo", FIRSTHAND_OTEL="true", OTEL_BSP_MAX_QUEUE_SIZE="-1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "OTEL_" in done.stderr
