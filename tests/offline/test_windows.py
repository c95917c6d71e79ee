"""Time words of both languages become windows; what is not understood becomes none."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.requests import Window
from firsthand.offline.windows import Span, read_window
from firsthand.rules.evidence import resolve_window


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("errors in the last 15 minutes", "15m"),
        ("over the past 3 hours", "3h"),
        ("in the last hour", "1h"),
        ("the past few hours", "3h"),
        ("last half an hour", "30m"),
        ("最近30分钟", "30m"),
        ("过去两小时的错误", "2h"),
        ("近1天", "24h"),
        ("最近半小时", "30m"),
        ("过去三十分钟", "30m"),
        ("10 minutes ago", "20m"),
        ("5分钟前开始报错", "10m"),
        ("yesterday", "2d"),
        ("昨天", "2d"),
        ("昨晚有没有告警", "1d"),
        ("in the last 90 seconds", "2m"),
        ("last 2 weeks", "336h"),
    ],
)
def test_relative_words(text: str, since: str) -> None:
    assert read_window(text) == Span(since=since, until=None)


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("since 10:00", Span("10:00", None)),
        ("从 10:00 到 11:00", Span("10:00", "11:00")),
        ("10:00之后", Span("10:00", None)),
        (
            "between 2026-07-08 10:00 and 2026-07-08 11:00",
            Span("2026-07-08T10:00", "2026-07-08T11:00"),
        ),
        ("after 2026-07-08T10:00:00Z", Span("2026-07-08T10:00:00Z", None)),
        ("since 2026-07-08 10:00 UTC", Span("2026-07-08T10:00Z", None)),
        ("before 2026-07-08", Span(None, "2026-07-08")),
        ("from 10:00 - 10:30", Span("10:00", "10:30")),
    ],
)
def test_absolute_times(text: str, span: Span) -> None:
    assert read_window(text) == span


@pytest.mark.parametrize(
    "text", ["why?", "error 10:5", "restarted 8 times", "50 minutes of CPU", "last deploy failed"]
)
def test_other_words_give_no_window(text: str) -> None:
    assert read_window(text) is None


@given(st.integers(1, 400), st.sampled_from(["minutes", "hours", "days", "分钟", "小时", "天"]))
def test_a_relative_window_is_one_that_sources_can_read(amount: int, unit: str) -> None:
    for text in (f"the last {amount} {unit}", f"最近{amount}{unit}", f"{amount} {unit} ago"):
        span = read_window(text)
        if span is not None:
            window = Window(since=span.since)
            assert resolve_window(window, newest=datetime(2026, 7, 8, tzinfo=UTC)).since is not None
