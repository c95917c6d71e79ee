"""Names of time zones: what is one, and what is said where none is."""

from datetime import UTC, datetime, timedelta

import pytest

from firsthand.settings.zones import UnknownZone, known, zone_of

WHEN = datetime(2026, 11, 30, 5, 0)


@pytest.mark.parametrize(
    ("name", "hours"),
    [
        ("UTC", 0),
        ("Z", 0),
        ("America/New_York", -5),
        ("Asia/Shanghai", 8),
        ("+08:00", 8),
        ("-0500", -5),
        (" Europe/Berlin ", 1),
    ],
)
def test_a_zone_is_a_name_of_the_database_or_an_offset(name: str, hours: int) -> None:
    offset = WHEN.replace(tzinfo=zone_of(name)).utcoffset()
    assert offset == timedelta(hours=hours)
    assert known(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    ["", "CST", "Mars/Olympus", "+99:00", "+08:99", "../etc/passwd", "/etc/localtime", "America",
     "8", "new york", "\x00", "x" * 300],
)  # fmt: skip
def test_what_is_no_zone_is_quoted_with_the_way_out(name: str) -> None:
    with pytest.raises(UnknownZone) as caught:
        zone_of(name)
    assert "America/New_York" in str(caught.value)
    assert len(str(caught.value)) < 250


def test_utc_is_the_one_that_python_has() -> None:
    assert zone_of("UTC") is UTC
