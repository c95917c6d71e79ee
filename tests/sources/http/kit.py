"""A client against a scripted server: one request, or how it failed."""

from typing import Any

import pytest
from tests.support.http_stub import Reply, Request, Stub

from firsthand.contracts.servers import PrometheusServer
from firsthand.sources.http import HttpClient, HttpFailure
from firsthand.sources.http import Reply as Got

KEY = "tok-0123456789abcdef"
OK = Reply.of({"status": "success"})


def client(url: str, environ: dict[str, str] | None = None, **changes: Any) -> HttpClient:
    server = PrometheusServer(url=url, **changes)
    return HttpClient(server, what="Prometheus", environ=environ or {})


async def get(script: Any, path: str = "api/v1/query", **changes: Any) -> tuple[Got, list[Request]]:
    async with Stub(script) as stub:
        one = client(stub.url, **changes)
        try:
            return await one.get(path, [("query", "up")]), stub.requests
        finally:
            await one.close()


async def failure(script: Any, **changes: Any) -> HttpFailure:
    try:
        reply, _ = await get(script, **changes)
        reply.json()
    except HttpFailure as failed:
        return failed
    pytest.fail("nothing failed")
