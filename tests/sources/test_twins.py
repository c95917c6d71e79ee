"""The in-memory twins, the stand-in for what is not configured, and the hashing embedder."""

import math

import pytest

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.ports import Embedder, EvidenceSource
from firsthand.contracts.records import LogRecord
from firsthand.contracts.requests import (
    LookupKnowledge,
    QueryLogs,
    QueryMetrics,
    QueryMysql,
    ToolRequest,
    Window,
)
from firsthand.rules.evidence import render_refs
from firsthand.sources.embedder import HashingEmbedder
from firsthand.sources.memory import MemoryLogs, MemoryRows, memory_sources

REQUESTS: dict[ToolName, ToolRequest] = {
    ToolName.QUERY_METRICS: QueryMetrics(),
    ToolName.QUERY_LOGS: QueryLogs(),
    ToolName.QUERY_MYSQL: QueryMysql(sql="SELECT 1"),
    ToolName.LOOKUP_KNOWLEDGE: LookupKnowledge(queries=["x"]),
}


def log(second: int, level: str | None, message: str, service: str = "order-service") -> LogRecord:
    return LogRecord(
        time=f"2026-07-08T10:00:{second:02d}Z", level=level, service=service, message=message
    )


LOGS = [
    log(1, "INFO", "started"),
    log(2, "ERROR", "HikariPool-1 timed out"),
    log(3, None, "连接池耗尽"),
    log(4, "WARN", "callback to order-service failed", "payment"),
]


@pytest.mark.parametrize(
    ("request_", "seconds"),
    [
        (QueryLogs(), [1, 2, 3, 4]),
        (QueryLogs(any_of=["hikari", "连接池"]), [2, 3]),
        (QueryLogs(all_of=["order-service", "failed"]), [4]),
        (QueryLogs(service="order-service"), [1, 2, 3, 4]),
        (QueryLogs(service="payment"), [4]),
        (QueryLogs(level="ERROR"), [2, 3]),
        (QueryLogs(window=Window(since="2s")), [2, 3, 4]),
        (QueryLogs(window=Window(until="2026-07-08T10:00:02Z")), [1]),
        (QueryLogs(any_of=["absent"]), []),
    ],
)
async def test_logs_in_memory(request_: QueryLogs, seconds: list[int]) -> None:
    result = await MemoryLogs(LOGS).query(request_, limit=50)
    texts = [ref.text for ref in render_refs("query_logs", result.payload)]
    assert sorted(int(text[17:19]) for text in texts) == seconds
    assert result.total == len(seconds)


async def test_every_source_is_a_source_and_what_is_missing_is_unavailable() -> None:
    sources = memory_sources(logs=LOGS)
    assert set(sources) == set(ToolName)
    for tool, source in sources.items():
        port: EvidenceSource = source
        assert port.tool is tool
        if tool is ToolName.QUERY_LOGS:
            continue
        with pytest.raises(SourceError) as caught:
            await port.query(REQUESTS[tool], limit=5)
        assert caught.value.error_code is ErrorCode.SOURCE_UNAVAILABLE
        await port.close()


async def test_alerts_passages_and_rows_in_memory() -> None:
    sources = memory_sources(
        alerts=[
            {"name": "A", "state": "firing", "labels": {}, "annotations": {}, "duration": "15m"}
        ],
        blocks=[{"file": "r.md", "heading": ["Pool exhausted"], "text": "Look."}],
        rows={"SELECT  a FROM t": [{"a": 1}, {"a": 2}]},
    )
    metrics = await sources[ToolName.QUERY_METRICS].query(QueryMetrics(), limit=5)
    assert metrics.payload["alerts"] == [
        {"name": "A", "state": "firing", "labels": {}, "annotations": {}, "duration": "15m"}
    ]
    request = LookupKnowledge(queries=["pool exhausted"])
    assert (await sources[ToolName.LOOKUP_KNOWLEDGE].query(request, limit=5)).total == 1
    rows = await sources[ToolName.QUERY_MYSQL].query(QueryMysql(sql="SELECT a\nFROM t"), limit=1)
    assert (rows.payload, rows.total) == ({"rows": [{"a": 1}]}, 2)


async def test_a_statement_without_rows_is_rejected() -> None:
    with pytest.raises(SourceError) as caught:
        await MemoryRows({}).query(QueryMysql(sql="SELECT 1"), limit=5)
    assert caught.value.error_code is ErrorCode.QUERY_REJECTED


@pytest.mark.parametrize(
    "request_", [QueryLogs(level="banana"), QueryLogs(window=Window(since="soon"))]
)
async def test_a_request_that_cannot_be_read_is_the_callers_fault(request_: QueryLogs) -> None:
    with pytest.raises(SourceError) as caught:
        await MemoryLogs(LOGS).query(request_, limit=5)
    assert caught.value.error_code is ErrorCode.INVALID_ARGUMENTS


async def test_a_language_that_files_do_not_have_is_rejected() -> None:
    with pytest.raises(SourceError) as caught:
        await MemoryLogs(LOGS).query(QueryLogs(raw='{app="x"}'), limit=5)
    assert caught.value.error_code is ErrorCode.QUERY_REJECTED


async def test_the_embedder_gives_like_texts_like_vectors() -> None:
    embedder: Embedder = HashingEmbedder(64)
    one, same, near, other, empty = await embedder.embed(
        ["connection pool", "connection pool", "connection pools", "disk full", ""]
    )

    def likeness(left: list[float], right: list[float]) -> float:
        return sum(a * b for a, b in zip(left, right, strict=True))

    assert one == same
    assert likeness(one, near) > likeness(one, other)
    assert math.isclose(likeness(one, one), 1.0)
    assert empty == [0.0] * 64
    assert embedder.name == "hashing-64"
