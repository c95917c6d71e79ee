"""Faults and bounds of one request over a real socket: a code, a deadline, a byte cap, one attempt."""

import asyncio
import tracemalloc
from contextlib import suppress

import pytest
from tests.sources.http.kit import client, failure, get
from tests.support.http_faults import FAULTS, QUICK, SMALL_REPLY, HttpFault
from tests.support.http_stub import Reply, Request, Stub

from firsthand.contracts.enums import ErrorCode
from firsthand.sources.http import HttpFailure


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_fault_has_its_code_and_ends_in_time(fault: HttpFault) -> None:
    async with asyncio.timeout(10):
        error = await failure(
            lambda request: fault.reply, timeout_seconds=QUICK, response_bytes=SMALL_REPLY
        )
    assert error.error_code is fault.code
    assert "sources.prometheus." in str(error) or str(fault.reply.status) in str(error)
    assert "\n" not in str(error)


async def test_a_gzip_bomb_ends_before_it_is_unpacked() -> None:
    fault = FAULTS["a gzip bomb"]
    tracemalloc.start()
    try:
        await failure(lambda request: fault.reply, response_bytes=SMALL_REPLY)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 30_000_000


async def test_the_bytes_are_counted_unpacked_and_up_to_the_limit_is_whole() -> None:
    body = b'"' + b"x" * 998 + b'"'
    reply, _ = await get(lambda request: Reply(body=body), response_bytes=1000)
    assert reply.json() == "x" * 998
    error = await failure(lambda request: Reply(body=body), response_bytes=999)
    assert error.error_code is ErrorCode.RESULT_TOO_LARGE
    assert "sources.prometheus.response_bytes" in str(error)


async def test_a_large_error_keeps_its_own_code() -> None:
    reply = Reply(status=500, body=b"x" * 500_000)
    error = await failure(lambda request: reply, response_bytes=1000)
    assert error.error_code is ErrorCode.SOURCE_UNAVAILABLE


async def test_nothing_is_tried_twice() -> None:
    requests: list[Request] = []

    def count(request: Request) -> Reply:
        requests.append(request)
        return Reply(status=503)

    await failure(count)
    assert len(requests) == 1


async def test_cancelling_closes_the_connection() -> None:
    async with Stub(lambda request: Reply(fault="hang")) as stub:
        one = client(stub.url)
        task = asyncio.create_task(one.get("api"))
        await stub.settled(lambda: bool(stub.requests))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await stub.settled(lambda: not stub.open_connections)
        await one.close()


async def test_a_timeout_closes_the_connection() -> None:
    async with Stub(lambda request: Reply(fault="hang")) as stub:
        one = client(stub.url, timeout_seconds=0.2)
        with pytest.raises(HttpFailure, match=r"sources\.prometheus\.timeout_seconds"):
            await one.get("api")
        await stub.settled(lambda: not stub.open_connections)
        await one.close()


async def serving(answer: bytes, *, repeated: bool = False) -> HttpFailure | bytes:
    """What comes of a server that answers any request with these bytes, once or for ever."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.CancelledError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await writer.drain()
            while repeated:
                writer.write(answer)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    one = client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", timeout_seconds=QUICK)
    try:
        return (await one.get("api")).body
    except HttpFailure as failed:
        return failed
    finally:
        await one.close()
        server.close()


ODD: dict[str, tuple[bytes, bool]] = {
    "provisional answers without end": (b"HTTP/1.1 103 Early\r\nlink: x\r\n\r\n", True),
    "headers without end": (b"HTTP/1.1 200 OK\r\n" + b"x-a: " + b"b" * 60_000 + b"\r\n", True),
    "another protocol": (b"SSH-2.0-Server_9\r\n", False),
    "no status": (b"HTTP/1.1\r\n\r\n", False),
}


@pytest.mark.parametrize(("answer", "repeated"), ODD.values(), ids=ODD)
async def test_what_is_no_answer_ends_as_a_failure(answer: bytes, repeated: bool) -> None:
    async with asyncio.timeout(10):
        failed = await serving(answer, repeated=repeated)
    assert isinstance(failed, HttpFailure)
    assert failed.error_code in (ErrorCode.TIMEOUT, ErrorCode.SOURCE_UNAVAILABLE)


async def test_an_answer_without_a_length_is_whole_when_the_server_closes() -> None:
    assert await serving(b"HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n[1]") == b"[1]"
