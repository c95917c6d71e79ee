"""Where a series began and ended: each value of it is tried as each of its ends."""

import pytest

from .rulings import METRICS, follows

VALUES = {"first": 210, "last": 480, "min": 205, "max": 512, "avg": 301}
POINTS = "13 points, " + ", ".join(f"{name}={value}" for name, value in VALUES.items())
MEMORY = f'container_memory_working_set_bytes{{pod="cart-1"}}: {POINTS}'
ERRORS = f'http_request_errors{{service="cart"}}: {POINTS}'


@pytest.mark.parametrize("value", VALUES.values())
@pytest.mark.parametrize(
    ("claim", "end"),
    [
        ("It ended at {}{}.", "last"),
        ("cart-1 ended at {}{}.", "last"),
        ("It was at {}{} at the end.", "last"),
        ("结束时为 {}{}。", "last"),
        ("It started at {}{}.", "first"),
        ("It began at {}{}.", "first"),
        ("开始时为 {}{}。", "first"),
        ("Its last value was {}{}.", "last"),
        ("最大值为 {}{}。", "max"),
        ("It averaged {}{}.", "avg"),
    ],
)
def test_an_end_is_the_value_that_the_text_calls_so(claim: str, end: str, value: int) -> None:
    for unit in ("", " bytes" if claim.isascii() else " 字节"):
        told = claim.format(value, unit)
        assert follows(told, MEMORY, tool=METRICS) is (value == VALUES[end]), told


@pytest.mark.parametrize("value", VALUES.values())
def test_the_same_of_a_series_without_a_unit(value: int) -> None:
    assert follows(f"The errors of cart ended at {value}.", ERRORS, tool=METRICS) is (value == 480)
    assert follows(f"The errors of cart began at {value}.", ERRORS, tool=METRICS) is (value == 210)


def test_a_change_is_told_without_the_unit_that_the_name_gives() -> None:
    assert follows("It rose from 210 to 480.", MEMORY, tool=METRICS)
    assert not follows("It rose from 205 to 512.", MEMORY, tool=METRICS)
    assert not follows("It fell from 480 to 210.", MEMORY, tool=METRICS)


def test_a_share_of_two_sizes_is_no_bare_number() -> None:
    text = "fs_size_bytes 107374182400\nfs_avail_bytes 6442450944"
    assert not follows(
        "More than a tenth of the file system is still available.", text, tool=METRICS
    )
