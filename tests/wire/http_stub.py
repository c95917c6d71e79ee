"""A scripted HTTP/1.1 server on loopback: real sockets, and every way in which a server can fail.

A script answers each request with a Reply. A reply is sent as it is, or with a fault: `hang` says
nothing for ever, `drip` sends a byte now and then, `truncate` closes in the middle of the body,
`drop` closes without a word. Requests are kept, in order.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Literal

Fault = Literal["hang", "drip", "truncate", "drop"]
DRIP_SECONDS = 0.05


@dataclass(frozen=True, kw_only=True)
class Request:
    method: str
    path: str
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True, kw_only=True)
class Reply:
    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=lambda: {"content-type": "application/json"})
    fault: Fault | None = None


Script = Callable[[Request], Reply]


@dataclass(kw_only=True)
class HttpStub:
    script: Script
    requests: list[Request] = field(default_factory=list)
    port: int = 0
    tls: bool = False
    open_connections: int = 0

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, kept alive until either side closes it."""
        self.open_connections += 1
        try:
            while (request := await read_request(reader)) is not None:
                self.requests.append(request)
                if not await send(writer, self.script(request)):
                    return
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            self.open_connections -= 1
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def http_stub(
    script: Script, *, tls: ssl.SSLContext | None = None
) -> AsyncIterator[HttpStub]:
    """A stub on a free port; every connection is ended with it."""
    stub = HttpStub(script=script, tls=tls is not None)
    serving: set[asyncio.Task[Any]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.add(task)
        try:
            await stub.serve(reader, writer)
        except asyncio.CancelledError:  # the stub is over; asyncio would print it
            return
        finally:
            serving.discard(task)

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    stub.port = server.sockets[0].getsockname()[1]
    try:
        yield stub
    finally:
        server.close()
        for task in tuple(serving):
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)


async def read_request(reader: asyncio.StreamReader) -> Request | None:
    """The next request; None where the client has closed."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return None
    first, *rows = head.decode("latin-1").split("\r\n")
    method, path, _ = first.split(" ")
    pairs = (row.partition(":") for row in rows if row)
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Request(method=method, path=path, headers=headers, body=body)


async def send(writer: asyncio.StreamWriter, reply: Reply) -> bool:
    """Send one reply; False where the connection ends with it."""
    if reply.fault == "drop":
        return False
    if reply.fault == "hang":
        await asyncio.Event().wait()
    rows = [f"HTTP/1.1 {reply.status} Scripted", f"content-length: {len(reply.body)}"]
    rows += [f"{name}: {value}" for name, value in reply.headers.items()]
    writer.write("\r\n".join([*rows, "", ""]).encode("latin-1"))
    if reply.fault == "truncate":
        writer.write(reply.body[: len(reply.body) // 2])
        await writer.drain()
        return False
    if reply.fault == "drip":
        for byte in reply.body:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(DRIP_SECONDS)
        return True
    writer.write(reply.body)
    await writer.drain()
    return True
