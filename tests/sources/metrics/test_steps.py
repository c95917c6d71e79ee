from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.metrics.promql.durations import next_usual, seconds_of
from firsthand.sources.metrics.steps import FINEST, duration, evaluation

NOW = datetime(2026, 7, 8, 10, 30, 7, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "asked", "points", "step", "said"),
    [
        (1, None, 720, "15s", False),
        (1, "1m", 720, "1m", False),
        (1, "15s", 60, "1m", True),
        (1, "7s", 720, "15s", True),
        (24 * 7, "1m", 720, "15m", True),
        (24 * 7, "1h", 720, "1h", False),
        (24 * 365, None, 720, "1d", False),
        (24 * 3650, None, 720, "1w", False),
    ],
)
def test_a_step_fits_the_points_and_a_coarser_one_is_said(
    hours: int, asked: str | None, points: int, step: str, said: bool
) -> None:
    window = TimeWindow(since=NOW - timedelta(hours=hours))
    found = evaluation(window, asked_step=asked, now=NOW, points=points)
    assert (duration(found.step), bool(found.notes)) == (step, said)


def test_without_a_begin_the_last_hour_is_searched_and_the_scope_says_so() -> None:
    found = evaluation(TimeWindow(), asked_step=None, now=NOW, points=720)
    assert found.window == TimeWindow(since=NOW - timedelta(hours=1), until=NOW)


def test_nothing_is_asked_beyond_now() -> None:
    window = TimeWindow(until=NOW + timedelta(days=1))
    assert evaluation(window, asked_step=None, now=NOW, points=720).end <= NOW.timestamp()


SECONDS = st.integers(1, 40 * 86400)


@given(SECONDS, SECONDS, st.integers(2, 11_000))
def test_instants_lie_whole_steps_before_the_windows_end(span: int, ago: int, points: int) -> None:
    until = NOW - timedelta(seconds=ago)
    window = TimeWindow(since=until - timedelta(seconds=span), until=until)
    found = evaluation(window, asked_step=None, now=NOW, points=points)
    assert (found.end - found.start) % found.step == 0
    assert found.start <= found.end <= until.timestamp() < found.end + FINEST
    assert (found.end - found.start) / found.step <= points
    assert found.start >= (until - timedelta(seconds=span + FINEST)).timestamp()


@given(st.integers(1, 10**8))
def test_a_duration_is_written_as_it_is_read(seconds: int) -> None:
    usual = next_usual(seconds)
    assert usual >= seconds
    assert seconds_of(duration(usual)) == usual
