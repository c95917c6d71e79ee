"""A live source's window: now is its clock, the operator's bounds hold, and a default is stated."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult, TimeWindow
from firsthand.contracts.requests import QueryLogs, QueryMetrics, ToolRequest, Window
from firsthand.sources.live import LiveSource

NOW = datetime(2026, 7, 8, 12, 0, tzinfo=UTC)


class Kept:
    """A source that keeps what it was asked."""

    tool = ToolName.QUERY_LOGS

    def __init__(self) -> None:
        self.asked: list[ToolRequest] = []
        self.closed = False

    def describe(self) -> str:
        return "Holds records."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        self.asked.append(request)
        return SourceResult(payload={"logs": []}, total=0, scope=SearchScope(source="kept"))

    async def check(self) -> tuple[SourceCheck, ...]:
        return (SourceCheck(name="sources.logs", kind="kept", reachable=True),)

    async def close(self) -> None:
        self.closed = True


class Noon:
    def now(self) -> datetime:
        return NOW

    def monotonic(self) -> float:
        return 0.0


async def window(request: Any, **bounds: datetime) -> Window | None:
    kept = Kept()
    source = LiveSource(kept, bounds=TimeWindow(**bounds), span=timedelta(hours=1), clock=Noon())
    await source.query(request, limit=10)
    asked = kept.asked[0]
    assert isinstance(asked, QueryLogs | QueryMetrics)
    return asked.window


def at(hour: int, minute: int = 0) -> datetime:
    return NOW.replace(hour=hour, minute=minute)


RELATIVE = Window(since="2h")
CASES: dict[str, tuple[Any, dict[str, datetime], Window | None]] = {
    "the default": (QueryLogs(), {}, Window(since="2026-07-08T11:00:00Z")),
    "back from now": (QueryLogs(window=RELATIVE), {}, Window(since="2026-07-08T10:00:00Z")),
    "an end alone": (
        QueryLogs(window=Window(until="2026-07-08T09:00:00Z")),
        {},
        Window(since="2026-07-08T08:00:00Z", until="2026-07-08T09:00:00Z"),
    ),
    "the bounds": (
        QueryMetrics(name="up"),
        {"since": at(6), "until": at(7)},
        Window(since="2026-07-08T06:00:00Z", until="2026-07-08T07:00:00Z"),
    ),
    "cut to the bounds": (
        QueryLogs(window=Window(since="1d")),
        {"since": at(11, 30)},
        Window(since="2026-07-08T11:30:00Z"),
    ),
    "back from an earlier end": (
        QueryLogs(window=Window(since="30m")),
        {"until": at(9)},
        Window(since="2026-07-08T08:30:00Z", until="2026-07-08T09:00:00Z"),
    ),
    "one instant": (QueryMetrics(promql="up"), {}, None),
    "one instant of the past": (
        QueryMetrics(promql="up"),
        {"since": at(6), "until": at(7)},
        Window(until="2026-07-08T07:00:00Z"),
    ),
    "a range by its step": (
        QueryMetrics(promql="up", step="1m"),
        {},
        Window(since="2026-07-08T11:00:00Z"),
    ),
}


@pytest.mark.parametrize(("request_", "bounds", "expected"), CASES.values(), ids=CASES)
async def test_a_request_gets_the_window_that_the_operator_allows(
    request_: Any, bounds: dict[str, datetime], expected: Window | None
) -> None:
    assert await window(request_, **bounds) == expected


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (Window(since="2026-07-08T01:00:00Z", until="2026-07-08T02:00:00Z"), "query_rejected"),
        (Window(since="tea time"), "invalid_arguments"),
    ],
)
async def test_a_window_outside_the_bounds_reaches_no_server(asked: Window, code: str) -> None:
    kept = Kept()
    source = LiveSource(kept, bounds=TimeWindow(since=at(6)), span=timedelta(hours=1), clock=Noon())
    with pytest.raises(SourceError) as refused:
        await source.query(QueryLogs(window=asked), limit=10)
    assert refused.value.error_code is ErrorCode(code)
    assert kept.asked == []


async def test_the_beginning_of_time_is_no_error() -> None:
    found = await window(QueryLogs(window=Window(until="0001-01-01T00:10:00Z")))
    assert found == Window(since="0001-01-01T00:00:00Z", until="0001-01-01T00:10:00Z")


async def test_the_rest_is_the_sources_own() -> None:
    kept = Kept()
    source = LiveSource(kept, bounds=TimeWindow(), span=timedelta(hours=1), clock=Noon())
    assert source.tool is ToolName.QUERY_LOGS
    assert source.describe().startswith("Holds records.")
    assert (await source.check())[0].passed
    await source.close()
    assert kept.closed
