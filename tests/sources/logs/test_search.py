"""What was read, of how much, and how the scope says it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sources.logs.kit import EVENING, NOW, SERVERS, asked, opened
from tests.support.elastic_stub import Elastic
from tests.support.http_stub import Reply, Request
from tests.support.log_records import START, Stored
from tests.support.loki_stub import Line, Loki, lines
from tests.support.victoria_stub import Victoria

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs, Window
from firsthand.contracts.servers import LogServer, VictoriaLogsServer
from firsthand.sources.http import Found
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs import reading
from firsthand.sources.logs.entry import Entry, LogBackend, Page, Tier, Total
from firsthand.sources.logs.reading import Progress, read_back


def flood(count: int, *, step: float = 0.5, service: str = "basket-api") -> list[Stored]:
    """The oldest says `=>`; every other says nothing new."""
    return [
        Stored(
            after=step * number,
            service=service,
            level="INFO",
            message=f"slot {number} taken" + ("" if number else " =>"),
        )
        for number in range(count)
    ]


def server_of(kind: str, records: Sequence[Stored]) -> Any:
    match kind:
        case "loki":
            return Loki(lines(records))
        case "victorialogs":
            return Victoria([one.row for one in records])
        case _:
            return Elastic([one.document for one in records])


KINDS = ["loki", "elasticsearch", "victorialogs"]


@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_not_read_narrows_the_window_and_is_counted(kind: str) -> None:
    records = flood(3000)
    async with opened(kind, server_of(kind, records), records=300) as source:
        result, texts = await asked(source, QueryLogs(any_of=["slot"], window=EVENING))
    since = result.scope.window.since if result.scope.window else None
    assert since is not None
    assert result.total == sum(1 for one in records if one.at >= since)
    assert 1500 < result.total < 1700
    assert f"only the newest {result.total} records of 3000 that the server's" in result.notes[-1]
    assert texts[0].startswith(f"{result.total} similar")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_flood_that_is_read_whole_has_the_whole_window(kind: str) -> None:
    async with opened(kind, server_of(kind, flood(900)), records=300) as source:
        result, _ = await asked(source, QueryLogs(any_of=["slot"], window=EVENING))
    assert result.total == 900
    assert result.scope.window == TimeWindow(since=START, until=START + timedelta(hours=1))
    assert result.notes == ()


async def test_nothing_found_is_said_only_of_what_was_read() -> None:
    async with opened("elasticsearch", Elastic([one.document for one in flood(3000)])) as source:
        result, texts = await asked(source, QueryLogs(any_of=["=>"], window=EVENING), limit=5)
    assert texts == ["2026-07-08T18:00:00Z INFO basket-api slot 0 taken =>"]
    async with opened(
        "elasticsearch", Elastic([one.document for one in flood(3000)]), records=200
    ) as source:
        result, texts = await asked(source, QueryLogs(any_of=["=>"], window=EVENING))
    assert texts == []
    assert result.scope.window is not None
    assert result.scope.window.since is not None
    assert result.scope.window.since > START + timedelta(minutes=10)


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_at_all_in_the_window_is_said(kind: str) -> None:
    empty = Window(since="2026-07-08T16:00:00Z", until="2026-07-08T17:00:00Z")
    async with opened(kind, server_of(kind, flood(3))) as source:
        nothing, _ = await asked(source, QueryLogs(any_of=["slot"], window=empty))
        assert nothing.notes == (
            "the window holds no record at all of what is configured to be searched",
        )
        absent, _ = await asked(source, QueryLogs(any_of=["absent"], window=EVENING))
    assert (nothing.total, absent.total, absent.notes) == (0, 0, ())


async def test_a_slow_server_is_not_asked_for_more_than_it_gives_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "PATIENCE_SECONDS", 0.0)
    async with opened("loki", Loki(lines(flood(900)))) as source:
        result, _ = await asked(source, QueryLogs(window=EVENING))
    assert 0 < result.total < 200
    assert result.notes[-1].startswith(f"only the newest {result.total} records that the server's")


async def test_a_bound_of_the_server_is_said_as_at_least() -> None:
    documents = [one.document for one in flood(3000)]
    async with opened("elasticsearch", Elastic(documents, counted=1000), records=200) as source:
        result, _ = await asked(source, QueryLogs(any_of=["slot"], window=EVENING))
    assert "of at least 1000 that the server's search matches" in result.notes[-1]


async def test_a_crowded_instant_is_said() -> None:
    held = [
        Line(START.timestamp().__int__() * 10**9, {"service_name": "a"}, f"n{n}")
        for n in range(700)
    ]
    async with opened("loki", Loki(held), records=200) as source:
        result, _ = await asked(source, QueryLogs(window=EVENING))
    assert result.total == 200
    assert any("more than 200 records of one instant" in note for note in result.notes)


async def test_a_failure_behind_the_first_page_keeps_what_was_read() -> None:
    loki, pages = Loki(lines(flood(2000))), []

    def script(request: Request) -> Reply:
        if request.place.endswith("query_range"):
            pages.append(request)
        return Reply.text("overloaded", status=503) if len(pages) > 1 else loki(request)

    async with opened("loki", script) as source:
        result, _ = await asked(source, QueryLogs(window=EVENING))
    assert 0 < result.total < 2000
    assert "(source_unavailable behind it)" in result.notes[-1]
    assert result.scope.window is not None
    assert result.scope.window.since is not None
    assert result.scope.window.since > START + timedelta(minutes=10)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_page_is_as_large_as_a_reply_may_be(kind: str) -> None:
    big = [
        Stored(after=number, service="basket-api", level="INFO", message=f"{number} " + "x" * 3000)
        for number in range(600)
    ]
    async with opened(kind, server_of(kind, big), response_bytes=1_000_000) as source:
        result, _ = await asked(source, QueryLogs(window=EVENING))
    assert result.total == 600


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("service", "total", "said"),
    [
        ("stock-keeper", 9, None),
        ("edge", 5, None),
        (
            "keeper-7f",
            1,
            "no record of the window has the service that was asked for; those of its pod",
        ),
        (
            "Lease.java",
            1,
            "no record of the window has the service that was asked for; those whose text",
        ),
        ("nobody", 0, "no record of the window has the service that was asked for"),
    ],
)
async def test_a_service_is_sought_by_its_field_then_its_pod_then_the_text(
    kind: str, service: str, total: int, said: str | None
) -> None:
    if kind == "loki":
        held = Loki()
        held.held[5] = Line(
            held.held[5].nanoseconds, {"service_name": "x", "pod": "keeper-7f"}, "m"
        )
        server: Any = held
    else:
        server = SERVERS[next(one for one in SERVERS if one.startswith(kind))]()
        place = {"kubernetes": {"pod": {"name": "keeper-7f"}}}
        flat = {"kubernetes.pod.name": "keeper-7f"}
        more = flat if kind == "victorialogs" else place
        server.held[5] = {**server.held[5], **more, "service": "x"}
    async with opened(kind, server) as source:
        result, _ = await asked(source, QueryLogs(service=service, window=EVENING))
    assert result.total == total
    assert [note for note in result.notes if said and note.startswith(said)] or said is None
    assert result.scope.filters["service"] == service


@pytest.mark.parametrize("kind", KINDS)
async def test_a_service_whose_records_say_nothing_of_the_term_is_sought_nowhere_else(
    kind: str,
) -> None:
    records = [
        Stored(after=1, service="payrail", level="INFO", message="calm"),
        Stored(after=2, service="edge-proxy", level="ERROR", message="payrail lost its lease"),
    ]
    async with opened(kind, server_of(kind, records)) as source:
        request = QueryLogs(service="payrail", any_of=["lease"], window=EVENING)
        nothing, _ = await asked(source, request)
        other, _ = await asked(source, request.model_copy(update={"service": "lost"}))
    assert (nothing.total, nothing.notes) == (0, ())
    assert other.total == 1
    assert "those whose text names it" in other.notes[0]


@pytest.mark.parametrize("service", ["shard", None])
async def test_very_many_services_of_one_name_make_no_query_too_long(service: str | None) -> None:
    held = [
        Line(
            START.timestamp().__int__() * 10**9 + n * 1000,
            {"service_name": f"shard-{n:05d}"},
            f"m{n} x",
        )
        for n in range(2000)
    ]
    loki = Loki([*held, Line(held[0].nanoseconds, {"service_name": "other"}, "shard-1 x")])
    async with opened("loki", loki, records=5000) as source:
        request = QueryLogs(service=service, all_of=["shard", "x"], window=EVENING)
        result, _ = await asked(source, request)
    assert result.total == 2000 + (service is None)
    assert max(map(len, loki.queries)) < 2500


async def test_the_default_window_is_the_last_day_and_thirty_days_are_the_longest() -> None:
    async with opened("loki", Loki()) as source:
        result, _ = await asked(source, QueryLogs())
        assert result.scope.window == TimeWindow(since=NOW - timedelta(hours=24), until=NOW)
        long, _ = await asked(source, QueryLogs(window=Window(since="90d")))
        assert long.scope.window == TimeWindow(since=NOW - timedelta(days=30), until=NOW)
        assert "30 days at a time" in long.notes[0]
        with pytest.raises(SourceError) as caught:
            await asked(source, QueryLogs(window=Window(since="2027-01-01")))
        assert caught.value.error_code is ErrorCode.INVALID_ARGUMENTS


@pytest.mark.parametrize(
    ("kind", "link"),
    [
        ("loki", "http://g/?q=%7Bservice_name%3D~%22.%2B%22%7D%20%7C~%20%22%28%3Fi%29"),
        ("elasticsearch", "http://g/?q=%22a%20%5C%22b%22%20and%20%28%22pool%22%20or%20%22x%22%29"),
        ("victorialogs", "http://g/?q=%2A%20and%20%28~%22"),
    ],
)
async def test_a_link_carries_the_query_and_the_window_encoded(kind: str, link: str) -> None:
    template = "http://g/?q={query}&from={since_ms}&to={until}"
    async with opened(
        kind, SERVERS[next(one for one in SERVERS if one.startswith(kind))](), link=template
    ) as source:
        request = QueryLogs(all_of=['a "b'], any_of=["pool", "x"], window=EVENING)
        result, _ = await asked(source, request)
    assert result.scope.link is not None
    assert result.scope.link.startswith(link)
    assert result.scope.link.endswith("&from=1783533600000&to=2026-07-08T19%3A00%3A00Z")


@dataclass
class Listed:
    """A backend over a list; a page of another order of equals each time."""

    instants: list[int]
    server: LogServer
    label: str = "list"
    language: str = ""
    everything: str = "all"
    longest: timedelta | None = None
    asked: list[int] = field(default_factory=list)

    def guard(self, raw: str) -> str:
        return raw

    async def plan(self, asked: LogFilter, raw: str | None) -> tuple[Tier, ...]:
        return (Tier(queries=("even", "odd")),)

    async def page(self, query: str, window: TimeWindow, limit: int) -> Page:
        self.asked.append(limit)
        parity = 0 if query == "even" else 1
        found = [
            Entry(instant=at(one), text=str(number))
            for number, one in enumerate(self.instants)
            if number % 2 == parity and window.since <= at(one) < window.until  # type: ignore[operator]
        ]
        if len(self.asked) % 2:
            found.reverse()
        found.sort(key=lambda entry: entry.instant, reverse=True)
        return Page(entries=found[:limit], full=len(found) >= limit, size=len(found) * 10)

    async def count(self, query: str, window: TimeWindow) -> Total | None:
        return None

    async def probe(self, now: datetime) -> Found:
        return Found()

    async def close(self) -> None:
        return None


def at(microseconds: int) -> datetime:
    return START + timedelta(microseconds=microseconds)


@given(st.lists(st.integers(0, 60), max_size=60), st.integers(1, 12))
async def test_every_record_of_the_window_that_is_named_is_read_once(
    instants: list[int], records: int
) -> None:
    server = VictoriaLogsServer(
        kind="victorialogs", url="http://logs", records=records, response_bytes=1000
    )
    backend = Listed(instants, server)
    port: LogBackend = backend
    window = TimeWindow(since=at(10), until=at(50))
    progress = Progress(since=at(50))
    read = [entry.text async for entry in read_back(port, ("even", "odd"), window, progress)]
    assert len(set(read)) == len(read) == progress.read
    due = {str(n) for n, one in enumerate(instants) if progress.since <= at(one) < at(50)}
    assert set(read) <= due
    if not progress.crowded:
        assert set(read) == due
    if progress.complete:
        assert progress.since == at(10)
    assert max(backend.asked) <= records
    assert progress.since.tzinfo is UTC
