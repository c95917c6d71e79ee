"""What a number amounts to: binary readings, shares, halves, lines, the hand that moves a thing."""

import pytest

from firsthand.rules.meaning import derivability

_HEAP = "heap usage 12288M of max 12288M"
_POOL = "HikariPool-2 - request timed out (total=40, active=40, idle=0, waiting=17)"
_JOB = "2026-07-03 22:41:30 ERROR 定时任务 settle-daily 执行失败，已处理 18231/20000 条"
_GC = "[GC (Allocation Failure) 3481M->3390M(3584M), 1.8213 secs]"
_SERIES = 'container_memory_usage_bytes{pod="cart-5f6c9"} = 2147483648'
_SWITCH = "07:55:41 sentinel +switch-master cache-main 10.9.0.4 6379 10.9.0.5 6379"
_LOCK = "Id=5521 Command=Query Time=94 State=Waiting for table metadata lock"


@pytest.mark.parametrize(
    ("sentence", "text", "tool"),
    [
        ("The heap maximum is 12 GB.", _HEAP, "query_logs"),
        ("HikariPool-2 的连接使用率达到 100%。", _POOL, "query_logs"),
        ("约 91% 的记录已处理。", _JOB, "query_logs"),
        ("The GC freed only 91 MB.", _GC, "query_logs"),
        ("cart-5f6c9 uses 2 GiB of memory.", _SERIES, "query_metrics"),
        ("连接 5521 等待元数据锁已超过 1 分半钟。", _LOCK, "query_mysql"),
        ("Sentinel 将 cache-main 的主节点切换为 10.9.0.5。", _SWITCH, "query_logs"),
    ],
)
def test_what_a_number_amounts_to_holds(sentence: str, text: str, tool: str) -> None:
    assert derivability(sentence, [text], [tool]).outcome == "derivable"


@pytest.mark.parametrize(
    ("sentence", "text", "tool"),
    [
        ("The heap maximum is 16 GB.", _HEAP, "query_logs"),
        ("HikariPool-2 的连接使用率达到 90%。", _POOL, "query_logs"),
        ("约 99% 的记录已处理。", _JOB, "query_logs"),
        ("settle-daily 已处理 20000 条。", _JOB, "query_logs"),
        ("The GC freed only 910 MB.", _GC, "query_logs"),
        ("cart-5f6c9 uses 1 GiB of memory.", _SERIES, "query_metrics"),
        ("连接 5521 等待元数据锁已超过 2 分半钟。", _LOCK, "query_mysql"),
        ("The master was switched from 10.9.0.5 to 10.9.0.4.", _SWITCH, "query_logs"),
    ],
)
def test_another_number_or_order_does_not(sentence: str, text: str, tool: str) -> None:
    assert derivability(sentence, [text], [tool]).outcome != "derivable"
