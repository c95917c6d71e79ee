"""A scripted HTTP/1.1 server on loopback: real sockets, and every way in which a server can fail.

A script answers each request with a Reply:

    async with Stub(lambda request: Reply.of({"status": "ok"})) as stub:
        ...  # stub.url, stub.requests (in order), stub.open_connections

A reply is sent as it is, or with a fault: `hang` says nothing for ever, `drip` sends a byte now
and then, `truncate` closes in the middle of the body, `drop` closes without a word. Every way to
fail, with the code that a source must give it, is a row of `tests.support.http_faults.FAULTS`.
"""

import asyncio
import json
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, Self
from urllib.parse import parse_qsl, urlsplit

Fault = Literal["hang", "drip", "truncate", "drop"]
DRIP_SECONDS = 0.05


@dataclass(frozen=True, kw_only=True)
class Request:
    method: str
    path: str
    """As the client sent it, with the query."""
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def place(self) -> str:
        """The path without the query."""
        return urlsplit(self.path).path

    @property
    def query(self) -> list[tuple[str, str]]:
        return parse_qsl(urlsplit(self.path).query, keep_blank_values=True)

    @property
    def form(self) -> list[tuple[str, str]]:
        """The body of a form."""
        return parse_qsl(self.body.decode(), keep_blank_values=True)


@dataclass(frozen=True, kw_only=True)
class Reply:
    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=lambda: {"content-type": "application/json"})
    fault: Fault | None = None

    @classmethod
    def of(cls, document: Any, *, status: int = 200, fault: Fault | None = None) -> Self:
        """A document as JSON."""
        return cls(status=status, body=json.dumps(document).encode(), fault=fault)

    @classmethod
    def text(cls, text: str, *, status: int = 200, kind: str = "text/plain") -> Self:
        return cls(status=status, body=text.encode(), headers={"content-type": kind})


Script = Callable[[Request], Reply]


class Stub:
    """A server on a free port; every connection is ended with it."""

    def __init__(self, script: Script, *, tls: ssl.SSLContext | None = None) -> None:
        self.script = script
        self.tls = tls
        self.requests: list[Request] = []
        """In the order of their arrival."""
        self.open_connections = 0
        self.port = 0
        self._serving: set[asyncio.Task[Any]] = set()
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, ssl=self.tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._serving):
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def settled(self, holds: Callable[[], bool], *, seconds: float = 5) -> None:
        """Wait until it holds, such as `lambda: not stub.open_connections`; else TimeoutError."""
        async with asyncio.timeout(seconds):
            while not holds():  # noqa: ASYNC110  -- what a test waits for is no event
                await asyncio.sleep(0.01)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            await self._serve(reader, writer)
        except asyncio.CancelledError:  # the stub is over; asyncio would print it
            return
        finally:
            self._serving.discard(task)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, kept alive until either side closes it."""
        self.open_connections += 1
        try:
            while (request := await read_request(reader)) is not None:
                self.requests.append(request)
                if not await send(reader, writer, self.script(request)):
                    return
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            self.open_connections -= 1
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


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


async def send(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, reply: Reply) -> bool:
    """Send one reply; False where the connection ends with it."""
    if reply.fault == "drop":
        return False
    if reply.fault == "hang":
        await reader.read()  # until the client hangs up
        return False
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
