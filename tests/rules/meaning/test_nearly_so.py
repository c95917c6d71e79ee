"""What is nearly so: to come, not done; just beyond, not far; what was, not what is; of another name."""

import pytest

from .rulings import OPEN, follows, ruled

LOAD = "CPU usage of web-3 is 72%"
FULL_LOAD = "CPU usage of web-3 is 95%"
TO_COME = "2024-05-01 10:00:00 INFO 任务 job-77 待执行"
SCALED = "service user-center instances changed from 4 to 6"
SHRUNK = "user-center 实例数由 8 变为 5"
CHANGE = "change CR-88 accepted, waiting for approval by ops-lead"
SKIPPED = "dump of wiki finished, 40 GiB written in 12m, exit=0, upload=skipped"
SHARD = "ERROR job settle shard 3/8 failed"
PART = "ERROR 定时任务 settle 分片 3/8 执行失败"
WATERMARK = (
    "[WARN ][o.e.c.r.a.DiskThresholdMonitor] [lead-1] high disk watermark [85%] exceeded on"
    " [aB3][search-7][/srv] free: 80gb[12%], shards will be relocated away from this node"
)
SCANNED = '{"msg":"Slow query","attr":{"ns":"wiki.pages","docsExamined":3604112,"nreturned":9}}'
CONNECTIONS = (
    "PostgresqlTooManyConnections severity=warning instance=pg-1:9187: PostgreSQL instance has too many"
    " connections (> 80%)\n  VALUE = 86.5"
)
DUMP = 'pg_dump: error: Dumping the contents of table "orders" failed: PQgetResult() failed.'
METRICS = "query_metrics"


@pytest.mark.parametrize(
    ("right", "wrong", "text", "tool"),
    [
        ("任务 job-77 待执行。", "任务 job-77 已执行。", TO_COME, "query_logs"),
        ("任务 job-77 尚未执行。", "任务 job-77 执行了。", TO_COME, "query_logs"),
        ("CPU of web-3 is above 70%.", "CPU of web-3 is well over 70%.", LOAD, METRICS),
        ("CPU of web-3 is well above 70%.", "CPU of web-3 is far above 90%.", FULL_LOAD, METRICS),
        (
            "web-3 的 CPU 使用率远超 70%。",
            "web-3 的 CPU 使用率远高于 90%。",
            FULL_LOAD,
            METRICS,
        ),
        (
            "user-center had four instances.",
            "user-center has four instances.",
            SCALED,
            "query_logs",
        ),
        (
            "pg-1 uses 86.5% of its connections.",
            "pg-1 has 86.5 connections.",
            CONNECTIONS,
            METRICS,
        ),
        ("user-center has six instances.", "user-center has 4 instances.", SCALED, "query_logs"),
        ("user-center 现有 5 个实例。", "user-center 现有 8 个实例。", SHRUNK, "query_logs"),
        ("CR-88 was accepted.", "CR-88 was approved by ops-lead.", CHANGE, "query_logs"),
        ("autovacuum is no longer on.", "autovacuum is on.", "autovacuum=off", "query_logs"),
        ("autovacuum is on.", "autovacuum is no longer on.", "autovacuum=on", "query_logs"),
        ("The upload was skipped.", "The dump was uploaded.", SKIPPED, "query_logs"),
        ("Shard 3 of 8 failed.", "Three shards failed.", SHARD, "query_logs"),
        (
            "任务 settle 的分片 3 执行失败。",
            "任务 settle 有 3 个分片执行失败。",
            PART,
            "query_logs",
        ),
        (
            "search-7 exceeded the 85% disk watermark.",
            "lead-1 exceeded the 85% disk watermark.",
            WATERMARK,
            "query_logs",
        ),
        (
            "The query examined over three million documents.",
            "The query examined over four million documents.",
            SCANNED,
            "query_logs",
        ),
        ("pg_dump 导出 orders 表失败。", "pg_dump 导出 users 表失败。", DUMP, "query_logs"),
    ],
)
def test_what_is_nearly_so_does_not_follow(right: str, wrong: str, text: str, tool: str) -> None:
    assert follows(right, text, tool=tool)
    assert not follows(wrong, text, tool=tool)


def test_a_span_between_two_texts_is_contradicted_by_no_other_duration() -> None:
    server = "lb-1 haproxy[11]: Server be_a/web4 is"
    down = f"Sep 10 16:04:02 {server} DOWN, reason: Layer4 timeout, check duration: 2001ms."
    up = f"Sep 10 16:11:32 {server} UP, reason: Layer4 check passed, check duration: 1ms."
    right = "web4 was out of service for seven and a half minutes."
    assert ruled(right, down, up) in (OPEN, "derivable")
    assert not follows(right.replace("seven", "nine"), down, up)
