"""What the tests of log servers share: each server as a stub over real HTTP, and its source."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from pydantic import TypeAdapter
from tests.support.elastic_stub import Elastic
from tests.support.http_stub import Reply, Request, Stub
from tests.support.loki_stub import Loki
from tests.support.victoria_stub import Victoria

from firsthand.contracts.evidence import SourceResult
from firsthand.contracts.requests import QueryLogs, Window
from firsthand.contracts.servers import LogServer
from firsthand.rules.evidence import render_refs
from firsthand.sources.logs.opening import open_logs
from firsthand.sources.logs.search import LogServerSource

Script = Callable[[Request], Reply]
NOW = datetime(2026, 7, 8, 19, 30, tzinfo=UTC)
EVENING = Window(since="2026-07-08T18:00:00Z", until="2026-07-08T19:00:00Z")
SERVERS: dict[str, Callable[[], Any]] = {
    "loki": Loki,
    "elasticsearch 7.9": lambda: Elastic(version="7.9.3"),
    "elasticsearch 8": Elastic,
    "elasticsearch with dynamic mapping": lambda: Elastic(mapping="dynamic"),
    "elasticsearch with keywords": lambda: Elastic(mapping="keywords"),
    "elasticsearch 9": lambda: Elastic(version="9.1.0"),
    "opensearch": lambda: Elastic(version="2.19.1", opensearch=True),
    "victorialogs": Victoria,
}
KINDS = ("loki", "elasticsearch", "opensearch", "victorialogs")


def configured(kind: str, url: str, **more: Any) -> LogServer:
    """The configuration of one kind of server; `elasticsearch 8` is an elasticsearch."""
    return TypeAdapter(LogServer).validate_python({"kind": kind.split()[0], "url": url, **more})


@asynccontextmanager
async def opened(
    kind: str,
    script: Script,
    *,
    environ: Mapping[str, str] | None = None,
    **more: Any,
) -> AsyncIterator[LogServerSource]:
    async with Stub(script) as stub:
        server = configured(kind, stub.url, **more)
        source = open_logs(server, environ=environ or {}, now=lambda: NOW)
        try:
            yield source
        finally:
            await source.close()


async def asked(
    source: LogServerSource, request: QueryLogs, *, limit: int = 50
) -> tuple[SourceResult, list[str]]:
    """A result, and its items as the ledger would render them."""
    result = await source.query(request, limit=limit)
    return result, [ref.text for ref in render_refs("query_logs", result.payload)]
