"""An alert whose text says that it is over goes on in no sentence about now."""

import pytest

from .rulings import CONTRADICTED, UNSUPPORTED, follows, ruled

OVER = (
    "[恢复] 主机 cache-07 内存告警, 使用率 63%, 触发时 94%, 持续 42 分钟, 恢复时间 2025-03-02 21:18:00",
    "【已恢复】cache-07 内存告警 使用率 63% 触发值 94%",
    "RESOLVED: memory alert of cache-07, now 63%, triggered at 94%",
    "Recovery: memory alert on cache-07, 63% now (fired at 94%)",
    '{"status":"resolved","alertname":"MemoryHigh","instance":"cache-07","startsAt":"2025-03-02T20:36:00Z"}',
)
GOING_ON = (
    "The memory alert of cache-07 is still firing.",
    "The memory alert of cache-07 is firing.",
    "The memory alert of cache-07 has not recovered.",
    "The memory alert of cache-07 has not been resolved yet.",
    "The memory alert of cache-07 remains active.",
    "cache-07 的内存告警仍未恢复。",
    "cache-07 的内存告警还在触发。",
    "cache-07 内存告警尚未解除。",
)


@pytest.mark.parametrize("text", OVER)
@pytest.mark.parametrize("claim", GOING_ON)
def test_what_has_recovered_does_not_go_on(text: str, claim: str) -> None:
    assert ruled(claim, text) in (CONTRADICTED, UNSUPPORTED)


@pytest.mark.parametrize(
    "claim",
    ["cache-07 的内存告警已恢复。", "The memory alert of cache-07 has recovered.", "告警触发过。"],
)
def test_that_it_fired_and_recovered_may_be_told(claim: str) -> None:
    assert follows(claim, OVER[0])


@pytest.mark.parametrize(
    "text",
    [
        "[触发] cache-07 内存告警, 使用率 94%, 上次恢复时间 2025-03-01 10:00:00",
        '{"status":"firing","alertname":"MemoryHigh","instance":"cache-07","last_resolved":"2025-03-01"}',
    ],
)
def test_an_earlier_recovery_ends_no_alert_that_fires(text: str) -> None:
    assert ruled("The memory alert of cache-07 is firing.", text) != CONTRADICTED
    assert ruled("cache-07 的内存告警还在触发。", text) != CONTRADICTED


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("trade-gw 当前的 P99 延迟为 2350ms。", False),
        ("The P99 latency of trade-gw is currently 2350 ms.", False),
        ("trade-gw 的 P99 延迟触发值为 2350ms。", True),
    ],
)
def test_of_what_recovered_the_value_that_fired_is_not_that_of_now(claim: str, holds: bool) -> None:
    text = (
        "【恢复】P99延迟过高 应用: trade-gw 触发值: 2350ms 阈值: 1500ms 恢复时间: 2024-06-21 20:27"
    )
    assert follows(claim, text) is holds
