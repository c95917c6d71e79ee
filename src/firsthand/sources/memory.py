"""In-memory twins of the evidence sources: records in, the same answers out.

Law: no I/O. Alerts and runbooks are the very classes that files use; logs put the same
`LogFilter` to every record, one after the other, and so are what the file search must equal.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import cast

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult, TimeWindow
from firsthand.contracts.ports import EvidenceSource
from firsthand.contracts.records import (
    AlertRecord,
    EvidenceBlock,
    LogRecord,
    RowRecord,
    SeriesRecord,
)
from firsthand.contracts.requests import QueryLogs, QueryMysql, ToolRequest
from firsthand.rules.evidence import canonical_json
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.knowledge import KnowledgeSource, Loaded
from firsthand.sources.logfilter import filter_of
from firsthand.sources.logresult import LogCollector, greatest, least, log_scope
from firsthand.sources.metrics.held import HeldMetrics
from firsthand.sources.metrics.heldseries import HeldSeries
from firsthand.sources.unconfigured import UnconfiguredSource
from firsthand.sources.windows import effective_window
from firsthand.sources.wording import counted, coverage


class MemoryLogs:
    """`query_logs` over records."""

    tool = ToolName.QUERY_LOGS

    def __init__(
        self,
        records: Sequence[LogRecord],
        *,
        bounds: TimeWindow | None = None,
        newest: datetime | None = None,
    ) -> None:
        self._records = tuple(records)
        self._bounds = bounds or TimeWindow()
        instants = [_instant(record["time"]) for record in records]
        self._oldest = least(*instants)
        self._newest = newest or greatest(*instants)

    def describe(self) -> str:
        return f"Holds {counted(len(self._records), 'log record')}."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryLogs):
            raise SourceError("logs answer query_logs only", ErrorCode.INVALID_ARGUMENTS)
        window = effective_window(request.window, bounds=self._bounds, newest=self._newest)
        asked = filter_of(request, window)
        collector = LogCollector()
        last: datetime | None = None
        for record in self._records:
            last = _instant(record["time"]) or last
            service = record["service"]
            left = asked.without(service, f"{service} {record.get('file', '')}")
            raw = _text(record)
            if (
                left.holds_text(raw, raw.lower())
                and asked.holds_time(last)
                and asked.holds_level(record["level"], record["message"])
            ):
                collector.add(record, in_text=asked.holds_terms(raw.lower()))
        records = counted(len(self._records), "record")
        covered = coverage(self._oldest, self._newest)
        source = f"log records ({records} {covered})" if covered else f"log records ({records})"
        scope = log_scope(request, source, window if asked.timed else None)
        return collector.result(limit=limit, scope=scope)

    async def close(self) -> None:
        """Nothing is open."""


class MemoryRows:
    """`query_mysql` by rote: each statement it knows has its rows; any other is rejected."""

    tool = ToolName.QUERY_MYSQL

    def __init__(self, answers: Mapping[str, Sequence[RowRecord]]) -> None:
        self._answers = {_squeezed(sql): tuple(rows) for sql, rows in answers.items()}

    def describe(self) -> str:
        return ""

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryMysql):
            raise SourceError("tables answer query_mysql only", ErrorCode.INVALID_ARGUMENTS)
        rows = self._answers.get(_squeezed(request.sql))
        if rows is None:
            raise SourceError("this statement has no rows here", ErrorCode.QUERY_REJECTED)
        payload = cast(JsonObject, {"rows": list(rows[:limit])})
        return SourceResult(payload=payload, total=len(rows), scope=SearchScope(source="tables"))

    async def close(self) -> None:
        """Nothing is open."""


def memory_metrics(
    alerts: Sequence[AlertRecord],
    series: Sequence[SeriesRecord] | None = None,
    *,
    bounds: TimeWindow | None = None,
    newest: datetime | None = None,
) -> HeldMetrics:
    """`query_metrics` over records of alerts and series."""
    held = [_held(record) for record in alerts]
    kept = None if series is None else [_series(record) for record in series]
    clock = newest or greatest(
        *(alert.latest for alert in held), *(one.newest for one in kept or ())
    )
    return HeldMetrics(held, series=kept, bounds=bounds, newest=clock)


def memory_knowledge(blocks: Sequence[EvidenceBlock]) -> KnowledgeSource:
    """`lookup_knowledge` over passages."""
    files = dict.fromkeys(block["file"] for block in blocks)
    return KnowledgeSource(lambda _: Loaded(tuple(blocks)), files=list(files))


def memory_sources(
    *,
    alerts: Sequence[AlertRecord] | None = None,
    series: Sequence[SeriesRecord] | None = None,
    logs: Sequence[LogRecord] | None = None,
    blocks: Sequence[EvidenceBlock] | None = None,
    rows: Mapping[str, Sequence[RowRecord]] | None = None,
    newest: datetime | None = None,
) -> dict[ToolName, EvidenceSource]:
    """A source for each tool; what is None is not configured."""
    sources: dict[ToolName, EvidenceSource] = {tool: UnconfiguredSource(tool) for tool in ToolName}
    if alerts is not None or series is not None:
        sources[ToolName.QUERY_METRICS] = memory_metrics(alerts or (), series, newest=newest)
    if logs is not None:
        sources[ToolName.QUERY_LOGS] = MemoryLogs(logs, newest=newest)
    if blocks is not None:
        sources[ToolName.LOOKUP_KNOWLEDGE] = memory_knowledge(blocks)
    if rows is not None:
        sources[ToolName.QUERY_MYSQL] = MemoryRows(rows)
    return sources


def _held(record: AlertRecord) -> HeldAlert:
    return HeldAlert(
        name=record["name"],
        state=record["state"],
        labels=record["labels"],
        annotations=record["annotations"],
        value=record.get("value"),
        since=_instant(record.get("since")),
        until=_instant(record.get("until")),
        duration=record.get("duration"),
    )


def _series(record: SeriesRecord) -> HeldSeries:
    points = ((datetime.fromisoformat(str(time)), value) for time, value in record["points"])
    return HeldSeries(
        metric=record["metric"],
        labels=record["labels"],
        points=tuple(points),
        unit=record.get("unit"),
    )


def _text(record: LogRecord) -> bytes:
    words = [record["time"], record["level"], record["service"], record["message"]]
    fields = canonical_json(cast(JsonValue, record.get("fields") or {}))
    return " ".join(word for word in words if word).encode(errors="replace") + b" " + fields


def _instant(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _squeezed(sql: str) -> str:
    return " ".join(sql.split())
