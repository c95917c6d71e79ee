"""Spans are sent by OTLP where the operator asks for them, and a collector that is away is no error."""

import asyncio
import time

import pytest
from tests.interfaces.cli.command import FirsthandCommand
from tests.support.http_stub import Reply, Request, Stub
from tests.support.waiting import SOON

pytest.importorskip(
    "opentelemetry.exporter.otlp", reason="needs the extra: pip install 'firsthand[otel]'"
)


async def demo(firsthand: FirsthandCommand, endpoint: str) -> tuple[int, str, float]:
    """Exit code, stderr and seconds of a demo with spans."""
    variables = {"FIRSTHAND_OTEL": "true", "OTEL_EXPORTER_OTLP_ENDPOINT": endpoint}
    started = time.monotonic()
    done = await asyncio.to_thread(firsthand, "demo", "--json", **variables)
    return done.returncode, done.stderr, time.monotonic() - started


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
    firsthand("--version")  # once it has come, commands start alike
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
        variable = {"OTEL_EXPORTER_OTLP_ENDPOINT": stub.url}
        done = await asyncio.to_thread(firsthand, "demo", **variable)
        assert done.returncode == 0
    assert stub.requests == []


def test_a_variable_that_opentelemetry_does_not_take_is_one_line(
    firsthand: FirsthandCommand,
) -> None:
    done = firsthand("demo", FIRSTHAND_OTEL="true", OTEL_BSP_MAX_QUEUE_SIZE="-1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "OTEL_" in done.stderr
