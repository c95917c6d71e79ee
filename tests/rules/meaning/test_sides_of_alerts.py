"""An alert's value and its bound measure one side; how often an event was seen; percentiles in Chinese."""

import pytest
from tests.rules.meaning.rulings import METRICS, follows

LEFT = (
    "NodeMemoryLow(<10%) severity=warning instance=mint-04:9100: Node memory is filling up (< 10% left)\n"
    "  VALUE = 6.8"
)
USED = (
    "CacheFull severity=warning instance=mint-cache:9121: Cache is running out of configured maxmemory"
    " (> 90%)\n  VALUE = 93.7"
)
SLOW = (
    'commitSlow severity=warning job=kv: kv cluster "main": 99th percentile commit durations 0.412s on'
    " 10.0.6.9:2379."
)
EVENT = (
    "  Warning  Unhealthy  2m10s (x18 over 9m)  kubelet  Readiness probe failed: HTTP probe failed with"
    " statuscode: 500"
)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mint-04 has 6.8% of its memory left.", LEFT),
        ("mint-04 has 6.8% of its memory left, under the 10% threshold.", LEFT),
        ("mint-04 uses 93.2% of its memory.", LEFT),
        ("mint-04 剩余内存约 7%。", LEFT),
        ("mint-cache uses 93.7% of its maxmemory.", USED),
        ("mint-cache has 6.3% of its maxmemory left.", USED),
        ("10.0.6.9 的 99 分位提交耗时高于 250 毫秒。", SLOW),
    ],
)
def test_the_value_is_of_the_side_that_its_bound_is_of(claim: str, text: str) -> None:
    assert follows(claim, text, tool=METRICS)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mint-04 uses 6.8% of its memory.", LEFT),
        ("mint-04 has 93.2% of its memory left.", LEFT),
        ("mint-04 has more than 10% of its memory left.", LEFT),
        ("mint-cache still has more than 10% of its maxmemory left.", USED),
        ("mint-cache still has more than 90% of its maxmemory left.", USED),
        ("10.0.6.9 的 99 分位提交耗时高于 500 毫秒。", SLOW),
        ("10.0.6.9 的 95 分位提交耗时高于 250 毫秒。", SLOW),
    ],
)
def test_and_not_of_the_other(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=METRICS)


@pytest.mark.parametrize("text", ["probe failed 3 times in (18", "(18 times in", "7 times in b"])
def test_a_count_at_the_end_of_a_text_is_read(text: str) -> None:
    assert not follows("The liveness probe failed 18 times.", text)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("The readiness probe failed 18 times.", True),
        ("The readiness probe failed 18 times over 9 minutes.", True),
        ("The readiness probe failed 9 times.", False),
        ("The readiness probe failed 18 times over 18 minutes.", False),
        ("The readiness probe failed 500 times.", False),
        ("The liveness probe failed 18 times.", False),
    ],
)
def test_an_event_was_seen_so_often(claim: str, holds: bool) -> None:
    assert follows(claim, EVENT) is holds
