"""A time that the question names bounds every call, and what lies outside of it is not told."""

from datetime import UTC, datetime

import pytest
from tests.offline.desk import Desk, run
from tests.offline.material import alert, items, log, told

from firsthand.contracts.enums import DraftKind
from firsthand.contracts.evidence import TimeWindow
from firsthand.offline.bounds import clock, window
from firsthand.offline.windows import Span, read_window

NEWEST = datetime(2026, 7, 8, 10, 14, 3, tzinfo=UTC)
COVERED = "Searches log files (2 files, records from 2026-07-07T00:00:00Z to 2026-07-08T10:14:03Z)."


def at(clock_time: str, day: int = 8) -> datetime:
    return datetime.fromisoformat(f"2026-07-{day:02d}T{clock_time}:00+00:00")


@pytest.mark.parametrize(
    ("text", "since", "until"),
    [
        ("is checkout healthy since 10:03?", at("10:03"), None),
        ("why did checkout crash at 09:00?", at("08:45"), at("09:30")),
        ("why did checkout crash at 9am?", at("08:45"), at("09:30")),
        ("why did checkout crash at 09:00 on 2026-07-06?", at("08:45", 6), at("09:30", 6)),
        ("what failed on 2026-07-06?", at("00:00", 6), at("00:00", 7)),
        ("what failed since 10:30?", at("10:30"), None),
        ("what failed since 23:50?", at("23:50", 7), None),
        ("从 9:00 到 9:30 有什么错误", at("09:00"), at("09:30")),
    ],
)
def test_a_named_time_is_of_the_newest_evidence(
    text: str, since: datetime, until: datetime | None
) -> None:
    assert window(read_window(text), NEWEST) == TimeWindow(since=since, until=until)


@pytest.mark.parametrize("text", ["db-1:3306 refused", "10.0.0.1:5432 is down", "why?"])
def test_a_port_is_no_time(text: str) -> None:
    assert read_window(text) is None


def test_a_bare_time_without_any_evidence_is_no_window() -> None:
    assert window(Span(since="10:00", until=None), None) == TimeWindow()


def test_the_clock_is_what_the_logs_cover() -> None:
    late = COVERED.replace(")", ", and some dated as late as 2031-01-01T00:00:00Z)")
    empty = COVERED.replace("2 files", "2 files, 1 of them empty")
    assert clock((), {"query_logs": late}) == clock((), {"query_logs": empty}) == NEWEST
    assert clock((), {"query_logs": COVERED}) == NEWEST
    assert clock((), {"query_logs": "Searches logs."}) is None


@pytest.mark.parametrize(
    "asked", ["Is checkout healthy since 10:10?", "Why did checkout crash at 09:00 on 2026-07-07?"]
)
@pytest.mark.parametrize("described", [True, False])
def test_a_record_outside_of_the_window_is_neither_told_nor_concluded(
    asked: str, described: bool
) -> None:
    desk = Desk(
        logs=[
            log("checkout crashed: panic", service="checkout", time="2026-07-08T10:00:00Z"),
            log("cache warmed", "INFO", service="other", time="2026-07-08T10:14:03Z"),
        ]
    )
    descriptions = {"query_logs": COVERED} if described else {}
    output = run(desk, asked, descriptions=descriptions)
    assert output["conclusion"] is None
    assert "panic" not in told(output)
    timed = ("query_logs", "query_metrics")
    bounded = ["window" in call.arguments for call in desk.calls if call.tool_name in timed]
    assert all(bounded) or not described


def test_a_record_within_the_window_is_concluded() -> None:
    desk = Desk(
        alerts=[alert("CheckoutDown", "resolved", service="checkout")],
        logs=[log("checkout crashed: panic", service="checkout", time="2026-07-08T10:12:00Z")],
    )
    output = run(desk, "Why did checkout crash at 10:00?", descriptions={"query_logs": COVERED})
    assert "panic" in str(output["conclusion"])


def test_where_nothing_lies_in_the_window_the_empty_search_is_told() -> None:
    output = run(Desk(logs=[]), "is checkout healthy since 10:03 on 2026-07-08?")
    assert output["conclusion"] is None
    assert items(output, DraftKind.NEGATIVE_OBSERVATION)
