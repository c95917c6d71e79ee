"""Figures that a text writes in a form of its own, and names that are numbers.

Each row: the texts, what follows from them, and what comes near and does not.
"""

import pytest
from tests.rules.meaning.rulings import CONTRADICTED, LOGS, METRICS, UNSUPPORTED, follows, ruled

RETRY = (
    "2026-03-02 08:11:04,120 INFO Client: Retrying connect to server: ledger-02:7040. Already tried 3"
    " time(s); retry policy is FixedSleep(maxRetries=8, sleepTime=2000 MILLISECONDS)"
)
TASK = "INFO Executor: Finished task 31.0 in stage 4.0 (TID 877). 3071 bytes result sent to driver"
BREAKER = (
    "[parent] Data too large, data for [<transport>] would be [5368709120/5gb], which is larger than the"
    " limit of [5261334937/4.9gb]"
)
LINKED = (
    "Shrinking ISR from 4,5,6 to 4,5. Leader: (highWatermark: 71310, endOffset: 71345). Out of sync replicas:"
    " (brokerId: 6, endOffset: 71310)."
)
FULL = "[gc] GC(77) Pause Full (Ergonomics) 2980M->2610M(3072M) 1904.2ms"
TRIES = "WARN 支付服务 fee-svc 第 2 次重试（共 6 次）调用网关 edge-gw，上次失败：HTTP 503"
ACTIVE = (
    '{"status":"resolved","alerts":[{"labels":{"alertname":"SlowLedger","service":"ledger"},'
    '"startsAt":"2026-05-02T06:10:00Z","endsAt":"2026-05-02T06:52:00Z"}]}'
)
SPENT = "[gc][3071] overhead, spent [8.2s] collecting in the last [9.1s]"
EVENT = (
    "  Warning  Unhealthy  2m10s (x20 over 10m)  kubelet  Readiness probe failed: HTTP probe failed with"
    " statuscode: 500"
)
SOCKET = (
    'File "/srv/pull.py", line 88, in pull\n    requests.exceptions.ReadTimeout: HTTPSConnectionPool('
    "host='rates.example.net', port=443): Read timed out. (read timeout=20)"
)
WAL = 'msg="failed to append" err="write /data/wal/00002841: no space left on device"'
KEEP = "kernel: wl1: setup_keepalive: interval 240, retry_interval 20, retry_count 8"
PRESSED = "mint-macbook scheduler: Thermal pressure state: 2 Memory pressure state: 0"
CLOSED = "proxy.example.net:5070 close, 2184 bytes (2.13 KB) sent, 38812 bytes (37.9 KB) received"

ROWS = (
    (
        RETRY,
        ("The client waits two seconds between retries.",),
        ("The client waits two minutes between retries.",),
    ),
    (
        TASK,
        ("Task 31.0 of stage 4.0 finished.",),
        (
            "Task 4.0 of stage 31.0 finished.",
            "Task 4.0 of stage 31.0 returned roughly 3 KB to the driver.",
        ),
    ),
    (BREAKER, ("限制约为 53 亿字节。",), ("限制约为 54 亿字节。", "限制约为 5.3 亿字节。")),
    (
        LINKED,
        ("The out-of-sync replica was 35 offsets behind the leader.",),
        (
            "The out-of-sync replica was 36 offsets behind the leader.",
            "The leader was 35 offsets behind the out-of-sync replica.",
        ),
    ),
    (
        FULL,
        (
            "这次 Full GC 回收了 370MB。",
            "The full GC freed 370 MB.",
            "The full GC reclaimed 370 MB.",
        ),
        ("这次 Full GC 回收了 2610MB。", "The full GC reclaimed 92 MB."),
    ),
    (
        FULL,
        ("A full GC paused the JVM for about 1.9 seconds.",),
        ("A young GC paused the JVM for about 1.9 seconds.",),
    ),
    (
        TRIES,
        ("fee-svc 最多还能重试 4 次。", "fee-svc 还能重试 4 次。"),
        ("fee-svc 最多还能重试 5 次。", "fee-svc 还能重试 2 次。", "fee-svc 最多还能重试 6 次。"),
    ),
    (
        ACTIVE,
        ("The SlowLedger alert was active for 42 minutes.",),
        ("The SlowLedger alert was active for 52 minutes.",),
    ),
    (
        SPENT,
        (
            "Garbage collection took 90% of the last 9.1 seconds.",
            "It spent 8.2 s of the last 9.1 s collecting.",
        ),
        (
            "It spent 9.1 s of the last 8.2 s collecting.",
            "It spent 8.1 s of the last 9.2 s collecting.",
        ),
    ),
    (
        EVENT,
        (
            "就绪探针平均每 30 秒失败一次。",
            "The readiness probe failed once every 30 seconds on average.",
        ),
        (
            "就绪探针平均每 20 秒失败一次。",
            "The readiness probe failed once every 10 minutes on average.",
        ),
    ),
    (
        SOCKET,
        ("The read from rates.example.net timed out after 20 seconds.",),
        ("The read from rates.example.net timed out after 20 minutes.",),
    ),
)
TOLD = [(text, claim) for text, good, _ in ROWS for claim in good]
NEAR = [(text, claim) for text, _, bad in ROWS for claim in bad]


def _tool(text: str) -> str:
    return METRICS if "alertname" in text else LOGS


@pytest.mark.parametrize(("text", "claim"), TOLD)
def test_it_is_told(text: str, claim: str) -> None:
    assert follows(claim, text, tool=_tool(text))


@pytest.mark.parametrize(("text", "claim"), NEAR)
def test_what_comes_near_is_not(text: str, claim: str) -> None:
    assert not follows(claim, text, tool=_tool(text))


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TASK, "Task 4.0 of stage 31.0 finished."),
        (KEEP, "The interval is 240, the retry interval 8 and the retry count 20."),
        (PRESSED, "The memory pressure state is 2."),
        (CLOSED, "The proxy sent 38812 bytes and received 2184 bytes."),
    ],
)
def test_swapped_figures_are_contradicted(text: str, claim: str) -> None:
    assert ruled(claim, text) == CONTRADICTED


def test_two_names_by_number_are_no_part_and_whole() -> None:
    assert (
        ruled("Task 31.0 of stage 4.0 returned roughly 3 KB to the driver.", TASK) != CONTRADICTED
    )


def test_a_number_with_leading_zeros_is_a_name() -> None:
    assert not follows("The write failed at 2841 bytes.", WAL)
    assert ruled("There are 2841 segments.", WAL) in (UNSUPPORTED, "open")
    assert not follows("No space was left for 2841 files.", WAL)
