"""Words signal failure, recovery or routine; negated failures signal nothing."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.offline.signals import failure_at, signals, slowest_ms


@pytest.mark.parametrize(
    "text",
    [
        "Container was OOMKilled", "x509: certificate has expired", "connect: connection refused",
        "status is now: NodeNotReady", "No space left on device", "exceeded quota: default",
        "java.lang.OutOfMemoryError: Java heap space", "could not resolve host", "exit code 137",
        "env FOO is undefined", "syntax error near '('", "连接池耗尽", "请求超时", "证书已过期",
        "权限不足，拒绝访问", "permission denied", "deadlock found", "dial tcp: no route to host",
    ],
)  # fmt: skip
def test_specific_failures(text: str) -> None:
    assert signals(text).specific > 0
    assert failure_at(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "no errors found", "0 failed", "without error", "did not fail", "未超时", "没有错误", "无异常",
        "unfailing", "terrors", "everything is fine",
    ],
)  # fmt: skip
def test_negated_and_longer_words_are_no_failure(text: str) -> None:
    found = signals(text)
    assert (found.specific, found.general) == (0, 0)


@pytest.mark.parametrize(
    ("text", "level", "routine"),
    [
        ("2026-07-08T10:14:03Z ERROR a b", 3, False),
        ("2026-07-08T10:14:03Z [WARN] a b", 2, False),
        ("ts=1 level=error msg=x", 3, False),
        ("2026-07-08T10:14:03Z NORMAL k8s Pulled", 0, True),
        ("2026-07-08T10:14:03Z INFO a ERROR", 0, True),
        ("2026-07-08T10:14:03Z a b", 0, False),
    ],
)
def test_levels_are_read_at_the_head(text: str, level: int, routine: bool) -> None:
    found = signals(text)
    assert (found.level, found.routine_level) == (level, routine)


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("took 12ms", 12),
        ("took 3s and 4 sec", 4000),
        ("elapsed=2.5s", 2500),
        ("v1.2s", 0),
        ("x", 0),
    ],
)
def test_durations_need_a_unit(text: str, milliseconds: float) -> None:
    assert slowest_ms(text) == milliseconds


def test_a_restart_is_the_consequence_of_another_failure() -> None:
    found = signals("Back-off restarting failed container web in pod web-0")
    assert (found.consequences, found.specific, found.general) == (1, 0, 0)


@given(st.text(max_size=300))
def test_any_text_has_signals(text: str) -> None:
    at = failure_at(text)
    assert at is None or 0 <= at < len(text)
    assert signals(text).level >= 0


@pytest.mark.parametrize(
    "piece", ["error ", "超时", "no ", "select from ", "İ", '="\\"', "1 similar, e.g. "]
)
def test_reading_takes_linear_time(piece: str) -> None:
    text = (piece * 20_000)[:60_000]
    started = time.process_time()
    signals(text)
    failure_at(text)
    assert time.process_time() - started < 10
