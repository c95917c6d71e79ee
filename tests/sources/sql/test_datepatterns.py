"""Date patterns: what they write reads as the time that is stored, and as no other."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlglot import exp

from firsthand.sources.sql.guard.datepatterns import is_in_order
from firsthand.sources.sql.guard.literals import is_pattern


@pytest.mark.parametrize(
    "pattern",
    [
        "%Y", "%Y-%m", "%Y-%m-%d", "%Y-%m-01", "%Y-01-01", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:00",
        "%Y-%m-%dT%H:%M:00", "%H:%M", "%H:00", "%H", "%M", "%d %b %Y", "%B %Y", "%a %H:%M", "%m-%d",
        "%Y-%j", "%I:%M %p", "%Y-%m-%d %T", "%Y-%-m-%-d", "%H:%M:%S.%f", "%Y/%m/%d",
        "%Y%m%d", "%d-%b-%Y", "%Y-%m-%d %I:%M:%S %p",
    ],
)  # fmt: skip
def test_a_pattern_from_the_larger_to_the_smaller_is_in_order(pattern: str) -> None:
    assert is_in_order(pattern)


@pytest.mark.parametrize(
    "pattern",
    [
        "%Y-%d-%m", "%d/%m/%Y", "%H:%m", "%H:%S", "%Y-%d", "%Y %H", "%M:%S", "%I:%M", "%H:%M %p",
        "%Y-01-%d", "%Y-00", "%H:01", "01", "01.01 %Y", "%Y %Y", "%Y-%W", "%Y-%V", "%G-%m", "%y-%m-%d",
        "%H:%M %Y-%m-%d", "%d %b %H %Y", "%d:%H", "%m:%d", "%H-%M", "%H/%M", "%H.%M", "%d/%H", "%m/%d",
        "%Y.%m", "%Y:%m:%d", "%H%M", "%m%d", "-%Y", "%Y-", "%Y--%m", "%Y-%m-%d:%H",
    ],
)  # fmt: skip
def test_a_pattern_that_reads_as_another_time_is_not(pattern: str) -> None:
    assert not is_in_order(pattern)


PARTS = st.sampled_from(["%Y", "%m", "%d", "%H", "%M", "%S", "00", "01"])


@given(st.lists(PARTS, min_size=1, max_size=6))
def test_what_is_in_order_reads_back_as_the_beginning_of_the_stored_time(parts: list[str]) -> None:
    """From the year on: what is written, read as ISO, is the stored time with its rest cut off."""
    marks = ["", "-", "-", " ", ":", ":"]
    pattern = "".join(mark + part for mark, part in zip(marks, parts, strict=False))
    if parts[0] != "%Y" or not is_in_order(pattern):
        return
    assert is_pattern(exp.Literal.string(pattern))
    stored = datetime(2026, 7, 8, 15, 43, 21)
    written = stored.strftime(pattern)
    read = datetime.strptime(written, "%Y-%m-%d %H:%M:%S"[: [2, 5, 8, 11, 14, 17][len(parts) - 1]])
    assert read <= stored
    named = sum(part.startswith("%") for part in parts)
    begun = ["year", "month", "day", "hour", "minute", "second"][:named]
    assert all(getattr(read, unit) == getattr(stored, unit) for unit in begun)
