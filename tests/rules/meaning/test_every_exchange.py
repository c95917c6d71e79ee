"""Every value of one text told of the other: comparisons in both directions, times, orders, values.

Each shape is two texts of one kind with two names, their measures and times. Whatever is exchanged must not
follow; what is so must, of the sentences of which the shape says that they are read.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import pytest
from tests.rules.meaning.rulings import LOGS, METRICS, ROWS, follows

VALUES = ("The {en} of {a} was {v}.", "{a} 的{zh}为 {v}。", "At {t}, the {en} of {a} was {v}.")
HIGHER = (
    "{a} had a higher {en} than {b}.",
    "The {en} of {a} is higher than that of {b}.",
    "The {en} of {a} is higher than the {en} of {b}.",
    "{a} has the higher {en}.",
    "{a} 的{zh}高于 {b}。",
    "{a} 的{zh}比 {b} 更高。",
)
LOWER = (
    "{a} had a lower {en} than {b}.",
    "The {en} of {a} is lower than that of {b}.",
    "Compared with {b}, {a} had a lower {en}.",
    "{a} 的{zh}低于 {b}。",
    "{a} 的{zh}更低。",
)
LATER = (
    "{a} was recorded later than {b}.",
    "{a} was recorded after {b}.",
    "{a} 的记录晚于 {b}。",
    "{a} 的记录比 {b} 晚。",
)
EARLIER = (
    "{a} was recorded earlier than {b}.",
    "{a} was recorded before {b}.",
    "{a} 的记录早于 {b}。",
)
ALONE = (
    "{a} has the higher {en}.",
    "{a} had the highest {en}.",
    "{a} 的{zh}更低。",
    "{a} 的{zh}最高。",
)


class Shape(NamedTuple):
    tool: str
    texts: dict[str, str]
    measures: dict[tuple[str, str], dict[str, str]]
    times: dict[str, str]


HOSTS = Shape(
    METRICS,
    {
        "edge-1": "2026-04-07T09:20:11Z host=edge-1 cpu_usage=61% memory_usage=84% threads=190",
        "edge-2": "2026-04-07T09:25:41Z host=edge-2 cpu_usage=79% memory_usage=52% threads=402",
    },
    {
        ("CPU usage", "CPU 使用率"): {"edge-1": "61%", "edge-2": "79%"},
        ("memory usage", "内存使用率"): {"edge-1": "84%", "edge-2": "52%"},
    },
    {"edge-1": "09:20:11", "edge-2": "09:25:41"},
)
PODS = Shape(
    METRICS,
    {
        "feed-a": '{"time":"2026-02-09T03:15:00Z","pod":"feed-a","memory_mb":1290,"restarts":2}',
        "feed-b": '{"time":"2026-02-09T03:18:30Z","pod":"feed-b","memory_mb":860,"restarts":5}',
    },
    {("memory", "内存"): {"feed-a": "1290 MB", "feed-b": "860 MB"}},
    {"feed-a": "03:15:00", "feed-b": "03:18:30"},
)
LAGS = Shape(
    LOGS,
    {
        "kv-3": "[P2] LagHigh firing on kv-3: replication lag 48s at 2026-03-05 14:20:41",
        "kv-4": "[P1] LagHigh firing on kv-4: replication lag 99s at 2026-03-05 14:31:17",
    },
    {("replication lag", "复制延迟"): {"kv-3": "48 s", "kv-4": "99 s"}},
    {"kv-3": "14:20:41", "kv-4": "14:31:17"},
)
LINES = Shape(
    LOGS,
    {
        "node-x": "2026-05-02 14:25:41 [ERROR] node-x 数据库连接超时，耗时 4300 毫秒，重试 2 次",
        "node-y": "2026-05-02 14:27:03 [ERROR] node-y 数据库连接超时，耗时 6100 毫秒，重试 5 次",
    },
    {("time taken", "耗时"): {"node-x": "4300 毫秒", "node-y": "6100 毫秒"}},
    {"node-x": "14:25:41", "node-y": "14:27:03"},
)
ORDERS = Shape(
    ROWS,
    {
        "ord-81": "order_no | amount | created_at\n---------+--------+-----\n"
        "ord-81 | 131.00 | 2026-07-04 18:02:10",
        "ord-82": "order_no | amount | created_at\n---------+--------+-----\n"
        "ord-82 | 96.50 | 2026-07-04 18:05:44",
    },
    {("amount", "金额"): {"ord-81": "131", "ord-82": "96.50"}},
    {"ord-81": "18:02:10", "ord-82": "18:05:44"},
)
JOBS = Shape(
    LOGS,
    {
        "job-51": "2026-02-02 04:10:00 WARN job-51 slow: duration_ms=4500 rows=1800",
        "job-52": "2026-02-02 04:12:00 WARN job-52 slow: duration_ms=7100 rows=260",
    },
    {("duration", "耗时"): {"job-51": "4500 ms", "job-52": "7100 ms"}},
    {"job-51": "04:10:00", "job-52": "04:12:00"},
)
SHAPES = {
    "hosts": HOSTS,
    "pods": PODS,
    "lags": LAGS,
    "lines": LINES,
    "orders": ORDERS,
    "jobs": JOBS,
}


def sentences(shape: Shape) -> Iterator[tuple[str, bool]]:
    """Every sentence about two names, and whether it is so."""
    for a, b in permutations(shape.times):
        later = shape.times[a] > shape.times[b]
        for frames, holds in ((LATER, later), (EARLIER, not later)):
            for frame in frames:
                yield frame.format(a=a, b=b), holds
        for (en, zh), values in shape.measures.items():
            above = _number(values[a]) > _number(values[b])
            for frames, holds in ((HIGHER, above), (LOWER, not above)):
                for frame in frames:
                    yield frame.format(a=a, b=b, en=en, zh=zh), holds
            for frame in VALUES:
                told = {"a": a, "en": en, "zh": zh, "t": shape.times[a]}
                yield frame.format(v=values[a], **told), True
                yield frame.format(v=values[b], **told), False
                if "{t}" in frame:
                    yield frame.format(v=values[a], **{**told, "t": shape.times[b]}), False


def _number(shown: str) -> float:
    return float(shown.split()[0].rstrip("%"))


@pytest.mark.parametrize("name", SHAPES)
def test_no_exchange_follows(name: str) -> None:
    shape = SHAPES[name]
    texts = [*shape.texts.values()]
    wrong = [one for one, holds in sentences(shape) if not holds]
    assert len(wrong) > len(VALUES)
    for order in (texts, texts[::-1]):
        assert [one for one in wrong if follows(one, *order, tool=shape.tool)] == []


@pytest.mark.parametrize("name", ["hosts", "pods", "jobs"])
def test_what_is_so_follows(name: str) -> None:
    shape = SHAPES[name]
    texts = [*shape.texts.values()]
    right = [one for one, holds in sentences(shape) if holds]
    for order in (texts, texts[::-1]):
        assert [one for one in right if not follows(one, *order, tool=shape.tool)] == []


@pytest.mark.parametrize("name", SHAPES)
def test_one_text_alone_tells_no_comparison(name: str) -> None:
    shape = SHAPES[name]
    for a, text in shape.texts.items():
        told = [f.format(a=a, en=en, zh=zh) for en, zh in shape.measures for f in ALONE]
        told += [f"{a} was recorded later.", f"{a} was the last one."]
        assert [one for one in told if follows(one, text, tool=shape.tool)] == []


@pytest.mark.parametrize(
    "claim",
    [
        "The replication lag of kv-4 is higher than that of kv-3.",
        "kv-4 的复制延迟高于 kv-3。",
        "The alert on kv-4 came later than the one on kv-3.",
        "kv-4 的记录晚于 kv-3。",
    ],
)
def test_prose_is_compared_too(claim: str) -> None:
    assert follows(claim, *LAGS.texts.values())
    turned = claim.replace("kv-3", "kv-0").replace("kv-4", "kv-3").replace("kv-0", "kv-4")
    assert not follows(turned, *LAGS.texts.values())


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("INC-7 ended later than INC-8.", False),
        ("INC-8 ended later than INC-7.", True),
        ("INC-8 started later than INC-7.", False),
        ("INC-7 started later than INC-8.", True),
    ],
)
def test_of_several_times_that_of_the_deed_counts(claim: str, holds: bool) -> None:
    first = "INC-7 severity=SEV2 started_at=2026-04-01T10:20:00Z ended_at=2026-04-01T10:47:00Z"
    second = "INC-8 severity=SEV1 started_at=2026-04-01T10:01:00Z ended_at=2026-04-01T10:58:00Z"
    assert follows(claim, first, second) is holds
