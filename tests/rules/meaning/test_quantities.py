"""Numbers as they are written, and when one restates another."""

import pytest

from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.tokens.quantities import holds, number_of
from firsthand.rules.meaning.tokens.scan import scan

from .rulings import METRICS, follows


@pytest.mark.parametrize(
    ("written", "value", "unit"),
    [
        ("91%", 91.0, "%"),
        ("30000ms", 30.0, "s"),
        ("5m0s", 300.0, "s"),
        ("1h30m", 5400.0, "s"),
        ("30-second", 30.0, "s"),
        ("00:02.118s", 2.118, "s"),
        ("2 minutes", 120.0, "s"),
        ("twenty minutes", 1200.0, "s"),
        ("1,200.5", 1200.5, ""),
        ("4 GiB", 4 * 2.0**30, "B"),
        ("4923412Ki", 4923412 * 1024.0, "B"),
        ("-45", -45.0, ""),
        ("15 分钟", 900.0, "s"),
        ("十五分钟", 900.0, "s"),
        ("半小时", 1800.0, "s"),
        ("一刻钟", 900.0, "s"),
        ("百分之九十", 90.0, "%"),
        ("九成", 90.0, "%"),
        ("12.8万", 128000.0, ""),
        ("4.12 亿", 4.12e8, ""),
        ("两", 2.0, ""),
        ("9１%", 91.0, "%"),
    ],
)
def test_a_number_is_read_with_its_unit(written: str, value: float, unit: str) -> None:
    numbers = [token[3] for token in scan(fold(written)) if token[3] is not None]
    assert [(one.value, one.unit) for one in numbers] == [(pytest.approx(value), unit)]


@pytest.mark.parametrize(
    "text",
    [
        "10.20.1.5:9100",
        "1.29.3",
        "0x24ede63a01b003b",
        "9f31c2d47be04a55",
        "2026-03-02T08:11:40Z",
        "08:11:40,037",
        "550e8400-e29b-41d4-a716-446655440000",
        "11/Jun/2026:13:20:44",
    ],
)
def test_addresses_versions_stamps_and_digests_are_no_numbers(text: str) -> None:
    assert [token for token in scan(text) if token[0] == "n"] == []


def test_a_range_keeps_both_ends() -> None:
    number = scan("17..23")[0][3]
    assert number is not None
    assert (number.low, number.value) == (17.0, 23.0)


def test_a_fraction_is_two_numbers() -> None:
    assert [token[1] for token in scan("0/5 nodes") if token[3]] == ["0", "5"]


def test_rounding_is_half_of_the_last_digit_and_no_more() -> None:
    assert holds(26.0, 25.902, 1.0, about=True, converts=True)
    assert not holds(27.0, 25.902, 1.0, about=True, converts=True)
    assert holds(65.0, 65.02, 1.0, about=False, converts=True)
    assert not holds(1.0, 1.08, 1.0, about=False, converts=True)
    assert not holds(91.0, 91.3, 1.0, about=False, converts=False)


def test_a_number_longer_than_any_is_a_name() -> None:
    assert number_of("9" * 400, "") == (None, False)


ALERT = "CacheHot firing, service=tag-api, current=91%, threshold=80%, duration=15m"


@pytest.mark.parametrize(
    "claim",
    [
        "The alert has been firing for 900 seconds.",
        "The alert has been firing for a quarter of an hour.",
        "告警已持续十五分钟。",
        "告警已持续 900 秒。",
        "The current value is above 90%.",
        "当前值超过九成。",
        "The current value is at least 91%.",
        "The current value is at most 91%.",
        "The current value is above the 80% threshold.",
        "The current value exceeds the threshold by 11%.",
    ],
)
def test_units_convert_and_intervals_hold(claim: str) -> None:
    assert follows(claim, ALERT, tool=METRICS)


@pytest.mark.parametrize(
    "claim",
    [
        "The alert has been firing for 15 seconds.",
        "The alert has been firing for more than 15 minutes.",
        "The current value is above 91%.",
        "The current value is below 91%.",
        "The current value is 80%.",
        "The threshold is 91%.",
        "The current value is below the 80% threshold.",
        "The current value exceeds the threshold by 12%.",
        "当前值不到九成。",
    ],
)
def test_what_the_interval_excludes_does_not_follow(claim: str) -> None:
    assert not follows(claim, ALERT, tool=METRICS)
