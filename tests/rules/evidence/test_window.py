from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.errors import UsageError
from firsthand.contracts.requests import Window
from firsthand.rules.evidence import InvalidWindow, iso, parse_instant, resolve_window

NEWEST = datetime(2026, 7, 8, 10, 14, 3, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "instant"),
    [
        ("2026-07-08T10:14:03Z", "2026-07-08T10:14:03Z"),
        ("2026-07-08T18:14:03+08:00", "2026-07-08T10:14:03Z"),
        ("2026-07-08 18:14:03 +0800", "2026-07-08T10:14:03Z"),
        ("2026-07-08T05:44:03-04:30", "2026-07-08T10:14:03Z"),
        ("2026-07-08T10:14:03", "2026-07-08T10:14:03Z"),
        ("2026-07-08T10:14", "2026-07-08T10:14:00Z"),
        ("2026-07-08 10:14 UTC", "2026-07-08T10:14:00Z"),
        ("2026-07-08t10:14:03.250z", "2026-07-08T10:14:03.25Z"),
        ("2026-07-08T10:14:03,123456789Z", "2026-07-08T10:14:03.123456Z"),
        ("2026-07-08", "2026-07-08T00:00:00Z"),
        ("1783505643", "2026-07-08T10:14:03Z"),
        ("1783505643250", "2026-07-08T10:14:03.25Z"),
        ("now", "2026-07-08T10:14:03Z"),
        ("30m", "2026-07-08T09:44:03Z"),
        ("-30m", "2026-07-08T09:44:03Z"),
        ("90s", "2026-07-08T10:12:33Z"),
        ("2h", "2026-07-08T08:14:03Z"),
        ("1h30m", "2026-07-08T08:44:03Z"),
        ("1d", "2026-07-07T10:14:03Z"),
        ("1w", "2026-07-01T10:14:03Z"),
        ("now-2h", "2026-07-08T08:14:03Z"),
        ("now - 2h", "2026-07-08T08:14:03Z"),
        ("last 15m", "2026-07-08T09:59:03Z"),
        ("past 15 minutes", "2026-07-08T09:59:03Z"),
        ("2 hours ago", "2026-07-08T08:14:03Z"),
        (" 30M ", "2026-07-08T09:44:03Z"),
    ],
)
def test_an_instant_is_read(text: str, instant: str) -> None:
    assert iso(parse_instant(text, newest=NEWEST)) == instant


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "yesterday", "30", "30x", "m", "now+2h", "--30m", "3０m", "２０２６-07-08", "2026-02-30",
        "2026-7-8", "2026-07-08T25:00", "2026-07-08T10:14:03+99:00", "999999999w", "08/07/2026", "NaN",
        "2026-07-08T10:14:03Z; DROP", "0001-01-01T00:00:00+08:00", "9999-12-31T23:59:59-08:00", "\x00",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_one_line_with_the_way_out(text: str) -> None:
    with pytest.raises(InvalidWindow) as refusal:
        parse_instant(text, newest=NEWEST)
    assert len(str(refusal.value).splitlines()) == 1
    assert "ISO 8601" in str(refusal.value) or "offset" in str(refusal.value)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("zone", ["Mars/Phobos", "Asia/Shanghai", "CST", "PST8PDT"])
def test_a_zone_name_is_refused_by_name(zone: str) -> None:
    with pytest.raises(InvalidWindow, match=f"unknown time zone '{zone}'.*\\+08:00"):
        parse_instant(f"2026-07-08T10:14:03 {zone}", newest=NEWEST)


def test_the_refusal_is_the_callers_error_and_a_value_error() -> None:
    assert issubclass(InvalidWindow, UsageError)
    assert issubclass(InvalidWindow, ValueError)
    assert InvalidWindow.code == "invalid_window"


def test_no_window_is_open_on_both_sides() -> None:
    assert resolve_window(None, newest=NEWEST) == resolve_window(Window(), newest=NEWEST)
    assert resolve_window(None, newest=NEWEST).since is None


def test_an_end_at_now_is_open_so_that_the_newest_record_is_inside() -> None:
    assert resolve_window(Window(since="30m", until="now"), newest=NEWEST).until is None
    assert resolve_window(Window(since="30m", until="0m"), newest=NEWEST).until is None


def test_a_stated_end_is_exclusive_even_at_the_newest_record() -> None:
    assert resolve_window(Window(until=iso(NEWEST)), newest=NEWEST).until == NEWEST


def test_a_date_as_end_means_the_end_of_that_day() -> None:
    window = resolve_window(Window(since="2026-07-08", until="2026-07-08"), newest=NEWEST)
    assert window.since is not None
    assert window.until == window.since + timedelta(days=1)


@pytest.mark.parametrize(
    ("since", "until"), [("30m", "2h"), ("2026-07-09", "2026-07-08"), ("30m", "30m"), ("now", "1h")]
)
def test_since_at_or_after_until_is_refused(since: str, until: str) -> None:
    with pytest.raises(InvalidWindow, match=r"since .* is not before until"):
        resolve_window(Window(since=since, until=until), newest=NEWEST)


def test_a_last_day_of_the_calendar_is_refused_not_a_crash() -> None:
    with pytest.raises(InvalidWindow):
        resolve_window(Window(until="9999-12-31"), newest=NEWEST)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    message = ""
    try:
        assert parse_instant(text, newest=NEWEST).tzinfo is UTC
    except InvalidWindow as refusal:
        message = str(refusal)
    assert len(message.splitlines()) <= 1


@given(st.datetimes(min_value=datetime(1, 1, 2), timezones=st.timezones()))
def test_what_iso_writes_is_read_back(moment: datetime) -> None:
    try:
        text = iso(moment)
    except OverflowError:
        return
    aware = moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
    assert parse_instant(text, newest=NEWEST) == aware
    assert text.endswith("Z")


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_window_arithmetic_counts_back_from_the_newest(since: int, until: int) -> None:
    window = Window(since=f"{since}s", until=f"{until}s")
    if since <= until and until > 0:
        with pytest.raises(InvalidWindow):
            resolve_window(window, newest=NEWEST)
        return
    resolved = resolve_window(window, newest=NEWEST)
    assert resolved.since == NEWEST - timedelta(seconds=since)
    assert resolved.until == (NEWEST - timedelta(seconds=until) if until else None)
