"""Time stamps: the usual formats, what they leave unsaid, and what is no stamp."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sources.kit import CALENDAR, at

from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.stamps import from_number, is_stamp_shaped, read_stamp

NOON = "2026-07-08T10:14:03"
EARLY = "2026-07-08T02:14:03"

FORMATS = {
    b"2026-07-08T10:14:03Z ERROR x": NOON,
    b"2026-07-08T10:14:03.123456789Z x": NOON + ".123456",
    b"2026-07-08 10:14:03,123 java": NOON + ".123",
    b"2026-07-08 10:14:03.5 x": NOON + ".5",
    b"2026-07-08T10:14:03+08:00 x": EARLY,
    b"2026-07-08T10:14:03+0800 x": EARLY,
    b"2026-07-08 10:14:03 +0800 x": EARLY,
    b"2026-07-08T10:14:03+08 x": EARLY,
    b"2026-07-08 10:14:03 no zone": NOON,
    b"2026/07/08 10:14:03 go": NOON,
    b"20260708T101403Z compact": NOON,
    b"I0708 10:14:03.123456 1 klog.go:3] x": NOON + ".123456",
    b"E20260708 10:14:03.123456 1 glog.cc:3] x": NOON + ".123456",
    b"Jul  8 10:14:03 host app[1]: syslog": NOON,
    b"<13>Jul  8 10:14:03 host app: priority": NOON,
    b"<165>1 2026-07-08T10:14:03.003Z host app - - - rfc5424": NOON + ".003",
    b'1.2.3.4 - - [08/Jul/2026:10:14:03 +0800] "GET / HTTP/1.1" 200 1': EARLY,
    b"[08/Jul/2026 10:14:03] flask": NOON,
    b"1783505643 epoch": NOON,
    b"1783505643.25 epoch": NOON + ".25",
    b"1783505643123 epoch milliseconds": NOON + ".123",
    b"08/07/2026 10:14:03 day first": NOON,
    b"12:M 08 Jul 2026 10:14:03.123 * redis": NOON + ".123",
    b"2026-07-08T10:14:03.123456Z 0 [ERROR] mysql": NOON + ".123456",
    b"2026-07-08 10:14:03.123 UTC [7] LOG:  postgres": NOON + ".123",
    b"2026-07-08 10:14:03.123 JST [7] LOG:  postgres": "2026-07-08T01:14:03.123",
    b"2026-07-08 10:14:03 Asia/Shanghai [7] LOG:  postgres": EARLY,
    b"[Wed Jul 08 10:14:03.123456 2026] [core:error] apache": NOON + ".123456",
    b"Wed, 08 Jul 2026 10:14:03 GMT rfc1123": NOON,
    b"ERROR 2026-07-08 10:14:03,123 level first": NOON + ".123",
    b"[ERROR] 2026-07-08 10:14:03 level first": NOON,
    b"[2026-07-08 10:14:03 +0000] [12] [INFO] gunicorn": NOON,
    b"level=info ts=2026-07-08T10:14:03Z msg=logfmt": NOON,
    b'time="2026-07-08T10:14:03Z" level=info': NOON,
    b"web-1  | 2026-07-08 10:14:03 compose": NOON,
    b"[pod/web-0/app] 2026-07-08 10:14:03 kubectl": NOON,
    b"type=SYSCALL msg=audit(1783505643.243:24287): auditd": NOON + ".243",
    b"\x1b[2m2026-07-08T10:14:03Z\x1b[0m  INFO colour": NOON,
    b"h2 2026-07-08T10:14:03.5Z load balancer": NOON + ".5",
    b"7/8/2026 1:14:03 PM half day": "2026-08-07T13:14:03",
}


@pytest.mark.parametrize("line", FORMATS, ids=lambda line: line.decode()[:40])
def test_the_usual_formats_are_read(line: bytes) -> None:
    stamp = read_stamp(line, CALENDAR)
    assert stamp is not None
    assert stamp.instant == at(FORMATS[line])


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"plain text",
        b"    at com.shop.Order(Order.java:12)",
        b"the run of 2026-07-08 10:14:03 failed",
        b"2026-13-45 10:14:03 no such date",
        b"2026-02-30T00:00:00Z no such date",
        b"1234567 too short for a time",
        b"99999999999 no time",
        b'{"time":"2026-07-08T10:14:03Z"}',
        "错误 2026-07-08 10:14:03".encode(),
        b"\xff\xfe\x00",
        b"Julia 8 10:14:03",
    ],
)
def test_what_is_no_stamp_at_the_head_is_not_read(line: bytes) -> None:
    assert read_stamp(line, CALENDAR) is None


def test_a_date_that_does_not_exist_still_has_the_shape_of_one() -> None:
    assert is_stamp_shaped(b"2026-13-45 10:14:03 x")
    assert not is_stamp_shaped(b"plain text")


def test_a_stamp_without_a_zone_takes_the_calendars() -> None:
    shanghai = Calendar(anchor=CALENDAR.anchor, zone=timezone(timedelta(hours=8)))
    stamp = read_stamp(b"2026-07-08 10:14:03 x", shanghai)
    assert stamp is not None
    assert stamp.instant == at(EARLY)
    assert not stamp.zone_unknown


@pytest.mark.parametrize("zone", [b"CST", b"IST", b"Mars/Olympus"])
def test_a_zone_that_is_not_one_known_zone_is_reported(zone: bytes) -> None:
    stamp = read_stamp(b"2026-07-08 10:14:03 " + zone + b" x", CALENDAR)
    assert stamp is not None
    assert stamp.zone_unknown
    assert stamp.instant == at(NOON)


@pytest.mark.parametrize(
    ("anchor", "observed", "year"),
    [
        ("2026-07-09T00:00:00", False, 2026),
        ("2026-07-08T00:00:00", False, 2026),
        ("2026-07-01T00:00:00", False, 2025),  # not after the file's date
        ("2026-07-01T00:00:00", True, 2026),  # nearest to what was observed
        ("2027-01-02T00:00:00", True, 2026),
        ("2027-01-02T00:00:00", False, 2026),
    ],
)
def test_a_stamp_without_a_year_takes_the_likeliest(anchor: str, observed: bool, year: int) -> None:
    stamp = read_stamp(b"Jul  8 10:14:03 h x", Calendar(anchor=at(anchor), observed=observed))
    assert stamp is not None
    assert stamp.yearless
    assert stamp.instant.year == year


def test_the_29th_of_february_finds_a_leap_year() -> None:
    stamp = read_stamp(b"Feb 29 10:00:00 h x", CALENDAR)
    assert stamp is not None
    assert stamp.instant == at("2024-02-29T10:00:00")


def test_month_first_dates_are_read_where_the_file_shows_them() -> None:
    american = Calendar(anchor=CALENDAR.anchor, day_first=False)
    stamp = read_stamp(b"07/08/2026 10:14:03 x", american)
    assert stamp is not None
    assert stamp.instant == at(NOON)


@pytest.mark.parametrize(
    "value", [1783505643, 1783505643000, 1783505643 * 10**6, 1783505643 * 10**9]
)
def test_numbers_are_seconds_milliseconds_microseconds_or_nanoseconds(value: int) -> None:
    assert from_number(value) == at(NOON)


@pytest.mark.parametrize("value", [0, 12.5, -1, 10**30, float("inf"), float("nan")])
def test_a_number_that_is_no_plausible_time_is_none(value: float) -> None:
    assert from_number(value) is None


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_make_it_fail(line: bytes) -> None:
    read_stamp(line, CALENDAR)
    is_stamp_shaped(line)


@settings(deadline=None)
@given(st.datetimes(min_value=datetime(1971, 1, 1), max_value=datetime(2100, 1, 1)))
def test_every_iso_instant_is_read_back(moment: datetime) -> None:
    stamp = read_stamp(moment.isoformat().encode() + b"Z x", CALENDAR)
    assert stamp is not None
    assert stamp.instant == moment.replace(tzinfo=UTC)
