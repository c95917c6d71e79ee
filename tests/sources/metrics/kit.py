"""Prometheus and Alertmanager as a script answers for them, and the source over both."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from tests.support.http_faults import QUICK, SMALL_REPLY, HttpFault
from tests.support.http_stub import Reply, Request, Stub

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.evidence import SourceResult
from firsthand.contracts.requests import QueryMetrics
from firsthand.contracts.servers import AlertmanagerServer, LiveServers, PrometheusServer
from firsthand.rules.evidence import render_refs
from firsthand.sources.metrics.opening import open_metrics
from firsthand.sources.metrics.source import LiveMetrics

NOW = datetime(2026, 7, 8, 10, 30, tzinfo=UTC)
AT = int(NOW.timestamp())
PATIENT = 10
"""Seconds: where nothing hangs, a busy machine is no failure."""
Place = dict[str, Reply]


def success(data: Any, **more: Any) -> Reply:
    return Reply.of({"status": "success", "data": data, **more})


def matrix(*series: dict[str, Any]) -> Reply:
    return success({"resultType": "matrix", "result": list(series)})


def vector(*series: dict[str, Any]) -> Reply:
    return success({"resultType": "vector", "result": list(series)})


def prometheus_alert(name: str = "QueueLong", **labels: str) -> dict[str, Any]:
    return {
        "labels": {"alertname": name, **labels},
        "annotations": {"summary": "too long"},
        "state": "firing",
        "activeAt": "2026-07-08T10:00:00Z",
        "value": "5.7e+01",
    }


def sent_alert(name: str = "QueueLong", **labels: str) -> dict[str, Any]:
    return {
        "labels": {"alertname": name, **labels},
        "annotations": {"summary": "too long"},
        "startsAt": "2026-07-08T10:00:00Z",
        "endsAt": "2026-07-08T10:34:00Z",
        "fingerprint": "00112233445566ff",
        "receivers": [{"name": "on-call"}],
        "status": {"state": "active", "silencedBy": [], "inhibitedBy": []},
    }


def script(places: Place) -> Callable[[Request], Reply]:
    """Answers by path; another path is an empty success."""
    empty = {"/api/v2/alerts": Reply.of([]), "/api/v1/alerts": success({"alerts": []})}
    return lambda request: (empty | places).get(request.place, success([]))


def patience(fault: HttpFault) -> dict[str, Any]:
    """A server's time-out for a fault: short only where it is what ends it."""
    return {"timeout_seconds": QUICK if fault.code is ErrorCode.TIMEOUT else PATIENT}


@asynccontextmanager
async def live(
    prometheus: Place | None = None,
    alertmanager: Place | None = None,
    alerts_link: str | None = None,
    **changes: Any,
) -> AsyncIterator[tuple[LiveMetrics, Stub]]:
    """The source, and the stub that both servers are; None: that server is not configured."""
    async with Stub(script({**(prometheus or {}), **(alertmanager or {})})) as stub:
        bounds = {"timeout_seconds": PATIENT, "response_bytes": SMALL_REPLY} | changes
        servers = LiveServers(
            prometheus=None
            if prometheus is None
            else PrometheusServer.model_validate({"url": stub.url, **bounds}),
            alertmanager=None
            if alertmanager is None
            else AlertmanagerServer(
                url=stub.url, timeout_seconds=bounds["timeout_seconds"], link=alerts_link
            ),
        )
        source = open_metrics(servers, environ={}, now=lambda: NOW)
        assert source is not None
        try:
            yield source, stub
        finally:
            await source.close()


async def ask(
    prometheus: Place | None = None,
    alertmanager: Place | None = None,
    *,
    limit: int = 20,
    server: dict[str, Any] | None = None,
    **request: Any,
) -> SourceResult:
    async with live(prometheus, alertmanager, **(server or {})) as (source, _):
        return await source.query(QueryMetrics(**request), limit=limit)


def texts(result: SourceResult) -> list[str]:
    return [ref.text for ref in render_refs("query_metrics", result.payload)]
